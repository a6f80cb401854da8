import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { NameTranslations } from "#core/rules/translations.ts";
import { folded } from "./columns.ts";

/** Every size that was ever in a system. None is taken out again: stock, carts and orders say it by its name. */
export const size = pgTable("size", { name: text("name").primaryKey() }, (t) => [
	check("size_name_length", sql`length(${t.name}) between 1 and 8`),
]);

/** An order of sizes that products are made in. A hidden one stays with its products and is not offered to others. */
export const sizeSystem = pgTable(
	"size_system",
	{
		id: text("id").primaryKey(),
		name: text("name").notNull(),
		/** What it is called in the shop's other languages; null: only by its name. */
		translations: jsonb("translations").$type<NameTranslations>(),
		position: integer("position").notNull(),
		isHidden: boolean("is_hidden").notNull().default(false),
	},
	(t) => [
		uniqueIndex("size_system_name_unique").on(folded(t.name)),
		check("size_system_id_valid", sql`${t.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
	],
);

export const systemSize = pgTable(
	"system_size",
	{
		systemId: text("system_id")
			.notNull()
			.references(() => sizeSystem.id, { onDelete: "cascade" }),
		size: text("size")
			.notNull()
			.references(() => size.name),
		position: integer("position").notNull(),
	},
	(t) => [primaryKey({ columns: [t.systemId, t.size] })],
);
