import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { product } from "./catalogue.ts";
import { instant, wide } from "./columns.ts";
import { client } from "./people.ts";
import { size } from "./sizes.ts";

export const cart = pgTable("cart", {
	clientId: wide("client_id")
		.primaryKey()
		.references(() => client.id, { onDelete: "cascade" }),
	version: integer("version").notNull().default(1),
	updatedAt: instant("updated_at").notNull().defaultNow(),
});

export const cartLine = pgTable(
	"cart_line",
	{
		clientId: wide("client_id")
			.notNull()
			.references(() => cart.clientId, { onDelete: "cascade" }),
		productId: integer("product_id")
			.notNull()
			.references(() => product.id, { onDelete: "cascade" }),
		colorName: text("color_name").notNull(),
		size: text("size")
			.notNull()
			.references(() => size.name),
		quantity: integer("quantity").notNull(),
		addedAt: instant("added_at").notNull().defaultNow(),
	},
	(t) => [
		primaryKey({ columns: [t.clientId, t.productId, t.colorName, t.size] }),
		check("cart_line_quantity_positive", sql`${t.quantity} >= 1`),
		index("cart_line_by_product").on(t.productId),
	],
);

/** Each browser's cart is merged into the account's cart at most once. */
export const cartMerge = pgTable(
	"cart_merge",
	{
		clientId: wide("client_id")
			.notNull()
			.references(() => client.id, { onDelete: "cascade" }),
		mergeId: uuid("merge_id").notNull(),
		at: instant("at").notNull().defaultNow(),
	},
	(t) => [primaryKey({ columns: [t.clientId, t.mergeId] })],
);
