import { z } from "zod";
import { PRODUCT_STATES } from "../rules/product-state.ts";
import { UNITS_MAX } from "../rules/stock.ts";
import { ChangeId } from "./changes.ts";
import { CollectionId, Money, ProductId, text, whole } from "./fields.ts";
import { Discount, PRICE_MAX } from "./product-fields.ts";

/** A form sends its untouched fields as empty text. */
const untouched = z.literal("").transform(() => undefined);

const STAFF_SORTS = ["newest", "name", "cheapest", "dearest"] as const;
export type StaffSort = (typeof STAFF_SORTS)[number];
const STOCK_FILTERS = ["out", "low"] as const;

/** What narrows the products that staff look at; what is not said narrows nothing. */
export const StaffProductFilter = z.object({
	/** Part of a name or a brand, or a product's number. */
	search: text(100).optional(),
	category: z.union([ProductId, untouched]).optional(),
	collection: z.union([CollectionId, untouched]).optional(),
	state: z.union([z.enum(PRODUCT_STATES), untouched]).optional(),
	/** `out`: nothing left in any size; `low`: some size is running out. */
	stock: z.union([z.enum(STOCK_FILTERS), untouched]).optional(),
	offer: z.union([z.enum(["true", "false"]), untouched]).optional(),
});
export type StaffProductFilter = z.infer<typeof StaffProductFilter>;

export const StaffProductQuery = StaffProductFilter.extend({
	sort: z.union([z.enum(STAFF_SORTS), untouched]).optional(),
	/** The `next` of the answer before. */
	after: text(400).optional(),
	limit: whole(1, 100).default(50),
});
export type StaffProductQuery = z.infer<typeof StaffProductQuery>;

export const MANY_MAX = 10_000;
const IDS_MAX = 1000;

const PriceChange = z.union([
	z.object({ percent: z.number().min(-99).max(1000) }),
	z.object({ amount: z.number().min(-PRICE_MAX).max(PRICE_MAX) }),
]);

export const ManyEdit = z
	.object({
		price: PriceChange.optional(),
		/** Percent off; null ends the offers. */
		offer: Discount.nullable().optional(),
		collection: CollectionId.optional(),
		category: ProductId.optional(),
		state: z.enum(PRODUCT_STATES).optional(),
		lowStock: whole(0, UNITS_MAX).nullable().optional(),
	})
	.refine((edit) => Object.values(edit).some((value) => value !== undefined), "says nothing to change");
export type ManyEdit = z.infer<typeof ManyEdit>;

export const ManyEdited = z.object({
	which: z.union([z.object({ ids: z.array(ProductId).min(1).max(IDS_MAX) }), z.object({ found: StaffProductFilter })]),
	edit: ManyEdit,
	seen: text(100, 1).optional(),
});
export type ManyEdited = z.infer<typeof ManyEdited>;

const EditedState = z.object({
	price: Money,
	price_offer: Money,
	collection: z.number().int(),
	category: z.number().int(),
	state: z.enum(PRODUCT_STATES),
	lowStock: z.number().int().nullable(),
});

export const ManyEditedOutcome = z.object({
	/** Products it was asked for, and those that it changes. */
	products: z.number().int(),
	changed: z.number().int(),
	/** The first of them, before and after. */
	shown: z.array(z.object({ id_product: z.number().int(), name: z.string(), before: EditedState, after: EditedState })),
	/** What stands in the way; while there is anything, nothing is changed. */
	problems: z.array(z.object({ id_product: z.number().int(), name: z.string(), message: z.string() })),
	seen: z.string(),
	/** Once it is done: what can be taken back. */
	change: ChangeId,
});
export type ManyEditedOutcome = z.infer<typeof ManyEditedOutcome>;
