import { z } from "zod";
import { gifts as calls } from "../calls/gifts.ts";
import { giftMessages } from "../messages/gifts.ts";
import { GIVER_NAME_MAX, isGiftDay, THANKS_MAX } from "../rules/gifts.ts";
import { Quantity } from "./carts.ts";
import { ChosenDelivery } from "./delivery.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { bounded, Language, ProductId, Size, Spoken, text, whole } from "./fields.ts";
import { Address, Email, ShippingAddress } from "./person.ts";

const ListId = whole(1, Number.MAX_SAFE_INTEGER);
export const ClaimId = text(36).pipe(z.uuid());
const LinkToken = text(200, 1).regex(/^[\w-]+$/);
export const GiftDay = bounded(10, giftMessages.day).refine(isGiftDay, giftMessages.day);

/** Makes a list a gift list. Its address is where gifts go; without one they go where they went before, or to the account's. */
export const GivenGift = z.object({ day: GiftDay, address: ShippingAddress.optional() });
export type GivenGift = z.infer<typeof GivenGift>;

/** `address` is told to the creator alone. */
export const Gift = z.object({ day: z.string(), address: Address.nullable() });
export type Gift = z.infer<typeof Gift>;

/** That somebody gives something of a list. */
export const Claim = z.object({
	id: z.string(),
	product: z.number().int(),
	ColorName: z.string().nullable(),
	size: z.string().nullable(),
	quantity: z.number().int(),
	/** Who gives it; empty where they keep that to themselves. */
	by: z.string(),
	isMine: z.boolean(),
	/** It is paid, or being paid. */
	isBought: z.boolean(),
	/** What its owner wrote back; only whom it was written to, and the owner, see it. */
	thanks: z.string(),
});
export type Claim = z.infer<typeof Claim>;

const NewClaim = z.object({
	product: ProductId,
	ColorName: text(100, 1).optional(),
	size: Size.optional(),
	quantity: Quantity.optional().default(1),
	/** Of the link by which a client came who takes no part in the list, or of the mail a guest got. */
	token: LinkToken.optional(),
	/** How the giver is called; a client has a name already. */
	name: text(GIVER_NAME_MAX).optional(),
	/** Other givers see who gives it. */
	showName: z.boolean().optional().default(false),
});
export type NewClaim = z.infer<typeof NewClaim>;

/** One's own claim with what there is to pay; never where it goes. */
const OwnClaim = Claim.extend({
	list: z.object({
		id: z.number().int(),
		title: z.string(),
		creator: z.string(),
		day: z.string().nullable(),
		/** The path by which the giver sees it; null once that is taken back. */
		link: z.string().nullable(),
	}),
	name: z.string(),
	/** One of the orders it was bought with: the one that counts, or the last that did not. */
	orderId: z.number().int().nullable(),
	/** How it gets there, and what that costs; null where the shop sends nothing to. */
	delivery: ChosenDelivery.nullable(),
	/** Of the giver. */
	email: z.string(),
});
export type OwnClaim = z.infer<typeof OwnClaim>;

const one = z.object({ id: ListId, claim: ClaimId });
const secret = Spoken.extend({ secret: LinkToken.optional() }).prefault({});

export const schemas = {
	mine: {
		summary: "What the caller gives of other people's lists, newest first",
		query: Spoken.prefault({}),
		reply: z.array(OwnClaim.omit({ delivery: true, email: true })),
	},
	claim: {
		summary:
			"Says that the caller gives something of a gift list: a client who can see it, or a guest with the token of a mail. The creator never learns of it before the day is over. 409 when others give it already; a guest's answer has the secret that takes it back",
		params: z.object({ id: ListId }),
		body: NewClaim,
		reply: z.object({ id: z.string(), secret: z.string().optional() }),
	},
	live: {
		summary:
			"Tells those who can give of a list, never its creator, that what is given has changed: one JSON object `{id}` per line, an empty line now and then",
		params: z.object({ id: ListId }),
		query: z.object({ token: LinkToken.optional(), seconds: whole(0, 300).optional().default(300) }).prefault({}),
		reply: z.string(),
	},
	detail: {
		summary: "One's own claim and what sending it costs, without where it goes; a guest's with its secret",
		params: one,
		query: secret,
		reply: OwnClaim,
	},
	unclaim: {
		summary: "Takes one's claim back, a guest's with its secret; 409 while an order stands for it",
		params: one,
		query: secret,
		reply: z.object({ message: z.string() }),
	},
	thank: {
		summary: "The creator thanks for a gift once the day is over; mailed to the giver, once",
		params: one,
		body: z.object({ note: text(THANKS_MAX, 1) }),
		reply: z.object({ message: z.string() }),
	},
	askToGive: {
		summary:
			"Mails a link by which somebody without an account sees what is given already, and gives; the answer is always the same",
		params: z.object({ id: ListId }),
		body: z.object({ token: LinkToken, email: Email, language: Language.optional() }),
		reply: z.object({ message: z.string() }),
	},
} satisfies Record<string, Described>;

export const gifts = endpoints(calls, schemas);
