import type { FigurePart, Figures, FiguresQuery } from "#core/contract/figures.ts";
import { BYTE_ORDER_MARK, csvLine } from "#core/rules/csv.ts";
import type { Deps } from "../../deps.ts";
import { readFigures } from "./figures.service.ts";

/** So many lines of a table are in a file. */
const LINES_MAX = 10_000;

type Cell = string | number | null;
type Table = { columns: string[]; rows: (figures: Figures) => Cell[][] };

/** `Before` is what the same came to in the range it is compared with. */
const tables: Record<FigurePart, Table> = {
	sales: {
		columns: ["Date", "Revenue", "Orders", "Units", "Date before", "Revenue before", "Orders before", "Units before"],
		rows: ({ steps }) =>
			steps.map(({ day, revenue, orders, units, before }) => [
				...[day, revenue, orders, units],
				...[before?.day ?? null, before?.revenue ?? null, before?.orders ?? null, before?.units ?? null],
			]),
	},
	clients: {
		columns: ["Date", "New clients", "Came back", "Unknown", "Date before", "New clients before", "Came back before"],
		rows: ({ steps }) =>
			steps.map(({ day, newClients, cameBack, unknown, before }) => [
				...[day, newClients, cameBack, unknown],
				...[before?.day ?? null, before?.newClients ?? null, before?.cameBack ?? null],
			]),
	},
	funnel: {
		columns: ["Step", "Count", "Before"],
		rows: ({ funnel }) => funnel.map(({ step, count, before }) => [step, count, before]),
	},
	sellers: {
		columns: ["Product", "Name", "Units", "Revenue", "Units before"],
		rows: ({ sellers }) => sellers.map((one) => [one.id_product, one.name, one.units, one.revenue, one.before]),
	},
	slow: {
		columns: ["Product", "Name", "Units", "In stock", "Added", "Units before"],
		rows: ({ slow }) => slow.map((one) => [one.id_product, one.name, one.units, one.left, one.since, one.before]),
	},
	returns: {
		columns: ["Product", "Name", "Reason", "Units", "Before"],
		rows: ({ returns }) => returns.map((one) => [one.id_product, one.name, one.reason, one.units, one.before]),
	},
	missed: {
		columns: ["Product", "Name", "Colour", "Size", "Looked at", "Alerts", "Before"],
		rows: ({ missed }) =>
			missed.map((one) => [one.id_product, one.name, one.ColorName, one.size, one.looks, one.alerts, one.before]),
	},
	searches: {
		columns: ["Words", "Times", "Before"],
		rows: ({ searches }) => searches.map(({ words, times, before }) => [words, times, before]),
	},
};

/** One part of the figures as CSV, under a name that says its days. */
export async function figuresAsCsv(
	deps: Deps,
	part: FigurePart,
	query: FiguresQuery,
): Promise<{ name: string; text: string }> {
	const figures = await readFigures(deps, query, LINES_MAX);
	const { columns, rows } = tables[part];
	const text = BYTE_ORDER_MARK + [columns, ...rows(figures)].map(csvLine).join("");
	return { name: `figures-${part}-${figures.from}-${figures.to}.csv`, text };
}
