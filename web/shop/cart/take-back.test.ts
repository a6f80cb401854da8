import { expect, test } from "vitest";
import type { CartLine } from "#core/contract/carts.ts";
import { line } from "#web/testing/samples.ts";
import { entryOf, withQuantity } from "./lines.ts";
import { addedSince, withoutAdded } from "./take-back.ts";

const coats = (quantity: number): CartLine => withQuantity(line, quantity);
const scarf: CartLine = { ...line, id_product: 4 };
const quantities = (cart: readonly CartLine[]) =>
	Object.fromEntries(cart.map((one) => [one.id_product, entryOf(one).quantity]));

const cases: { what: string; before: CartLine[]; after: CartLine[]; now: CartLine[]; left: object }[] = [
	{ what: "a new line goes", before: [scarf], after: [scarf, line], now: [scarf, line], left: { 4: 1 } },
	{ what: "a line that grew shrinks", before: [coats(1)], after: [coats(3)], now: [coats(3)], left: { 3: 1 } },
	{ what: "what another tab added stays", before: [line], after: [coats(2)], now: [coats(4)], left: { 3: 3 } },
	{ what: "what another tab removed stays removed", before: [line], after: [coats(3)], now: [scarf], left: { 4: 1 } },
	{
		what: "what another tab has lowered already stays",
		before: [line],
		after: [coats(3)],
		now: [line],
		left: { 3: 1 },
	},
	{
		what: "what the shop had less of is not taken twice",
		before: [line],
		after: [coats(4)],
		now: [coats(2)],
		left: { 3: 1 },
	},
	{ what: "two lines go together", before: [], after: [line, scarf], now: [line, scarf], left: {} },
];

test.each(cases)("taken back: $what", ({ before, after, now, left }) => {
	expect(quantities(withoutAdded(now, addedSince(before, after)))).toEqual(left);
});

test("what is taken back costs no more than what is left", () => {
	expect(withoutAdded([coats(3)], addedSince([line], [coats(3)]))).toMatchObject([{ totalPrice: 120 }]);
});
