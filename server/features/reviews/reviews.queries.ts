import { type SQL, sql } from "drizzle-orm";
import type { Pool } from "pg";
import type { OwnReview, Review, ReviewQuery } from "#core/contract/reviews.ts";
import type { Language } from "#core/languages.ts";
import { type FitVote, type FitVotes, votesIn } from "#core/rules/fit-votes.ts";
import { STARS } from "#core/rules/rating.ts";
import { photoAddress } from "#core/rules/review-photos.ts";
import type { Queryable } from "../../db/client.ts";
import { photosOf } from "./photos.queries.ts";

export type ReviewRow = {
	id: number;
	product: number;
	author: string;
	stars: number;
	description: string;
	language: Language | null;
	fit: FitVote | null;
	size: string | null;
	color_name: string | null;
	answer: string | null;
	answered_at: Date | string | null;
	created_at: Date | string;
	photos: string[] | null;
};

/** Of `review r`. */
export const REVIEW_COLUMNS = `
	r.id, r.product_id as product, r.author, r.stars, r.description, r.language, r.fit, r.size, r.color_name, r.answer, r.answered_at, r.created_at,
	(select array_agg(p.id order by p.created_at, p.id) from review_photo p where p.review_id = r.id and p.state = 'accepted') as photos`;

export function toReview(row: ReviewRow): Review {
	return {
		id: row.id,
		description: row.description,
		...(row.language && { language: row.language }),
		stars: row.stars,
		product: row.product,
		createdAt: new Date(row.created_at).toISOString(),
		Client: { login_name: row.author },
		...(row.fit && { fit: row.fit }),
		...(row.size && { size: row.size }),
		...(row.color_name && { ColorName: row.color_name }),
		...(row.answer && row.answered_at && { answer: { text: row.answer, at: new Date(row.answered_at).toISOString() } }),
		...(row.photos && { photos: row.photos.map(photoAddress) }),
	};
}

const SHOWN =
	"from review r where r.product_id = $1 and r.stars >= $2 and r.stars = coalesce($3, r.stars) and r.hidden_at is null";
/** Among equals the newest comes first. */
const ORDERS = {
	"stars DESC": "stars desc, created_at desc, id",
	"stars ASC": "stars, created_at desc, id",
	"createdAt DESC": "created_at desc, id",
	"createdAt ASC": "created_at, id",
} as const;

/** One page of a product's reviews, and how many match in all. */
export async function listReviews(pool: Pool, query: ReviewQuery): Promise<{ shown: Review[]; total: number }> {
	const { product, rating, stars = null, orderField, order, limit, page } = query;
	const { rows } = await pool.query<{ total: number; shown: ReviewRow[] | null }>({
		name: `reviews_${orderField}_${order}`,
		text: `with shown as (
				select ${REVIEW_COLUMNS} ${SHOWN} order by ${ORDERS[`${orderField} ${order}`]} limit $4 offset $5
			)
			select (select count(*)::int ${SHOWN}) as total, (select json_agg(shown) from shown) as shown`,
		values: [product, rating, stars, limit, (page - 1) * limit],
	});
	return { shown: (rows[0]?.shown ?? []).map(toReview), total: rows[0]?.total ?? 0 };
}

/** What garments that came back say of their fit: once for each buyer, the latest, where their review says nothing of it. */
const RETURNED_AS = `select fit, count(*)::int as count from (
	select distinct on (coalesce(o.client_id::text, lower(o.email))) case l.reason when 'too_small' then 'small' else 'large' end as fit
	from order_line b join return_line l on l.order_id = b.order_id and l.line = b.line join return_request r on r.id = l.return_id
		join orders o on o.id = b.order_id
	where b.product_id = $1 and r.state = 'received' and l.reason in ('too_small', 'too_large') and not exists (
		select from review v where v.product_id = $1 and v.client_id = o.client_id and v.fit is not null and v.hidden_at is null)
	order by coalesce(o.client_id::text, lower(o.email)), r.id desc) said group by fit`;

