import fc from "fast-check";
import { expect, test } from "vitest";
import { isNews, type NewsFacts, priceDrop } from "./list-news.ts";

const facts = (given: Partial<NewsFacts> = {}): NewsFacts => ({
	kind: "price",
	unitCents: 8_800,
	savedCents: 10_000,
	toldCents: null,
	left: 9,
	few: 3,
	isOnSale: true,
	isBought: false,
	...given,
});

test("a price is worth telling from five percent on", () => {
	expect(priceDrop(100, 88)).toBe(12);
	expect(priceDrop(100, 95)).toBe(5);
	expect(priceDrop(100, 95.01)).toBeNull();
	expect(priceDrop(100, 120)).toBeNull();
	expect(priceDrop(0, 0)).toBeNull();
});

test("what is said is never more than the price fell", () => {
	const cents = fc.integer({ min: 1, max: 10_000_000 });
	fc.assert(
		fc.property(cents, cents, (before, now) => {
			const drop = priceDrop(before, now);
			if (drop === null) expect(now * 100).toBeGreaterThan(before * 95);
			else expect(before - now).toBeGreaterThanOrEqual((before * drop) / 100 - 1e-6);
		}),
	);
});

test("a price is told once, and again only when it has fallen further", () => {
	expect(isNews(facts())).toBe(true);
	expect(isNews(facts({ toldCents: 8_800 }))).toBe(false);
	expect(isNews(facts({ toldCents: 8_800, unitCents: 8_000 }))).toBe(true);
	expect(isNews(facts({ unitCents: 9_900 }))).toBe(false);
});

test.for([{ isBought: true }, { isOnSale: false }, { left: 0 }])("%j: nobody is told of anything", (given) => {
	for (const kind of ["price", "stock", "last"] as const)
		expect(isNews(facts({ kind, left: 2, ...given }))).toBe(false);
});

test("the last units are news while they are few", () => {
	expect(isNews(facts({ kind: "last", left: 3 }))).toBe(true);
	expect(isNews(facts({ kind: "last", left: 4 }))).toBe(false);
	expect(isNews(facts({ kind: "stock", left: 4 }))).toBe(true);
});
