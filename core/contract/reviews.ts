import { z } from "zod";
import { reviews as calls } from "../calls/reviews.ts";
import { reviewMessages } from "../messages/reviews.ts";
import { FIT_VOTES } from "../rules/fit-votes.ts";
import { PHOTO_STATES } from "../rules/review-photos.ts";
import { REPORT_REASONS } from "../rules/review-reports.ts";
import { type Described, endpoints } from "./endpoint.ts";
import { Language, ProductId, text, whole } from "./fields.ts";

export const Review = z.object({
	id: z.number().int(),
	description: z.string(),
	/** In which it was written, where that is known. */
	language: Language.optional(),
	stars: z.number().int(),
	product: z.number().int(),
	createdAt: z.string(),
	Client: z.object({ login_name: z.string() }),
	/** Where its author said how it fits. */
	fit: z.enum(FIT_VOTES).optional(),
	/** As its author had bought it, where that is certain. */
	size: z.string().optional(),
	ColorName: z.string().optional(),
	/** What the shop says to it. */
	answer: z.object({ text: z.string(), at: z.string() }).optional(),
	/** Addresses of what its author shows, where staff have accepted it. */
	photos: z.array(z.string()).optional(),
});
export type Review = z.infer<typeof Review>;

/** As its author and staff see it. `picture` can be shown as it is: what is not accepted has no address. */
export const ReviewPhoto = z.object({ id: z.string(), state: z.enum(PHOTO_STATES), picture: z.string() });
export type ReviewPhoto = z.infer<typeof ReviewPhoto>;

/** As its author sees it; a hidden one is shown to nobody else. */
export const OwnReview = Review.extend({ hidden: z.boolean(), allPhotos: z.array(ReviewPhoto) });
export type OwnReview = z.infer<typeof OwnReview>;

/** As staff see it, with what others told of it that nobody has looked at yet. */
export const StaffReview = Review.extend({
	/** What the product is called. */
	name: z.string(),
	hidden: z.object({ reason: z.string(), at: z.string() }).nullable(),
	reports: z.array(
		z.object({ reason: z.enum(REPORT_REASONS), words: z.string(), byClient: z.boolean(), createdAt: z.string() }),
	),
	allPhotos: z.array(ReviewPhoto),
});
export type StaffReview = z.infer<typeof StaffReview>;

const ReviewId = whole(1, 2_147_483_647);
const OfPhoto = z.object({ id: ReviewId, photo: text(40, 1) });

export const ReviewQuery = z.object({
	product: ProductId,
	rating: whole(0, 5).default(0),
	/** Exactly this many. */
	stars: whole(1, 5).optional(),
	orderField: z.enum(["stars", "createdAt"]).catch("createdAt").default("createdAt"),
	order: z.enum(["ASC", "DESC"]).catch("DESC").default("DESC"),
	limit: whole(1, 100).default(20),
	page: whole(1, 1_000_000).default(1),
	/** In which the colours that were bought are called; without it, as they were written. */
	language: Language.optional(),
});
export type ReviewQuery = z.infer<typeof ReviewQuery>;

export const NewReview = z.object({
	product: ProductId,
	stars: whole(1, 5),
	description: text(2000).trim().min(1, reviewMessages.words),
	/** In which it is written; absent, the shop's first. */
	language: Language.optional(),
	fit: z.enum(FIT_VOTES).nullish(),
});
export type NewReview = z.infer<typeof NewReview>;

export const NewReport = z.object({
	reason: z.enum(REPORT_REASONS),
	words: text(500).trim().default(""),
});
export type NewReport = z.infer<typeof NewReport>;

export const STAFF_REVIEW_FILTERS = ["reported", "photos", "unanswered", "hidden"] as const;
export type StaffReviewFilter = (typeof STAFF_REVIEW_FILTERS)[number];

export const StaffReviewQuery = z.object({
	search: text(100).optional(),
	show: z.enum(STAFF_REVIEW_FILTERS).optional(),
	stars: whole(1, 5).optional(),
	limit: whole(1, 100).default(25),
	page: whole(1, 1_000_000).default(1),
});
export type StaffReviewQuery = z.infer<typeof StaffReviewQuery>;

export const ReviewAnswer = text(2000).trim().min(1, reviewMessages.words);
export const HidingReason = text(300).trim().min(1, reviewMessages.reason);

/** What is not said stays as it is. */
export const ReviewChange = z.object({
	answer: ReviewAnswer.nullable().optional(),
	hidden: z.object({ reason: HidingReason }).nullable().optional(),
	/** Whether its reports were looked at, so that they are no longer told of. */
	reportsSeen: z.boolean().optional(),
});
export type ReviewChange = z.infer<typeof ReviewChange>;

export const schemas = {
	create: {
		summary: "Reviews a product one has bought, once; the product's rating follows",
		body: NewReview,
		reply: OwnReview,
	},
	mine: {
		summary: "Whether the client has bought a product, and the review they wrote",
		query: z.object({ product: ProductId }),
		reply: z.object({ bought: z.boolean(), review: OwnReview.nullable() }),
	},
	list: {
		summary:
			"Reviews of a product with at least `rating` stars, or with exactly `stars`; the number of all matches is in X-Total-Count",
		query: ReviewQuery,
		reply: z.array(Review),
	},
	report: {
		summary: "Tells the shop that a review should not be there; counted once per person, and always answered the same",
		params: z.object({ id: ReviewId }),
		body: NewReport,
		reply: z.object({ message: z.string() }),
	},
	addPhoto: {
		summary:
			"Adds a photo to one's own review, up to three (multipart field `file`, JPEG, PNG, WebP or AVIF, up to 10 MB and 40 megapixels); others see it once staff accept it",
		params: z.object({ id: ReviewId }),
		body: z.unknown(),
		reply: ReviewPhoto,
	},
	removePhoto: {
		summary: "Deletes a photo of one's own review for good",
		params: OfPhoto,
		reply: z.object({ id: z.string() }),
	},
	judgePhoto: {
		summary: "Accepts or refuses a photo, or lets it wait again; a refused one is deleted after seven days",
		params: OfPhoto,
		body: z.object({ state: z.enum(PHOTO_STATES) }),
		reply: StaffReview,
	},
	staffList: {
		summary:
			"Reviews of all products, newest first, hidden ones too; the number of all, of a search up to 1000, is in X-Total-Count",
		query: StaffReviewQuery,
		reply: z.array(StaffReview),
	},
	change: {
		summary: "Answers a review, hides it from shoppers and figures or shows it again, or settles its reports",
		params: z.object({ id: ReviewId }),
		body: ReviewChange,
		reply: StaffReview,
	},
} satisfies Record<string, Described>;

export const reviews = endpoints(calls, schemas);
