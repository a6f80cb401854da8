import type { IncomingHttpHeaders } from "node:http";
import { isbot } from "isbot";
import { LRUCache } from "lru-cache";

const bots = new LRUCache<string, boolean>({ max: 1000 });

/** Whether a person looks at what is sent: no robot, and nothing fetched ahead, which may never be looked at. */
export function isForAPerson(headers: IncomingHttpHeaders): boolean {
	const browser = headers["user-agent"];
	// Without a browser's name nobody looks.
	if (!browser || headers["sec-purpose"] !== undefined || headers.purpose === "prefetch") return false;
	let isBot = bots.get(browser);
	if (isBot === undefined) {
		isBot = isbot(browser);
		bots.set(browser, isBot);
	}
	return !isBot;
}
