import { z } from "zod";
import { orders as calls } from "../calls/orders.ts";
import { ORDER_SORTS, PAYMENT_FILTERS } from "../rules/order-filters.ts";
import {
	ORDER_STATUSES,
	readOrderStatus,
	STATUS_SPELLINGS,
	type OrderStatus as Status,
} from "../rules/order-status.ts";
import { Client, Phone } from "./clients.ts";
import { ChosenDelivery } from "./delivery.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Money, ShopDay, Size, Spoken, text, whole } from "./fields.ts";
import { NewLoginName, NewPassword, ShippingAddress } from "./person.ts";
import { Refund, RefundRequest, RefundState } from "./refunds.ts";
import { MailPreview, NewShipment, Shipment } from "./shipments.ts";

const OrderId = whole(1, Number.MAX_SAFE_INTEGER);
export const OrderStatus = z.enum(ORDER_STATUSES);
/** A status as staff pick it: the stored values or the menu's labels. */
const GivenOrderStatus = z
	.enum(STATUS_SPELLINGS, "Unknown order status")
	.transform((spelling) => readOrderStatus(spelling) as Status);

export const OrderLine = z.object({
	productid: z.number().int(),
	name: z.string(),
	color: z.string(),
	/** What readers of the language that was asked for call the colour, where that is something else. */
	label: z.string().optional(),
	size: Size,
	quantity: z.number().int(),
	price: Money,
	image: z.string(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** A line of an order that exists: what is sent, given back or returned names its number, 1 for the first. */
export const OrderedLine = OrderLine.extend({
	line: z.number().int(),
	/** How many of them were given back. */
	refunded: z.number().int(),
});
export type OrderedLine = z.infer<typeof OrderedLine>;

export const Order = z.object({
	orderId: z.number().int(),
	orderStatus: OrderStatus,
	/** The payment's own status as the provider says it; `unknown` while the shop is checking, `unpaid` while an order by link waits to be paid. */
	paymentStatus: z.string(),
	paymentStatusDetail: z.string(),
	paymentId: z.union([z.number(), z.string()]).nullable(),
	/** A refund of all that was left: under way, done, or refused by the provider. */
	refund: RefundState.nullable(),
	/** What was given back in all. */
	refunded: Money,
	currency: z.string(),
	subtotal: Money,
	discount: Money,
	shipping: Money,
	/** Null for orders of before there was a choice. */
	delivery: ChosenDelivery.nullable(),
	total: Money,
	/** How the card pays the total in parts, and what it takes in all; null where it is paid at once. */
	installments: z.object({ count: z.number().int(), each: Money, total: Money }).nullable(),
	/** The tax inside the total. */
	tax: Money,
	taxRate: z.number(),
	code: z.string().nullable(),
	createdAt: z.string(),
	ClientPhone: z.number().int().nullable(),
	Client: z.object({ name: z.string(), lastname: z.string() }),
	email: z.string(),
	/** Empty where personal data was removed. */
	address: Client.shape.address,
	orderDetails: z.array(OrderedLine),
	version: z.number().int(),
});
export type Order = z.infer<typeof Order>;

export const OrderEvent = z.object({
	at: z.string(),
	/** `placed`, `payment`, `status`, `refund`, `shipment` (`sent` or back), `return` (its number is in `note`), `units` (how many of each size are kept), `address` (before and after): what `from` and `to` speak of. */
	kind: z.string(),
	by: z.enum(["client", "staff", "shop", "provider"]),
	/** The staff user's name, told to staff alone; empty otherwise. */
	name: z.string(),
	from: z.string().nullable(),
	to: z.string().nullable(),
	note: z.string(),
});
export type OrderEvent = z.infer<typeof OrderEvent>;

export const OrderDetail = Order.extend({
	timeline: z.array(OrderEvent),
	/** What has left, parcel by parcel; none of an order that was sent before parcels were written down. */
	shipments: z.array(Shipment),
	/** The oldest first. */
	refunds: z.array(Refund),
	/** Nothing of it has left the shop, and nobody called it off: its shopper still can. */
	isCancellable: z.boolean(),
	/** Made without an account. */
	isGuest: z.boolean(),
	/** Made by staff and not paid yet: so long it can be paid by its link. */
	payUntil: z.string().nullable(),
	/** It is given to somebody: their first name. Where it goes is told to staff alone, and stands in no other field. */
	gift: z
		.object({
			to: z.string(),
			recipient: Client.pick({ name: true, lastname: true, address: true })
				.extend({ phone: z.number().int().nullable() })
				.nullable(),
		})
		.nullable(),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

const OrderToken = text(200, 1);

/** Which orders are meant. Days are those of the shop's zone, both included. */
export const OrderFilters = z.object({
	status: GivenOrderStatus.optional(),
	/** An order's number, words of its buyer's name, e-mail or products in any order, or digits of its phone or a parcel. */
	search: text(100).optional(),
	payment: z.enum(PAYMENT_FILTERS).optional(),
	/** The id of a way of delivery. */
	delivery: text(60).optional(),
	from: ShopDay.optional(),
	to: ShopDay.optional(),
});
export type OrderFilters = z.infer<typeof OrderFilters>;

/** Where an order goes from now on; `version` is the one that was seen. */
export const AddressCorrection = z.object({
	address: ShippingAddress,
	version: whole(1, 2_147_483_647).optional(),
});
export type AddressCorrection = z.infer<typeof AddressCorrection>;

const one = z.object({ id: OrderId });

/** What an order does not know of the account that is made from it. */
export const OrderAccount = z.object({
	orderToken: OrderToken,
	login_name: NewLoginName,
	login_password: NewPassword,
});
export type OrderAccount = z.infer<typeof OrderAccount>;

export const schemas = {
	create: {
		summary: "Confirms the order of a payment: 201 the first time, 200 after, 402 without a payment of the caller's",
		// What the body says of lines, total, address, phone and status decides nothing: the order exists already.
		body: z.object({
			paymentId: z
				.union([text(100), z.number()])
				.transform(String)
				.nullish(),
			orderToken: OrderToken.nullish(),
		}),
		reply: OrderDetail,
	},
	list: {
		summary:
			"Orders, newest first unless `sort` says otherwise: of one client, or for staff of all; the number of all, of a search or a filter beside the status up to 1000, is in X-Total-Count",
		query: OrderFilters.extend({
			client: Phone.optional(),
			sort: z.enum(ORDER_SORTS).default("newest"),
			page: whole(1, 1_000_000_000).default(1),
			limit: whole(1, 100).optional(),
			...Spoken.shape,
		}),
		reply: z.array(Order),
	},
	export: {
		summary: "The same orders as a CSV file for spreadsheets (UTF-8, safe from formulas), streamed",
		query: OrderFilters,
		reply: z.string(),
	},
	detail: {
		summary: "One order with its timeline, for its owner, for staff, or for a guest with its token",
		params: one,
		query: Spoken.extend({ orderToken: OrderToken.optional() }),
		reply: OrderDetail,
	},
	openAccount: {
		summary:
			"Makes an account of what a guest's order knows, for whoever holds its token; it starts unverified, and the order is its own once the link mailed to the order's address is opened. 200 for the same again, 409 where the order or its phone or address has an account",
		params: one,
		body: OrderAccount,
		reply: Client,
	},
	update: {
		summary: "Changes an order's status; never moves money",
		params: one,
		body: z.object({ orderStatus: GivenOrderStatus, version: whole(1, 2_147_483_647).optional() }),
		reply: OrderDetail,
	},
	correctAddress: {
		summary:
			"Corrects where an order goes while nothing of it has left; the timeline keeps the address from before and the shopper is mailed. 409 once something has left, or where its way of delivery does not go",
		params: one,
		body: AddressCorrection,
		reply: OrderDetail,
	},
	ship: {
		summary:
			"Sends a parcel with some of what has not left yet; the order is Submited once all has. The same Idempotency-Key sends once",
		params: one,
		headers: z.object({ "idempotency-key": text(36).pipe(z.uuid("must be a UUID")).optional() }),
		body: NewShipment,
		reply: OrderDetail,
	},
	previewShipment: {
		summary: "The mail the shopper would get for such a parcel; nothing is sent",
		params: one,
		body: NewShipment,
		reply: MailPreview,
	},
	packingSlip: {
		summary: "What goes into the next parcel, without prices, as a page to print",
		params: one,
		query: Spoken,
		reply: z.string(),
		alsoAs: "application/pdf",
	},
	carriers: {
		summary: "Who carried parcels lately, the latest first",
		reply: z.array(z.string()),
	},
	refund: {
		summary:
			"Gives back a sum, or what lines were paid for, or without either the whole rest, which cancels the order. A sum or lines need an Idempotency-Key: the same again gives nothing more, 409 key_reused for another body; 409 for more than is left",
		params: one,
		headers: z.object({ "idempotency-key": text(36).pipe(z.uuid("must be a UUID")).optional() }).optional(),
		body: RefundRequest.optional(),
		reply: OrderDetail,
	},
	cancel: {
		summary:
			"Calls an order off for its client, or for a guest with its token, while nothing of it was sent: units, code and money go back; 200 for the same again, 409 when something was sent",
		params: one,
		body: z.object({ orderToken: OrderToken.nullish() }).optional(),
		reply: OrderDetail,
	},
} satisfies Record<string, Described>;

export const orders = endpoints(calls, schemas);
