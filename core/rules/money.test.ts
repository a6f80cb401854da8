import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPrice, fromCents, toCents } from "./money.ts";

const cents = fc.integer({ min: 0, max: 100_000_000_000 });

test("prices are shown with two decimals", () => {
	expect(formatPrice(49.9)).toBe("$ 49.90");
	expect(formatPrice(12990)).toBe("$ 12990.00");
	expect(formatPrice(0.05)).toBe("$ 0.05");
	expect(formatPrice(0)).toBe("$ 0.00");
	expect(formatPrice(-3.5)).toBe("-$ 3.50");
});

test("an amount survives the way over the wire to the cent", () => {
	fc.assert(fc.property(cents, (amount) => toCents(fromCents(amount)) === amount));
});

test("a shown price is the amount in cents with a point before the last two digits", () => {
	fc.assert(
		fc.property(cents, (amount) => {
			const shown = formatPrice(fromCents(amount));
			expect(shown).toMatch(/^\$ \d+\.\d\d$/);
			expect(Number(shown.slice(2).replace(".", ""))).toBe(amount);
		}),
	);
});
