import { expect, test } from "vitest";
import { isUnclearPrice, numberAsTyped, priceAsTyped, readTypedPrice } from "./typed-price.ts";

test.each([
	["1500", 1500],
	["1500.5", 1500.5],
	["1500,50", 1500.5],
	["1,500.50", 1500.5],
	["1.500,50", 1500.5],
	["1,234,567.89", 1_234_567.89],
	["1.234.567", 1_234_567],
	[" 0.02 ", 0.02],
])("%s is understood", (typed, amount) => expect(readTypedPrice(typed)).toBe(amount));

test.each(["", "1,500", "1.500", "15.00.5", "1,50,000", "12,345.678", "1e3", "-5", "$ 5", "5 000", "1,500,50", ".5"])(
	"%s is refused",
	(typed) => expect(readTypedPrice(typed)).toBeNull(),
);

test.each([
	["en", "239900.00"],
	["es-AR", "239900,00"],
])("an amount stands in a field as %s writes it, and is understood", (locale, typed) => {
	expect(priceAsTyped(239_900, locale)).toBe(typed);
	expect(readTypedPrice(typed)).toBe(239_900);
});

test.each([
	["en", 4.95, "4.95"],
	["es-AR", 4.95, "4,95"],
	["es-AR", 10.5, "10,5"],
	["es-AR", 1500, "1500"],
])("a number stands in a field as %s writes it: %d as %s", (locale, value, typed) => {
	expect(numberAsTyped(value, locale)).toBe(typed);
	expect(readTypedPrice(typed)).toBe(value);
});

test("what can be read in two ways is told apart from what is no price", () => {
	expect(["1,500", "1.500", "1,50,000"].every(isUnclearPrice)).toBe(true);
	expect(["1500.50", "1.", "abc", "", "-5"].some(isUnclearPrice)).toBe(false);
});
