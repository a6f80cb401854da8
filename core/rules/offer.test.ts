import fc from "fast-check";
import { expect, test } from "vitest";
import { decidePricing, offerPercentOf, offerPriceCents } from "./offer.ts";

const price = fc.integer({ min: 2, max: 2_000_000_000 });
const percent = fc.integer({ min: 1, max: 99 });

test("an offer costs something, and less than the price, for every price from 0.02 up", () => {
	fc.assert(
		fc.property(price, percent, (cents, discount) => {
			const offer = offerPriceCents(cents, discount);
			expect(Number.isInteger(offer)).toBe(true);
			expect(offer).toBeGreaterThan(0);
			expect(offer).toBeLessThan(cents);
		}),
	);
});

test("an offer is the price with the percentage off, to the nearest cent", () => {
	expect(offerPriceCents(2000, 25)).toBe(1500);
	expect(offerPriceCents(999, 33)).toBe(669);
	expect(offerPriceCents(2, 1)).toBe(1);
	expect(offerPriceCents(3, 99)).toBe(1);
});

test("the percentage is found again from the prices", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1000, max: 1_000_000_000 }), percent, (cents, discount) => {
			expect(offerPercentOf(cents, offerPriceCents(cents, discount))).toBe(discount);
		}),
	);
	expect(offerPercentOf(100, 99)).toBe(1);
	expect(offerPercentOf(1000, 1)).toBe(99);
});

test.each([
	[
		"a new product without an offer",
		{ cents: 2000, isOffer: false },
		null,
		{ cents: 2000, percent: null, offerCents: null },
	],
	[
		"a new product on offer",
		{ cents: 2000, isOffer: true, percent: 25 },
		null,
		{ cents: 2000, percent: 25, offerCents: 1500 },
	],
	["an offer nobody said the size of", { cents: 2000, isOffer: true }, null, null],
	[
		"an offer by its price",
		{ cents: 1000, isOffer: true, offerCents: 745 },
		null,
		{ cents: 1000, percent: 26, offerCents: 745 },
	],
	["an offer that costs as much", { cents: 1000, isOffer: true, offerCents: 1000 }, null, null],
	["an offer that costs nothing", { cents: 1000, isOffer: true, offerCents: 0 }, null, null],
	[
		"another price, the offer stays",
		{ cents: 1000 },
		{ cents: 2000, percent: 25, offerCents: 1500 },
		{ cents: 1000, percent: 25, offerCents: 750 },
	],
	[
		"the whole form again",
		{ cents: 2000, isOffer: true, offerCents: 1500 },
		{ cents: 2000, percent: 25, offerCents: 1500 },
		{ cents: 2000, percent: 25, offerCents: 1500 },
	],
	[
		"an offer that ends",
		{ isOffer: false },
		{ cents: 2000, percent: 25, offerCents: 1500 },
		{ cents: 2000, percent: null, offerCents: null },
	],
	[
		"a percentage alone",
		{ percent: 10 },
		{ cents: 2000, percent: null, offerCents: null },
		{ cents: 2000, percent: 10, offerCents: 1800 },
	],
])("%s", (_, given, now, expected) => {
	expect(decidePricing(given, now)).toEqual(expected);
});

test("what nothing was said about stays as it is", () => {
	const plain = { cents: 2000, percent: null, offerCents: null };
	const offered = { cents: 2000, percent: 25, offerCents: 1499 };
	expect(decidePricing({}, plain)).toEqual(plain);
	expect(decidePricing({}, offered)).toEqual(offered);
	expect(decidePricing({ cents: 2000 }, offered)).toEqual(offered);
	expect(decidePricing({ cents: 1000 }, offered)).toEqual({ cents: 1000, percent: 25, offerCents: 750 });
	expect(decidePricing({ cents: 1000 }, null)).toEqual({ cents: 1000, percent: null, offerCents: null });
	expect(decidePricing({ isOffer: true, offerCents: 1500 }, plain)).toEqual({
		cents: 2000,
		percent: 25,
		offerCents: 1500,
	});
});

test("without a price there is nothing to decide", () => {
	expect(decidePricing({ percent: 20 }, null)).toBeNull();
	expect(decidePricing({}, null)).toBeNull();
});
