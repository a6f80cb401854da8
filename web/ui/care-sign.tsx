import type { ReactNode } from "react";
import { type CareGroup, type CareSymbol, careGroupOf } from "#core/rules/care.ts";

const square = <path d="M4 3h24v22H4z" />;
const circle = <circle cx="16" cy="14" r="11" />;

const frames: Record<CareGroup, ReactNode> = {
	wash: <path d="m3 5 4 20h18l4-20M4 9q3-2 6 0t6 0 6 0 6 0" />,
	bleach: <path d="M16 3 29 25H3z" />,
	tumble: (
		<>
			{square}
			<circle cx="16" cy="14" r="9" />
		</>
	),
	dry: square,
	iron: <path d="M9 6h14l4 18H4q1-9 9-9h12" />,
	clean: circle,
	wet: circle,
};

const dots = (...across: number[]) =>
	across.map((cx) => <circle key={cx} cx={cx} cy="19" r="1" className="fill-current" />);

/** What stands in a frame, across it or below it, by its word. */
const marks: Record<string, ReactNode> = {
	hand: <path d="m9 1 6 10 8 2 1 8H13L6 4" />,
	any: null,
	oxygen: <path d="m11 25 7-14m-1 14 4-8" />,
	low: dots(16),
	medium: dots(13, 19),
	normal: dots(13, 19),
	high: dots(11, 16, 21),
	line: <path d="M16 7v14" />,
	"line-drip": <path d="M13 7v14m6-14v14" />,
	flat: <path d="M10 14h12" />,
	"flat-drip": <path d="M10 11h12m-12 6h12" />,
	shade: <path d="m4 8 5-5M4 13 14 3" />,
	not: <path d="m3 2 26 25m0-25L3 27" />,
	mild: <path d="M5 28h22" />,
	"very-mild": <path d="M5 28h22M5 31h22" />,
};

/** A care symbol as labels print it. Its words have to stand beside it: whoever does not see it is told nothing here. */
export function CareSign({ symbol }: { symbol: CareSymbol }) {
	const group = careGroupOf(symbol);
	const said = symbol.slice(group.length + 1);
	const more = /(^|-)(shade|(very-)?mild)$/.exec(said)?.[2] ?? "";
	const first = more ? said.slice(0, -more.length).replace(/-$/, "") : said;
	const letter = group === "wet" && first !== "not" ? "W" : first in marks ? "" : first.toUpperCase();
	return (
		<svg
			viewBox="0 0 32 32"
			aria-hidden="true"
			className="size-8 shrink-0 fill-none stroke-current"
			strokeWidth="1.5"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			{frames[group]}
			{letter ? (
				<text x="16" y="20" textAnchor="middle" stroke="none" className="fill-current text-[0.6875rem]">
					{letter}
				</text>
			) : (
				marks[first]
			)}
			{marks[more]}
		</svg>
	);
}
