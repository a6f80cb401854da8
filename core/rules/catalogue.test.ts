import fc from "fast-check";
import { expect, test } from "vitest";
import { isSoldOut, shownDiscount, totalUnits, unitPrice } from "./catalogue.ts";
import { fromCents, toCents } from "./money.ts";

const units = fc.integer({ min: 0, max: 1000 });
const stocks = fc.record({ S: units, M: units, L: units, XL: units });
const stocked = fc.array(stocks, { maxLength: 4 }).map((all) => ({ variants: all.map((Stocks) => ({ Stocks })) }));

test("the shown discount is price_offer minus price over price, rounded", () => {
	expect(shownDiscount({ price: 100, price_offer: 80, is_offer: true })).toBe("-20%");
	expect(shownDiscount({ price: 29.99, price_offer: 19.99, is_offer: true })).toBe("-33%");
	expect(shownDiscount({ price: 100, price_offer: 100, is_offer: false })).toBeNull();
});

test("a discount of whole percent is shown as that percentage, whatever the price", () => {
	fc.assert(
		fc.property(fc.integer({ min: 10_000, max: 10_000_000 }), fc.integer({ min: 1, max: 99 }), (cents, discount) => {
			const offer = Math.round((cents * (100 - discount)) / 100);
			const product = { price: fromCents(cents), price_offer: fromCents(offer), is_offer: true };
			expect(shownDiscount(product)).toBe(`-${discount}%`);
		}),
	);
});

test("a unit costs the offer price while there is an offer, else the price", () => {
	expect(toCents(unitPrice({ price: 50, price_offer: 39.9, is_offer: true }))).toBe(3990);
	expect(toCents(unitPrice({ price: 50, price_offer: 50, is_offer: false }))).toBe(5000);
});

test("total units are the sum over all colours and sizes", () => {
	fc.assert(
		fc.property(stocked, (product) => {
			const all = product.variants.flatMap(({ Stocks }) => [Stocks.S, Stocks.M, Stocks.L, Stocks.XL]);
			expect(totalUnits(product)).toBe(all.reduce((sum, one) => sum + one, 0));
		}),
	);
});

test("a product is sold out when its total units are 0", () => {
	expect(isSoldOut({ variants: [{ Stocks: { S: 0, M: 0, L: 0, XL: 0 } }] })).toBe(true);
	expect(isSoldOut({ variants: [] })).toBe(true);
	fc.assert(fc.property(stocked, (product) => isSoldOut(product) === (totalUnits(product) === 0)));
	expect(isSoldOut({ variants: [{ Stocks: { S: 0, M: 0, L: 0, XL: 0 } }, { Stocks: { S: 0, M: 1 } }] })).toBe(false);
});
