import type { PaymentStatus } from "./payment-status.ts";

/** How the payment of an order stands, in four words for whoever looks for orders. */
export const PAYMENT_FILTERS = ["paid", "waiting", "failed", "given_back"] as const;
export type PaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** How the payment of an order by link is called until somebody has paid it. */
export const UNPAID = "unpaid";

/** The stored words of a payment that a filter stands for; empty is a payment the shop is still checking. */
export const PAYMENTS_OF: Record<PaymentFilter, readonly (PaymentStatus | typeof UNPAID | "")[]> = {
	paid: ["approved", "in_mediation"],
	waiting: ["pending", "in_process", "authorized", UNPAID, ""],
	failed: ["rejected", "cancelled"],
	given_back: ["refunded", "charged_back"],
};

export const ORDER_SORTS = ["newest", "oldest", "highest"] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** Letters of the name of somebody's own view, and how many they may have. */
export const VIEW_NAME_MAX = 40;
export const VIEWS_MAX = 20;
