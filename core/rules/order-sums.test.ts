import { expect, test } from "vitest";
import { sumsOf } from "./order-sums.ts";

const order = { subtotal: 100, discount: 0, shipping: 0, total: 100, tax: 17.36, refunded: 0 };

test("an order tells what the goods cost, the delivery even when it is free, and the total", () => {
	expect(sumsOf(order, false).map(({ sum }) => sum)).toEqual(["subtotal", "shipping", "total"]);
	expect(sumsOf(order, true).map(({ sum }) => sum)).toEqual(["subtotal", "shipping", "total", "tax"]);
});

test("what is taken off or given back is told as less, and what comes before the total adds up to it", () => {
	const sums = sumsOf({ ...order, discount: 10, shipping: 8, total: 98, refunded: 98 }, true);
	expect(sums.map(({ sum, amount }) => `${sum} ${amount}`)).toEqual([
		...["subtotal 100", "discount -10", "shipping 8", "total 98", "tax 17.36", "refunded -98"],
	]);
});
