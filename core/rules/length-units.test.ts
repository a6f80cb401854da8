import fc from "fast-check";
import { expect, test } from "vitest";
import { inchesOf, typedLength } from "./length-units.ts";

test.each([
	["98", "cm", 98],
	[" 98,5 ", "cm", 98.5],
	["98.5cm", "in", 98.5],
	["38", "in", 96.5],
	["38.5", "in", 97.8],
	["38 1/2", "in", 97.8],
	["38½", "in", 97.8],
	["38 ½ in", "cm", 97.8],
	['38"', "cm", 96.5],
	["38 Inches", "cm", 96.5],
	["38 pulgadas", "cm", 96.5],
	["", "cm", null],
	["abc", "cm", null],
	["-98", "cm", null],
	["9800", "cm", null],
	["9 8", "cm", null],
	["38 1/0", "in", null],
	["1e3", "cm", null],
] as const)("%j typed as %s is %s cm", (text, unit, cm) => expect(typedLength(text, unit)).toBe(cm));

test.each([
	[98, "38½"],
	[96.5, "38"],
	[101, "39¾"],
	[8, "3¼"],
	[1.2, "½"],
	[0, "0"],
	[0.2, "0"],
])("%s cm are %s inches", (cm, inches) => expect(inchesOf(cm)).toBe(inches));

test("inches that are shown can be typed again, and stay what they were to the eighth", () => {
	fc.assert(
		fc.property(fc.integer({ min: 400, max: 2000 }), (tenths) => {
			expect(Math.abs((typedLength(inchesOf(tenths / 10), "in") ?? 0) - tenths / 10)).toBeLessThan(2.54 / 8 + 0.11);
		}),
	);
});
