import type { IncomingHttpHeaders } from "node:http";
import { sql } from "drizzle-orm";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";
import type { Deps } from "../../deps.ts";

/** Counts pages that people look at. Only the number is kept, nothing about who. */
export class VisitCounter {
	private waiting = 0;
	private readonly bots = new LRUCache<string, boolean>({ max: 1000 });

	count(headers: IncomingHttpHeaders): void {
		const browser = headers["user-agent"];
		// A page fetched ahead may never be looked at; without a browser's name nobody looks.
		if (!browser || headers["sec-purpose"] !== undefined || headers.purpose === "prefetch") return;
		let isBot = this.bots.get(browser);
		if (isBot === undefined) {
			isBot = isbot(browser);
			this.bots.set(browser, isBot);
		}
		if (!isBot) this.waiting += 1;
	}

	take(): number {
		const taken = this.waiting;
		this.waiting = 0;
		return taken;
	}

	giveBack(visits: number): void {
		this.waiting += visits;
	}
}

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
