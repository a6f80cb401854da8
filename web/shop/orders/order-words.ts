import type { Order, OrderEvent } from "#core/contract/orders.ts";
import { labelOf, type OrderStatus, readOrderStatus } from "#core/rules/order-status.ts";

const payments: Record<string, string> = {
	approved: "Paid",
	in_process: "Payment in process",
	pending: "Payment in process",
	authorized: "Payment in process",
	in_mediation: "Payment disputed",
	rejected: "Payment rejected",
	cancelled: "Payment cancelled",
	refunded: "Money given back",
	charged_back: "Money given back",
	unknown: "Checking the payment",
};

/** A payment's own status for the shopper. */
export function paymentInWords(status: string): string {
	return payments[status] ?? status;
}

const statuses: Partial<Record<OrderStatus, string>> = {
	Submited: "Your order has left the shop",
	Completed: "Your order is complete",
	Canceled: "Your order was cancelled",
	Processing: "Your order is in process",
};

/** One entry of the timeline as the shopper reads it. */
export function eventInWords({ kind, to }: OrderEvent): string {
	if (kind === "placed") return "Order placed";
	if (kind === "units") return `Up to ${to} of each size are kept while the payment is in process`;
	if (kind === "payment") return paymentInWords(to ?? "");
	if (kind === "refund") {
		return to === "done" ? "The money was given back" : to === "failed" ? "The refund failed" : "Refund asked for";
	}
	const status = readOrderStatus(to ?? "");
	return status ? (statuses[status] ?? labelOf(status)) : (to ?? "");
}

export function statusInWords({ orderStatus }: Pick<Order, "orderStatus">): string {
	return labelOf(orderStatus);
}

export function dayOf(instant: string): string {
	return new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(new Date(instant));
}

export function momentOf(instant: string): string {
	return new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" }).format(new Date(instant));
}
