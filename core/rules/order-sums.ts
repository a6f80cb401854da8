import type { Order } from "../contract/orders.ts";

type SumName = "subtotal" | "discount" | "shipping" | "total" | "tax" | "refunded";
export type OrderSum = { sum: SumName; amount: number };

/** The sums of an order as they are told one after another: on its page, on paper and in its mails. */
export function sumsOf(order: Pick<Order, SumName>, taxShown: boolean): OrderSum[] {
	const { subtotal, discount, shipping, total, tax, refunded } = order;
	const sums: OrderSum[] = [
		{ sum: "subtotal", amount: subtotal },
		{ sum: "discount", amount: -discount },
		{ sum: "shipping", amount: shipping },
		{ sum: "total", amount: total },
		{ sum: "tax", amount: taxShown ? tax : 0 },
		{ sum: "refunded", amount: -refunded },
	];
	return sums.filter(({ sum, amount }) => amount !== 0 || sum === "shipping");
}
