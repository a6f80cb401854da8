import { expect, test } from "vitest";
import { isUsable, reductionOf } from "./discount.ts";

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
	expect(isUsable({ ...code, startsAt: now }, now)).toBe(true);
	expect(isUsable({ ...code, endsAt: new Date(2001) }, now)).toBe(true);
	expect(isUsable({ ...code, endsAt: now }, now)).toBe(false);
});