export type ReviewCounts = { stars?: number[]; fitVotes?: FitVotes };

/** How many of a product's reviews give each number of stars, and say each of how it fits; nothing where none does. */
export async function countReviews(pool: Pool, product: number): Promise<ReviewCounts> {
	const { rows } = await pool.query<{ stars: number; fit: FitVote | null; count: number }>({
		name: "reviews_counts",
		text: `select stars, fit, count(*)::int as count from review
			where product_id = $1 and hidden_at is null group by stars, fit`,
		values: [product],
	});
	const stars = Array.from({ length: STARS }, () => 0);
	const fitVotes: FitVotes = { small: 0, true: 0, large: 0 };
	for (const row of rows) {
		stars[row.stars - 1] = (stars[row.stars - 1] ?? 0) + row.count;
		if (row.fit) fitVotes[row.fit] += row.count;
	}
	const returned = await pool.query<{ fit: FitVote; count: number }>({
		name: "returns_fit",
		text: RETURNED_AS,
		values: [product],
	});
	for (const { fit, count } of returned.rows) fitVotes[fit] += count;
	return { ...(rows.length > 0 && { stars }), ...(votesIn(fitVotes) > 0 && { fitVotes }) };
}

export async function findReviewOf(db: Queryable, clientId: number, product: number): Promise<OwnReview | null> {
	const { rows } = await db.execute<ReviewRow & { hidden: boolean }>(sql`
		select ${sql.raw(REVIEW_COLUMNS)}, r.hidden_at is not null as hidden
		from review r where r.client_id = ${clientId} and r.product_id = ${product}`);
	const [row] = rows;
	if (!row) return null;
	return { ...toReview(row), hidden: row.hidden, allPhotos: (await photosOf(db, [row.id])).get(row.id) ?? [] };
}

/** Brings a product's rating up to its reviews; whoever calls it holds the product's row. */
export async function updateRating(db: Queryable, product: number): Promise<void> {
	await db.execute(sql`
		update product p set review_count = r.count, rating = coalesce(round(r.mean, 2), 0)
		from (
			select count(*) as count, avg(stars) as mean from review where product_id = ${product} and hidden_at is null
		) r
		where p.id = ${product}`);
}

/** Orders of a client that hold a product and were paid and not given back, as a condition on `orders o`. */
export const boughtIn = (clientId: number, product: number): SQL => sql`
	o.client_id = ${clientId} and o.status <> 'Canceled'
	and exists (select from payment_attempt a where a.order_id = o.id and a.state = 'approved')
	and exists (select from order_line own where own.order_id = o.id and own.product_id = ${product})`;

export type BoughtAs = { size: string | null; colorName: string | null };

/** The size and the colour in which somebody bought a product last; neither where that order has several. */
export async function findBoughtAs(db: Queryable, clientId: number, product: number): Promise<BoughtAs> {
	const { rows } = await db.execute<BoughtAs>(sql`
		select case when count(distinct l.size) = 1 then min(l.size) end as size,
			case when count(distinct l.color_name) = 1 then min(l.color_name) end as "colorName"
		from order_line l where l.product_id = ${product} and l.order_id = (
			select o.id from orders o where ${boughtIn(clientId, product)} order by o.created_at desc, o.id desc limit 1)`);
	return rows[0] ?? { size: null, colorName: null };
}

/** A client's reviews, for the file of all the shop keeps about them. */
export async function exportReviews(db: Queryable, clientId: number): Promise<Record<string, unknown>[]> {
	const { rows } = await db.execute(sql`
		select product_id as product, stars, description, language, fit, size, color_name as "ColorName", created_at as "createdAt",
			(select count(*) from review_photo p where p.review_id = review.id) as photos
		from review where client_id = ${clientId} order by id`);
	return rows;
}
