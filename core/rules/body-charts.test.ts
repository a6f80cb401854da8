import { expect, test } from "vitest";
import { BODY_CHARTED } from "./body-charted.ts";
import { bodySizes, WEARERS } from "./body-charts.ts";
import { GIRTHS } from "./size-advice.ts";
import { LETTER_SIZES } from "./sizes.ts";

test("letters begin where the size before ends, for women and men", () => {
	for (const wearer of WEARERS) {
		const sizes = bodySizes("letters", wearer, LETTER_SIZES);
		expect(sizes.map(({ size }) => size)).toEqual(LETTER_SIZES);
		for (const girth of GIRTHS) {
			expect(sizes.slice(1).map((one) => one[girth][0])).toEqual(sizes.slice(0, -1).map((one) => one[girth][1]));
		}
	}
	expect(bodySizes("letters", "women", ["M"])).toEqual([
		{ size: "M", chest: [87, 93], waist: [69, 75], hip: [95, 101] },
	]);
	expect(bodySizes("letters", "men", ["M"])).toEqual([
		{ size: "M", chest: [95, 101], waist: [83, 89], hip: [97, 103] },
	]);
});

test("only what is offered and known is shown: shoes have no chart, numbers none for men", () => {
	expect(bodySizes("letters-wide", "women", ["XXL", "XXXL"]).map(({ size }) => size)).toEqual(["XXL"]);
	expect(bodySizes("numbers", "women", ["38", "40"])).toHaveLength(2);
	expect(bodySizes("numbers", "men", ["38"])).toEqual([]);
	expect(bodySizes("shoes", "women", ["38"])).toEqual([]);
	expect(bodySizes("constructor", "women", ["M"])).toEqual([]);
	for (const system of BODY_CHARTED) expect(bodySizes(system, "women", ["M", "38"])).toHaveLength(1);
});
