import { type ReactNode, useId } from "react";
import { cx } from "#web/ui/cx.ts";

export type Column<T> = {
	head: string;
	cell: (row: T) => ReactNode;
	/** Right-aligned, in figures of one width. */
	number?: boolean;
	/** Left out where there is no room; what it says must also be reachable otherwise. */
	wide?: boolean;
	/** The head is for screen readers only. */
	quiet?: boolean;
};

type TableProps<T> = {
	caption: string;
	columns: readonly Column<T>[];
	rows: readonly T[];
	keyOf: (row: T) => string | number;
	/** The head stays below the bar while the page scrolls. */
	sticky?: boolean;
};

/** Dense rows under a head. The first cell of a row names it. */
export function Table<T>({ caption, columns, rows, keyOf, sticky = true }: TableProps<T>) {
	const look = ({ number, wide }: Column<T>) =>
		cx(
			"px-2 first:pl-0 last:pr-0 xl:px-3",
			number ? "text-right tabular-nums" : "text-left",
			wide && "hidden wide:table-cell",
		);
	return (
		<table className="w-full border-collapse">
			<caption className="sr-only">{caption}</caption>
			<thead className={cx(sticky && "sticky top-14 z-10", "bg-paper")}>
				<tr>
					{columns.map((column) => (
						<th
							key={column.head}
							scope="col"
							className={cx(look(column), "border-edge border-b py-2 font-medium text-note text-quiet")}
						>
							{column.quiet ? <span className="sr-only">{column.head}</span> : column.head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={keyOf(row)} className="border-line border-b hover:bg-sunken">
						{columns.map((column, place) =>
							place === 0 ? (
								<th key={column.head} scope="row" className={cx(look(column), "py-2 font-normal")}>
									{column.cell(row)}
								</th>
							) : (
								<td key={column.head} className={cx(look(column), "py-2")}>
									{column.cell(row)}
								</td>
							),
						)}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** A table under a heading of its own. */
export function TitledTable<T>({ caption, ...table }: TableProps<T>) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="flex flex-col gap-3">
			<h2 id={id} className="text-title">
				{caption}
			</h2>
			<Table caption={caption} {...table} />
		</section>
	);
}
