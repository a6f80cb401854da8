import { sql } from "drizzle-orm";
import { type FigureStep, type Figures, type FiguresQuery, FUNNEL_STEPS } from "#core/contract/figures.ts";
import { dayOf } from "#core/rules/calendar.ts";
import { daysIn, type Step, stepFor, stepOf, stepsOf } from "#core/rules/figure-range.ts";
import { fromCents } from "#core/rules/money.ts";
import type { Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { writeVainSearches } from "../searches/vain-searches.service.ts";
import { writeMissedSizes } from "../visits/missed-sizes.service.ts";
import { writeVisits } from "../visits/visits.service.ts";
import { type Span, spansOf } from "./figure-spans.rules.ts";
import {
	type BuyersOfDay,
	readBuyers,
	readMissed,
	readReturned,
	readSales,
	readSold,
	readVain,
	readVisits,
	type SalesOfDay,
	type VisitSums,
} from "./figures.queries.ts";

/** So many lines of each table are on the screen; a file has more of them. */
const SHOWN_LINES = 20;

/** Everything that is read is as it was at the first of the reads. */
function inOneMoment<T>({ replica }: Deps, work: (tx: Tx) => Promise<T>): Promise<T> {
	return replica.read(({ db }) =>
		db.transaction(async (tx) => {
			await tx.execute(sql`set transaction isolation level repeatable read, read only`);
			return work(tx);
		}),
	);
}

/** The figures of a range, all of one moment, what was counted in the last seconds included. */
export async function readFigures(deps: Deps, query: FiguresQuery, lines = SHOWN_LINES): Promise<Figures> {
	for (const write of [writeVisits, writeMissedSizes, writeVainSearches]) await write(deps);
	const { timeZone } = await deps.settings.current();
	const spans = spansOf(query, dayOf(deps.now(), timeZone), timeZone);
	const { now, before } = spans;
	return inOneMoment(deps, async (tx) => {
		const sales = await readSales(tx, spans);
		const buyers = await readBuyers(tx, spans);
		const { sellers, slow } = await readSold(tx, spans, lines);
		const by = stepFor(daysIn(now));
		const steps = stepsIn(now, by, sales, buyers);
		const stepsBefore = before && stepsIn(before, by, sales, buyers);
		const totals = totalsOf(steps);
		const totalsBefore = stepsBefore && totalsOf(stepsBefore);
		const visits = await readVisits(tx, now);
		const visitsBefore = before && (await readVisits(tx, before));
		return {
			from: now.from,
			to: now.to,
			by,
			compared: before && { from: before.from, to: before.to },
			totals,
			totalsBefore,
			steps: steps.map((step, place) => ({ ...step, before: stepsBefore?.[place] ?? null })),
			funnel: FUNNEL_STEPS.map((step) => ({
				step,
				count: reached(step, visits, totals.orders),
				before: visitsBefore && totalsBefore && reached(step, visitsBefore, totalsBefore.orders),
			})),
			sellers: sellers.map(({ cents, ...seller }) => ({ ...seller, revenue: fromCents(cents) })),
			slow,
			...(await readReturned(tx, spans, lines)),
			missed: await readMissed(tx, spans, lines),
			searches: await readVain(tx, spans, lines),
		};
	});
}

function reached(step: (typeof FUNNEL_STEPS)[number], visits: VisitSums, paid: number): number {
	return step === "paid" ? paid : visits[step];
}

type Sums = Omit<FigureStep, "day">;

/** Every step of a span with what its days came to, in cents until all are added up. */
function stepsIn(span: Span, by: Step, sales: readonly SalesOfDay[], buyers: readonly BuyersOfDay[]): FigureStep[] {
	const steps = new Map(stepsOf(span, by).map((day) => [day, nothing()]));
	const isIn = ({ day }: { day: string }) => day >= span.from && day <= span.to;
	for (const { day, cents, units, orders } of sales.filter(isIn)) {
		const step = steps.get(stepOf(day, by)) as Sums;
		step.revenue += cents;
		step.units += units;
		step.orders += orders;
	}
	for (const { day, newClients, cameBack, unknown } of buyers.filter(isIn)) {
		const step = steps.get(stepOf(day, by)) as Sums;
		step.newClients += newClients;
		step.cameBack += cameBack;
		step.unknown += unknown;
	}
	return [...steps].map(([day, step]) => ({ day, ...step, revenue: fromCents(step.revenue) }));
}

const nothing = (): Sums => ({ revenue: 0, units: 0, orders: 0, newClients: 0, cameBack: 0, unknown: 0 });

function totalsOf(steps: readonly FigureStep[]): Figures["totals"] {
	const sum = (of: keyof Sums) => steps.reduce((all, step) => all + step[of], 0);
	const cents = steps.reduce((all, { revenue }) => all + Math.round(revenue * 100), 0);
	const orders = sum("orders");
	return {
		revenue: fromCents(cents),
		orders,
		units: sum("units"),
		average: orders === 0 ? 0 : fromCents(Math.round(cents / orders)),
		newClients: sum("newClients"),
		cameBack: sum("cameBack"),
		unknown: sum("unknown"),
	};
}
