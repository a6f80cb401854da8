import { useState } from "react";
import words from "#web/facts/messages.en.ts";
import { cx } from "#web/ui/cx.ts";
import { axisOf } from "./axis.ts";
import messages from "./messages.en.ts";

type Point = { label: string; value: number; words: string };
export type ChartColumn = Point & { before?: Point | null };

const HEIGHT = 100;
const STEP = 10;
/** By the language alone: Spanish as in Argentina mixes "3 K" and "800 k". */
const short = new Intl.NumberFormat(words.language, { notation: "compact", maximumFractionDigits: 1 });

type ColumnChartProps = {
	title: string;
	columns: readonly ChartColumn[];
	/** For one of several below a heading; alone the heading says what it shows. */
	isTitled?: boolean;
};

/** A calm row of columns over its days, zero at the bottom; what they are compared with is a quiet line. */
export function ColumnChart({ title, columns, isTitled = false }: ColumnChartProps) {
	const [at, setAt] = useState<number | null>(null);
	const marks = axisOf(columns.flatMap(({ value, before }) => (before ? [value, before.value] : [value])));
	const [low, high] = [marks[0] as number, marks.at(-1) as number];
	const yOf = (value: number) => ((high - value) / (high - low)) * HEIGHT;
	const top = columns.reduce<ChartColumn | null>((best, one) => (!best || one.value > best.value ? one : best), null);
	const shown = at === null ? undefined : columns[at];
	const last = Math.max(0, columns.length - 1);
	const width = Math.max(1, columns.length) * STEP;
	return (
		<figure className="min-w-0">
			{isTitled && <p className="mb-4">{title}</p>}
			<div className="flex h-48 gap-2">
				<div
					aria-hidden="true"
					className="flex shrink-0 flex-col-reverse justify-between text-right text-note text-quiet"
				>
					{marks.map((mark) => (
						<span key={mark} className="-my-2 tabular-nums">
							{short.format(mark)}
						</span>
					))}
				</div>
				<svg
					role="img"
					aria-label={
						top && top.value > 0 ? messages.highestOf(title, top.words, top.label) : messages.nothingOf(title)
					}
					viewBox={`0 0 ${width} ${HEIGHT}`}
					preserveAspectRatio="none"
					className="h-full min-w-0 grow overflow-visible"
					onPointerMove={({ currentTarget, clientX }) => {
						const { left, width: wide } = currentTarget.getBoundingClientRect();
						setAt(Math.min(last, Math.max(0, Math.floor(((clientX - left) / wide) * columns.length))));
					}}
					onPointerLeave={() => setAt(null)}
				>
					{marks.map((mark) => (
						<path
							key={mark}
							d={`M0 ${yOf(mark)}H${width}`}
							vectorEffect="non-scaling-stroke"
							className={mark === 0 ? "stroke-edge" : "stroke-line"}
						/>
					))}
					{columns.map(({ label, value }, place) => (
						<rect
							key={label}
							x={place * STEP + 1.5}
							y={Math.min(yOf(value), yOf(0))}
							width={STEP - 3}
							height={Math.abs(yOf(value) - yOf(0))}
							className={cx(place === at ? "fill-ink" : value < 0 ? "fill-brick" : "fill-clay")}
						/>
					))}
					<path
						d={lineOf(columns, yOf)}
						vectorEffect="non-scaling-stroke"
						className="fill-none stroke-2 stroke-quiet"
					/>
				</svg>
			</div>
			<figcaption className="flex flex-wrap justify-between gap-x-4 pt-2 text-note text-quiet">
				<span>{columns[0]?.label}</span>
				<span className="order-last basis-full text-center text-ink">
					{shown ? readingOf(shown) : top && top.value > 0 && messages.highest(top.words)}
				</span>
				<span>{columns.length > 1 && columns.at(-1)?.label}</span>
			</figcaption>
			{columns.length > 1 && (
				<input
					type="range"
					min={0}
					max={last}
					value={at ?? last}
					aria-label={messages.walk(title)}
					aria-valuetext={readingOf(columns[at ?? last] as ChartColumn)}
					onChange={({ target }) => setAt(Number(target.value))}
					onFocus={() => setAt((before) => before ?? last)}
					onBlur={() => setAt(null)}
					className="mt-1 block h-6 w-full accent-clay"
				/>
			)}
		</figure>
	);
}

function readingOf({ label, words: figure, before }: ChartColumn): string {
	const now = messages.valueOf(label, figure);
	return before ? `${now}; ${messages.before(before.label, before.words)}` : now;
}

/** A stepped line, so that one value alone can be seen, too. */
function lineOf(columns: readonly ChartColumn[], yOf: (value: number) => number): string {
	return columns
		.map(({ before }, place) => (before ? `M${place * STEP} ${yOf(before.value)}H${(place + 1) * STEP}` : ""))
		.join("");
}
