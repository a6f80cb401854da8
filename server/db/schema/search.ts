import { sql } from "drizzle-orm";
import { boolean, check, customType, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { product } from "./catalogue.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What each product is found by. `words` are concepts with their places, made by `core/search`. Triggers mark as stale
 * what no longer fits its product, whoever changed that; a stale one is still searched until it is made anew.
 * What a search is counted and narrowed by is a copy that the same triggers keep, so that no match is looked up in `product`.
 */
export const productSearch = pgTable(
	"product_search",
	{
		productId: integer("product_id")
			.primaryKey()
			.references(() => product.id, { onDelete: "cascade" }),
		words: tsvector("words").notNull().default(""),
		collectionId: integer("collection_id").notNull(),
		categoryId: integer("category_id").notNull(),
		isOffer: boolean("is_offer").notNull(),
		isOnSale: boolean("is_on_sale").notNull(),
		isStale: boolean("is_stale").notNull().default(true),
		/** Units sold lately, as last counted: the order of what is equally fitting. */
		sold: integer("sold").notNull().default(0),
	},
	(t) => [
		check("product_search_sold_not_negative", sql`${t.sold} >= 0`),
		index("product_search_words").using("gin", t.words),
		// What many products say is not sorted: this is walked until a page is full.
		index("product_search_by_sold").on(t.sold.desc().nullsFirst(), t.productId).where(sql`${t.isOnSale}`),
		index("product_search_stale").on(t.productId).where(sql`${t.isStale}`),
	],
);

/** Every word a product was ever written in, with what it stands for: for beginnings, pieces and typing errors. */
export const searchWord = pgTable(
	"search_word",
	{
		/** Lower case without accents. */
		word: text("word").notNull(),
		concept: text("concept").notNull(),
		/** With its accents. */
		shown: text("shown").notNull(),
		/** Which letters it holds, one bit each. */
		letters: integer("letters").notNull(),
		/** About how many products say it, as last counted. */
		products: integer("products").notNull().default(0),
	},
	(t) => [
		primaryKey({ columns: [t.word, t.concept] }),
		check("search_word_products_not_negative", sql`${t.products} >= 0`),
		index("search_word_by_concept").on(t.concept),
		index("search_word_beginning").on(sql`${t.word} text_pattern_ops`),
		index("search_word_pieces").using("gin", sql`${t.word} gin_trgm_ops`),
	],
);
