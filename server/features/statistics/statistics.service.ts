import type { Statistics, StatisticsQuery } from "#core/contract/statistics.ts";
import { dayOf, lastDays } from "#core/rules/calendar.ts";
import { stepFor, stepOf } from "#core/rules/figure-range.ts";
import { fromCents } from "#core/rules/money.ts";
import type { Deps } from "../../deps.ts";
import { writeVisits } from "../visits/visits.service.ts";
import { type DaySums, readOverview } from "./statistics.queries.ts";

const VISIT_DAYS = 30;

/** The shop in numbers at this moment, visits of the last seconds included. */
export async function readStatistics(
	deps: Pick<Deps, "db" | "replica" | "visits" | "visitSteps" | "now" | "settings">,
	{ days, by = stepFor(days) }: StatisticsQuery,
): Promise<Statistics> {
	await writeVisits(deps);
	const { lowStock, timeZone } = await deps.settings.current();
	const today = dayOf(deps.now(), timeZone);
	const salesDays = lastDays(days, today);
	const visitDays = lastDays(VISIT_DAYS, today);
	const since = { salesFrom: salesDays[0] as string, visitsFrom: visitDays[0] as string };
	const figures = await deps.replica.read(({ db }) => readOverview(db, { ...since, lowStock }));
	const count = (measure: string) => figures.totals[measure] ?? 0;
	const visited = new Map(figures.visits.map(({ day, visits }) => [day, visits]));
	const visits = visitDays.map((day) => ({ day, visits: visited.get(day) ?? 0 }));
	return {
		totalOrdersInProcess: count("status:Processing"),
		totalOrdersComplete: count("status:Completed"),
		totalOrdersSubmited: count("status:Submited"),
		totalOrdersCancelled: count("status:Canceled"),
		totalVentas: count("units"),
		totalIngresos: fromCents(count("cents")),
		totalClients: figures.clients,
		totalClientsVerified: figures.verified,
		totalOrders: Object.entries(figures.totals).reduce(
			(sum, [measure, amount]) => (measure.startsWith("status:") ? sum + amount : sum),
			0,
		),
		totalProducts: figures.products,
		totalProductsOffSale: figures.offSale,
		totalUsers: figures.users,
		averageRating: figures.rating,
		totalReviews: figures.reviews,
		sales: salesOf(figures.sales, salesDays, by),
		visits: { total: visits.reduce((sum, day) => sum + day.visits, 0), entries: visits },
		lowStock: { soldOut: figures.soldOut, low: figures.low, entries: figures.shortest },
		newestOrders: figures.newest.map(({ cents, ...order }) => ({ ...order, total: fromCents(cents) })),
	};
}

function salesOf(sums: readonly DaySums[], days: readonly string[], by: "day" | "month"): Statistics["sales"] {
	const entries = new Map<string, { cents: number; units: number; orders: number }>();
	for (const day of days) entries.set(stepOf(day, by), { cents: 0, units: 0, orders: 0 });
	const all = { cents: 0, units: 0, orders: 0 };
	for (const { day, cents, units, orders } of sums) {
		for (const sum of [all, entries.get(stepOf(day, by))]) {
			if (!sum) continue;
			sum.cents += cents;
			sum.units += units;
			sum.orders += orders;
		}
	}
	const toWire = ({ cents, units, orders }: typeof all) => ({ revenue: fromCents(cents), units, orders });
	return {
		days: days.length,
		by,
		...toWire(all),
		entries: [...entries].map(([day, sum]) => ({ day, ...toWire(sum) })),
	};
}
