import { sql } from "drizzle-orm";
import { dayOf } from "#core/rules/calendar.ts";
import type { Deps } from "../../deps.ts";

/** Adds what this process has counted to the day of the shop's clock; what cannot be written is kept for the next time. */
export async function writeVisits({
	db,
	visits,
	visitSteps: { product, cart, checkout },
	now,
	settings,
}: Pick<Deps, "db" | "visits" | "visitSteps" | "now" | "settings">): Promise<void> {
	const counters = [visits, product, cart, checkout];
	const counted = counters.map((counter) => counter.take());
	if (counted.every((times) => times === 0)) return;
	try {
		const day = dayOf(now(), (await settings.current()).timeZone);
		await db.execute(sql`
			insert into visit_day as v (day, visits, products, carts, checkouts) values (${day}, ${sql.join(counted, sql`, `)})
			on conflict (day) do update set visits = v.visits + excluded.visits, products = v.products + excluded.products,
				carts = v.carts + excluded.carts, checkouts = v.checkouts + excluded.checkouts`);
	} catch (error) {
		for (const [place, counter] of counters.entries()) counter.giveBack(counted[place] as number);
		throw error;
	}
}
