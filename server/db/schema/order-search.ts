import { sql } from "drizzle-orm";
import { index, pgTable, text } from "drizzle-orm/pg-core";
import { wide } from "./columns.ts";
import { orders } from "./orders.ts";

/**
 * What staff find an order by, in lower case without accents, each word after a space; compare with `plain_text(input)`. Kept by
 * triggers on what it is made of (the view `order_words`), so that it is right whoever writes.
 */
export const orderSearch = pgTable(
	"order_search",
	{
		orderId: wide("order_id")
			.primaryKey()
			.references(() => orders.id, { onDelete: "cascade" }),
		words: text("words").notNull(),
	},
	(t) => [index("order_search_words").using("gin", sql`${t.words} gin_trgm_ops`)],
);
