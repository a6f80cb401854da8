import fc from "fast-check";
import { expect, test } from "vitest";
import { GARMENT_GROUPS } from "#core/rules/garment-groups.ts";
import { MEASURES, type SizeMeasures } from "#core/rules/measurements.ts";
import { type Point, shapeOf } from "./garment-shape.ts";

const cm = fc.option(fc.integer({ min: 1, max: 300 }), { nil: undefined });
const measured: fc.Arbitrary<SizeMeasures> = fc.record(
	Object.fromEntries(MEASURES.map((name) => [name, cm])) as Record<(typeof MEASURES)[number], typeof cm>,
);
const rounded = (point: Point) => point.map((side) => Math.round(side * 1000) / 1000);
const drawnOf = (measures: SizeMeasures, group?: (typeof GARMENT_GROUPS)[number]) =>
	shapeOf({ M: measures }, group)?.lines.map(({ name }) => name);

test("each kind of garment is drawn with a line for each of its measures", () => {
	const tee = { chest: 52, length: 70, sleeve: 20, shoulder: 44 };
	expect(drawnOf(tee, "tops")?.sort()).toEqual(Object.keys(tee).sort());
	const dress = { chest: 46, waist: 40, hip: 50, length: 120 };
	expect(drawnOf(dress, "dresses")?.sort()).toEqual(Object.keys(dress).sort());
	const trousers = { waist: 38, hip: 52, length: 104, inseam: 78 };
	expect(drawnOf(trousers, "bottoms")?.sort()).toEqual(Object.keys(trousers).sort());
	const skirt = { waist: 36, length: 62 };
	expect(drawnOf(skirt, "bottoms")?.sort()).toEqual(Object.keys(skirt).sort());
});

test("what is measured of one size alone is drawn, too", () => {
	const lines = shapeOf({ S: { chest: 50 }, M: { chest: 52, length: 70 } }, undefined)?.lines;
	expect(lines?.map(({ name }) => name)).toEqual(["chest", "length"]);
});

test("where the measures do not tell a garment's form nothing is drawn", () => {
	expect(shapeOf({ "36": { length: 24 } }, "tops")).toBeNull();
	expect(shapeOf({ "36": { length: 24, waist: 9 } }, "shoes")).toBeNull();
});

test("whatever is measured, its two halves mirror each other, and every line lies on the drawing", () => {
	fc.assert(
		fc.property(measured, fc.constantFrom(undefined, ...GARMENT_GROUPS), (measures, group) => {
			const shape = shapeOf({ M: measures }, group);
			if (!shape) return;
			const { outline, lines, width, height } = shape;
			const points = [...outline, ...lines.flatMap(({ from, to, label }) => [from, to, label])];
			const isOutside = ([x, y]: Point) => !(x >= 0 && x <= width && y >= 0 && y <= height);
			expect(points.filter(isOutside)).toEqual([]);
			const mirrored = outline.map(([x, y]): Point => [width - x, y]).reverse();
			expect(mirrored.map(rounded)).toEqual(outline.map(rounded));
		}),
	);
});
