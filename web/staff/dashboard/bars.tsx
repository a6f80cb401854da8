import { type ChartColumn, ColumnChart } from "../charts/column-chart.tsx";
import messages from "../charts/messages.en.ts";
import { Table } from "../frame/table.tsx";

type BarsProps = {
	title: string;
	/** What the heights stand for, such as "Revenue". */
	measure: string;
	bars: ChartColumn[];
};

/** Figures over their days, drawn for the eye, with the same as a table for everybody. */
export function Bars({ title, measure, bars }: BarsProps) {
	return (
		<>
			<ColumnChart title={title} columns={bars} />
			<details className="mt-2">
				<summary className="link inline-flex min-h-11 items-center text-note">{messages.asTable}</summary>
				<Table
					sticky={false}
					caption={title}
					rows={bars}
					keyOf={({ label }) => label}
					columns={[
						{ head: messages.date, cell: ({ label }) => label },
						{ head: measure, number: true, cell: ({ words }) => words },
					]}
				/>
			</details>
		</>
	);
}
