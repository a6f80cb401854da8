import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { product } from "./catalogue.ts";
import { instant } from "./columns.ts";

/**
 * An offer with a beginning or an end of its own; those without are said by the products alone. The clock puts its
 * products at its percentage and takes them off it again: what a product costs always stands with the product.
 */
export const offer = pgTable(
	"offer",
	{
		id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
		percent: integer("percent").notNull(),
		startsAt: instant("starts_at").notNull(),
		endsAt: instant("ends_at"),
		/** When its products came to cost less; null while that is to come. */
		begunAt: instant("begun_at"),
		/** When the clock took its products off it. */
		overAt: instant("over_at"),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(t) => [
		check("offer_percent_range", sql`${t.percent} between 1 and 99`),
		check("offer_period_valid", sql`${t.endsAt} > ${t.startsAt}`),
		check("offer_over_after_begun", sql`${t.overAt} is null or ${t.begunAt} is not null`),
		index("offer_to_begin").on(t.startsAt).where(sql`${t.begunAt} is null`),
		index("offer_to_end").on(t.endsAt).where(sql`${t.overAt} is null`),
	],
);

/** What an offer is for. A product is in it while it stands at its percentage; whoever gives it another price takes it out. */
export const offerProduct = pgTable(
	"offer_product",
	{
		offerId: integer("offer_id")
			.notNull()
			.references(() => offer.id, { onDelete: "cascade" }),
		productId: integer("product_id")
			.notNull()
			.references(() => product.id, { onDelete: "cascade" }),
	},
	(t) => [primaryKey({ columns: [t.offerId, t.productId] }), index("offer_product_by_product").on(t.productId)],
);
