import fc from "fast-check";
import { expect, test } from "vitest";
import { codeKey, codeName, countedCents, reachesMinimum, reductionOf, termsRefusal } from "./discount.ts";

test.each([
	["a percentage", 10_000, { percent: 10 }, 1000],
	["a percentage, rounded down to the nearest cent", 1001, { percent: 10 }, 100],
	["a percentage, rounded up from half a cent on", 1005, { percent: 10 }, 101],
	["an amount", 10_000, { amountCents: 1500 }, 1500],
	["an amount that is all there is", 1500, { amountCents: 1500 }, 1500],
	["an amount above all there is", 1499, { amountCents: 1500 }, 1499],
	["of nothing", 0, { percent: 50 }, 0],
])("a code takes off %s", (_, sum, reduction, off) => {
	expect(reductionOf(sum, reduction)).toBe(off);
});

test("a code that would add to the price takes nothing off", () => {
	expect(reductionOf(1000, { amountCents: -100 })).toBe(0);
});

const now = new Date(2000);
const code = { startsAt: new Date(0), endsAt: null, endedAt: null, maxUses: null, uses: 0 };

test("a code counts from the moment it starts up to the moment before it ends", () => {
	expect(termsRefusal({ ...code, startsAt: now }, now)).toBeNull();
	expect(termsRefusal({ ...code, endsAt: new Date(2001) }, now)).toBeNull();
	expect(termsRefusal({ ...code, endsAt: now }, now)).toBe("expired");
});

test.each([
	["nothing", code, null],
	["that it has not begun, which nobody needs to know", { ...code, startsAt: new Date(2001) }, "unknown"],
	["its date", { ...code, endsAt: now, maxUses: 1, uses: 1 }, "expired"],
	["whoever ended it", { ...code, endedAt: now }, "expired"],
	["that all its uses are taken", { ...code, maxUses: 1, uses: 1 }, "used_up"],
	["nothing while uses are left", { ...code, maxUses: 2, uses: 1 }, null],
])("what keeps a code from counting: %s", (_, terms, refusal) => {
	expect(termsRefusal(terms, now)).toBe(refusal);
});

const line = fc.record({
	unitCents: fc.integer({ min: 1, max: 1_000_000 }),
	quantity: fc.integer({ min: 1, max: 100 }),
	categoryId: fc.integer({ min: 3, max: 6 }),
	parentId: fc.constantFrom(1, 2),
});
const sumOf = (lines: readonly { unitCents: number; quantity: number }[]) =>
	lines.reduce((sum, { unitCents, quantity }) => sum + unitCents * quantity, 0);

test("what codes count of a cart: all of it, and categories part it without a cent left over", () => {
	fc.assert(
		fc.property(fc.array(line, { maxLength: 12 }), fc.integer({ min: 1, max: 99 }), (lines, percent) => {
			const all = countedCents(lines, null);
			expect(all).toBe(sumOf(lines));
			expect(countedCents(lines, 1) + countedCents(lines, 2)).toBe(all);
			expect([3, 4, 5, 6].reduce((sum, id) => sum + countedCents(lines, id), 0)).toBe(all);
			const hats = countedCents(lines, 3);
			expect(hats).toBe(sumOf(lines.filter(({ categoryId }) => categoryId === 3)));
			expect(reductionOf(hats, { percent })).toBeLessThanOrEqual(hats);
		}),
	);
});

test("a least sum is reached from that very cent on, and of nothing nothing counts", () => {
	expect([4999, 5000, 5001].map((cents) => reachesMinimum(cents, 5000))).toEqual([false, true, true]);
	expect([0, 1].map((cents) => reachesMinimum(cents, null))).toEqual([false, true]);
});

test("codes that share a name are told apart by what nobody can type", () => {
	expect([codeKey("SUMMER-1", 1), codeKey("SUMMER-1", 2)]).toEqual(["SUMMER-1", "SUMMER-1~2"]);
	expect([1, 2, 30].map((issue) => codeName(codeKey("SUMMER-1", issue)))).toEqual(Array(3).fill("SUMMER-1"));
});
