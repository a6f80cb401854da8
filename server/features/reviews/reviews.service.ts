import { eq, sql } from "drizzle-orm";
import type { NewReview, Review } from "#core/contract/reviews.ts";
import type { FitVote } from "#core/rules/fit-votes.ts";
import { change } from "../../cache/change.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { violatedConstraint } from "../../db/problem.ts";
import { review } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { requireLiving } from "../clients/clients.service.ts";
import { countReviews, type ReviewCounts } from "./reviews.queries.ts";

/** Writes a review of somebody who bought the product, once, and brings the product's rating up to it. */
export async function createReview(deps: Deps, clientId: number, given: NewReview): Promise<Review> {
	try {
		return await change(deps, async (tx, touch) => {
			await requireLiving(tx, clientId);
			const product = await tx.execute(sql`select from product where id = ${given.product} for update`);
			if (product.rows.length === 0) throw new AppError("not_found");
			await requireBought(tx, clientId, given.product);
			await tx.execute(sql`
				insert into review (product_id, client_id, author, stars, description, fit, created_at)
				select ${given.product}, id, login_name, ${given.stars}, ${given.description}, ${given.fit ?? null},
					${deps.now()} from client where id = ${clientId}`);
			await tx.execute(sql`
				update product p set review_count = r.count, rating = round(r.mean, 2)
				from (select count(*) as count, avg(stars) as mean from review where product_id = ${given.product}) r
				where p.id = ${given.product}`);
			touch(`product:${given.product}`, "catalogue");
			return (await findReviewOf(tx, clientId, given.product)) as Review;
		});
	} catch (error) {
		if (violatedConstraint(error) === "review_once_per_client")
			throw new AppError("conflict", "You have reviewed this product already");
		throw error;
	}
}

/** Kept apart from the pages that show it: a sale changes the page, not what buyers said. */
export function getReviewCounts(deps: Deps, product: number): Promise<ReviewCounts> {
	return deps.cache.reviews.get(`counts of ${product}`, `product:${product}`, () => countReviews(deps.pool, product));
}

export async function requireBought(db: Queryable, clientId: number, product: number): Promise<void> {
	if (!(await hasBought(db, clientId, product)))
		throw new AppError("forbidden", "Only who has bought a product can review it");
}

/** Paid, and not given back. */
export async function hasBought(db: Queryable, clientId: number, product: number): Promise<boolean> {
	const { rows } = await db.execute(sql`
		select from orders o join order_line l on l.order_id = o.id join payment_attempt a on a.order_id = o.id
		where o.client_id = ${clientId} and l.product_id = ${product} and a.state = 'approved' and o.status <> 'Canceled' limit 1`);
	return rows.length > 0;
}

export async function findReviewOf(db: Queryable, clientId: number, product: number): Promise<Review | null> {
	const { rows } = await db.execute<Omit<Review, "Client" | "fit"> & { author: string; fit: FitVote | null }>(sql`
		select description, stars, fit, product_id as product, author,
			to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
		from review where client_id = ${clientId} and product_id = ${product}`);
	const [row] = rows;
	if (!row) return null;
	const { author, fit, ...review } = row;
	return { ...review, Client: { login_name: author }, ...(fit && { fit }) };
}

/** Stands beside a review whose client is gone. */
export const FORMER_CLIENT = "Former client";

export async function forgetReviewer(
	tx: Tx,
	{ id }: { id: number },
	_now: Date,
	touch: (tag: `product:${number}`) => void,
): Promise<void> {
	const reviewed = await tx
		.update(review)
		.set({ author: FORMER_CLIENT })
		.where(eq(review.clientId, id))
		.returning({ product: review.productId });
	for (const { product } of reviewed) touch(`product:${product}`);
}
