import { orders } from "#core/calls/orders.ts";
import type { PaymentAnswer } from "#core/contract/payments.ts";
import { withoutPaid } from "#core/rules/cart.ts";
import type { OrderStatus } from "#core/rules/order-status.ts";
import { signedCall } from "#web/account/signed-call.ts";
import type { PaymentAttempt } from "#web/store/shapes.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { dropCode } from "../cart/discount.ts";
import { areSame, entryOf, entryOfPrepared, withEntries } from "../cart/lines.ts";
import { readCopy, setCart } from "../cart/stored-cart.ts";
import { syncCart } from "../cart/sync-cart.ts";
import { writeCheckout } from "../checkout.ts";
import { noteAnswer, outcomeOf, type PaymentOutcome } from "./attempt.ts";

const ORDER_STATUS: Record<PaymentOutcome, OrderStatus> = {
	approved: "Completed",
	in_process: "Processing",
	rejected: "Canceled",
};

/** Does once what a known outcome means here: the order is posted, and what was bought leaves the cart. */
export async function settle(attempt: PaymentAttempt, answer: PaymentAnswer): Promise<void> {
	const isFirst = noteAnswer(attempt, answer);
	if (!isFirst) return;
	const outcome = outcomeOf(answer.status);
	const posted = postOrder(attempt, answer, ORDER_STATUS[outcome]);
	if (outcome !== "rejected") await takeOut(attempt);
	await posted;
}

/** As documented; what counts is the payment, because the order exists by now. */
async function postOrder(attempt: PaymentAttempt, answer: PaymentAnswer, orderStatus: OrderStatus): Promise<void> {
	const shipping = browserStorage().read("datosDeEnvio");
	const body = {
		orderDetails: attempt.lines,
		total: answer.total,
		address: shipping?.address,
		clientPhone: Number(shipping?.phone) || undefined,
		orderStatus,
		paymentId: answer.id ?? attempt.key,
		orderToken: answer.orderToken,
	};
	await signedCall(orders.create, { body }).catch(() => undefined);
}

/** Exactly what was paid leaves the cart; the shop has done the same to a client's, so that is fetched where it is whole. */
async function takeOut({ lines, gift }: PaymentAttempt): Promise<void> {
	const paid = lines.map(entryOfPrepared);
	const prepared = browserStorage().read("productPrepared").map(entryOfPrepared);
	if (areSame(prepared, paid)) writeCheckout("productPrepared", []);
	dropCode();
	if (gift) return writeCheckout("gift", null);
	if (browserStore().getState().session.as === "client") {
		writeCheckout("datosDeEnvio", null);
		writeCheckout("deliveryMethod", null);
		if (!readCopy().unsaved && (await syncCart())) return;
	}
	const cart = browserStorage().read("cart");
	setCart(withEntries(cart, withoutPaid(cart.map(entryOf), paid)));
	if (readCopy().unsaved) await syncCart();
}
