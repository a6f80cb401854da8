import { sql } from "drizzle-orm";
import type { Deps } from "../../deps.ts";

/** Adds what this process has counted to the day; what cannot be written is kept for the next time. */
export async function writeVisits({ db, visits, now }: Pick<Deps, "db" | "visits" | "now">): Promise<void> {
	const counted = visits.take();
	if (counted === 0) return;
	try {
		await db.execute(sql`
			insert into visit_day as v (day, visits) values (${now().toISOString().slice(0, 10)}, ${counted})
			on conflict (day) do update set visits = v.visits + excluded.visits`);
	} catch (error) {
		visits.giveBack(counted);
		throw error;
	}
}
