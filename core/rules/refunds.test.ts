import fc from "fast-check";
import { expect, test } from "vitest";
import { capped, type LineWish, refundOfLines, returnableOf, sumOf } from "./refunds.ts";

const NONE = new Map<number, number>();
const two = [
	{ line: 1, quantity: 2, unitCents: 1000 },
	{ line: 2, quantity: 1, unitCents: 3333 },
];

test("without a discount a line gives back what it cost", () => {
	expect(refundOfLines({ lines: two, discountCents: 0 }, NONE, [{ line: 1, quantity: 2 }])).toEqual([
		{ line: 1, quantity: 2, cents: 2000 },
	]);
});

test("a discount is shared by price, to the cent", () => {
	const order = { lines: two, discountCents: 533 };
	const all = refundOfLines(order, NONE, [
		{ line: 1, quantity: 2 },
		{ line: 2, quantity: 1 },
	]);
	expect(all.map(({ cents }) => cents)).toEqual([1801, 2999]);
	expect(sumOf(all)).toBe(5333 - 533);
});

test("the second unit of a line gives back what the first has left", () => {
	const order = { lines: two, discountCents: 533 };
	const one = { line: 1, quantity: 1 };
	expect(refundOfLines(order, NONE, [one])).toEqual([{ ...one, cents: 901 }]);
	expect(refundOfLines(order, new Map([[1, 1]]), [one])).toEqual([{ ...one, cents: 900 }]);
});

test("a line that was not bought gives nothing back", () => {
	expect(refundOfLines({ lines: two, discountCents: 0 }, NONE, [{ line: 3, quantity: 1 }])).toEqual([]);
});

test("as many of a line can go back as have not", () => {
	const [line] = two as [(typeof two)[number]];
	expect(returnableOf(line, NONE)).toBe(2);
	expect(returnableOf(line, new Map([[1, 2]]))).toBe(0);
});

test("lines give back no more than is left of the payment", () => {
	const worth = [
		{ line: 1, quantity: 1, cents: 1000 },
		{ line: 2, quantity: 1, cents: 3000 },
	];
	expect(capped(worth, 4000)).toEqual(worth);
	expect(capped(worth, 1500).map(({ cents }) => cents)).toEqual([1000, 500]);
	expect(sumOf(capped(worth, 0))).toBe(0);
});

const orders = fc
	.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), unitCents: fc.integer({ min: 1, max: 900_000_000 }) }), {
		minLength: 1,
		maxLength: 6,
	})
	.map((lines) => lines.map((line, at) => ({ line: at + 1, ...line })))
	.chain((lines) => {
		const subtotal = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
		return fc.record({ lines: fc.constant(lines), discountCents: fc.integer({ min: 0, max: subtotal }) });
	});

test("whatever the order of giving units back, all of them come to what was paid for them", () => {
	fc.assert(
		fc.property(orders, fc.infiniteStream(fc.nat()), (order, choices) => {
			const returned = new Map<number, number>();
			let given = 0;
			for (;;) {
				const open = order.lines.filter((line) => returnableOf(line, returned) > 0);
				const chosen = open[(choices.next().value as number) % Math.max(1, open.length)];
				if (!chosen) break;
				const most = returnableOf(chosen, returned);
				const wish: LineWish = { line: chosen.line, quantity: 1 + ((choices.next().value as number) % most) };
				const [refund] = refundOfLines(order, returned, [wish]);
				expect(refund?.cents).toBeGreaterThanOrEqual(0);
				expect(refund?.cents).toBeLessThanOrEqual(wish.quantity * chosen.unitCents);
				given += refund?.cents ?? 0;
				returned.set(wish.line, (returned.get(wish.line) ?? 0) + wish.quantity);
			}
			const subtotal = order.lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
			expect(given).toBe(subtotal - order.discountCents);
		}),
	);
});

test("more units of a line never give back less", () => {
	fc.assert(
		fc.property(orders, (order) => {
			for (const { line, quantity } of order.lines) {
				const worth = Array.from({ length: quantity }, (_, at) =>
					sumOf(refundOfLines(order, NONE, [{ line, quantity: at + 1 }])),
				);
				expect(worth).toEqual([...worth].sort((a, b) => a - b));
			}
		}),
	);
});
