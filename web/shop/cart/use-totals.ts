import type { PaymentConfig } from "#core/contract/payments.ts";
import { FREE, includedTax, totalsOfSum } from "#core/rules/checkout.ts";
import { type DeliveryMethod, termsOf } from "#core/rules/delivery.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { useFacts } from "#web/facts/shop-facts.tsx";
import type { Shipping } from "#web/store/shapes.ts";
import { useCheckout } from "../checkout.ts";
import { type Delivery, deliveryTo } from "../delivery/delivery.ts";
import { type Discount, type Sold, subtotalOf, useDiscount } from "./discount.ts";

export type Totals = {
	subtotal: number;
	discount: Discount;
	/** Null while the shop has not said how it delivers. */
	delivery: Delivery | null;
	/** Null while it is not known what the delivery costs. */
	shipping: number | null;
	total: number;
	/** The tax inside the total, and its rate. */
	tax: { amount: number; rate: number } | null;
	units: number;
};

type Address = Shipping["address"];
const nowhere: Address = { streetNumber: "", city: "", provinceDepartment: "", zipCode: "", particularDetails: "" };

/** The sums of what is to be paid, as the shop will compute them; without an address, as far as they are certain. */
export function useTotals(
	lines: readonly Sold[],
	config: PaymentConfig | null,
	address: Address | undefined = nowhere,
	/** How it goes where nobody here knows the address. */
	way: DeliveryMethod | null = null,
): Totals {
	const cents = toCents(subtotalOf(lines));
	const discount = useDiscount(lines);
	const { taxShown } = useFacts();
	const wanted = useCheckout("deliveryMethod") ?? null;
	const known = way && { ways: [way], chosen: way, isFinal: true };
	const delivery = known ?? (config && deliveryTo(config, address, { wanted, subtotalCents: cents }));
	const terms = delivery?.chosen ? termsOf(delivery.chosen) : null;
	const sums = totalsOfSum(cents, { amountCents: toCents(discount.off) }, terms ?? FREE);
	const { totalCents, discountCents, shippingCents } = sums;
	return {
		subtotal: fromCents(cents),
		discount: { ...discount, off: fromCents(discountCents) },
		delivery,
		shipping: terms && fromCents(shippingCents),
		total: fromCents(totalCents),
		tax:
			config && taxShown && config.taxRate > 0
				? { amount: fromCents(includedTax(totalCents, config.taxRate)), rate: config.taxRate }
				: null,
		units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
	};
}
