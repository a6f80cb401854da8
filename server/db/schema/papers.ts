import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import type { PaperContent } from "#core/contract/papers.ts";
import { PAPER_KINDS } from "#core/rules/papers.ts";
import { instant, isObject, oneOf, wide } from "./columns.ts";
import { orders } from "./orders.ts";

/** The last number that was given in a series; who gives the next one holds the row, so that none is left out. */
export const paperSeries = pgTable(
	"paper_series",
	{
		kind: text("kind", { enum: PAPER_KINDS }).notNull(),
		series: text("series").notNull(),
		last: integer("last").notNull().default(0),
	},
	(t) => [
		primaryKey({ columns: [t.kind, t.series] }),
		check("paper_series_kind_valid", oneOf(t.kind, PAPER_KINDS)),
		check("paper_series_last_not_negative", sql`${t.last} >= 0`),
	],
);

/** An invoice or a credit note as it was given. Never altered; it goes after ten years. */
export const paper = pgTable(
	"paper",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		kind: text("kind", { enum: PAPER_KINDS }).notNull(),
		series: text("series").notNull(),
		number: integer("number").notNull(),
		orderId: wide("order_id")
			.notNull()
			.references(() => orders.id),
		cents: wide("cents").notNull(),
		content: jsonb("content").$type<PaperContent>().notNull(),
		issuedAt: instant("issued_at").notNull().defaultNow(),
	},
	(t) => [
		unique("paper_number_unique").on(t.kind, t.series, t.number),
		uniqueIndex("paper_invoice_once").on(t.orderId).where(sql`${t.kind} = 'invoice'`),
		index("paper_by_order").on(t.orderId),
		index("paper_by_age").on(t.issuedAt),
		check("paper_kind_valid", oneOf(t.kind, PAPER_KINDS)),
		check("paper_number_positive", sql`${t.number} > 0`),
		check("paper_cents_positive", sql`${t.cents} > 0`),
		check("paper_content_is_object", isObject(t.content)),
	],
);

/** What is still to be written: noted by the database with the payment or the refund itself. */
export const paperDue = pgTable(
	"paper_due",
	{
		id: wide("id").primaryKey().generatedAlwaysAsIdentity(),
		kind: text("kind", { enum: PAPER_KINDS }).notNull(),
		orderId: wide("order_id")
			.notNull()
			.references(() => orders.id, { onDelete: "cascade" }),
		cents: wide("cents").notNull(),
		/** How much of the payment had gone back before; null for invoices, and where an older version noted it. */
		sinceCents: wide("since_cents"),
	},
	(t) => [
		index("paper_due_by_order").on(t.orderId),
		check("paper_due_kind_valid", oneOf(t.kind, PAPER_KINDS)),
		check("paper_due_cents_positive", sql`${t.cents} > 0`),
	],
);
