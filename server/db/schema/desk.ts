import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { OrderView } from "#core/contract/order-views.ts";
import { NOTE_MAX } from "#core/rules/notes.ts";
import { VIEW_NAME_MAX } from "#core/rules/order-filters.ts";
import { folded, instant, wide } from "./columns.ts";
import { orders } from "./orders.ts";
import { client, staff } from "./people.ts";

/** What staff wrote down about an order or a client; nobody else reads it, and it is forgotten with the client. */
export const staffNote = pgTable(
	"staff_note",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		orderId: wide("order_id").references(() => orders.id, { onDelete: "cascade" }),
		clientId: wide("client_id").references(() => client.id, { onDelete: "cascade" }),
		staffId: integer("staff_id").references(() => staff.id, { onDelete: "set null" }),
		/** Who wrote it, as they were called then. */
		author: text("author").notNull(),
		text: text("text").notNull(),
		at: instant("at").notNull().defaultNow(),
	},
	(t) => [
		check("staff_note_about_one", sql`num_nonnulls(${t.orderId}, ${t.clientId}) = 1`),
		check("staff_note_text_bounded", sql`length(${t.text}) between 1 and ${sql.raw(String(NOTE_MAX))}`),
		index("staff_note_by_order").on(t.orderId).where(sql`${t.orderId} is not null`),
		index("staff_note_by_client").on(t.clientId).where(sql`${t.clientId} is not null`),
	],
);

/** A list of orders as one of the staff wants it again and again. */
export const orderView = pgTable(
	"order_view",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		staffId: integer("staff_id")
			.notNull()
			.references(() => staff.id, { onDelete: "cascade" }),
		name: text("name").notNull(),
		filters: jsonb("filters").$type<OrderView["filters"]>().notNull(),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(t) => [
		uniqueIndex("order_view_name_unique").on(t.staffId, folded(t.name)),
		check("order_view_name_bounded", sql`length(${t.name}) between 1 and ${sql.raw(String(VIEW_NAME_MAX))}`),
		check("order_view_filters_are_object", sql`jsonb_typeof(${t.filters}) = 'object'`),
	],
);
