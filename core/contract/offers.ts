import { z } from "zod";
import { offers as calls } from "../calls/offers.ts";
import { OFFER_STATES } from "../rules/offer.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Instant, ProductId, whole } from "./fields.ts";
import { Discount } from "./product-fields.ts";

const OFFERED_AT_ONCE = 1000;
const Ids = z.array(ProductId).min(1).max(OFFERED_AT_ONCE);

/** Without a beginning it begins now, without an end it stays until somebody ends it. */
export const NewOffer = z.object({
	discount: Discount,
	ids: Ids,
	startsAt: Instant.nullish(),
	endsAt: Instant.nullish(),
});
export type NewOffer = z.infer<typeof NewOffer>;

/** An offer with a beginning or an end of its own. */
export const DatedOffer = z.object({
	id: z.number().int(),
	discount: z.number().int(),
	startsAt: z.string(),
	endsAt: z.string().nullable(),
	/** `ended` also when none of its products stands at its discount any more. */
	state: z.enum(OFFER_STATES),
	/** How many products it is for, how many of them it discounts now, and the names of the first. */
	products: z.number().int(),
	discounted: z.number().int(),
	names: z.array(z.string()),
});
export type DatedOffer = z.infer<typeof DatedOffer>;

const Updated = z.object({ updated: z.number().int() });

export const schemas = {
	apply: {
		summary:
			"Puts products on offer, always from their full price, at once or from `startsAt` on, until somebody ends it or until `endsAt`; one unknown id and nothing changes; X-Change can be undone",
		body: NewOffer,
		reply: Updated,
	},
	end: {
		summary: "Ends the offers of products; one unknown id and nothing changes; X-Change can be undone",
		body: z.object({ ids: Ids }),
		reply: Updated,
	},
	list: {
		summary:
			"Offers that have a beginning or an end of their own: those that are not over, then the newest, at most 100",
		reply: z.array(DatedOffer),
	},
	stop: {
		summary: "Ends an offer now, or calls one off that has not begun; ending one can be undone by X-Change",
		params: z.object({ id: whole(1, 2_147_483_647) }),
		reply: Updated,
	},
} satisfies Record<string, Described>;

export const offers = endpoints(calls, schemas);
