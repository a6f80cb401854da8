import { expect, test } from "vitest";
import { installmentsOf } from "./installments.ts";

test.each([
	[9, 31_048_560, { count: 9, each: 34_498.4, total: 310_485.6 }],
	[3, 10_000, { count: 3, each: 33.33, total: 100 }],
	[60, 1, { count: 60, each: 0, total: 0.01 }],
	[1, 10_000, null],
	[3, null, null],
])("%d parts of %d cents in all", (count, cents, expected) => {
	expect(installmentsOf(count, cents)).toEqual(expected);
});
