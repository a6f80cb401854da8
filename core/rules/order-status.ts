export const ORDER_STATUSES = ["Canceled", "Submited", "Completed", "Processing"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The change-status menu's labels, which mean the stored values. */
export const STATUS_LABELS = {
	Cancelled: "Canceled",
	Submitted: "Submited",
	Completed: "Completed",
	"In process": "Processing",
} as const satisfies Record<string, OrderStatus>;

/** Every spelling a status is read in. */
export const STATUS_SPELLINGS = [...new Set([...ORDER_STATUSES, ...Object.keys(STATUS_LABELS)])] as [
	string,
	...string[],
];

export function readOrderStatus(spelling: string): OrderStatus | null {
	const status = (STATUS_LABELS as Record<string, OrderStatus>)[spelling] ?? spelling;
	return (ORDER_STATUSES as readonly string[]).includes(status) ? (status as OrderStatus) : null;
}

export function labelOf(status: OrderStatus): string {
	return (Object.entries(STATUS_LABELS).find(([, value]) => value === status) as [string, OrderStatus])[0];
}

export type StockState = "reserved" | "taken" | "released";
/** What happens to an order's units. `give_back` undoes whichever of the two holds them. */
export type StockEffect = "keep" | "take" | "reserve" | "give_back";
export type PaymentStanding = "approved" | "pending" | "failed" | "refunded";

export type OrderSituation = {
	status: OrderStatus;
	payment: PaymentStanding;
	/** A refund has been asked for and is not over. */
	refunding: boolean;
	stock: StockState;
	/** It has left the shop at some time. */
	wasSent: boolean;
};

export type StatusDecision =
	| { kind: "same" }
	| { kind: "refused"; code: "not_paid" | "conflict"; message: string }
	| { kind: "change"; stock: StockEffect; code: "keep" | "hold" | "give_back" };

/** Why a status is refused: how the payment stands. */
export const STATUS_REFUSALS = {
	pending: "The payment of this order is not approved yet",
	failed: "This order has no approved payment",
	refunded: "The payment of this order was given back",
	refunding: "The payment of this order is being given back",
} as const satisfies Record<Exclude<PaymentStanding, "approved"> | "refunding", string>;

/** Whether staff may move an order to a status, and what that does to its stock and its discount code. */
export function decideStatusChange(order: OrderSituation, to: OrderStatus): StatusDecision {
	if (order.status === to) return { kind: "same" };
	if (to === "Canceled") {
		const stays = order.stock === "released" || (order.stock === "taken" && order.wasSent);
		return { kind: "change", stock: stays ? "keep" : "give_back", code: "give_back" };
	}
	if (order.payment !== "approved" && !(order.payment === "pending" && to === "Processing"))
		return { kind: "refused", code: "not_paid", message: STATUS_REFUSALS[order.payment] };
	if (order.refunding) return { kind: "refused", code: "conflict", message: STATUS_REFUSALS.refunding };
	if (order.status !== "Canceled") return { kind: "change", stock: "keep", code: "keep" };
	const stock = order.stock !== "released" ? "keep" : order.payment === "approved" ? "take" : "reserve";
	return { kind: "change", stock, code: "hold" };
}
