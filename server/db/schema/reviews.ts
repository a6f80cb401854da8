import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { LANGUAGES } from "#core/languages.ts";
import { FIT_VOTES } from "#core/rules/fit-votes.ts";
import { PHOTO_STATES } from "#core/rules/review-photos.ts";
import { REPORT_REASONS } from "#core/rules/review-reports.ts";
import { product } from "./catalogue.ts";
import { bytea, instant, oneOf, wide } from "./columns.ts";
import { client } from "./people.ts";

/** `author` is the name shown beside the review: the login name it was written under, until its client is gone. */
export const review = pgTable(
	"review",
	{
		id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
		productId: integer("product_id")
			.notNull()
			.references(() => product.id, { onDelete: "cascade" }),
		clientId: wide("client_id").references(() => client.id, { onDelete: "set null" }),
		author: text("author").notNull(),
		stars: integer("stars").notNull(),
		description: text("description").notNull().default(""),
		/** In which it was written; null of reviews from before that was asked. */
		language: text("language", { enum: LANGUAGES }),
		fit: text("fit", { enum: FIT_VOTES }),
		/** As its author had bought it when they wrote, where that is certain. */
		size: text("size"),
		colorName: text("color_name"),
		/** What the shop says to it. */
		answer: text("answer"),
		answeredAt: instant("answered_at"),
		/** Hidden by staff it counts in no figure. */
		hiddenAt: instant("hidden_at"),
		hiddenReason: text("hidden_reason"),
		createdAt: instant("created_at").notNull().defaultNow(),
	},
	(t) => [
		unique("review_once_per_client").on(t.productId, t.clientId),
		check("review_stars_range", sql`${t.stars} between 1 and 5`),
		check("review_language_valid", oneOf(t.language, LANGUAGES)),
		check("review_fit_valid", oneOf(t.fit, FIT_VOTES)),
		check("review_answer_whole", sql`num_nonnulls(${t.answer}, ${t.answeredAt}) in (0, 2)`),
		check("review_hidden_whole", sql`num_nonnulls(${t.hiddenAt}, ${t.hiddenReason}) in (0, 2)`),
		index("review_by_stars").on(t.productId, t.stars.desc().nullsFirst(), t.id),
		index("review_by_age").on(t.productId, t.createdAt.desc().nullsFirst(), t.id),
		index("review_by_client").on(t.clientId),
		index("review_newest").on(t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
		index("review_words").using("gin", sql`public.plain_text(author || ' ' || description) gin_trgm_ops`),
	],
);

/** What people tell the shop of a review. Nothing of it is shown to anybody but staff, and it hides nothing by itself. */
export const reviewReport = pgTable(
	"review_report",
	{
		id: wide("id").primaryKey().generatedByDefaultAsIdentity(),
		reviewId: integer("review_id")
			.notNull()
			.references(() => review.id, { onDelete: "cascade" }),
		/** Empty for a guest, and once the client is gone. */
		clientId: wide("client_id").references(() => client.id, { onDelete: "set null" }),
		reason: text("reason", { enum: REPORT_REASONS }).notNull(),
		words: text("words").notNull().default(""),
		createdAt: instant("created_at").notNull().defaultNow(),
		/** When staff saw it and left the review as it is. */
		settledAt: instant("settled_at"),
	},
	(t) => [
		uniqueIndex("review_report_once_per_client").on(t.reviewId, t.clientId),
		index("review_report_open").on(t.reviewId).where(sql`${t.settledAt} is null`),
		index("review_report_by_client").on(t.clientId),
		check("review_report_reason_valid", oneOf(t.reason, REPORT_REASONS)),
	],
);

/** What buyers show of what they bought; nobody but its author and staff sees it before it is accepted. */
export const reviewPhoto = pgTable(
	"review_photo",
	{
		id: text("id").primaryKey(),
		reviewId: integer("review_id")
			.notNull()
			.references(() => review.id, { onDelete: "cascade" }),
		state: text("state", { enum: PHOTO_STATES }).notNull().default("waiting"),
		/** The picture itself, as WebP, and as it is shown beside the review. */
		bytes: bytea("bytes").notNull(),
		small: bytea("small").notNull(),
		createdAt: instant("created_at").notNull().defaultNow(),
		judgedAt: instant("judged_at"),
	},
	(t) => [
		index("review_photo_by_review").on(t.reviewId),
		index("review_photo_waiting").on(t.reviewId).where(sql`${t.state} = 'waiting'`),
		check("review_photo_state_valid", oneOf(t.state, PHOTO_STATES)),
	],
);
