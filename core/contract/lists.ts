import { z } from "zod";
import { lists as calls } from "../calls/lists.ts";
import { listMessages } from "../messages/lists.ts";
import { COLLABORATORS_MAX, isListTitle, LIST_ITEMS_MAX, LIST_TITLE_MAX } from "../rules/favourites.ts";
import { LINE_NOTE_MAX } from "../rules/list-lines.ts";
import { Quantity } from "./carts.ts";
import { Email, OneUseToken, Phone } from "./clients.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { line, Money, ProductId, Size, Spoken, text, whole } from "./fields.ts";
import { Claim, Gift, GivenGift } from "./gifts.ts";
import { Product } from "./products.ts";

const ListId = whole(1, Number.MAX_SAFE_INTEGER);
export const ListTitle = line({
	max: LIST_TITLE_MAX,
	message: listMessages.titleMissing,
	tooLong: listMessages.titleTooLong,
	invalid: listMessages.titleInvalid,
	passes: isListTitle,
	form: "NFC",
});
const ProductIds = z.array(ProductId).max(LIST_ITEMS_MAX, listMessages.listFull);
const ShareToken = text(200, 1).regex(/^[\w-]+$/);
/** `true`: the products come as their ids alone, in `rList`. */
const Brief = z
	.enum(["true", "false"])
	.optional()
	.transform((value) => value === "true");

/** A saved product: as it is now, with what it cost when it was saved. */
export const ListItem = Product.extend({
	savedPrice: Money,
	/** First name of who added it; empty when they are gone. */
	addedBy: z.string(),
	addedAt: z.string(),
	offSale: z.boolean(),
	/** The colour and size somebody wants it in; null while that is open. */
	ColorName: z.string().nullable(),
	size: z.string().nullable(),
	quantity: z.number().int(),
	note: z.string(),
});
export type ListItem = z.infer<typeof ListItem>;

/** What somebody wants to be mailed about a list: prices that fall by 5 % or more, what is back, what is nearly gone. */
export const ListAlerts = z.object({ price: z.boolean(), stock: z.boolean(), last: z.boolean() });
export type ListAlerts = z.infer<typeof ListAlerts>;

export const WishList = z.object({
	id: z.number().int(),
	title: z.string(),
	/** The creator's; null for those who only have a link. */
	ClientPhone: z.number().int().nullable(),
	/** First name of the creator. */
	creator: z.string(),
	/** As they were put in order by hand, what came since before them, newest first; empty in a brief answer. */
	List: z.array(ListItem),
	/** The ids of all products in it, in the same order. */
	rList: z.array(z.number().int()),
	/**
	 * For the creator every phone the list is shared with, whether or not a client has it, and whoever joined by a mailed
	 * link, with the `email` it was sent to; for a collaborator only oneself.
	 */
	Colaborators: z.array(z.object({ phone: z.number().int(), email: z.string().nullable() })),
	/** Addresses that have a link and have not joined; only the creator sees them. */
	invited: z.array(z.string()),
	/** What the one who asks may do: everything, add and remove, or look. */
	role: z.enum(["creator", "collaborator", "reader"]),
	/** Who may look besides those it is shared with: nobody, or whoever has its link. */
	visibility: z.enum(["private", "link"]),
	/** Its own read-only address, for the creator and for whoever has come by it. */
	link: z.string().nullable(),
	/** It was shared with the one who asks, who has neither accepted it nor changed it yet. */
	isInvitation: z.boolean(),
	isFavorite: z.boolean(),
	/** The day its garments are to be given on; null where it is no gift list. */
	gift: Gift.nullable(),
	/** What others give of it; null for whom that is no business of: its creator until the day is over, and strangers. */
	claims: z.array(Claim).nullable(),
	/** Those of the one who asks. */
	alerts: ListAlerts,
	/** Grows with every change. */
	version: z.number().int(),
});
export type WishList = z.infer<typeof WishList>;

export const ListCard = z.object({
	title: z.string(),
	creator: z.string(),
	isFavorite: z.boolean(),
	count: z.number().int(),
	/** The path of a picture made from its first garments; null where none has one. */
	picture: z.string().nullable(),
});
export type ListCard = z.infer<typeof ListCard>;

/** With whom a list is shared: a client by phone, or anybody by e-mail. */
export const ListUser = z.union([z.object({ ClientPhone: Phone }), z.object({ email: Email })]);
export type ListUser = z.infer<typeof ListUser>;

/** What is to be said of a product's line; what is not named stays as it is, `null` leaves it open. */
export const ListLine = z.object({
	product: ProductId,
	ColorName: text(100, 1).nullable().optional(),
	size: Size.nullable().optional(),
	quantity: Quantity.optional(),
	note: text(LINE_NOTE_MAX).optional(),
});
export type ListLine = z.infer<typeof ListLine>;
const ListLines = z.array(ListLine).max(LIST_ITEMS_MAX, listMessages.listFull);

