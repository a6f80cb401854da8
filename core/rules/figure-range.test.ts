import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparedWith, daysIn, FIGURE_RANGES, rangeOn, stepsOf } from "./figure-range.ts";

const day = fc
	.date({ min: new Date("2001-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
	.map((date) => date.toISOString().slice(0, 10));

describe("a named range", () => {
	test.each([
		["today", "2028-03-01", "2028-03-01", "2028-03-01"],
		["days7", "2028-03-01", "2028-02-24", "2028-03-01"],
		["month", "2028-03-01", "2028-03-01", "2028-03-01"],
		["lastMonth", "2028-03-15", "2028-02-01", "2028-02-29"],
		["lastMonth", "2027-01-01", "2026-12-01", "2026-12-31"],
		["year", "2027-11-18", "2027-01-01", "2027-11-18"],
		["lastYear", "2027-11-18", "2026-01-01", "2026-12-31"],
	] as const)("%s on %s", (range, today, from, to) => {
		expect(rangeOn(range, today)).toEqual({ from, to });
	});

	test("never ends after today, nor begins after its end", () => {
		fc.assert(
			fc.property(fc.constantFrom(...FIGURE_RANGES), day, (range, today) => {
				const { from, to } = rangeOn(range, today);
				expect(from <= to && to <= today).toBe(true);
			}),
		);
	});
});

describe("a comparison", () => {
	test("before: as many days, ending the day before", () => {
		fc.assert(
			fc.property(day, fc.integer({ min: 1, max: 400 }), (to, days) => {
				const from = new Date(Date.parse(to) - (days - 1) * 86_400_000).toISOString().slice(0, 10);
				const compared = comparedWith({ from, to }, "before");
				expect(daysIn(compared)).toBe(days);
				expect(Date.parse(from) - Date.parse(compared.to)).toBe(86_400_000);
			}),
		);
	});

	test("the year before: the same days, and the 28th for a 29 February", () => {
		expect(comparedWith({ from: "2028-02-29", to: "2028-03-31" }, "yearBefore")).toEqual({
			from: "2027-02-28",
			to: "2027-03-31",
		});
	});
});

test("steps are all the days of a range, or all its months", () => {
	expect(stepsOf({ from: "2026-12-30", to: "2027-01-02" }, "day")).toEqual([
		"2026-12-30",
		"2026-12-31",
		"2027-01-01",
		"2027-01-02",
	]);
	expect(stepsOf({ from: "2026-11-30", to: "2027-01-02" }, "month")).toEqual([
		"2026-11-01",
		"2026-12-01",
		"2027-01-01",
	]);
});
