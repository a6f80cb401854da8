import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { product } from "./catalogue.ts";
import { bytea, instant, wide } from "./columns.ts";
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

/** What was in a cart when its link was made: lines, and nothing of whose they are. */
export const cartLink = pgTable(
	"cart_link",
	{
		tokenHash: bytea("token_hash").primaryKey(),
		lines: jsonb("lines")
			.$type<{ id_product: number; ColorName: string; size: string; quantity: number }[]>()
			.notNull(),
		createdAt: instant("created_at").notNull().defaultNow(),
		expiresAt: instant("expires_at").notNull(),
	},
	(t) => [
		index("cart_link_by_end").on(t.expiresAt),
		check("cart_link_lines_bounded", sql`jsonb_array_length(${t.lines}) between 1 and 100`),
	],
);
