import { type ReactNode, useId } from "react";
import { useSearchParams } from "react-router";
import { addressOf } from "#core/calls/call.ts";
import { statistics } from "#core/calls/statistics.ts";
import type { FigurePart } from "#core/contract/figures.ts";
import { Linked } from "#web/ui/linked.tsx";
import chart from "../charts/messages.en.ts";
import { ExportButton } from "../frame/export-button.tsx";
import { type Column, Table } from "../frame/table.tsx";
import { askedFiguresIn } from "./asked-figures.ts";
import messages from "./messages.en.ts";

type PartProps<T> = {
	part: FigurePart;
	title: string;
	note?: string;
	/** What is said in place of the chart where there is nothing to draw. */
	empty?: string | false;
	/** The charts. */
	children: ReactNode;
	rows: readonly T[];
	keyOf: (row: T) => string | number;
	columns: readonly Column<T>[];
};

/** One question about the shop: drawn, as a table, and as a file. */
export function Part<T>({ part, title, note, empty, children, rows, keyOf, columns }: PartProps<T>) {
	const id = useId();
	const asked = askedFiguresIn(useSearchParams()[0]);
	return (
		<section aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
				<div className="min-w-0 sm:flex-1">
					<h2 id={id} className="text-title">
						{title}
					</h2>
					{note && (
						<p className="max-w-prose text-note text-quiet">
							<Linked text={note} />
						</p>
					)}
				</div>
				<ExportButton
					address={addressOf(statistics.exportFigures, { query: { ...asked, part } })}
					name={`figures-${part}.csv`}
					label={messages.csvOf(title)}
					failed={messages.noFile}
				/>
			</div>
			{empty ? <p className="text-quiet">{empty}</p> : children}
			{rows.length > 0 && (
				<details>
					<summary className="link inline-flex min-h-11 items-center text-note">{chart.asTable}</summary>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways on phones has to be reached by the keyboard, too. */}
					<section aria-label={messages.tableOf(title)} tabIndex={0} className="overflow-x-auto">
						<Table sticky={false} caption={title} rows={rows} keyOf={keyOf} columns={columns} />
					</section>
				</details>
			)}
		</section>
	);
}
