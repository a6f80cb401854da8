import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { product } from "./catalogue.ts";
import { instant, wide } from "./columns.ts";
import { staff } from "./people.ts";
import { auditLog } from "./shop.ts";

/** A change of products that can be taken back for a day. */
export const catalogueChange = pgTable(
	"catalogue_change",
	{
		id: wide("id").primaryKey().generatedAlwaysAsIdentity(),
		staffId: integer("staff_id").references(() => staff.id, { onDelete: "set null" }),
		auditId: wide("audit_id")
			.notNull()
			.references(() => auditLog.id, { onDelete: "cascade" }),
		/** What an employee had to be allowed to make it, and has to be allowed to take it back. */
		rights: text("rights").array().notNull(),
		at: instant("at").notNull(),
		undoneAt: instant("undone_at"),
	},
	(t) => [
		uniqueIndex("catalogue_change_audit_unique").on(t.auditId),
		index("catalogue_change_by_age").on(t.at),
		index("catalogue_change_by_staff").on(t.staffId),
	],
);

export type StockMove = { variantId: number; size: string; delta: number };
/** What a file or a form says of a colour besides its name and units. */
export type ColourLook = { hex: string; swatch: string; position: number; images: string[] };
export type ColourChange = { variantId: number; before: ColourLook; after: ColourLook };

/** What a change did to one product: its columns by their names in this table, before and after. */
export const changedProduct = pgTable(
	"changed_product",
	{
		changeId: wide("change_id")
			.notNull()
			.references(() => catalogueChange.id, { onDelete: "cascade" }),
		productId: integer("product_id")
			.notNull()
			.references(() => product.id, { onDelete: "cascade" }),
		before: jsonb("before").$type<Record<string, unknown>>().notNull(),
		after: jsonb("after").$type<Record<string, unknown>>().notNull(),
		/** Units that came and went with it. */
		stock: jsonb("stock").$type<StockMove[]>().notNull().default([]),
		/** Colours that came with it. */
		addedVariants: integer("added_variants").array().notNull().default(sql`'{}'`),
		/** Colours that went with it. */
		removedVariants: integer("removed_variants").array().notNull().default(sql`'{}'`),
		/** Colours that stayed and look otherwise. */
		colours: jsonb("colours").$type<ColourChange[]>().notNull().default([]),
		undoneAt: instant("undone_at"),
	},
	(t) => [primaryKey({ columns: [t.changeId, t.productId] }), index("changed_product_by_product").on(t.productId)],
);
