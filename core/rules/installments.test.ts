import { expect, test } from "vitest";
import { installmentsBy, installmentsOf } from "./installments.ts";

test.each([
	[9, 31_048_560, { count: 9, each: 34_498.4, total: 310_485.6 }],
	[3, 10_000, { count: 3, each: 33.33, total: 100 }],
	[60, 1, { count: 60, each: 0, total: 0.01 }],
	[1, 10_000, null],
	[3, null, null],
])("%d parts of %d cents in all", (count, cents, expected) => {
	expect(installmentsOf(count, cents)).toEqual(expected);
});

test.each([
	[9, 48.7, 208_800, { count: 9, each: 34_498.4, total: 310_485.6 }],
	[3, 0, 100, { count: 3, each: 33.33, total: 100 }],
	[3, 13.92, 0.01, { count: 3, each: 0, total: 0.01 }],
])("%d parts that add %d percent to %d", (count, rate, price, expected) => {
	expect(installmentsBy({ count, rate }, price)).toEqual(expected);
});
