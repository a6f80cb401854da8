import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { product } from "./catalogue.ts";
import { bytea, instant, wide } from "./columns.ts";
import { list } from "./lists.ts";
import { orders } from "./orders.ts";
import { client } from "./people.ts";

const address = () => ({
	streetNumber: text("street_number").notNull(),
	city: text("city").notNull(),
	provinceDepartment: text("province_department").notNull(),
	zipCode: text("zip_code").notNull(),
	particularDetails: text("particular_details").notNull().default(""),
});

/** A list that was made a gift list. Its address is the owner's alone, and the shop's. */
export const giftList = pgTable("gift_list", {
	listId: wide("list_id")
		.primaryKey()
		.references(() => list.id, { onDelete: "cascade" }),
	/** Null once the owner has ended it. */
	day: date("day"),
	/** The latest day it ever had: until it is over the owner sees nothing, whatever becomes of the day. */
	hiddenUntil: date("hidden_until").notNull(),
	...address(),
});

/** Somebody without an account who has shown by a mailed link that an address is theirs. */
export const giftGiver = pgTable(
	"gift_giver",
	{
		id: wide("id").primaryKey().generatedAlwaysAsIdentity(),
		listId: wide("list_id")
			.notNull()
			.references(() => list.id, { onDelete: "cascade" }),
		email: text("email").notNull(),
		tokenHash: bytea("token_hash").notNull(),
		createdAt: instant("created_at").notNull(),
		expiresAt: instant("expires_at").notNull(),
	},
	(t) => [
		uniqueIndex("gift_giver_token_unique").on(t.tokenHash),
		index("gift_giver_by_address").on(t.listId, sql`lower(${t.email})`),
	],
);

/**
 * Somebody gives something of a gift list. It names the product and not the line, which the owner may change or take off
 * without being told of claims. Its id is drawn, because a number would tell how many there are.
 */
export const giftClaim = pgTable(
	"gift_claim",
	{
		id: uuid("id").primaryKey(),
		listId: wide("list_id")
			.notNull()
			.references(() => list.id, { onDelete: "cascade" }),
		productId: integer("product_id")
			.notNull()
			.references(() => product.id, { onDelete: "cascade" }),
		colorName: text("color_name"),
		size: text("size"),
		quantity: integer("quantity").notNull(),
		/** What the line asked for when it was claimed; the database looks it up. */
		wanted: integer("wanted"),
		clientId: wide("client_id").references(() => client.id, { onDelete: "set null" }),
		/** Of a giver without an account. */
		email: text("email"),
		secretHash: bytea("secret_hash"),
		name: text("name").notNull().default(""),
		showName: boolean("show_name").notNull().default(false),
		createdAt: instant("created_at").notNull(),
		/** Free again: taken back, or its money went back. */
		releasedAt: instant("released_at"),
		thanks: text("thanks").notNull().default(""),
		thankedAt: instant("thanked_at"),
	},
	(t) => [
		check("gift_claim_quantity_valid", sql`${t.quantity} between 1 and 9999`),
		index("gift_claim_by_line").on(t.listId, t.productId),
		index("gift_claim_by_client").on(t.clientId),
		index("gift_claim_by_product").on(t.productId),
	],
);

/** Where an order goes that is somebody's gift: the order itself knows its buyer alone. */
export const giftOrder = pgTable(
	"gift_order",
	{
		orderId: wide("order_id")
			.primaryKey()
			.references(() => orders.id, { onDelete: "cascade" }),
		claimId: uuid("claim_id").references(() => giftClaim.id, { onDelete: "set null" }),
		ownerId: wide("owner_id").references(() => client.id, { onDelete: "set null" }),
		name: text("name").notNull(),
		lastname: text("lastname").notNull(),
		phone: wide("phone"),
		...address(),
	},
	(t) => [index("gift_order_by_claim").on(t.claimId), index("gift_order_by_owner").on(t.ownerId)],
);
