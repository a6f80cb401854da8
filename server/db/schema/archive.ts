import { sql } from "drizzle-orm";
import { check, foreignKey, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { ARCHIVE_PROBLEMS, ARCHIVE_STATES } from "#core/contract/archive.ts";
import { bytea, instant, oneOf, wide } from "./columns.ts";
import { staff } from "./people.ts";

/** The whole shop as one file, asked for on the screen. */
export const shopArchive = pgTable(
	"shop_archive",
	{
		id: wide("id").primaryKey().generatedAlwaysAsIdentity(),
		staffId: integer("staff_id").references(() => staff.id, { onDelete: "set null" }),
		state: text("state", { enum: ARCHIVE_STATES }).notNull().default("waiting"),
		/** Who writes it now: whoever wrote it before, and is only slow, no longer may. */
		writer: uuid("writer"),
		done: wide("done").notNull().default(0),
		total: wide("total").notNull().default(0),
		bytes: wide("bytes").notNull().default(0),
		problem: text("problem", { enum: ARCHIVE_PROBLEMS }),
		at: instant("at").notNull(),
		/** When it was last worked on. */
		workedAt: instant("worked_at").notNull(),
	},
	(t) => [
		check("shop_archive_state_valid", oneOf(t.state, ARCHIVE_STATES)),
		check("shop_archive_problem_valid", oneOf(t.problem, ARCHIVE_PROBLEMS)),
		check("shop_archive_failed_says_why", sql`(${t.state} = 'failed') = (${t.problem} is not null)`),
		// It fills a disk: one at a time, whoever asks.
		uniqueIndex("shop_archive_one").on(sql`(true)`),
	],
);

/** The bytes of an archive, in its order. */
export const shopArchivePart = pgTable(
	"shop_archive_part",
	{
		archiveId: wide("archive_id").notNull(),
		position: integer("position").notNull(),
		bytes: bytea("bytes").notNull(),
	},
	(t) => [
		primaryKey({ columns: [t.archiveId, t.position] }),
		foreignKey({
			name: "shop_archive_part_archive_fk",
			columns: [t.archiveId],
			foreignColumns: [shopArchive.id],
		}).onDelete("cascade"),
	],
);
