import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** What caches before the shop still have to be told is no longer so: written with the change itself. */
export const cdnPurge = pgTable(
	"cdn_purge",
	{
		id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
		names: text("names").array().notNull(),
		at: instant("at").notNull().defaultNow(),
		/** How often they were told. */
		told: smallint("told").notNull().default(0),
		dueAt: instant("due_at").notNull().defaultNow(),
	},
	(t) => [index("cdn_purge_due").on(t.dueAt), check("cdn_purge_names", sql`cardinality(${t.names}) > 0`)],
);
