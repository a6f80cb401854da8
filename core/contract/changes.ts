import { z } from "zod";
import { changes as calls } from "../calls/changes.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { whole } from "./fields.ts";
import { type ProductField, productFields } from "./product-fields.ts";

/** A change of products that can be taken back; null where nothing was changed. */
export const ChangeId = z.number().int().nullable();

const TOLD_OTHERWISE = ["price_offer", "is_offer", "discount", "categories", "sizeSystem"] as const;
/** Several columns or rows that are put back together. */
const TOLD_TOGETHER = ["category", "offer", "state", "colours", "stock"] as const;
/** What of a product may stay as others made it. A field says so under its own name. */
export type KeptField = Exclude<ProductField, (typeof TOLD_OTHERWISE)[number]> | (typeof TOLD_TOGETHER)[number];
const keptFields = [
	...Object.keys(productFields).filter((name) => TOLD_OTHERWISE.every((other) => other !== name)),
	...TOLD_TOGETHER,
] as KeptField[];

export const Undone = z.object({
	/** What taking it back is itself: a change that can be taken back. */
	change: ChangeId,
	/** Products that something was put back of. */
	products: z.number().int(),
	/** Products of which something stays as others made it since, and the first of them. */
	keptProducts: z.number().int(),
	kept: z.array(z.object({ id_product: z.number().int(), name: z.string(), fields: z.array(z.enum(keptFields)) })),
});
export type Undone = z.infer<typeof Undone>;

export const schemas = {
	undo: {
		summary:
			"Takes a change of products back, up to 24 hours later: one's own, or as an admin anybody's. What others changed since stays, and is told. An import of more than 25 products: 202 with its job, whose state tells how far that is",
		params: z.object({ id: whole(1, Number.MAX_SAFE_INTEGER) }),
		reply: z.union([Undone, z.object({ job: z.number().int() })]),
	},
} satisfies Record<string, Described>;

export const changes = endpoints(calls, schemas);
