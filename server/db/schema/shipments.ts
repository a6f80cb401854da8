import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant, wide } from "./columns.ts";
import { orderLine, orders } from "./orders.ts";

/** A parcel of an order. Empty texts: nobody said by whom it goes, or where it can be followed. */
export const shipment = pgTable(
	"shipment",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		orderId: wide("order_id")
			.notNull()
			.references(() => orders.id),
		at: instant("at").notNull().defaultNow(),
		carrier: text("carrier").notNull().default(""),
		tracking: text("tracking").notNull().default(""),
		url: text("url").notNull().default(""),
		/** Of the request that sent it, so that the same again sends nothing. */
		key: uuid("key"),
		/** Staff took the order's status back: it had not left after all. */
		takenBackAt: instant("taken_back_at"),
	},
	(t) => [
		unique("shipment_key_unique").on(t.orderId, t.key),
		check("shipment_texts_bounded", sql`length(${t.carrier}) <= 80 and length(${t.tracking}) <= 80`),
		check("shipment_url_https", sql`${t.url} = '' or (${t.url} like 'https://%' and length(${t.url}) <= 500)`),
		index("shipment_by_age").on(t.at),
	],
);

/** What is in a parcel. Never altered; a trigger keeps it to what was bought and has not left yet. */
export const shipmentLine = pgTable(
	"shipment_line",
	{
		shipmentId: wide("shipment_id")
			.notNull()
			.references(() => shipment.id),
		orderId: wide("order_id").notNull(),
		line: integer("line").notNull(),
		quantity: integer("quantity").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.shipmentId, t.line] }),
		foreignKey({
			name: "shipment_line_line_fk",
			columns: [t.orderId, t.line],
			foreignColumns: [orderLine.orderId, orderLine.line],
		}),
		check("shipment_line_quantity_positive", sql`${t.quantity} > 0`),
		index("shipment_line_by_line").on(t.orderId, t.line),
	],
);
