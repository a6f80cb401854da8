import type { Order, OrderDetail, OrderEvent } from "#core/contract/orders.ts";
import { readOrderStatus } from "#core/rules/order-status.ts";
import words from "#web/facts/messages.en.ts";
import messages from "./order-words.messages.en.ts";

const payments: Record<string, string> = messages.payments;
const returns: Record<string, string> = messages.returns;
const refunds: Record<string, string> = messages.refunds;
const day = new Intl.DateTimeFormat(words.locale, { dateStyle: "long" });
const moment = new Intl.DateTimeFormat(words.locale, { dateStyle: "medium", timeStyle: "short" });

/** A payment's own status for the shopper. */
export function paymentInWords(status: string): string {
	return payments[status] ?? status;
}

/** One entry of the timeline as the shopper reads it. */
export function eventInWords({ kind, to }: OrderEvent): string {
	if (kind === "placed") return messages.placed;
	if (kind === "address") return messages.address;
	if (kind === "units") return messages.units(to ?? "");
	if (kind === "payment") return paymentInWords(to ?? "");
	if (kind === "shipment") return to === "sent" ? messages.parcels.sent : messages.parcels.back;
	if (kind === "refund") return refunds[to ?? ""] ?? messages.refunds.wanted;
	if (kind === "return") return returns[to ?? ""] ?? messages.returns.requested;
	const status = readOrderStatus(to ?? "");
	return status ? messages.changes[status] : (to ?? "");
}

export function statusInWords({ orderStatus }: Pick<Order, "orderStatus">): string {
	return messages.statuses[orderStatus];
}

/** What the status means now, in plain words. */
export function statusMeans({ orderStatus, paymentStatus, refund, shipments }: OrderDetail): string {
	const { meanings } = messages;
	if (orderStatus === "Canceled") {
		const wentBack = refund === "wanted" || refund === "done" || ["refunded", "charged_back"].includes(paymentStatus);
		return wentBack ? meanings.Canceled.back : paymentStatus === "approved" ? "" : meanings.Canceled.nothing;
	}
	if (orderStatus !== "Submited" && shipments.length > 0) return meanings.part;
	return meanings[orderStatus];
}

export function dayOf(instant: string): string {
	return day.format(new Date(instant));
}

export function momentOf(instant: string): string {
	return moment.format(new Date(instant));
}
