import { accentContrast, accentShades, contrastOf, GROUNDS, LEAST_CONTRAST } from "#core/rules/accent.ts";
import words from "#web/facts/messages.en.ts";
import { cx } from "#web/ui/cx.ts";
import messages from "./messages.en.ts";

const { look } = messages;
const figure = new Intl.NumberFormat(words.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** Rounded down: what is not enough must not look like enough. */
const said = (contrast: number) => figure.format(Math.floor(contrast * 10) / 10);

/** The accent as it will stand on the pages, by day and by night, and whether it can be read there. */
export function AccentSample({ accent }: { accent: string }) {
	const { light, dark } = accentShades(accent);
	const byNight = Math.min(...GROUNDS.dark.papers.map((paper) => contrastOf(dark.accent, paper)));
	return (
		<figure className="flex max-w-2xl flex-col gap-1.5">
			<figcaption className="text-note">{look.sample}</figcaption>
			<div className="grid gap-4 sm:grid-cols-2">
				<Ground title={look.byDay} paper={GROUNDS.light.papers[0]} shades={light} contrast={accentContrast(accent)} />
				<Ground title={look.byNight} paper={GROUNDS.dark.papers[0]} shades={dark} contrast={byNight} />
			</div>
		</figure>
	);
}

type GroundProps = { title: string; paper: string; shades: { accent: string; on: string }; contrast: number };

function Ground({ title, paper, shades, contrast }: GroundProps) {
	const isEnough = contrast >= LEAST_CONTRAST;
	return (
		<div className="flex flex-col gap-2">
			<div
				aria-hidden="true"
				className="flex flex-wrap items-center gap-4 rounded-edge border border-line p-4"
				style={{ backgroundColor: paper }}
			>
				<span
					className="inline-flex min-h-11 items-center rounded-edge px-5 font-medium"
					style={{ backgroundColor: shades.accent, color: shades.on }}
				>
					{look.button}
				</span>
				<span className="underline underline-offset-4" style={{ color: shades.accent }}>
					{look.link}
				</span>
			</div>
			<p role="status" className={cx("text-note", isEnough ? "text-quiet" : "text-brick")}>
				{title}: {isEnough ? look.enough(said(contrast)) : look.tooLittle(said(contrast), said(LEAST_CONTRAST))}
			</p>
		</div>
	);
}
