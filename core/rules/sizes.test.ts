import { expect, test } from "vitest";
import { isSize } from "./size-text.ts";
import { areSizesUnique, LETTER_SIZES, sizesOf, unitsIn } from "./sizes.ts";

test.each(["S", "XXL", "40", "36.5", "34/36", "W30-L32", "One size", "Único", "2"])("%s can be a size", (size) =>
	expect(isSize(size)).toBe(true),
);

test.each(["", " ", "S ", " S", "-", "S,M", "a\nb", "__proto_", "<b>", "123456789", "S_M", "½"])(
	"%j cannot be one",
	(text) => expect(isSize(text)).toBe(false),
);

test("a product that names no sizes has the four letters", () => {
	expect(sizesOf({})).toEqual(["S", "M", "L", "XL"]);
	expect(sizesOf({})).toBe(LETTER_SIZES);
	expect(sizesOf({ sizes: ["40", "38"] })).toEqual(["40", "38"]);
});

test("units are counted of sizes that are there, whatever else an object knows", () => {
	expect(unitsIn({ M: 3 }, "M")).toBe(3);
	expect(unitsIn({ M: -1 }, "M")).toBe(0);
	expect(unitsIn({ M: 3 }, "L")).toBe(0);
	expect(unitsIn({ M: 3 }, "toString")).toBe(0);
});

test("two sizes that differ in case alone are one", () => {
	expect(areSizesUnique(["S", "M"])).toBe(true);
	expect(areSizesUnique(["S", "s"])).toBe(false);
});
