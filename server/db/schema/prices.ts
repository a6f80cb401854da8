import { boolean, index, integer, pgTable } from "drizzle-orm/pg-core";
import { product } from "./catalogue.ts";
import { instant, wide } from "./columns.ts";

/**
 * What a product cost from a moment on, in the order of the ids. A trigger writes it when a transaction that changed a
 * price commits, whoever wrote it; a price that nobody but that transaction saw is not in it. Moments never go back, even
 * where the clock does.
 */
export const priceHistory = pgTable(
	"price_history",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		productId: integer("product_id")
			.notNull()
			.references(() => product.id, { onDelete: "cascade" }),
		at: instant("at").notNull(),
		/** What one unit cost. */
		unitCents: integer("unit_cents").notNull(),
		offerPercent: integer("offer_percent"),
		/** Whether anybody could buy it at that price. */
		isOnSale: boolean("is_on_sale").notNull(),
	},
	(t) => [index("price_history_by_product").on(t.productId, t.id)],
);
