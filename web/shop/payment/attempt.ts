import type { OrderLine } from "#core/contract/orders.ts";
import type { PaymentAnswer } from "#core/contract/payments.ts";
import type { PaymentAttempt } from "#web/store/shapes.ts";
import { browserStorage } from "#web/store/storage.ts";
import { writeCheckout } from "../checkout.ts";
import { newUuid } from "../uuid.ts";

/**
 * The attempt to pay these lines. Its key is used again until an outcome is known: should an earlier post have arrived
 * after all, the shop refuses the second one and tells what became of the first.
 */
export function beginAttempt(lines: OrderLine[], delivery: string, gift: boolean): PaymentAttempt {
	const earlier = browserStorage().read("paymentAttempt");
	const key = earlier && !earlier.answer ? earlier.key : newUuid();
	const attempt = { key, lines, delivery, gift, sent: true, answer: null };
	writeCheckout("paymentAttempt", attempt);
	return attempt;
}

/** The post certainly placed no order: the form may be used again, with the same key. */
export function noteNotPlaced(attempt: PaymentAttempt): void {
	writeCheckout("paymentAttempt", { ...attempt, sent: false });
}

/** The outcome is known. False when another tab has noted it before. */
export function noteAnswer(attempt: PaymentAttempt, answer: PaymentAnswer): boolean {
	const stored = browserStorage().read("paymentAttempt");
	const isFirst = stored?.key !== attempt.key || stored.answer === null;
	writeCheckout("paymentAttempt", { ...attempt, answer });
	return isFirst;
}

export function forgetAttempt(): void {
	writeCheckout("paymentAttempt", null);
}

/** Nobody knows yet whether the card was charged. */
export function isUnknown({ status }: PaymentAnswer): boolean {
	return status === "unknown";
}

export type PaymentOutcome = "approved" | "in_process" | "rejected";

/** Which of the three documented panels a status belongs to. */
export function outcomeOf(status: string): PaymentOutcome {
	if (status === "approved") return "approved";
	return ["in_process", "pending", "authorized", "in_mediation"].includes(status) ? "in_process" : "rejected";
}
