import fc from "fast-check";
import { expect, test } from "vitest";
import { offerPercentOf, offerPriceCents } from "./offer.ts";

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
