import type { FigureStep, Figures } from "#core/contract/figures.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import { type ChartColumn, ColumnChart } from "../charts/column-chart.tsx";
import chart from "../charts/messages.en.ts";
import { dayInWords } from "../dashboard/ranges.ts";
import type { Column } from "../frame/table.tsx";
import { Part } from "./figure-part.tsx";
import { inWords } from "./figure-words.ts";
import messages from "./messages.en.ts";

type Step = Figures["steps"][number];
type Measure = "revenue" | "orders" | "units" | "newClients" | "cameBack";

const { sales, clients } = messages;

function columnsOf({ steps, by }: Figures, measure: Measure, say: (figure: number) => string): ChartColumn[] {
	const point = (step: FigureStep) => ({
		label: dayInWords(step.day, by),
		value: step[measure],
		words: say(step[measure]),
	});
	return steps.map((step) => ({ ...point(step), before: step.before && point(step.before) }));
}

const numbers = (head: string, measure: Measure, say = inWords): Column<Step> => ({
	head,
	number: true,
	cell: (step) => say(step[measure]),
});

const numbersBefore = (head: string, measure: Measure, say = inWords): Column<Step> => ({
	head: `${head} (${messages.before})`,
	number: true,
	cell: ({ before }) => before && say(before[measure]),
});

export function Sales({ of }: { of: Figures }) {
	const money = useMoney();
	return (
		<Part
			part="sales"
			title={sales.title}
			note={sales.note}
			rows={of.steps}
			keyOf={({ day }) => day}
			columns={[
				{ head: chart.date, cell: ({ day }) => dayInWords(day, of.by) },
				numbers(sales.revenue, "revenue", money),
				numbers(sales.orders, "orders"),
				numbers(sales.units, "units"),
				...(of.compared ? [numbersBefore(sales.revenue, "revenue", money), numbersBefore(sales.orders, "orders")] : []),
			]}
		>
			<div className="grid gap-8 wide:grid-cols-2">
				<ColumnChart isTitled title={sales.revenueBy[of.by]} columns={columnsOf(of, "revenue", money)} />
				<ColumnChart isTitled title={sales.ordersBy[of.by]} columns={columnsOf(of, "orders", inWords)} />
			</div>
		</Part>
	);
}

export function Clients({ of }: { of: Figures }) {
	return (
		<Part
			part="clients"
			title={clients.title}
			note={clients.note}
			rows={of.steps}
			keyOf={({ day }) => day}
			columns={[
				{ head: chart.date, cell: ({ day }) => dayInWords(day, of.by) },
				numbers(clients.new, "newClients"),
				numbers(clients.back, "cameBack"),
				...(of.compared ? [numbersBefore(clients.new, "newClients"), numbersBefore(clients.back, "cameBack")] : []),
			]}
		>
			<div className="grid gap-8 wide:grid-cols-2">
				<ColumnChart isTitled title={clients.newBy[of.by]} columns={columnsOf(of, "newClients", inWords)} />
				<ColumnChart isTitled title={clients.backBy[of.by]} columns={columnsOf(of, "cameBack", inWords)} />
			</div>
			{of.totals.unknown > 0 && <p className="text-note text-quiet">{clients.unknown(of.totals.unknown)}</p>}
		</Part>
	);
}
