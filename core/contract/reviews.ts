import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ProductId, text, whole } from "./fields.ts";

export const Review = z.object({
	description: z.string(),
	stars: z.number().int(),
	product: z.number().int(),
	createdAt: z.string(),
	Client: z.object({ login_name: z.string() }),
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
	description: text(2000).trim().min(1, "Please write a few words"),
});
export type NewReview = z.infer<typeof NewReview>;

export const reviews = {
	create: endpoint({
		method: "POST",
		path: "/reviews",
		access: "client",
		summary: "Reviews a product one has bought, once; the product's rating follows",
		body: NewReview,
		reply: Review,
		status: 201,
	}),
	mine: endpoint({
		method: "GET",
		path: "/reviews/mine",
		access: "client",
		summary: "Whether the client has bought a product, and the review they wrote",
		query: z.object({ product: ProductId }),
		reply: z.object({ bought: z.boolean(), review: Review.nullable() }),
	}),
	list: endpoint({
		method: "GET",
		path: "/reviews/get",
		access: "public",
		summary: "Reviews of a product with at least `rating` stars; the number of all matches is in X-Total-Count",
		query: ReviewQuery,
		reply: z.array(Review),
		kept: true,
	}),
};
