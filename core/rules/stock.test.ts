import fc from "fast-check";
import { expect, test } from "vitest";
import { LETTER_SIZES } from "./sizes.ts";
import { partUnits, type StockWish, shortfalls, stockKey, sumWishes } from "./stock.ts";

const wish = fc.record({
	variantId: fc.integer({ min: 1, max: 3 }),
	size: fc.constantFrom(...LETTER_SIZES),
	quantity: fc.integer({ min: 1, max: 5 }),
});

test("two lines of the same size are summed before they are compared with the stock", () => {
	const line = { variantId: 7, size: "M", quantity: 2 } as const;
	expect(shortfalls([line, line], [{ variantId: 7, size: "M", left: 3 }])).toEqual([{ ...line, quantity: 4, left: 3 }]);
	expect(shortfalls([line, line], [{ variantId: 7, size: "M", left: 4 }])).toEqual([]);
});

test("nothing is short exactly when every size has as many as all its lines ask for", () => {
	fc.assert(
		fc.property(fc.array(wish), fc.array(fc.nat(12), { minLength: 12, maxLength: 12 }), (wishes, stocked) => {
			const unitsOf = ({ variantId, size }: StockWish) =>
				stocked[(variantId - 1) * 4 + LETTER_SIZES.indexOf(size)] as number;
			const levels = wishes.map((line) => ({ ...line, left: unitsOf(line) }));
			const isEnough = wishes.every((line) => {
				const asked = wishes.filter((other) => stockKey(other) === stockKey(line));
				return asked.reduce((sum, other) => sum + other.quantity, 0) <= unitsOf(line);
			});
			expect(shortfalls(wishes, levels).length === 0).toBe(isEnough);
		}),
		{ numRuns: 2000 },
	);
});

test("a size the shop does not know has nothing left", () => {
	expect(shortfalls([{ variantId: 1, size: "S", quantity: 1 }], [])).toMatchObject([{ left: 0 }]);
});

test("of each size so many units are kept, however many lines ask for it; the others are the rest", () => {
	const line = { variantId: 7, size: "M", quantity: 2 } as const;
	const other = { variantId: 7, size: "L", quantity: 3 } as const;
	expect(partUnits([line, other, line], 3)).toEqual({
		kept: [{ ...line, quantity: 3 }, other],
		rest: [{ ...line, quantity: 1 }],
	});
	expect(partUnits([line, other], null)).toEqual({ kept: [line, other], rest: [] });
});

test("kept and rest are always all there is", () => {
	fc.assert(
		fc.property(fc.array(wish), fc.option(fc.integer({ min: 1, max: 6 })), (wishes, most) => {
			const { kept, rest } = partUnits(wishes, most);
			const both = new Map(sumWishes([...kept, ...rest]).map((one) => [stockKey(one), one.quantity]));
			expect(both).toEqual(new Map(sumWishes(wishes).map((one) => [stockKey(one), one.quantity])));
			for (const { quantity } of kept) expect(quantity).toBeLessThanOrEqual(most ?? Number.POSITIVE_INFINITY);
		}),
	);
});
