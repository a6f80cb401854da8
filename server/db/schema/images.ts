import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { PICTURE_VIEWS } from "#core/rules/picture-views.ts";
import { folded, instant, oneOf } from "./columns.ts";

export const imageStorages = ["demo", "local", "s3"] as const;

export const image = pgTable(
	"image",
	{
		id: text("id").primaryKey(),
		storage: text("storage", { enum: imageStorages }).notNull(),
		width: integer("width").notNull(),
		height: integer("height").notNull(),
		bytes: integer("bytes").notNull(),
		/** What its file was called; product files may call it so. */
		name: text("name"),
		/** What it shows of a garment; null where nobody has said it. */
		view: text("view", { enum: PICTURE_VIEWS }),
		/** An AVIF rendition has been made. */
		avif: boolean("avif").notNull().default(false),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(t) => [
		check("image_view_valid", oneOf(t.view, PICTURE_VIEWS)),
		check("image_storage_valid", oneOf(t.storage, imageStorages)),
		index("image_by_name").on(folded(t.name)),
		check("image_size_positive", sql`${t.width} > 0 and ${t.height} > 0 and ${t.bytes} > 0`),
	],
);
