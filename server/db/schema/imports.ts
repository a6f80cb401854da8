import { sql } from "drizzle-orm";
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Undone } from "#core/contract/changes.ts";
import { type FileChange, IMPORT_KINDS, IMPORT_STATES } from "#core/contract/product-files.ts";
import type { FileProblem } from "#core/rules/file-problems.ts";
import { catalogueChange } from "./changes.ts";
import { bytea, instant, oneOf, wide } from "./columns.ts";
import { staff } from "./people.ts";

/** The names of a category and a collection, and whether the pictures that the shop knows are enough. */
export type Fallback = {
	category?: string | undefined;
	collection?: string | undefined;
	pictures?: "known" | undefined;
};

/** A file of products or pictures that was sent to the shop, and what became of it. */
export const productImport = pgTable(
	"product_import",
	{
		id: wide("id").primaryKey().generatedAlwaysAsIdentity(),
		staffId: integer("staff_id").references(() => staff.id, { onDelete: "set null" }),
		kind: text("kind", { enum: IMPORT_KINDS }).notNull().default("products"),
		state: text("state", { enum: IMPORT_STATES }).notNull(),
		/** Only to be looked at: nothing is written. */
		dry: boolean("dry").notNull(),
		created: integer("created").notNull().default(0),
		changed: integer("changed").notNull().default(0),
		unchanged: integer("unchanged").notNull().default(0),
		/** How many of its products are done, in the state it is in. */
		done: integer("done").notNull().default(0),
		/** How many there are to be done, where nobody knows it otherwise. */
		total: integer("total").notNull().default(0),
		errors: jsonb("errors").$type<FileProblem[]>().notNull().default([]),
		/** What it does with the first of its products, for whoever decides about it. */
		changes: jsonb("changes").$type<FileChange[]>().notNull().default([]),
		/** What to do where its file says too little: where new products go, which pictures may be missing. */
		fallback: jsonb("fallback").$type<Fallback>().notNull().default({}),
		/** What it did to products, and by which it is taken back. */
		changeId: wide("change_id").references(() => catalogueChange.id, { onDelete: "set null" }),
		/** Of how many products something stayed as others had made it when it was taken back, and the first of them. */
		keptProducts: integer("kept_products").notNull().default(0),
		kept: jsonb("kept").$type<Undone["kept"]>().notNull().default([]),
		/** Pictures its file names that the shop lacks, where it was to be imported without them. */
		picturesLeftOut: integer("pictures_left_out").notNull().default(0),
		at: instant("at").notNull().defaultNow(),
	},
	(t) => [
		check("product_import_state_valid", oneOf(t.state, IMPORT_STATES)),
		check("product_import_kind_valid", oneOf(t.kind, IMPORT_KINDS)),
		index("product_import_by_age").on(t.at),
		index("product_import_by_change").on(t.changeId),
	],
);

/** The bytes of a large file, in its order, until it has been dealt with. */
export const productImportPart = pgTable(
	"product_import_part",
	{
		importId: wide("import_id").notNull(),
		position: integer("position").notNull(),
		bytes: bytea("bytes").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.importId, t.position] }),
		foreignKey({
			name: "product_import_part_import_fk",
			columns: [t.importId],
			foreignColumns: [productImport.id],
		}).onDelete("cascade"),
	],
);

/** One product of a file that changes the shop, as the file says it. `undo` is no longer written. */
export const productImportItem = pgTable(
	"product_import_item",
	{
		importId: wide("import_id").notNull(),
		position: integer("position").notNull(),
		draft: jsonb("draft").notNull(),
		undo: jsonb("undo"),
	},
	(t) => [
		primaryKey({ columns: [t.importId, t.position] }),
		foreignKey({
			name: "product_import_item_import_fk",
			columns: [t.importId],
			foreignColumns: [productImport.id],
		}).onDelete("cascade"),
		index("product_import_item_done").on(t.importId, t.position).where(sql`${t.undo} is not null`),
	],
);
