import { z } from "zod";
import { offers as calls } from "../calls/offers.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { ProductId } from "./fields.ts";
import { Discount } from "./product-fields.ts";

const OFFERED_AT_ONCE = 1000;
const Ids = z.array(ProductId).min(1).max(OFFERED_AT_ONCE);

export const NewOffer = z.object({ discount: Discount, ids: Ids });
export type NewOffer = z.infer<typeof NewOffer>;

const Updated = z.object({ updated: z.number().int() });

export const schemas = {
	apply: {
		summary:
			"Puts products on offer, always from their full price; one unknown id and nothing changes; X-Change can be undone",
		body: NewOffer,
		reply: Updated,
	},
	end: {
		summary: "Ends the offers of products; one unknown id and nothing changes; X-Change can be undone",
		body: z.object({ ids: Ids }),
		reply: Updated,
	},
} satisfies Record<string, Described>;

export const offers = endpoints(calls, schemas);
