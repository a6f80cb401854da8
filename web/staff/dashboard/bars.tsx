import { cx } from "#web/ui/cx.ts";
import { Table } from "../frame/table.tsx";
import messages from "./messages.en.ts";

export type Bar = { label: string; value: number; words: string };

const HEIGHT = 100;
const STEP = 10;

type BarsProps = { title: string /** What the heights stand for, such as "Revenue". */; measure: string; bars: Bar[] };

/** A calm row of bars over its days, drawn for the eye, with the same figures as a table for everybody. */
export function Bars({ title, measure, bars }: BarsProps) {
	const highest = Math.max(0, ...bars.map(({ value }) => value));
	const lowest = Math.min(0, ...bars.map(({ value }) => value));
	const scale = HEIGHT / (highest - lowest || 1);
	const zero = highest * scale;
	const top = bars.reduce<Bar | null>((best, bar) => (best === null || bar.value > best.value ? bar : best), null);
	return (
		<figure>
			<svg
				role="img"
				aria-label={top ? messages.bars.highestOf(title, top.words, top.label) : title}
				viewBox={`0 -2 ${Math.max(1, bars.length) * STEP} ${HEIGHT + 4}`}
				preserveAspectRatio="none"
				className="h-48 w-full border-line border-b"
			>
				{bars.map(({ label, value, words }, place) => (
					<rect
						key={label}
						x={place * STEP + 1.5}
						y={value >= 0 ? zero - value * scale : zero}
						width={STEP - 3}
						height={Math.max(0.5, Math.abs(value) * scale)}
						className={cx("hover:fill-ink", value < 0 ? "fill-brick" : "fill-clay")}
					>
						<title>{`${label}: ${words}`}</title>
					</rect>
				))}
			</svg>
			<figcaption className="flex justify-between pt-1 text-note text-quiet">
				<span>{bars[0]?.label}</span>
				<span>{top && highest > 0 && messages.bars.highest(top.words)}</span>
				<span>{bars.at(-1)?.label}</span>
			</figcaption>
			<details className="mt-2">
				<summary className="link inline-flex min-h-11 items-center text-note">{messages.bars.asTable}</summary>
				<Table
					sticky={false}
					caption={title}
					rows={bars}
					keyOf={({ label }) => label}
					columns={[
						{ head: messages.bars.date, cell: ({ label }) => label },
						{ head: measure, number: true, cell: ({ words }) => words },
					]}
				/>
			</details>
		</figure>
	);
}
