import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "../cluster.ts";
import { say } from "../running.ts";
import { auditFindings, charges, paidKeys } from "./books.ts";
import { allWell, EVENTS, type Event } from "./events.ts";
import { compareBooks, type EventName, EXPECTATIONS, longestGap, type Seen, shortfalls } from "./expectations.ts";
import { startLoad } from "./load.ts";
import { PAST_CACHE } from "./pages.ts";
import { restoreToMoment } from "./restore-to-moment.ts";

const RATES = { ordersPerSecond: 5, pagesPerSecond: 40, seconds: 120 };
/** Calm before and after. */
const CALM_MS = 5_000;

/** Breaks one thing after the other under orders and looks whether it cost no more than it may. True when all was well. */
export async function test(cluster: Cluster, wanted: readonly string[]): Promise<boolean> {
	const all = [...Object.keys(EVENTS), "restore-to-moment"];
	const unknown = wanted.filter((name) => !all.includes(name));
	if (unknown.length > 0)
		throw new Error(`There is no event ${unknown.join(", ")}. The events are: ${all.join(", ")}.`);
	let isFine = true;
	for (const name of wanted.length > 0 ? wanted : all) {
		const problems =
			name === "restore-to-moment" ? await restoreToMoment(cluster) : await tryEvent(cluster, name as EventName);
		for (const problem of problems) say(`  ✗ ${problem}`);
		say(problems.length === 0 ? "  ✓ as expected" : "  ✗ not as expected");
		isFine &&= problems.length === 0;
	}
	return isFine;
}

async function tryEvent(cluster: Cluster, name: EventName): Promise<string[]> {
	const event: Event = EVENTS[name];
	say(`\n${name}: ${event.says}`);
	if (name === "shop-cut" && cluster.network.kind === "loopback") {
		say("  – not tried: a cable can only be cut between network namespaces");
		return [];
	}
	await allWell(cluster);
	event.prepare?.(cluster);
	const load = await startLoad(cluster, event.rates ?? RATES);
	try {
		await pause(CALM_MS);
		say(`  ${await event.happen(cluster)}`);
		await pause(CALM_MS);
	} finally {
		await load.end();
	}
	const keys = [...load.acknowledged.keys()];
	const books = compareBooks(keys, await charges(cluster, keys), await paidKeys(cluster, keys));
	const seen: Seen = {
		lost: books.lost,
		// Who was told that an order will never be must not pay for it.
		doubled: books.doubled + (await charges(cluster, load.cancelled)).length,
		acknowledged: keys.length,
		repeated: load.repeated,
		writesAwaySeconds: longestGap([...load.acknowledged.values()], load.begun, load.ended),
		pages: load.pages,
		pageFailures: load.pageFailures.length,
		cachedPageFailures: load.pageFailures.filter((failure) => !failure.includes(`?${PAST_CACHE}=`)).length,
		findings: await auditFindings(cluster),
	};
	const busy = loadavg().map((average) => average.toFixed(0));
	say(`  ${sentenceOf(seen, (load.ended - load.begun) / 1000)}; load average ${busy.join(", ")}`);
	for (const failure of [...load.failures, ...load.pageFailures].slice(0, 5)) say(`  e.g. ${failure}`);
	const more = (await event.problems?.(cluster)) ?? [];
	await event.mend?.(cluster);
	const never = load.failures.length > 0 ? [`${load.failures.length} orders were never acknowledged`] : [];
	return [...never, ...more, ...shortfalls(seen, EXPECTATIONS[name])];
}

function sentenceOf(seen: Seen, seconds: number): string {
	const orders = `${seen.acknowledged} orders acknowledged in ${seconds.toFixed(0)} s, ${seen.lost} lost, ${seen.doubled} doubled, ${seen.repeated} asked for again`;
	return `${orders}; at most ${seen.writesAwaySeconds.toFixed(1)} s without one; ${seen.pages} pages, ${seen.pageFailures} failed (${seen.cachedPageFailures} of them in nginx's cache); audit: ${seen.findings} findings`;
}
