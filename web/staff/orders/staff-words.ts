import type { Order, OrderDetail, OrderEvent } from "#core/contract/orders.ts";
import { readOrderStatus } from "#core/rules/order-status.ts";
import { eventInWords } from "#web/shop/orders/order-words.ts";
import messages from "./messages.en.ts";
import statusWords from "./status.messages.en.ts";

export function refundInWords(refund: Order["refund"]): string {
	return messages.refunds[refund ?? "none"];
}

/** Who did it: staff by name. */
export function authorInWords({ by, name }: Pick<OrderEvent, "by" | "name">): string {
	return name || messages.authors[by];
}

/** What an order's status means now; of a cancelled one, what became of the money. */
export function statusNote({ orderStatus, refund, paymentStatus }: OrderDetail): string {
	const { meanings, cancelled } = statusWords;
	if (orderStatus !== "Canceled") return meanings[orderStatus];
	if (refund === "done" || ["refunded", "charged_back"].includes(paymentStatus)) return cancelled.refunded;
	if (refund === "wanted") return cancelled.refunding;
	return paymentStatus === "approved" ? cancelled.paid : cancelled.unpaid;
}

/** One entry of the timeline with both ends of a change. */
export function eventForStaff(event: OrderEvent): string {
	if (event.kind === "confirmed") return messages.sawResult;
	if (event.kind !== "status") return eventInWords(event);
	return [event.from, event.to]
		.filter((end) => end !== null)
		.map(statusInWords)
		.join(" → ");
}

function statusInWords(stored: string): string {
	const status = readOrderStatus(stored);
	return status ? statusWords.labels[status] : stored;
}
