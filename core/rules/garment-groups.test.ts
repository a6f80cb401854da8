import { expect, test } from "vitest";
import { fitsOf, sizesWorn } from "./garment-groups.ts";

test("one's own sizes are said group by group, those without any left out", () => {
	expect(fitsOf({ bottoms: ["40"], tops: ["M", "L"], shoes: [] })).toBe("tops:M.L,bottoms:40");
	expect(fitsOf({})).toBe("");
});

test("what was said is understood again, also a size with a point", () => {
	const sizes = { tops: ["M", "L"], shoes: ["36.5", "37"] };
	const worn = sizesWorn(fitsOf(sizes), (size) => size === "36.5");
	expect(Object.fromEntries(worn)).toEqual(sizes);
	expect([...sizesWorn("tops,:M", () => false)]).toEqual([
		["tops", []],
		["", ["M"]],
	]);
});
