/** What was seen while something was broken under orders. */
export type Seen = {
	acknowledged: number;
	/** Acknowledged, and not in the books afterwards. */
	lost: number;
	/** Paid twice, or an order nobody asked for. */
	doubled: number;
	/** Orders that were answered with something else first, and placed when asked again with the same key. */
	repeated: number;
	/** The longest time in which no order was acknowledged. */
	writesAwaySeconds: number;
	pages: number;
	/** As many were asked for. */
	pagesPerSecond: number;
	pageFailures: number;
	/** Of them, those that nginx could have had in its cache. */
	cachedPageFailures: number;
	/** Log-ins, saved carts and scripts of pages. */
	errands: number;
	errandFailures: number;
	/** Lines of the audit of the books. */
	findings: number;
};

export type Expectation = {
	/** At most so long without an acknowledged order. */
	writesAwaySeconds: number;
	/** At most so many pages that were not answered with 200; undefined where only those in nginx's cache have to be. */
	pageFailures?: number;
	/** At most so many log-ins, saved carts and scripts that failed; undefined where any number may. */
	errandFailures?: number;
	/** At least so many pages asked for in a second; undefined where fewer show it, too. */
	pagesPerSecond?: number;
	/** At most so many orders that had to be asked for twice; undefined where any number may. */
	repeated?: number;
};

/** No request of any kind fails. */
const UNNOTICED = { writesAwaySeconds: 5, pageFailures: 0, errandFailures: 0, repeated: 0 };
const ROLLING = { ...UNNOTICED, pagesPerSecond: 200 };

/** What each event may cost. Lost and doubled orders and findings of the audit are never allowed. */
export const EXPECTATIONS = {
	"primary-killed": { writesAwaySeconds: 30, pageFailures: 0 },
	"shop-killed": { writesAwaySeconds: 5, pageFailures: 5 },
	"shops-killed": { writesAwaySeconds: 30 },
	"shop-cut": { writesAwaySeconds: 12, pageFailures: 0 },
	"database-cut": { writesAwaySeconds: 12, pageFailures: 0 },
	"pgbouncer-restarted": { writesAwaySeconds: 10, pageFailures: 0 },
	"etcd-lost": { writesAwaySeconds: 10, pageFailures: 0 },
	"nginx-keeps": UNNOTICED,
	"rolling-restart": ROLLING,
	"rolling-upgrade": ROLLING,
} satisfies Record<string, Expectation>;

export type EventName = keyof typeof EXPECTATIONS;

/** What was not as it should be; empty when all was. */
export function shortfalls(seen: Seen, wanted: Expectation): string[] {
	const most: [string, number, number][] = [
		["acknowledged orders lost", seen.lost, 0],
		["orders doubled", seen.doubled, 0],
		["findings of the audit", seen.findings, 0],
		["seconds without an acknowledged order", seen.writesAwaySeconds, wanted.writesAwaySeconds],
		["pages that failed", seen.pageFailures, wanted.pageFailures ?? Number.POSITIVE_INFINITY],
		["pages in nginx's cache that failed", seen.cachedPageFailures, wanted.pageFailures ?? 0],
		["log-ins, carts and scripts that failed", seen.errandFailures, wanted.errandFailures ?? Number.POSITIVE_INFINITY],
		["orders asked for twice", seen.repeated, wanted.repeated ?? Number.POSITIVE_INFINITY],
	];
	const short = most.filter(([, found, limit]) => found > limit);
	const sentences = short.map(([what, found, limit]) => `${what}: ${found}, at most ${limit}`);
	const { pagesPerSecond: least = 0 } = wanted;
	if (seen.pagesPerSecond < least)
		sentences.push(`pages asked for in a second: ${seen.pagesPerSecond}, at least ${least}`);
	if (seen.acknowledged === 0) sentences.push("no order was acknowledged at all");
	return sentences;
}

/** The longest of the gaps between moments, in seconds, from the beginning to the end of a stretch. */
export function longestGap(moments: readonly number[], begun: number, ended: number): number {
	const all = [begun, ...moments.toSorted((one, other) => one - other), ended];
	return Math.max(...all.slice(1).map((moment, index) => moment - (all[index] as number))) / 1000;
}

/** Keys that were acknowledged and are not there, and those that are there more often than once. */
export function compareBooks(acknowledged: readonly string[], charged: readonly string[], kept: ReadonlySet<string>) {
	const times = new Map<string, number>();
	for (const key of charged) times.set(key, (times.get(key) ?? 0) + 1);
	return {
		lost: acknowledged.filter((key) => !kept.has(key)).length,
		doubled: [...times.values()].filter((count) => count > 1).length,
	};
}
