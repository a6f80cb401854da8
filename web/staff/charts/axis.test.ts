import fc from "fast-check";
import { expect, test } from "vitest";
import { axisOf } from "./axis.ts";

test.each([
	[[], [0, 1]],
	[
		[0, 0],
		[0, 1],
	],
	[[1], [0, 0.5, 1]],
	[
		[7, 3],
		[0, 2, 4, 6, 8],
	],
	[[239_900], [0, 100_000, 200_000, 300_000]],
	[
		[-4, 10],
		[-5, 0, 5, 10],
	],
	[[-3], [-3, -2, -1, 0]],
])("%j has the marks %j", (values, marks) => {
	expect(axisOf(values)).toEqual(marks);
});

test("the marks hold every value and zero, and are few", () => {
	fc.assert(
		fc.property(
			fc.array(fc.double({ min: -1e9, max: 1e9, noNaN: true }).filter((one) => one === 0 || Math.abs(one) > 0.01)),
			(values) => {
				const marks = axisOf(values);
				const slack = (Math.max(...marks) - Math.min(...marks)) * 1e-6;
				expect(marks).toContain(0);
				expect(marks.length).toBeLessThanOrEqual(7);
				expect(marks[0]).toBeLessThanOrEqual(Math.min(0, ...values) + slack);
				expect(marks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values) - slack);
			},
		),
	);
});
