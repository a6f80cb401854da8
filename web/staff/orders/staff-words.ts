import type { Order, OrderDetail, OrderEvent } from "#core/contract/orders.ts";
import { readOrderStatus } from "#core/rules/order-status.ts";
import { moneyHere } from "#web/facts/money-here.ts";
import { eventInWords } from "#web/shop/orders/order-words.ts";
import addressWords from "./address.messages.en.ts";
import messages from "./messages.en.ts";
import details from "./payment-details.messages.en.ts";
import statusWords from "./status.messages.en.ts";

const paymentDetails: Record<string, string> = details;

/** How a refund of all stands, and what has gone back so far. */
export function refundInWords({ refund, refunded, currency }: Order): { value: string; note?: string } {
	const value = messages.refunds[refund ?? (refunded > 0 ? "part" : "none")];
	return refunded > 0 ? { value, note: messages.facts.givenBack(moneyHere(refunded, currency)) } : { value };
}

/** What the card service says of a payment; a word of its own that nobody knows yet is shown as words. */
export function detailInWords(detail: string): string {
	return paymentDetails[detail] ?? detail.replaceAll("_", " ");
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
	if (event.kind === "address" && event.from && event.to) return addressWords.event(event.from, event.to);
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
