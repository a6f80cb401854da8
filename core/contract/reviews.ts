import { z } from "zod";
import { reviews as calls } from "../calls/reviews.ts";
import { reviewMessages } from "../messages/reviews.ts";
import { FIT_VOTES } from "../rules/fit-votes.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { ProductId, text, whole } from "./fields.ts";

export const Review = z.object({
	description: z.string(),
	stars: z.number().int(),
	product: z.number().int(),
	createdAt: z.string(),
	Client: z.object({ login_name: z.string() }),
	/** Where its author said how it fits. */
	fit: z.enum(FIT_VOTES).optional(),
});
export type Review = z.infer<typeof Review>;

export const ReviewQuery = z.object({
	product: ProductId,
	rating: whole(0, 5).default(0),
	orderField: z.enum(["stars", "createdAt"]).catch("createdAt").default("createdAt"),
	order: z.enum(["ASC", "DESC"]).catch("DESC").default("DESC"),
	limit: whole(1, 100).default(20),
	page: whole(1, 1_000_000).default(1),
});
export type ReviewQuery = z.infer<typeof ReviewQuery>;

export const NewReview = z.object({
	product: ProductId,
	stars: whole(1, 5),
	description: text(2000).trim().min(1, reviewMessages.words),
	fit: z.enum(FIT_VOTES).nullish(),
});
export type NewReview = z.infer<typeof NewReview>;

export const schemas = {
	create: {
		summary: "Reviews a product one has bought, once; the product's rating follows",
		body: NewReview,
		reply: Review,
	},
	mine: {
		summary: "Whether the client has bought a product, and the review they wrote",
		query: z.object({ product: ProductId }),
		reply: z.object({ bought: z.boolean(), review: Review.nullable() }),
	},
	list: {
		summary: "Reviews of a product with at least `rating` stars; the number of all matches is in X-Total-Count",
		query: ReviewQuery,
		reply: z.array(Review),
	},
} satisfies Record<string, Described>;

export const reviews = endpoints(calls, schemas);
