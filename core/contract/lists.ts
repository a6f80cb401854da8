import { z } from "zod";
import { lists as calls } from "../calls/lists.ts";
import { listMessages } from "../messages/lists.ts";
import { COLLABORATORS_MAX, isListTitle, LIST_ITEMS_MAX, LIST_TITLE_MAX } from "../rules/favourites.ts";
import { Email, Phone } from "./clients.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { line, Money, ProductId, Spoken, text, whole } from "./fields.ts";
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
});
export type ListItem = z.infer<typeof ListItem>;

export const WishList = z.object({
	id: z.number().int(),
	title: z.string(),
	/** The creator's; null for those who only have the mailed link. */
	ClientPhone: z.number().int().nullable(),
	/** First name of the creator. */
	creator: z.string(),
	/** Newest first; empty in a brief answer. */
	List: z.array(ListItem),
	/** The ids of all products in it, newest first. */
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
	/** It was shared with the one who asks, who has neither accepted it nor changed it yet. */
	isInvitation: z.boolean(),
	isFavorite: z.boolean(),
	/** Grows with every change. */
	version: z.number().int(),
});
export type WishList = z.infer<typeof WishList>;

/** With whom a list is shared: a client by phone, or anybody by e-mail. */
export const ListUser = z.union([z.object({ ClientPhone: Phone }), z.object({ email: Email })]);
export type ListUser = z.infer<typeof ListUser>;

export const NewList = z.object({
	title: ListTitle,
	rList: ProductIds.optional().default([]),
	Colaborators: z.array(Phone).max(COLLABORATORS_MAX).optional().default([]),
});
export type NewList = z.infer<typeof NewList>;

export const ListChange = z
	.object({
		id: ListId,
		title: ListTitle.optional(),
		rList: ProductIds.optional(),
		add: ProductIds.min(1).optional(),
		remove: ProductIds.min(1).optional(),
	})
	.refine(
		({ title, rList, add, remove }) => [title, rList, add, remove].some((part) => part !== undefined),
		"must change something",
	)
	.refine(
		({ rList, add, remove }) => [rList, add, remove].filter((part) => part !== undefined).length < 2,
		"must have only one of rList, add and remove",
	);
export type ListChange = z.infer<typeof ListChange>;

/** One line of the live updates: a list that changed. */
export type ListNews = { id: number; version: number };

const brief = z.object({ brief: Brief }).prefault({});
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
		summary: "One list, for those who take part in it and for whoever has the token of a mailed link",
		params: z.object({ id: ListId }),
		query: Spoken.extend({ token: ShareToken.optional() }).prefault({}),
		reply: WishList,
	},
	create: {
		summary: "Makes a list with products; a favourites spelling adds them to the favourites instead (200)",
		query: brief,
		body: NewList,
		reply: WishList,
	},
	update: {
		summary: "`title` and `rList` set; `add` and `remove` change without losing what others do meanwhile",
		query: brief,
		body: ListChange,
		reply: WishList,
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
	remove: {
		summary: "Deletes a list; the favourites stay",
		query: z.object({ id: ListId }),
		reply: told,
	},
} satisfies Record<string, Described>;

export const lists = endpoints(calls, schemas);
