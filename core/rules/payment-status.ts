import type { OrderStatus, PaymentStanding, StockEffect, StockState } from "./order-status.ts";

/** The provider's words for the state of a payment. */
export const PAYMENT_STATUSES = [
	"pending",
	"in_process",
	"authorized",
	"approved",
	"in_mediation",
	"rejected",
	"cancelled",
	"refunded",
	"charged_back",
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/**
 * Where an attempt to pay stands. `claimed`: an order by link waits for somebody to pay it. `asked`: the provider has been
 * asked and the outcome is not known.
 */
export type AttemptState =
	| "claimed"
	| "asked"
	| "pending"
	| "approved"
	| "rejected"
	| "cancelled"
	| "refunded"
	| "charged_back";

const STATE_OF: Record<PaymentStatus, AttemptState> = {
	pending: "pending",
	in_process: "pending",
	authorized: "pending",
	approved: "approved",
	in_mediation: "approved",
	rejected: "rejected",
	cancelled: "cancelled",
	refunded: "refunded",
	charged_back: "charged_back",
};

/**
 * News only ever moves an attempt up, so that late, doubled or reordered news changes nothing. An approval outranks a
 * failure: an attempt given up as never received may turn out to have been charged.
 */
const RANK: Record<AttemptState, number> = {
	claimed: 0,
	asked: 0,
	pending: 1,
	rejected: 2,
	cancelled: 2,
	approved: 3,
	refunded: 4,
	charged_back: 4,
};

export function attemptStateOf(status: PaymentStatus): AttemptState {
	return STATE_OF[status];
}

export function orderStatusOf(status: PaymentStatus): OrderStatus {
	const state = STATE_OF[status];
	return state === "approved" ? "Completed" : state === "pending" ? "Processing" : "Canceled";
}

/** The provider will not change its mind about this by itself. */
export function isFinal(state: AttemptState): boolean {
	return RANK[state] >= 2;
}

export function standingOf(state: AttemptState): PaymentStanding {
	if (state === "approved") return "approved";
	if (state === "refunded" || state === "charged_back") return "refunded";
	return isFinal(state) ? "failed" : "pending";
}

export type AttemptSituation = {
	state: AttemptState;
	status: OrderStatus;
	stock: StockState;
	/** Some of the units it had reserved went back to the shelf. */
	isReduced: boolean;
	wasSent: boolean;
	/** Staff called the order off, or nobody knows any more where to send it: money that still arrives goes back. */
	calledOff: boolean;
	/** It is paid by a link whose time is not over: a refused card leaves the order as it is, for another card. */
	mayTryAgain: boolean;
};

export type PaymentDecision = { kind: "ignored" } | Applied;
export type Applied = {
	kind: "applied";
	state: AttemptState;
	/** `if_had`: `Completed` when the units can still be had, else `Canceled` and the money goes back. */
	status: OrderStatus | "if_had";
	stock: StockEffect;
	refund: boolean;
};

/** What news from the provider does to an order, whoever brings it: the browser's answer, a notification, a check. */
export function decidePayment(attempt: AttemptSituation, news: PaymentStatus): PaymentDecision {
	const state = STATE_OF[news];
	if (RANK[state] <= RANK[attempt.state]) return { kind: "ignored" };
	if (state === "rejected" && attempt.mayTryAgain && attempt.status === "Processing") {
		// Nobody is asking: it is the refusal of a card that was tried before.
		if (attempt.state === "claimed") return { kind: "ignored" };
		return { kind: "applied", state: "claimed", status: attempt.status, stock: "keep", refund: false };
	}
	const applied = { kind: "applied", state, refund: false } as const;
	if (state === "pending") return { ...applied, status: attempt.status, stock: "keep" };
	if (state === "approved") {
		if (attempt.calledOff && attempt.status === "Canceled") {
			return {
				...applied,
				status: "Canceled",
				stock: attempt.stock === "released" ? "keep" : "give_back",
				refund: true,
			};
		}
		if (attempt.stock === "released" || attempt.isReduced) return { ...applied, status: "if_had", stock: "take" };
		return { ...applied, status: "Completed", stock: attempt.stock === "taken" ? "keep" : "take" };
	}
	const stays = attempt.stock === "released" || (attempt.stock === "taken" && attempt.wasSent);
	return { ...applied, status: "Canceled", stock: stays ? "keep" : "give_back" };
}
