import { eq, sql } from "drizzle-orm";
import type { NewReview, OwnReview } from "#core/contract/reviews.ts";
import { reviewMessages } from "#core/messages/reviews.ts";
import { FORMER_CLIENT } from "#core/rules/former-client.ts";
import { change } from "../../cache/change.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { violatedConstraint } from "../../db/problem.ts";
import { review, reviewReport } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { requireLiving } from "../clients/clients.service.ts";
import { forgetPhotos } from "./photos.service.ts";
import {
	boughtIn,
	countReviews,
	findBoughtAs,
	findReviewOf,
	type ReviewCounts,
	updateRating,
} from "./reviews.queries.ts";

/** Writes a review of somebody who bought the product, once, and brings the product's rating up to it. */
export async function createReview(deps: Deps, clientId: number, given: NewReview): Promise<OwnReview> {
	try {
		const language = given.language ?? (await deps.settings.current()).languages[0];
		return await change(deps, async (tx, touch) => {
			await requireLiving(tx, clientId);
			const product = await tx.execute(sql`select from product where id = ${given.product} for update`);
			if (product.rows.length === 0) throw new AppError("not_found");
			await requireBought(tx, clientId, given.product);
			const { size, colorName } = await findBoughtAs(tx, clientId, given.product);
			await tx.execute(sql`
				insert into review (product_id, client_id, author, stars, description, language, fit, size, color_name, created_at)
				select ${given.product}, id, login_name, ${given.stars}, ${given.description}, ${language}, ${given.fit ?? null},
					${size}, ${colorName}, ${deps.now()} from client where id = ${clientId}`);
			await updateRating(tx, given.product);
			touch(`product:${given.product}`, "catalogue");
			return (await findReviewOf(tx, clientId, given.product)) as OwnReview;
		});
	} catch (error) {
		if (violatedConstraint(error) === "review_once_per_client") throw new AppError("conflict", reviewMessages.once);
		throw error;
	}
}

/** Kept apart from the pages that show it: a sale changes the page, not what buyers said. */
export function getReviewCounts(deps: Deps, product: number): Promise<ReviewCounts> {
	return deps.cache.reviews.get(`counts of ${product}`, `product:${product}`, () => countReviews(deps.pool, product));
}

export async function requireBought(db: Queryable, clientId: number, product: number): Promise<void> {
	if (!(await hasBought(db, clientId, product))) throw new AppError("forbidden", reviewMessages.buyersOnly);
}

/** Paid, and not given back. */
export async function hasBought(db: Queryable, clientId: number, product: number): Promise<boolean> {
	const { rows } = await db.execute(sql`select from orders o where ${boughtIn(clientId, product)} limit 1`);
	return rows.length > 0;
}

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
	await forgetPhotos(tx, id);
	await tx.update(reviewReport).set({ clientId: null, words: "" }).where(eq(reviewReport.clientId, id));
}
