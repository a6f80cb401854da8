import { axisOf } from "./axis.ts";

export type ChartRow = { key: string; label: string; value: number; words: string; before: number | null };

const WIDTH = 100;

/** Things beside each other, each with its bar; the mark in it is what it is compared with. */
export function RowChart({ title, rows }: { title: string; rows: readonly ChartRow[] }) {
	const most = axisOf(rows.flatMap(({ value, before }) => [value, before ?? 0])).at(-1) as number;
	const xOf = (value: number) => (Math.max(0, value) / most) * WIDTH;
	return (
		<ol aria-label={title} className="flex flex-col gap-2">
			{rows.map(({ key, label, value, words, before }) => (
				<li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
					<span className="wrap-anywhere">{label}</span>
					<span className="text-right tabular-nums">{words}</span>
					<svg
						aria-hidden="true"
						viewBox={`0 0 ${WIDTH} 10`}
						preserveAspectRatio="none"
						className="col-span-2 h-2 w-full"
					>
						<rect width={WIDTH} height="10" className="fill-sunken" />
						<rect width={xOf(value)} height="10" className="fill-clay" />
						{before !== null && (
							<path d={`M${xOf(before)} 0V10`} vectorEffect="non-scaling-stroke" className="stroke-2 stroke-ink" />
						)}
					</svg>
				</li>
			))}
		</ol>
	);
}