export const NewList = z.object({
	title: ListTitle,
	rList: ProductIds.optional().default([]),
	/** Of the products in `rList`. */
	lines: ListLines.optional(),
	Colaborators: z.array(Phone).max(COLLABORATORS_MAX).optional().default([]),
});
export type NewList = z.infer<typeof NewList>;

export const ListChange = z
	.object({
		id: ListId,
		title: ListTitle.optional(),
		/** Made private and opened again, a list has another link. */
		visibility: z.enum(["private", "link"]).optional(),
		rList: ProductIds.optional(),
		add: ProductIds.min(1).optional(),
		remove: ProductIds.min(1).optional(),
		lines: ListLines.min(1).optional(),
		/** Products in the order they are to stand in; those that are not named keep their places. */
		order: ProductIds.min(1).optional(),
		/** Makes it a gift list, or none any more. */
		gift: GivenGift.nullable().optional(),
		/** The caller's own. */
		alerts: ListAlerts.partial().optional(),
	})
	.refine(({ id: _, ...parts }) => Object.values(parts).some((part) => part !== undefined), "must change something")
	.refine(
		({ rList, add, remove }) => [rList, add, remove].filter((part) => part !== undefined).length < 2,
		"must have only one of rList, add and remove",
	);
export type ListChange = z.infer<typeof ListChange>;

export const LineMove = z
	.object({
		from: ListId,
		to: ListId,
		products: ProductIds.min(1),
		/** The lines also stay where they are. */
		copy: z.boolean().optional().default(false),
	})
	.refine(({ from, to }) => from !== to, "must name two lists");
export type LineMove = z.infer<typeof LineMove>;

/** One line of the live updates: a list that changed. */
export type ListNews = { id: number; version: number };

const brief = Spoken.extend({ brief: Brief }).prefault({});
const told = z.object({ message: z.string() });

export const schemas = {
	ofClient: {
		summary: "A client's lists, favourites first, then those shared with the client",
		query: z.object({ ClientPhone: Phone, brief: Brief }),
		reply: z.array(WishList),
	},
	byTitle: {
		summary: "One list of a client by its title, whatever the case",
		query: Spoken.extend({ ClientPhone: Phone, title: text(LIST_TITLE_MAX, 1), brief: Brief }),
		reply: WishList,
	},
	live: {
		summary:
			"Tells of every change to the caller's lists while it lasts: one JSON object `{id, version}` per line, an empty line now and then",
		query: z.object({ seconds: whole(0, 300).optional().default(300) }).prefault({}),
		reply: z.string(),
	},
	detail: {
		summary:
			"One list, for those who take part in it and for whoever has the token of a mailed link or of the list's own",
		params: z.object({ id: ListId }),
		query: Spoken.extend({ token: ShareToken.optional() }).prefault({}),
		reply: WishList,
	},
	card: {
		summary:
			"What others see of a list's own link before they open it: its title, its creator's first name, a picture of its garments",
		params: z.object({ id: ListId }),
		query: z.object({ token: ShareToken }),
		reply: ListCard,
	},
	create: {
		summary: "Makes a list with products; a favourites spelling adds them to the favourites instead (200)",
		query: brief,
		body: NewList,
		reply: WishList,
	},
	update: {
		summary:
			"`title`, `visibility`, `gift` (its day only moves later) and `rList` set; `add`, `remove`, `lines` and `order` change without losing what others do meanwhile",
		query: brief,
		body: ListChange,
		reply: WishList,
	},
	move: {
		summary:
			"Moves or copies lines, with their colour, size, quantity, note and saved price, to another list of the caller's; what is there already stays",
		query: brief,
		body: LineMove,
		reply: z.object({ from: WishList, to: WishList }),
	},
	share: {
		summary:
			"Shares a list by phone, at once if a client has it, or by e-mail with a link that opens it read-only; the answer tells of neither whether somebody has an account",
		query: Spoken.prefault({}),
		body: z.object({ id: ListId, newUser: ListUser }),
		reply: WishList,
	},
	unshare: {
		summary: "Takes a sharing back; a collaborator may only leave",
		body: z.object({ id: ListId, user: ListUser }),
		reply: told,
	},
	join: {
		summary:
			"Accepts a list that was shared with the caller; with a token, of a mailed link that went to the caller's verified address",
		query: Spoken.prefault({}),
		body: z.object({ id: ListId, token: ShareToken.optional() }),
		reply: WishList,
	},
	endAlerts: {
		summary: "Ends with the token of a mail what it told of; the answer is the same when that is over already",
		body: z.object({ token: OneUseToken }),
		reply: z.object({ ended: z.literal(true) }),
	},
	remove: {
		summary: "Deletes a list; the favourites stay",
		query: z.object({ id: ListId }),
		reply: told,
	},
} satisfies Record<string, Described>;

export const lists = endpoints(calls, schemas);
