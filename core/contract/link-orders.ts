import { z } from "zod";
import { linkOrders as calls } from "../calls/link-orders.ts";
import { CART_LINES_MAX } from "../rules/cart.ts";
import { GuestRecord } from "./clients.ts";
import { DeliveryId } from "./delivery.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Language, text, whole } from "./fields.ts";
import { OrderDetail } from "./orders.ts";
import { CardPayment, PaidLine, PaymentAnswer } from "./payments.ts";

const one = z.object({ id: whole(1, Number.MAX_SAFE_INTEGER) });
const Key = z.object({ "idempotency-key": text(36).pipe(z.uuid("must be a UUID")) });

/** What somebody ordered by phone or in the shop, and for whom it is. Names and prices are the shop's own. */
export const LinkOrder = z.object({
	orderDetails: z.array(PaidLine).min(1).max(CART_LINES_MAX),
	shipping: GuestRecord,
	/** One of the ways of delivery that reach the address; without it the cheapest that sends there. */
	delivery: DeliveryId.nullish(),
	/** What the buyer was told that it comes to: 409 total_changed when it is another. */
	total: z.number().min(0.01).max(1_000_000_000),
	/** In which its mails are written; without it in the shop's first. */
	language: Language.nullish(),
});
export type LinkOrder = z.infer<typeof LinkOrder>;

/** Where an order is paid, and until when. */
export const PayLink = z.object({ url: z.string(), until: z.string() });
export type PayLink = z.infer<typeof PayLink>;

export const LinkPayment = CardPayment.extend({ orderToken: text(200, 1) });
export type LinkPayment = z.infer<typeof LinkPayment>;

export const schemas = {
	make: {
		summary:
			"Makes an order for somebody who pays it by a mailed link; its units are set aside for 48 hours. The same Idempotency-Key makes one order",
		headers: Key,
		body: LinkOrder,
		reply: OrderDetail,
	},
	link: {
		summary: "The link by which an order is paid, for handing it on; 409 where there is nothing to pay by a link",
		params: one,
		reply: PayLink,
	},
	mail: {
		summary: "Mails the link to the buyer again",
		params: one,
		reply: PayLink,
	},
	pay: {
		summary:
			"Pays an order by its link; the same Idempotency-Key never pays twice. A refused card leaves the order as it is, so that another can be tried. 409 when it is paid, called off, or its time is over",
		params: one,
		headers: Key,
		body: LinkPayment,
		reply: PaymentAnswer,
	},
} satisfies Record<string, Described>;

export const linkOrders = endpoints(calls, schemas);
