import type { OrderStatus } from "#core/rules/order-status.ts";
import type { Applied, AttemptState } from "#core/rules/payment-status.ts";
import type { OrderMail } from "../orders/orders.service.ts";

/** What could not be had any more when a payment arrived late. */
export type Gone = "units" | "code" | null;

type Situation = {
	state: AttemptState;
	status: OrderStatus;
	wasHeld: boolean;
	mayStillArrive: boolean;
	/** The provider knows the payment: a card was tried. */
	wasTried: boolean;
	cancelledByShopper: boolean;
};

/** What the shopper is told of a payment; null when they know it already. */
export function mailAbout(before: Situation, { state, refund }: Applied, gone: Gone): OrderMail | null {
	if (refund) return "called_off";
	if (gone) return gone === "code" ? "code_gone" : "sold_out";
	if (state === "refunded" || state === "charged_back") return before.cancelledByShopper ? null : "refunded";
	if (state === "approved") return "paid";
	// The order was called off and the shopper told; that its payment then fails is nothing new.
	if (before.status === "Canceled") return null;
	if (state === "pending") return "in_process";
	if (state === "claimed") return before.wasHeld ? "try_again" : null;
	// Who typed something that is no card sees it on the screen; the address they gave may be anybody's.
	if (state === "rejected" && !before.wasTried) return null;
	if (state === "cancelled" && before.state === "claimed") return "unpaid";
	if (state === "cancelled") return before.mayStillArrive ? "unconfirmed" : "expired";
	return before.wasHeld ? "rejected_later" : "rejected";
}
