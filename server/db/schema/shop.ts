import { sql } from "drizzle-orm";
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { instant, oneOf, wide } from "./columns.ts";
import { staff } from "./people.ts";
import { stock } from "./stock.ts";

export const mailStates = ["queued", "sent", "failed"] as const;

/** Pages that people opened, and how many of these visits came to a product, the cart and the checkout; nothing about who. */
export const visitDay = pgTable(
	"visit_day",
	{
		day: date("day").primaryKey(),
		visits: wide("visits").notNull().default(0),
		products: wide("products").notNull().default(0),
		carts: wide("carts").notNull().default(0),
		checkouts: wide("checkouts").notNull().default(0),
	},
	(t) => [
		check("visit_day_not_negative", sql`${t.visits} >= 0`),
		check("visit_day_steps_not_negative", sql`least(${t.products}, ${t.carts}, ${t.checkouts}) >= 0`),
	],
);

/** Sold-out sizes that people looked at or asked to be told of; nothing about who. */
export const missedSize = pgTable(
	"missed_size",
	{
		day: date("day").notNull(),
		variantId: integer("variant_id").notNull(),
		size: text("size").notNull(),
		looks: integer("looks").notNull(),
		alerts: integer("alerts").notNull(),
	},
	(t) => [
		primaryKey({ name: "missed_size_pkey", columns: [t.day, t.variantId, t.size] }),
		foreignKey({
			name: "missed_size_stock_fk",
			columns: [t.variantId, t.size],
			foreignColumns: [stock.variantId, stock.size],
		}).onDelete("cascade"),
		index("missed_size_by_stock").on(t.variantId, t.size),
		check("missed_size_counts_positive", sql`least(${t.looks}, ${t.alerts}) >= 0 and ${t.looks} + ${t.alerts} > 0`),
	],
);

/** What people searched for in vain; nothing about who did. */
export const vainSearch = pgTable(
	"vain_search",
	{
		day: date("day").notNull(),
		words: text("words").notNull(),
		times: integer("times").notNull(),
	},
	(t) => [
		primaryKey({ name: "vain_search_pkey", columns: [t.day, t.words] }),
		check("vain_search_words_length", sql`length(${t.words}) between 1 and 60`),
		check("vain_search_times_positive", sql`${t.times} > 0`),
	],
);

/**
 * The shop's sums, kept by triggers as differences beside every change of orders and payments: adding up the rows of a
 * measure is a recount. Nobody waits for anybody, because nothing is ever updated; `gatherTallies` keeps it short.
 * `day` is -infinity where no day matters.
 */
export const tally = pgTable(
	"tally",
	{
		id: wide("id").primaryKey().generatedAlwaysAsIdentity(),
		measure: text("measure").notNull(),
		day: date("day").notNull(),
		amount: wide("amount").notNull(),
	},
	(t) => [index("tally_by_measure").on(t.measure, t.day, t.amount)],
);

/** What staff did. */
export const auditLog = pgTable(
	"audit_log",
	{
		id: wide("id").primaryKey().generatedAlwaysAsIdentity(),
		staffId: integer("staff_id").references(() => staff.id, { onDelete: "set null" }),
		staffName: text("staff_name").notNull(),
		action: text("action").notNull(),
		subject: text("subject").notNull().default(""),
		detail: jsonb("detail"),
		at: instant("at").notNull().defaultNow(),
		/** What admins search it by, in lower case without accents; compare with `plain_text(input)`. */
		searchText: text("search_text")
			.notNull()
			.generatedAlwaysAs(sql`public.plain_text(staff_name || ' ' || action || ' ' || subject)`),
	},
	(t) => [
		index("audit_log_by_age").on(t.at.desc().nullsFirst(), t.id.desc().nullsFirst()),
		index("audit_log_by_staff").on(t.staffId),
		index("audit_log_search_text").using("gin", sql`${t.searchText} gin_trgm_ops`),
	],
);

/** Every mail the shop wants sent, and in demo mode the mailbox to look into. The same `dedupeKey` is mailed once. */
export const mail = pgTable(
	"mail",
	{
		id: wide("id").primaryKey().generatedAlwaysAsIdentity(),
		toAddress: text("to_address").notNull(),
		subject: text("subject").notNull(),
		textBody: text("text_body").notNull(),
		htmlBody: text("html_body").notNull().default(""),
		kind: text("kind").notNull(),
		dedupeKey: text("dedupe_key"),
		createdAt: instant("created_at").notNull().defaultNow(),
		state: text("state", { enum: mailStates }).notNull().default("queued"),
		attempts: integer("attempts").notNull().default(0),
		lastError: text("last_error"),
		sentAt: instant("sent_at"),
	},
	(t) => [
		unique("mail_dedupe_unique").on(t.dedupeKey),
		check("mail_state_valid", oneOf(t.state, mailStates)),
		index("mail_by_address").on(t.toAddress, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
		index("mail_by_age").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
		index("mail_waiting").on(t.createdAt).where(sql`${t.state} = 'queued'`),
	],
);

/** Counters that may be lost in a crash; the migration makes the table UNLOGGED. */
export const rateLimit = pgTable("rate_limit", {
	key: text("key").primaryKey(),
	windowStart: instant("window_start").notNull().defaultNow(),
	hits: integer("hits").notNull().default(0),
});

export const shopSetting = pgTable("shop_setting", {
	key: text("key").primaryKey(),
	value: jsonb("value").notNull(),
});

/** What the owner has decided about the shop, all of it in one row: what is not in `values` is as the shop came. */
export const ownerSettings = pgTable(
	"owner_settings",
	{
		id: integer("id").primaryKey().default(1),
		/** One more with every change, so that nobody overwrites what they have not seen. */
		version: integer("version").notNull().default(1),
		values: jsonb("values").$type<Record<string, unknown>>().notNull().default({}),
		/** The setting of this name, by itself because it is long and every payment reads the others. */
		texts: jsonb("texts").$type<unknown>(),
		changedAt: instant("changed_at").notNull().defaultNow(),
	},
	(t) => [check("owner_settings_one_row", sql`${t.id} = 1`)],
);
