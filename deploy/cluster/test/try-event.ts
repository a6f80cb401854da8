import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "../cluster.ts";
import { say } from "../running.ts";
import { auditFindings, charges, paidKeys } from "./books.ts";
import type { Event } from "./events.ts";
import { compareBooks, type EventName, EXPECTATIONS, longestGap, type Seen, shortfalls } from "./expectations.ts";
import { type Load, startLoad } from "./load.ts";
import { PAST_CACHE } from "./pages.ts";

const RATES = { ordersPerSecond: 5, pagesPerSecond: 40 };
/** Calm before and after. */
const CALM_MS = 5_000;

/** Has something happen under orders and pages; what was not as it should be, also when it did not come to its end. */
export async function tryEvent(cluster: Cluster, name: EventName, event: Event): Promise<string[]> {
	event.prepare?.(cluster);
	const load = await startLoad(cluster, event.rates ?? RATES);
	const problems: string[] = [];
	try {
		await pause(CALM_MS);
		say(`  ${await event.happen(cluster)}`);
		await pause(CALM_MS);
	} catch (error) {
		problems.push(`it did not come to its end: ${(error as Error).message}`);
	}
	await load.end();
	const seen = await seenOf(cluster, load);
	const busy = loadavg().map((average) => average.toFixed(0));
	say(`  ${sentenceOf(seen, (load.ended - load.begun) / 1000)}; load average ${busy.join(", ")}`);
	for (const failure of [...load.failures, ...load.pageFailures, ...load.errandFailures].slice(0, 5))
		say(`  e.g. ${failure}`);
	if (load.failures.length > 0) problems.push(`${load.failures.length} orders were never acknowledged`);
	return [...problems, ...((await event.problems?.(cluster)) ?? []), ...shortfalls(seen, EXPECTATIONS[name])];
}

async function seenOf(cluster: Cluster, load: Load): Promise<Seen> {
	const keys = [...load.acknowledged.keys()];
	const books = compareBooks(keys, await charges(cluster, keys), await paidKeys(cluster, keys));
	return {
		lost: books.lost,
		// Who was told that an order will never be must not pay for it.
		doubled: books.doubled + (await charges(cluster, load.cancelled)).length,
		acknowledged: keys.length,
		repeated: load.repeated,
		writesAwaySeconds: longestGap([...load.acknowledged.values()], load.begun, load.ended),
		pages: load.pages,
		pagesPerSecond: load.pagesPerSecond,
		pageFailures: load.pageFailures.length,
		cachedPageFailures: load.pageFailures.filter((failure) => !failure.includes(`?${PAST_CACHE}=`)).length,
		errands: load.errands,
		errandFailures: load.errandFailures.length,
		findings: await auditFindings(cluster),
	};
}

function sentenceOf(seen: Seen, seconds: number): string {
	return [
		`${seen.acknowledged} orders acknowledged in ${seconds.toFixed(0)} s, ${seen.lost} lost, ${seen.doubled} doubled, ${seen.repeated} asked for again`,
		`at most ${seen.writesAwaySeconds.toFixed(1)} s without one`,
		`${seen.pages} pages at ${seen.pagesPerSecond}/s, ${seen.pageFailures} failed (${seen.cachedPageFailures} of them in nginx's cache)`,
		`${seen.errands} log-ins, carts and scripts, ${seen.errandFailures} failed`,
		`audit: ${seen.findings} findings`,
	].join("; ");
}
