import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { LANGUAGES } from "#core/languages.ts";
import { bytea, folded, instant, oneOf, wide } from "./columns.ts";
import { client } from "./people.ts";
import { stock } from "./stock.ts";

/** Who wants to be told once when a size is back: a client, or an address that has confirmed it. */
export const stockAlert = pgTable(
	"stock_alert",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		variantId: integer("variant_id").notNull(),
		size: text("size").notNull(),
		clientId: wide("client_id").references(() => client.id, { onDelete: "cascade" }),
		email: text("email"),
		language: text("language", { enum: LANGUAGES }),
		/** Of the links in the latest mail about it. */
		tokenHash: bytea("token_hash"),
		createdAt: instant("created_at").notNull().defaultNow(),
		confirmedAt: instant("confirmed_at"),
		toldAt: instant("told_at"),
	},
	(t) => [
		foreignKey({
			name: "stock_alert_stock_fk",
			columns: [t.variantId, t.size],
			foreignColumns: [stock.variantId, stock.size],
		}).onDelete("cascade"),
		index("stock_alert_waiting")
			.on(t.variantId, t.size, t.id)
			.where(sql`${t.confirmedAt} is not null and ${t.toldAt} is null`),
		uniqueIndex("stock_alert_client_unique").on(t.clientId, t.variantId, t.size).where(sql`${t.toldAt} is null`),
		uniqueIndex("stock_alert_email_unique").on(folded(t.email), t.variantId, t.size).where(sql`${t.toldAt} is null`),
		uniqueIndex("stock_alert_token_unique").on(t.tokenHash),
		check("stock_alert_one_recipient", sql`num_nonnulls(${t.clientId}, ${t.email}) = 1`),
		check("stock_alert_told_confirmed", sql`${t.toldAt} is null or ${t.confirmedAt} is not null`),
		check("stock_alert_language_valid", oneOf(t.language, LANGUAGES)),
	],
);

/** Units that came back while somebody waits for them, until those were told; a trigger on `stock_ledger` writes it. */
export const stockReturn = pgTable(
	"stock_return",
	{
		variantId: integer("variant_id").notNull(),
		size: text("size").notNull(),
		units: integer("units").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.variantId, t.size] }),
		foreignKey({
			name: "stock_return_stock_fk",
			columns: [t.variantId, t.size],
			foreignColumns: [stock.variantId, stock.size],
		}).onDelete("cascade"),
		check("stock_return_units_positive", sql`${t.units} > 0`),
	],
);
