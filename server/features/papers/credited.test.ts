import fc from "fast-check";
import { expect, test } from "vitest";
import { refundOfLines, returnableOf, sumOf } from "#core/rules/refunds.ts";
import { creditedBy, type MadeRefund } from "./credited.rules.ts";

const bought = {
	lines: [
		{ line: 1, quantity: 2, unitCents: 1000 },
		{ line: 2, quantity: 1, unitCents: 3333 },
	],
	discountCents: 533,
	shippingCents: 700,
};
const part: MadeRefund = { cents: 901, isWhole: false, lines: [{ line: 1, quantity: 1 }] };
const sum: MadeRefund = { cents: 500, isWhole: false, lines: [] };

test("a part by line names its units at the invoice's price, less their share of the discount", () => {
	expect(creditedBy([part], bought, { since: 0, cents: 901 })).toEqual({
		lines: [{ line: 1, quantity: 1 }],
		goods: 1000,
		discount: 99,
		shipping: 0,
		earlier: 0,
	});
});

test("the whole rest names the units that were left, the shipping, and what went back earlier as a sum", () => {
	const rest: MadeRefund = { cents: 5333 - 533 + 700 - 901 - 500, isWhole: true, lines: [] };
	expect(creditedBy([part, sum, rest], bought, { since: 1401, cents: rest.cents })).toEqual({
		lines: [
			{ line: 1, quantity: 1 },
			{ line: 2, quantity: 1 },
		],
		goods: 4333,
		discount: 434,
		shipping: 700,
		earlier: 500,
	});
});

test("of a sum without lines, or one that begins in the middle of a refund, nobody knows what it was for", () => {
	expect(creditedBy([part, sum], bought, { since: 901, cents: 500 })).toBeNull();
	expect(creditedBy([part, sum], bought, { since: 900, cents: 501 })).toBeNull();
	expect(creditedBy([part, sum], bought, { since: 0, cents: 1401 })).toBeNull();
});

const orders = fc.record({
	lines: fc
		.array(fc.record({ quantity: fc.integer({ min: 1, max: 4 }), unitCents: fc.integer({ min: 2, max: 90_000 }) }), {
			minLength: 1,
			maxLength: 4,
		})
		.map((lines) => lines.map((line, at) => ({ line: at + 1, ...line }))),
	percent: fc.integer({ min: 0, max: 99 }),
	shippingCents: fc.nat(5000),
});

test("whatever goes back in whatever parts, each note comes to its sum and all name each unit at most once", () => {
	fc.assert(
		fc.property(orders, fc.array(fc.nat()), ({ lines, percent, shippingCents }, choices) => {
			const subtotal = lines.reduce((all, { quantity, unitCents }) => all + quantity * unitCents, 0);
			const order = { lines, shippingCents, discountCents: Math.floor((subtotal * percent) / 100) };
			const returned = new Map<number, number>();
			const made: MadeRefund[] = [];
			const open = () => lines.filter((line) => returnableOf(line, returned) > 0);
			for (const choice of choices) {
				const line = open()[choice % Math.max(1, open().length)];
				const wish = line && { line: line.line, quantity: 1 };
				const cents = wish ? sumOf(refundOfLines(order, returned, [wish])) : 0;
				if (!wish || cents === 0) break;
				made.push({ cents, isWhole: false, lines: [wish] });
				returned.set(wish.line, (returned.get(wish.line) ?? 0) + 1);
			}
			const left = subtotal - order.discountCents + shippingCents - sumOf(made);
			if (left > 0) made.push({ cents: left, isWhole: true, lines: [] });
			const named = new Map<number, number>();
			for (const [at, { cents, isWhole }] of made.entries()) {
				const credited = creditedBy(made, order, { since: sumOf(made.slice(0, at)), cents });
				if (isWhole && open().length === 0) {
					expect(credited).toBeNull();
					continue;
				}
				const { goods = 0, discount = 0, shipping = 0, earlier = 0, lines: units = [] } = credited ?? {};
				expect(goods - discount + shipping - earlier).toBe(cents);
				for (const { line, quantity } of units) named.set(line, (named.get(line) ?? 0) + quantity);
			}
			for (const { line, quantity } of lines) expect(named.get(line) ?? 0).toBeLessThanOrEqual(quantity);
		}),
	);
});
