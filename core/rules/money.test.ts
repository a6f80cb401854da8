import fc from "fast-check";
import { expect, test } from "vitest";
import { formatMoney, fromCents, toCents } from "./money.ts";

const cents = fc.integer({ min: 0, max: 100_000_000_000 });

test.each([
	[49.9, "ARS", "en", "$\u00a049.90"],
	[239_900, "ARS", "en", "$\u00a0239,900.00"],
	[239_900, "ARS", "es", "$\u00a0239.900,00"],
	[1500.5, "ARS", "es", "$\u00a01.500,50"],
	[49.9, "EUR", "en", "€\u00a049.90"],
	[49.9, "BRL", "en", "R$\u00a049.90"],
	[1200, "JPY", "en", "¥\u00a01,200.00"],
	[0.05, "USD", "en", "$\u00a00.05"],
	[0, "USD", "en", "$\u00a00.00"],
	[-3.5, "EUR", "en", "-€\u00a03.50"],
	[-0.001, "EUR", "en", "€\u00a00.00"],
])("%d in %s reads in %s: %s", (amount, currency, language, shown) => {
	expect(formatMoney(amount, currency, language)).toBe(shown);
});

test("an amount survives the way over the wire to the cent", () => {
	fc.assert(fc.property(cents, (amount) => toCents(fromCents(amount)) === amount));
});

test("a shown amount has all its digits, whatever its size", () => {
	fc.assert(
		fc.property(cents, (amount) => {
			const shown = formatMoney(fromCents(amount), "ARS");
			expect(shown).toMatch(/^\$\u00a0\d{1,3}(,\d{3})*\.\d\d$/);
			expect(Number(shown.replace(/\D/g, ""))).toBe(amount);
		}),
	);
});
