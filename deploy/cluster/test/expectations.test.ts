import { describe, expect, it } from "vitest";
import { compareBooks, EXPECTATIONS, longestGap, type Seen, shortfalls } from "./expectations.ts";

const FINE: Seen = {
	acknowledged: 300,
	lost: 0,
	doubled: 0,
	repeated: 4,
	writesAwaySeconds: 12,
	pages: 2_000,
	pagesPerSecond: 200,
	pageFailures: 0,
	cachedPageFailures: 0,
	errands: 100,
	errandFailures: 0,
	findings: 0,
};

describe("what an event may cost", () => {
	it("lets pass what stays within its limits", () => {
		expect(shortfalls(FINE, EXPECTATIONS["primary-killed"])).toEqual([]);
	});

	it.each([
		["lost", "acknowledged orders lost: 1, at most 0"],
		["doubled", "orders doubled: 1, at most 0"],
		["findings", "findings of the audit: 1, at most 0"],
		["pageFailures", "pages that failed: 1, at most 0"],
	] as const)("names every %s", (what, sentence) => {
		expect(shortfalls({ ...FINE, [what]: 1 }, EXPECTATIONS["primary-killed"])).toEqual([sentence]);
	});

	it("names writes that stayed away too long and orders that nobody should have had to repeat", () => {
		const found = shortfalls(FINE, EXPECTATIONS["rolling-restart"]);
		expect(found).toEqual([
			"seconds without an acknowledged order: 12, at most 5",
			"orders asked for twice: 4, at most 0",
		]);
	});

	it("lets pages fail that only a shop machine could make, and never those in nginx's cache", () => {
		const seen = { ...FINE, pageFailures: 40 };
		expect(shortfalls(seen, EXPECTATIONS["shops-killed"])).toEqual([]);
		expect(shortfalls({ ...seen, cachedPageFailures: 1 }, EXPECTATIONS["shops-killed"])).toEqual([
			"pages in nginx's cache that failed: 1, at most 0",
		]);
	});

	it("lets log-ins, carts and scripts fail where a machine dies, and not where one is replaced", () => {
		const seen = { ...FINE, writesAwaySeconds: 1, repeated: 0, errandFailures: 1 };
		expect(shortfalls(seen, EXPECTATIONS["shop-killed"])).toEqual([]);
		expect(shortfalls(seen, EXPECTATIONS["rolling-restart"])).toEqual([
			"log-ins, carts and scripts that failed: 1, at most 0",
		]);
	});

	it.each(["rolling-restart", "rolling-upgrade"] as const)(
		"%s is not shown by fewer pages than it is about",
		(name) => {
			const seen = { ...FINE, writesAwaySeconds: 1, repeated: 0 };
			expect(shortfalls(seen, EXPECTATIONS[name])).toEqual([]);
			expect(shortfalls({ ...seen, pagesPerSecond: 25 }, EXPECTATIONS[name])).toEqual([
				"pages asked for in a second: 25, at least 200",
			]);
			expect(shortfalls({ ...seen, pagesPerSecond: 25 }, EXPECTATIONS["etcd-lost"])).toEqual([]);
		},
	);

	it("takes silence for no proof", () => {
		expect(shortfalls({ ...FINE, acknowledged: 0 }, EXPECTATIONS["primary-killed"])).toEqual([
			"no order was acknowledged at all",
		]);
	});
});

describe("gaps and books", () => {
	it("finds the longest gap, also at the edges and between unsorted moments", () => {
		expect(longestGap([4_000, 1_000], 0, 5_000)).toBe(3);
		expect(longestGap([], 0, 7_000)).toBe(7);
		expect(longestGap([1_000], 0, 9_000)).toBe(8);
	});

	it("counts what is missing and what was charged twice", () => {
		expect(compareBooks(["a", "b", "c"], ["a", "b", "b"], new Set(["a", "b"]))).toEqual({ lost: 1, doubled: 1 });
	});
});
