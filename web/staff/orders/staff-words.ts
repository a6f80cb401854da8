import type { Order, OrderEvent } from "#core/contract/orders.ts";
import { labelOf, readOrderStatus } from "#core/rules/order-status.ts";
import { eventInWords } from "#web/shop/orders/order-words.ts";

const refunds = { wanted: "Under way", done: "Done", failed: "Refused by the card service" } as const;

export function refundInWords(refund: Order["refund"]): string {
	return refund ? refunds[refund] : "None";
}

const authors: Record<OrderEvent["by"], string> = {
	client: "Client",
	staff: "Staff",
	shop: "Shop",
	provider: "Card service",
};

/** Who did it: staff by name. */
export function authorInWords({ by, name }: Pick<OrderEvent, "by" | "name">): string {
	return name || authors[by];
}

/** One entry of the timeline with both ends of a change. */
export function eventForStaff(event: OrderEvent): string {
	if (event.kind === "confirmed") return "The shopper saw the result";
	if (event.kind !== "status") return eventInWords(event);
	return [event.from, event.to]
		.filter((end) => end !== null)
		.map(statusInWords)
		.join(" → ");
}

function statusInWords(stored: string): string {
	const status = readOrderStatus(stored);
	return status ? labelOf(status) : stored;
}
