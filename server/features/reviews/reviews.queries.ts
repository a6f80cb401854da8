import type { Pool } from "pg";
import type { Review, ReviewQuery } from "#core/contract/reviews.ts";

type ReviewRow = { author: string; stars: number; description: string; created_at: Date };

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
			text: `select author, stars, description, created_at from review where product_id = $1 and stars >= $2
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
	}));
	return { shown, total: counted.rows[0]?.total ?? 0 };
}
