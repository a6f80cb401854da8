import { z } from "zod";
import { returns as calls } from "../calls/returns.ts";
import { returnMessages } from "../messages/returns.ts";
import { CART_LINES_MAX } from "../rules/cart.ts";
import { RETURN_OUTCOMES, RETURN_REASONS, RETURN_STATES } from "../rules/return-states.ts";
import { Quantity } from "./carts.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { bounded, isText, Language, Money, Size, Spoken, text, whole } from "./fields.ts";
import { NewShipment, Shipment } from "./shipments.ts";

const Id = whole(1, Number.MAX_SAFE_INTEGER);
const OrderToken = text(200, 1);
const Garment = z.object({
	ColorName: z.string(),
	/** What readers of the language that was asked for call the colour, where that is something else. */
	label: z.string().optional(),
	size: Size,
});

const ReturnedLine = z.object({
	line: z.number().int(),
	name: z.string(),
	color: z.string(),
	size: Size,
	image: z.string(),
	quantity: z.number().int(),
	reason: z.enum(RETURN_REASONS).nullable(),
	/** What takes its place. */
	exchange: Garment.nullable(),
	/** Null until it is received. */
	outcome: z.enum(RETURN_OUTCOMES).nullable(),
});

export const Return = z.object({
	number: z.number().int(),
	orderId: z.number().int(),
	state: z.enum(RETURN_STATES),
	at: z.string(),
	lines: z.array(ReturnedLine),
	/** Why staff refused it, in their words; else empty. */
	refusal: z.string(),
	/** The garments of its exchanges are set aside until then; null where none is. */
	heldUntil: z.string().nullable(),
	refund: z.object({ amount: Money, state: z.enum(["wanted", "done", "failed"]) }).nullable(),
	/** In which its exchanges left. */
	parcel: Shipment.pick({ at: true, carrier: true, tracking: true, url: true }).nullable(),
	currency: z.string(),
});
export type Return = z.infer<typeof Return>;

export const StaffReturn = Return.extend({
	/** Who sends it back; empty where personal data was removed. */
	buyer: z.string(),
});
export type StaffReturn = z.infer<typeof StaffReturn>;

/** What of a line can be returned now. */
export const ReturnableLine = z.object({
	line: z.number().int(),
	quantity: z.number().int(),
	until: z.string(),
	/** What can take its place now, with how many there are. */
	exchanges: z.array(Garment.extend({ left: z.number().int() })),
});
export type ReturnableLine = z.infer<typeof ReturnableLine>;

export const ReturnsOfOrder = z.object({ returnable: z.array(ReturnableLine), returns: z.array(Return) });
export type ReturnsOfOrder = z.infer<typeof ReturnsOfOrder>;

const isNamedOnce = (lines: readonly { line: number }[]) =>
	new Set(lines.map(({ line }) => line)).size === lines.length;

export const NewReturn = z.object({
	lines: z
		.array(
			z.object({
				line: whole(1, 100_000),
				quantity: Quantity,
				reason: z.enum(RETURN_REASONS).optional(),
				exchange: z.object({ ColorName: text(100, 1), size: Size }).optional(),
			}),
		)
		.min(1)
		.max(CART_LINES_MAX)
		.refine(isNamedOnce, "names a line twice"),
	orderToken: OrderToken.nullish(),
});
export type NewReturn = z.infer<typeof NewReturn>;

export const ReturnRefusal = z.object({
	reason: bounded(500, returnMessages.refusal)
		.trim()
		.min(1, returnMessages.refusal)
		.refine(isText, returnMessages.refusal),
});

const ofOrder = z.object({ id: Id });
const one = z.object({ number: Id });
const ofOne = z.object({ id: Id, number: Id });

export const schemas = {
	ofOrder: {
		summary:
			"What of an order can be returned now and exchanged for what, and its returns; for its owner, for staff, or for a guest with its token",
		params: ofOrder,
		query: Spoken.extend({ orderToken: OrderToken.optional() }).prefault({}),
		reply: ReturnsOfOrder,
	},
	ask: {
		summary:
			"Asks to return some of what was sent, by its client, or by a guest with its token, within the days for returns; an exchange sets the other garment aside. The same Idempotency-Key asks once (200), 409 key_reused for another body; 409 for more than can be returned, 409 sold_out for an exchange that is gone",
		params: ofOrder,
		headers: z.object({ "idempotency-key": text(36).pipe(z.uuid("must be a UUID")).optional() }),
		body: NewReturn,
		reply: Return,
	},
	cancel: {
		summary: "Calls a return off for its shopper until it is received; 200 for the same again",
		params: ofOne,
		body: z.object({ orderToken: OrderToken.nullish() }).optional(),
		reply: Return,
	},
	label: {
		summary: "The slip that goes into the parcel back, without prices, as a page to print",
		params: ofOne,
		query: Spoken.extend({ orderToken: OrderToken.optional() }).prefault({}),
		reply: z.string(),
		alsoAs: "application/pdf",
	},
	mailLink: {
		summary:
			"Mails the link to an order to the address it was made with, if the given one is that; the answer never says whether it is",
		body: z.object({ order: Id, email: text(254, 3), language: Language.optional() }),
		reply: z.object({ mailed: z.literal(true) }),
	},
	list: {
		summary: "Returns, the newest first; the number of all is in X-Total-Count",
		query: z
			.object({
				state: z.enum([...RETURN_STATES, "open", "to_send"]).optional(),
				page: whole(1, 1_000_000).default(1),
				limit: whole(1, 100).default(50),
			})
			.prefault({}),
		reply: z.array(StaffReturn),
	},
	approve: {
		summary: "Lets a return come; the shopper is mailed the slip for the parcel",
		params: one,
		reply: StaffReturn,
	},
	refuse: {
		summary: "Refuses a return in words for the shopper; what was set aside is free again",
		params: one,
		body: ReturnRefusal,
		reply: StaffReturn,
	},
	receive: {
		summary:
			"A return is in the shop: exchanges can be sent, and for the rest the money goes back, each line on the shelf unless it is said that it does not. The same again tries once more to give back what the card service refused",
		params: one,
		body: z
			.object({
				lines: z
					.array(z.object({ line: whole(1, 100_000), restock: z.boolean() }))
					.max(CART_LINES_MAX)
					.refine(isNamedOnce, "names a line twice")
					.optional(),
			})
			.optional(),
		reply: StaffReturn,
	},
	send: {
		summary: "Sends the exchanges of a return that was received, in one parcel; the same again sends nothing",
		params: one,
		body: NewShipment.omit({ lines: true }),
		reply: StaffReturn,
	},
} satisfies Record<string, Described>;

export const returns = endpoints(calls, schemas);
