import { z } from "zod";
import { CollectionId, Money, Spoken, text, whole } from "./fields.ts";

/** A form sends its untouched fields as empty text. */
const untouched = z.literal("").transform(() => undefined);

/** An amount of money in an address. */
const Amount = z
	.union([
		z.number(),
		text(12)
			.regex(/^\d{1,9}(\.\d{1,2})?$/, "must be an amount")
			.transform(Number),
	])
	.pipe(Money);

/**
 * What narrows a list of products. `category` takes an id or a name; 0 and nothing mean all. `size`, `color` and `brand` are
 * lists with commas, any of which will do. Whatever the shop does not know finds nothing.
 */
export const ProductFilter = z.object({
	offer: z.union([z.enum(["true", "false"]), untouched]).optional(),
	collection: z.union([CollectionId, untouched]).optional(),
	category: z.union([whole(0, 2_147_483_647), text(100)]).optional(),
	filters: text(200).optional(),
	size: text(400).optional(),
	color: text(200).optional(),
	brand: text(1000).optional(),
	/** What is paid lies between the two. */
	min: z.union([Amount, untouched]).optional(),
	max: z.union([Amount, untouched]).optional(),
	/** Something is in stock; with `size`, in that size. */
	stock: z.union([z.enum(["1", "0"]), untouched]).optional(),
	/** In stock in the sizes of whoever asks, by group of garments: `tops:M.L,bottoms:40`. */
	fits: text(600).optional(),
	...Spoken.shape,
});
export type ProductFilter = z.infer<typeof ProductFilter>;

/** Sort words nobody knows fall back to the default order: newest first. */
export const ProductSort = z.object({
	method: z.enum(["price", "rating", "createdAt"]).optional().catch(undefined),
	type: z.enum(["ASC", "DESC"]).optional().catch(undefined),
});
export type ProductSort = z.infer<typeof ProductSort>;

export const ProductQuery = ProductFilter.extend(ProductSort.shape).extend({
	page: whole(1, 1_000_000_000).optional(),
	limit: whole(1, 100).optional(),
});
export type ProductQuery = z.infer<typeof ProductQuery>;

/** Products by their ids, with commas between them. */
const Ids = text(240)
	.regex(/^\d{1,9}(,\d{1,9}){0,23}$/, "must be up to 24 ids")
	.transform((ids) => ids.split(",").map(Number));

export const CardQuery = ProductQuery.extend({
	/** The grid's own order, where no other is chosen and nothing is searched for. */
	soldOut: z.enum(["last"]).optional().catch(undefined),
	/** These and no others, in this order, as far as they are on sale; nothing else narrows or sorts them. */
	ids: Ids.optional(),
});
export type CardQuery = z.infer<typeof CardQuery>;
