import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	accentContrast,
	accentShades,
	accentStyles,
	contrastOf,
	FIRST_ACCENT,
	GROUNDS,
	isColour,
	LEAST_CONTRAST,
} from "./accent.ts";

const colours = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);

describe("contrast", () => {
	test.each([
		["#000000", "#ffffff", 21],
		["#ffffff", "#ffffff", 1],
		["#777777", "#ffffff", 4.48],
		["#0000ff", "#ffffff", 8.59],
		["#ff0000", "#ffffff", 4],
		["#00ff00", "#000000", 15.3],
		["#0a0a0a", "#000000", 1.06],
	])("of %s and %s is %d, whichever is named first", (one, other, contrast) => {
		expect(contrastOf(one, other)).toBeCloseTo(contrast, 1);
		expect(contrastOf(other, one)).toBe(contrastOf(one, other));
	});

	test("of the accent is that of the worst case", () => {
		expect(accentContrast(FIRST_ACCENT)).toBeCloseTo(contrastOf(FIRST_ACCENT, "#efe8dc"));
		expect(accentContrast(FIRST_ACCENT)).toBeGreaterThan(LEAST_CONTRAST);
		expect(accentContrast("#e39a76")).toBeLessThan(LEAST_CONTRAST);
	});
});

describe("shades of an accent", () => {
	test("can be read by night whatever it is, and by day when it was allowed", () => {
		fc.assert(
			fc.property(colours, (accent) => {
				const { light, dark } = accentShades(accent);
				for (const ground of [...GROUNDS.dark.papers, dark.on]) {
					expect(contrastOf(dark.accent, ground)).toBeGreaterThanOrEqual(6);
					expect(contrastOf(dark.deep, ground)).toBeGreaterThanOrEqual(6);
				}
				if (accentContrast(accent) < LEAST_CONTRAST) return;
				for (const ground of [...GROUNDS.light.papers, light.on])
					expect(contrastOf(light.deep, ground)).toBeGreaterThanOrEqual(contrastOf(light.accent, ground));
			}),
		);
	});

	test("are made of the accent: by day it itself, darker under the pointer, by night as light as it must be", () => {
		expect(accentShades("#2f5d50")).toEqual({
			light: { accent: "#2f5d50", deep: "#25493e", on: "#fffaf4" },
			dark: { accent: "#8fa8a1", deep: "#b1c2bd", on: "#23140c" },
		});
		expect(accentShades("#ffffff").dark.accent).toBe("#ffffff");
	});
});

test("a colour is a sharp sign and six digits", () => {
	for (const text of ["#9a4526", "#000000"]) expect(isColour(text)).toBe(true);
	for (const text of ["9a4526", "#9a452", "#9a45261", "#9A4526", "#9a452g", " #9a4526", "red"])
		expect(isColour(text)).toBe(false);
});

test("only another accent than the shop's own has a style sheet", () => {
	expect(accentStyles(FIRST_ACCENT)).toBeUndefined();
	expect(accentStyles("#2f5d50")).toBe("/accent/2f5d50.css");
});
