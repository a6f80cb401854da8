import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import type { NameTranslations } from "#core/rules/translations.ts";
import { folded, isObject, oneOf } from "./columns.ts";
import { image } from "./images.ts";

export const collection = pgTable(
	"collection",
	{
		id: integer("id").primaryKey(),
		name: text("name").notNull(),
		/** Its name in other languages. */
		translations: jsonb("translations").$type<NameTranslations>(),
		/** Its place among all collections; those at one place stand by their ids. */
		position: integer("position").notNull().default(0),
		/** Not offered to shoppers; whoever names it still finds its products. */
		hidden: boolean("is_hidden").notNull().default(false),
		/** The picture the owner has chosen for it. */
		imageId: text("image_id").references(() => image.id),
	},
	(t) => [
		uniqueIndex("collection_name_unique").on(folded(t.name)),
		check("collection_translations_by_language", isObject(t.translations)),
	],
);

/** Ids 1 and 2 are Women and Men themselves; ids above 2 are garment types, each below one of the two. */
export const category = pgTable(
	"category",
	{
		id: integer("id").primaryKey(),
		name: text("name").notNull(),
		parent: integer("parent").references((): AnyPgColumn => category.id),
		/** Its name in other languages. */
		translations: jsonb("translations").$type<NameTranslations>(),
		/** Its place among all garment types; those at one place stand by their ids. */
		position: integer("position").notNull().default(0),
		/** Not offered to shoppers; whoever names it still finds its products. */
		hidden: boolean("is_hidden").notNull().default(false),
		/** The picture the owner has chosen for it. */
		imageId: text("image_id").references(() => image.id),
	},
	(t) => [
		uniqueIndex("category_name_unique").on(sql`coalesce(${t.parent}, 0)`, folded(t.name)),
		index("category_parent").on(t.parent),
		check("category_id_positive", sql`${t.id} > 0`),
		check("category_translations_by_language", isObject(t.translations)),
		check(
			"category_parent_valid",
			sql`(${t.id} <= 2 and ${t.parent} is null) or (${t.id} > 2 and ${t.parent} is not null and ${t.parent} in (1, 2))`,
		),
	],
);

export const shelfKinds = ["category", "collection"] as const;

/** Ids of what was deleted: nobody gets them again, because changes taken back, links and files still name them. */
export const removedShelf = pgTable(
	"removed_shelf",
	{
		kind: text("kind").notNull(),
		id: integer("id").notNull(),
	},
	(t) => [
		primaryKey({ name: "removed_shelf_pkey", columns: [t.kind, t.id] }),
		check("removed_shelf_kind_valid", oneOf(t.kind, shelfKinds)),
	],
);
