import { expect, test } from "vitest";
import type { CartLine } from "#core/contract/carts.ts";
import { product } from "#web/testing/samples.ts";
import { type Change, savedWithoutChange, withoutChange, withReplaced } from "./choice.ts";
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

const changed = (before: CartLine[], old: CartLine, chosen: CartLine, saved: CartLine[] = []): Change => ({
	old,
	chosen,
	before,
	after: withReplaced(before, keyOf(old), chosen),
	saved,
});

test("taken back, the line is as it was and where it was, and what was done since stays", () => {
	const before = [inkM, other];
	const change = changed(before, inkM, line(0, "L", 2));
	expect(said(withoutChange(change.after, change))).toEqual(said(before));
	const since = [...change.after.slice(0, 1), line(0, "M", 3, 5)];
	expect(said(withoutChange(since, change))).toEqual(["3 Ink M 2", "5 Ink M 3"]);
});

test("taken back after it joined another, both are as they were", () => {
	const before = [inkM, line(0, "L", 3)];
	const change = changed(before, inkM, line(0, "L", 1));
	expect(said(change.after)).toEqual(["3 Ink L 4"]);
	expect(said(withoutChange(change.after, change))).toEqual(["3 Ink M 2", "3 Ink L 3"]);
});

test("taken back after the line was saved for later, it lies there as it was, and only there", () => {
	const inkL = line(0, "L", 2);
	const change = changed([inkM, other], inkM, inkL);
	expect(said(withoutChange([other], change))).toEqual(["4 Ink M 1"]);
	expect(said(savedWithoutChange([inkL], change))).toEqual(["3 Ink M 2"]);
});

test("what was saved for later before the change stays as it was saved", () => {
	const inkL = line(0, "L", 2);
	const earlier = line(0, "L", 1);
	const change = changed([inkM], inkM, inkL, [earlier]);
	expect(said(savedWithoutChange([earlier], change))).toEqual(["3 Ink L 1"]);
	expect(said(savedWithoutChange([line(0, "L", 3)], change))).toEqual(["3 Ink L 1", "3 Ink M 2"]);
});

test("taken back after the line was removed, nothing comes back", () => {
	expect(said(withoutChange([other], changed([inkM, other], inkM, line(0, "L", 2))))).toEqual(["4 Ink M 1"]);
});
