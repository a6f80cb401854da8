import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

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
