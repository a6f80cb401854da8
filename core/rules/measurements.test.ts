import { describe, expect, test } from "vitest";
import { isCm, type Measurements, measurementsOf, measuresIn } from "./measurements.ts";

describe("centimetres", () => {
	test.each([1, 1.1, 54, 54.5, 0.1 + 54.2, 299.9, 300])("%s can be measured", (cm) => expect(isCm(cm)).toBe(true));
	test.each([0, 0.9, -54, 300.1, 54.55, 54.501, Number.NaN, Number.POSITIVE_INFINITY])("%s cannot", (cm) =>
		expect(isCm(cm)).toBe(false),
	);
});

const known: Measurements = { S: { chest: 50 }, M: { chest: 53, length: 71 }, L: { length: 73 } };

test("only sizes that are offered say what they measure, in their order", () => {
	expect(measurementsOf(known, ["M", "S", "XL"])).toEqual({ M: known.M, S: known.S });
	expect(Object.keys(measurementsOf(known, ["M", "S"]) ?? {})).toEqual(["M", "S"]);
});

test("where nothing is known of what is offered, nothing is said", () => {
	expect(measurementsOf(null, ["S"])).toBeUndefined();
	expect(measurementsOf(known, ["XL"])).toBeUndefined();
	expect(measurementsOf(known, ["constructor"])).toBeUndefined();
});

test("a chart has the measures that one size at least knows, in one order", () => {
	expect(measuresIn(known)).toEqual(["chest", "length"]);
	expect(measuresIn({ S: { shoulder: 40, sleeve: 60 }, M: { waist: 40 } })).toEqual(["waist", "sleeve", "shoulder"]);
	expect(measuresIn({})).toEqual([]);
});
