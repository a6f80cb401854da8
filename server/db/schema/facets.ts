import { sql } from "drizzle-orm";
import { boolean, customType, index, integer, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * What each product is filtered, counted and ordered by: one narrow row per product, kept by triggers whoever changes it.
 * Every process holds a copy in memory and reads again what was changed since, so that no row is ever taken away: a
 * deleted product stays as one that is not on sale.
 */
export const productFacet = pgTable(
	"product_facet",
	{
		productId: integer("product_id").primaryKey(),
		isOnSale: boolean("is_on_sale").notNull(),
		isOffer: boolean("is_offer").notNull(),
		collectionId: integer("collection_id").notNull(),
		categoryId: integer("category_id").notNull(),
		unitCents: integer("unit_cents").notNull(),
		rating: numeric("rating", { precision: 3, scale: 2, mode: "number" }).notNull(),
		brand: text("brand").notNull(),
		createdAt: instant("created_at").notNull(),
		/** The sizes it is offered in. */
		sizes: text("sizes").array().notNull(),
		/** The sizes some colour has units of. */
		inStock: text("in_stock").array().notNull().default([]),
		/** The dots of its colours. */
		dots: text("dots").array().notNull().default([]),
		/** The transaction that changed it last: a reader asks for those its last snapshot may not have seen. */
		changedBy: xid8("changed_by").notNull().default(sql`pg_current_xact_id()`),
	},
	(t) => [index("product_facet_changed").on(t.changedBy)],
);
