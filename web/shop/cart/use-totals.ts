import type { PaymentConfig } from "#core/contract/payments.ts";
import { includedTax, shippingOf } from "#core/rules/checkout.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { type Discount, useDiscount } from "./discount.ts";

export type Totals = {
	subtotal: number;
	discount: Discount;
	/** Null while the shop has not said what sending costs. */
	shipping: number | null;
	total: number;
	/** The tax inside the total, and its rate. */
	tax: { amount: number; rate: number } | null;
	units: number;
};

type Sold = { price: number; quantity: number };

/** The sums of what is to be paid, as the shop will compute them. */
export function useTotals(lines: readonly Sold[], config: PaymentConfig | null): Totals {
	const cents = lines.reduce((sum, { price, quantity }) => sum + toCents(price) * quantity, 0);
	const discount = useDiscount(fromCents(cents));
	const shippingCents = config
		? shippingOf(cents, { flatCents: toCents(config.shippingFlat), freeFromCents: toCents(config.shippingFreeFrom) })
		: null;
	const totalCents = cents - toCents(discount.off) + (shippingCents ?? 0);
	return {
		subtotal: fromCents(cents),
		discount,
		shipping: shippingCents === null ? null : fromCents(shippingCents),
		total: fromCents(totalCents),
		tax:
			config && config.taxRate > 0
				? { amount: fromCents(includedTax(totalCents, config.taxRate)), rate: config.taxRate }
				: null,
		units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
	};
}
