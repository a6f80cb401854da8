import type { Pool } from "pg";
import type { Review, ReviewQuery } from "#core/contract/reviews.ts";
import type { FitVote, FitVotes } from "#core/rules/fit-votes.ts";
import { STARS } from "#core/rules/rating.ts";

type ReviewRow = { author: string; stars: number; description: string; fit: FitVote | null; created_at: Date };

const COUNT = "select count(*)::int as total from review where product_id = $1 and stars >= $2";
/** Among equals the newest comes first. */
const ORDERS = {
	"stars DESC": "stars desc, created_at desc, id",
	"stars ASC": "stars, created_at desc, id",
	"createdAt DESC": "created_at desc, id",
	"createdAt ASC": "created_at, id",
} as const;

/** One page of a product's reviews, and how many match in all. */
export async function listReviews(pool: Pool, query: ReviewQuery): Promise<{ shown: Review[]; total: number }> {
	const { product, rating, orderField, order, limit, page } = query;
	const [counted, listed] = await Promise.all([
		pool.query<{ total: number }>({ name: "reviews_count", text: COUNT, values: [product, rating] }),
		pool.query<ReviewRow>({
			name: `reviews_${orderField}_${order}`,
			text: `select author, stars, description, fit, created_at from review where product_id = $1 and stars >= $2
				order by ${ORDERS[`${orderField} ${order}`]} limit $3 offset $4`,
			values: [product, rating, limit, (page - 1) * limit],
		}),
	]);
	const shown = listed.rows.map((row) => ({
		description: row.description,
		stars: row.stars,
		product,
		createdAt: row.created_at.toISOString(),
		Client: { login_name: row.author },
		...(row.fit && { fit: row.fit }),
	}));
	return { shown, total: counted.rows[0]?.total ?? 0 };
}

export type ReviewCounts = { stars?: number[]; fitVotes?: FitVotes };

/** How many of a product's reviews give each number of stars, and say each of how it fits; nothing where none does. */
export async function countReviews(pool: Pool, product: number): Promise<ReviewCounts> {
	const { rows } = await pool.query<{ stars: number; fit: FitVote | null; count: number }>({
		name: "reviews_counts",
		text: "select stars, fit, count(*)::int as count from review where product_id = $1 group by stars, fit",
		values: [product],
	});
	const stars = Array.from({ length: STARS }, () => 0);
	const fitVotes: FitVotes = { small: 0, true: 0, large: 0 };
	for (const row of rows) {
		stars[row.stars - 1] = (stars[row.stars - 1] ?? 0) + row.count;
		if (row.fit) fitVotes[row.fit] += row.count;
	}
	return { ...(rows.length > 0 && { stars }), ...(rows.some(({ fit }) => fit) && { fitVotes }) };
}
