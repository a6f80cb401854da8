import { expect, test } from "vitest";
import { areFibresUnique, percentOf } from "./fabric.ts";
import { detailsOf } from "./product-details.ts";

const fabric = [
	{ fibre: "wool", percent: 80 },
	{ fibre: "polyamide", percent: 20 },
];

test("a whole fabric is 100 %", () => {
	expect(percentOf(fabric)).toBe(100);
	expect(percentOf(fabric.slice(1))).toBe(20);
	expect(percentOf([])).toBe(0);
});

test("a fibre is named once, whatever its case and spaces", () => {
	expect(areFibresUnique(fabric)).toBe(true);
	expect(areFibresUnique([{ fibre: "Wool " }, { fibre: "wool" }])).toBe(false);
});

test("what is known of a product is said in words, what is not is left out", () => {
	expect(detailsOf({ fit: "slim", fabric })).toEqual([
		{ label: "Fit", words: "Slim" },
		{ label: "Fabric", words: "80 % wool, 20 % polyamide" },
	]);
	expect(detailsOf({ fabric })).toEqual([{ label: "Fabric", words: "80 % wool, 20 % polyamide" }]);
	expect(detailsOf({})).toEqual([]);
});
