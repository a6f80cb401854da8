import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	boolean,
	check,
	foreignKey,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { RETURN_OUTCOMES, RETURN_REASONS, RETURN_STATES } from "#core/rules/return-states.ts";
import { bytea, instant, oneOf, wide } from "./columns.ts";
import { orderLine, orders } from "./orders.ts";
import { refund } from "./payments.ts";
import { stock } from "./stock.ts";

/** What a shopper sends back of an order; its id is the number people read. */
export const returnRequest = pgTable(
	"return_request",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		orderId: wide("order_id")
			.notNull()
			.references(() => orders.id),
		state: text("state", { enum: RETURN_STATES }).notNull(),
		/** Of the request that asked for it, so that the same again asks once. */
		key: uuid("key"),
		bodyHash: bytea("body_hash"),
		/** Why staff refused it, in words for the shopper. */
		refusal: text("refusal").notNull().default(""),
		/** The garments of its exchanges are set aside until then. */
		heldUntil: instant("held_until"),
		/** The latest try to give its money back. */
		refundId: wide("refund_id").references(() => refund.id),
		createdAt: instant("created_at").notNull().defaultNow(),
		decidedAt: instant("decided_at"),
		receivedAt: instant("received_at"),
		/** The parcel in which its exchanges left. */
		sentAt: instant("sent_at"),
		carrier: text("carrier").notNull().default(""),
		tracking: text("tracking").notNull().default(""),
		url: text("url").notNull().default(""),
	},
	(t) => [
		unique("return_request_key_unique").on(t.orderId, t.key),
		check("return_request_state_valid", oneOf(t.state, RETURN_STATES)),
		check("return_request_received_whole", sql`(${t.state} = 'received') = (${t.receivedAt} is not null)`),
		check("return_request_sent_received", sql`${t.sentAt} is null or ${t.receivedAt} is not null`),
		check("return_request_texts_bounded", sql`length(${t.carrier}) <= 80 and length(${t.tracking}) <= 80`),
		check("return_request_url_https", sql`${t.url} = '' or (${t.url} like 'https://%' and length(${t.url}) <= 500)`),
		index("return_request_by_order").on(t.orderId),
		index("return_request_by_state").on(t.state, t.id.desc().nullsFirst()),
		index("return_request_by_age").on(t.createdAt),
		index("return_request_held").on(t.heldUntil).where(sql`${t.heldUntil} is not null`),
	],
);

/** What is in a return. A trigger keeps it to what its buyer holds. */
export const returnLine = pgTable(
	"return_line",
	{
		returnId: wide("return_id")
			.notNull()
			.references((): AnyPgColumn => returnRequest.id),
		orderId: wide("order_id").notNull(),
		line: integer("line").notNull(),
		quantity: integer("quantity").notNull(),
		reason: text("reason", { enum: RETURN_REASONS }),
		/** What is wanted in its place. */
		exchangeVariantId: integer("exchange_variant_id"),
		exchangeSize: text("exchange_size"),
		/** Those units are set aside. */
		exchangeHeld: boolean("exchange_held").notNull().default(false),
		/** What it became when it was received, and whether it went back on the shelf. */
		outcome: text("outcome", { enum: RETURN_OUTCOMES }),
		restock: boolean("restock"),
	},
	(t) => [
		primaryKey({ columns: [t.returnId, t.line] }),
		foreignKey({
			name: "return_line_order_line_fk",
			columns: [t.orderId, t.line],
			foreignColumns: [orderLine.orderId, orderLine.line],
		}),
		foreignKey({
			name: "return_line_exchange_fk",
			columns: [t.exchangeVariantId, t.exchangeSize],
			foreignColumns: [stock.variantId, stock.size],
		}),
		check("return_line_quantity_positive", sql`${t.quantity} > 0`),
		check("return_line_reason_valid", oneOf(t.reason, RETURN_REASONS)),
		check("return_line_outcome_valid", oneOf(t.outcome, RETURN_OUTCOMES)),
		check("return_line_outcome_whole", sql`num_nonnulls(${t.outcome}, ${t.restock}) in (0, 2)`),
		check("return_line_exchange_whole", sql`num_nonnulls(${t.exchangeVariantId}, ${t.exchangeSize}) in (0, 2)`),
		check(
			"return_line_exchange_named",
			sql`${t.exchangeVariantId} is not null or (not ${t.exchangeHeld} and ${t.outcome} is distinct from 'exchange')`,
		),
		index("return_line_by_line").on(t.orderId, t.line),
		index("return_line_by_exchange").on(t.exchangeVariantId, t.exchangeSize).where(sql`${t.exchangeHeld}`),
	],
);
