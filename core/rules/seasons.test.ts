import { describe, expect, test } from "vitest";
import { hemisphereOf, nextSeasonAfter, seasonOn } from "./seasons.ts";

describe("the season of a day", () => {
	test.each([
		["2026-01-01", "Winter", "Summer"],
		["2026-03-20", "Winter", "Summer"],
		["2026-03-21", "Spring", "Autumn"],
		["2026-06-20", "Spring", "Autumn"],
		["2026-06-21", "Summer", "Winter"],
		["2026-09-20", "Summer", "Winter"],
		["2026-09-21", "Autumn", "Spring"],
		["2026-12-20", "Autumn", "Spring"],
		["2026-12-21", "Winter", "Summer"],
		["2026-12-31", "Winter", "Summer"],
	] as const)("%s is %s in the north and %s in the south", (day, north, south) => {
		expect([seasonOn(day, "north"), seasonOn(day, "south")]).toEqual([north, south]);
	});

	test.each([
		["2026-01-01", "2026-03-21"],
		["2026-03-20", "2026-03-21"],
		["2026-03-21", "2026-06-21"],
		["2026-12-20", "2026-12-21"],
		["2026-12-21", "2027-03-21"],
	])("after %s the next begins on %s", (day, next) => {
		expect(nextSeasonAfter(day)).toBe(next);
	});

	test("a country says on which side it lies", () => {
		expect(["AR", "UY", "AU", "EC", "ES", "US", "MX"].map(hemisphereOf)).toEqual([
			"south",
			"south",
			"south",
			"south",
			"north",
			"north",
			"north",
		]);
	});
});
