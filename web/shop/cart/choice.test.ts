import { expect, test } from "vitest";
import type { CartLine } from "#core/contract/carts.ts";
import { product } from "#web/testing/samples.ts";
import { withoutChange, withReplaced } from "./choice.ts";
import { entryOf, keyOf, lineOf } from "./lines.ts";

const line = (colour: 0 | 1, size: string, quantity: number, id = 3): CartLine => {
	const variant = product.variants[colour];
	if (!variant) throw new Error("a colour is needed");
	return lineOf({ ...product, id_product: id }, variant, size, quantity);
};
const said = (cart: readonly CartLine[]) =>
	cart
		.map(entryOf)
		.map(({ id_product, ColorName, size, quantity }) => `${id_product} ${ColorName} ${size} ${quantity}`);

const inkM = line(0, "M", 2);
const other = line(0, "M", 1, 4);

test("another size stands in the place of the line", () => {
	expect(said(withReplaced([other, inkM], keyOf(inkM), line(0, "L", 2)))).toEqual(["4 Ink M 1", "3 Ink L 2"]);
	expect(said(withReplaced([inkM, other], keyOf(inkM), line(1, "L", 2)))).toEqual(["3 Sand L 2", "4 Ink M 1"]);
});

test("it joins an equal line, as far as there is stock", () => {
	const cart = [inkM, other, line(0, "L", 3)];
	expect(said(withReplaced(cart, keyOf(inkM), line(0, "L", 2)))).toEqual(["4 Ink M 1", "3 Ink L 4"]);
});

test("a line that another tab took out meanwhile does not come back", () => {
	expect(said(withReplaced([other], keyOf(inkM), line(0, "L", 2)))).toEqual(["4 Ink M 1"]);
});

test("taken back, the line is as it was and where it was, and what was done since stays", () => {
	const before = [inkM, other];
	const after = withReplaced(before, keyOf(inkM), line(0, "L", 2));
	expect(said(withoutChange(after, { before, after }))).toEqual(said(before));
	const since = [...after.slice(0, 1), line(0, "M", 3, 5)];
	expect(said(withoutChange(since, { before, after }))).toEqual(["3 Ink M 2", "5 Ink M 3"]);
});

test("taken back after it joined another, both are as they were", () => {
	const before = [inkM, line(0, "L", 3)];
	const after = withReplaced(before, keyOf(inkM), line(0, "L", 1));
	expect(said(after)).toEqual(["3 Ink L 4"]);
	expect(said(withoutChange(after, { before, after }))).toEqual(["3 Ink M 2", "3 Ink L 3"]);
});
