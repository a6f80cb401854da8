import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { includedTax, totalsOf, totalsOfSum } from "./checkout.ts";
import { normalCode, type Reduction, reductionOf, termsRefusal } from "./discount.ts";

const RUNS = { numRuns: 2000 };
const cents = fc.integer({ min: 1, max: 100_000_000 });
const reduction: fc.Arbitrary<Reduction> = fc.oneof(
	fc.record({ percent: fc.integer({ min: 1, max: 99 }) }),
	fc.record({ amountCents: cents }),
);
const shipping = fc.record({ flatCents: fc.nat(100_000), freeFromCents: fc.nat(10_000_000) });
const lines = fc.array(fc.record({ unitCents: cents, quantity: fc.integer({ min: 1, max: 100 }) }), {
	minLength: 1,
	maxLength: 20,
});

describe("totals", () => {
	test("the total is the lines minus the discount plus shipping, and never under 0.01", () => {
		fc.assert(
			fc.property(lines, fc.option(reduction), shipping, (bought, code, terms) => {
				const totals = totalsOf(bought, code, terms);
				const sum = bought.reduce((all, line) => all + line.unitCents * line.quantity, 0);
				expect(totals.subtotalCents).toBe(sum);
				expect(totals.totalCents).toBe(sum - totals.discountCents + totals.shippingCents);
				expect(totals.totalCents).toBeGreaterThanOrEqual(1);
				expect(totals.discountCents).toBeGreaterThanOrEqual(0);
				expect(totals.discountCents).toBeLessThanOrEqual(sum);
				for (const amount of Object.values(totals)) expect(Number.isSafeInteger(amount)).toBe(true);
			}),
			RUNS,
		);
	});

	test.each([
		["no terms: free", 5000, { flatCents: 0, freeFromCents: 0 }, 0],
		["a flat rate", 5000, { flatCents: 900, freeFromCents: 0 }, 900],
		["below the free sum", 4999, { flatCents: 900, freeFromCents: 5000 }, 900],
		["from the free sum on", 5000, { flatCents: 900, freeFromCents: 5000 }, 0],
	])("shipping, %s", (_, sum, terms, expected) => {
		expect(totalsOfSum(sum, null, terms).shippingCents).toBe(expected);
	});

	test("tax is the part inside the total", () => {
		expect(includedTax(12_100, 21)).toBe(2100);
		expect(includedTax(12_100, 0)).toBe(0);
		fc.assert(
			fc.property(cents, fc.integer({ min: 0, max: 100 }), (total, rate) => {
				const tax = includedTax(total, rate);
				expect(tax).toBeGreaterThanOrEqual(0);
				expect(tax).toBeLessThanOrEqual(total);
			}),
			RUNS,
		);
	});
});

describe("discount codes", () => {
	test("a code takes off at most everything, whatever it says", () => {
		fc.assert(
			fc.property(fc.nat(100_000_000), reduction, (sum, code) => {
				const off = reductionOf(sum, code);
				expect(off).toBeGreaterThanOrEqual(0);
				expect(off).toBeLessThanOrEqual(sum);
				expect(Number.isSafeInteger(off)).toBe(true);
			}),
			RUNS,
		);
	});

	test("a code counts once: the total depends on the lines and the code alone, not on an earlier total", () => {
		fc.assert(
			fc.property(lines, reduction, shipping, fc.integer({ min: 1, max: 5 }), (bought, code, terms, times) => {
				const once = totalsOf(bought, code, terms);
				let again = once;
				for (let time = 1; time < times; time += 1) again = totalsOfSum(again.subtotalCents, code, terms);
				expect(again).toEqual(once);
			}),
			RUNS,
		);
	});

	const terms = { startsAt: new Date(1000), endsAt: null, endedAt: null, maxUses: null, uses: 5 };
	test.each([
		["valid", terms, true],
		["not started", { ...terms, startsAt: new Date(2001) }, false],
		["over", { ...terms, endsAt: new Date(2000) }, false],
		["ended by staff", { ...terms, endedAt: new Date(1500) }, false],
		["with uses left", { ...terms, maxUses: 6 }, true],
		["used up", { ...terms, maxUses: 5 }, false],
	])("a code that is %s", (_, code, usable) => {
		expect(termsRefusal(code, new Date(2000)) === null).toBe(usable);
	});

	test("codes are compared without regard to case and spaces around them", () => {
		expect(normalCode("  verano ")).toBe("VERANO");
	});
});

test("a discount never takes the last cent, nor anything of the shipping", () => {
	const free = { flatCents: 0, freeFromCents: 0 };
	expect(totalsOfSum(1000, { amountCents: 300 }, free)).toMatchObject({ discountCents: 300, totalCents: 700 });
	expect(totalsOfSum(1000, { amountCents: 1000 }, free)).toMatchObject({ discountCents: 999, totalCents: 1 });
	expect(totalsOfSum(1000, { amountCents: 1000 }, { flatCents: 500, freeFromCents: 0 })).toEqual({
		subtotalCents: 1000,
		discountCents: 1000,
		shippingCents: 500,
		totalCents: 500,
	});
});
