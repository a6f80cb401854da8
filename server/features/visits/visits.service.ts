import { sql } from "drizzle-orm";
import { dayOf } from "#core/rules/calendar.ts";
import type { Deps } from "../../deps.ts";

/** Adds what this process has counted to the day of the shop's clock; what cannot be written is kept for the next time. */
export async function writeVisits({
	db,
	visits,
	now,
	settings,
}: Pick<Deps, "db" | "visits" | "now" | "settings">): Promise<void> {
	const counted = visits.take();
	if (counted === 0) return;
	try {
		const day = dayOf(now(), (await settings.current()).timeZone);
		await db.execute(sql`
			insert into visit_day as v (day, visits) values (${day}, ${counted})
			on conflict (day) do update set visits = v.visits + excluded.visits`);
	} catch (error) {
		visits.giveBack(counted);
		throw error;
	}
}
