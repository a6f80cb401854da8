import { and, count, eq, inArray, lt, sql } from "drizzle-orm";
import type { ReviewPhoto, StaffReview } from "#core/contract/reviews.ts";
import { reviewMessages } from "#core/messages/reviews.ts";
import { type PhotoState, REVIEW_PHOTOS_MAX, SMALL_PHOTO_WIDTH } from "#core/rules/review-photos.ts";
import { change } from "../../cache/change.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { review, reviewPhoto } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { loadSharp } from "../../load-sharp.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { requireLiving } from "../clients/clients.service.ts";
import { drawAnew, newPictureId } from "../images/upload.service.ts";
import { findStaffReview, holdReview } from "./moderation.queries.ts";
import { toPhoto } from "./photos.queries.ts";
import { boughtIn } from "./reviews.queries.ts";

const QUALITY = 76;
/** A refused photo can be accepted after all for so long. */
const REFUSED_STAYS_MS = 7 * 86_400_000;

/** Refuses whoever has not written the review or gave back what they bought, and once it has all its photos. */
export async function requireRoomForPhoto(db: Queryable, clientId: number, id: number): Promise<void> {
	const [own] = await db
		.select({ product: review.productId, photos: count(reviewPhoto.id) })
		.from(review)
		.leftJoin(reviewPhoto, eq(reviewPhoto.reviewId, review.id))
		.where(and(eq(review.id, id), eq(review.clientId, clientId)))
		.groupBy(review.id);
	if (!own) throw new AppError("not_found", reviewMessages.none);
	const bought = await db.execute(sql`select from orders o where ${boughtIn(clientId, own.product)} limit 1`);
	if (bought.rows.length === 0) throw new AppError("forbidden", reviewMessages.buyersOnly);
	if (own.photos >= REVIEW_PHOTOS_MAX) throw new AppError("conflict", reviewMessages.photosFull);
}

/** Keeps a photo with its review, checked and drawn anew like the shop's own pictures; it waits for staff. */
export async function addPhoto(deps: Deps, clientId: number, reviewId: number, given: Buffer): Promise<ReviewPhoto> {
	const { body } = await drawAnew(given);
	const sharp = await loadSharp();
	const small = await sharp(body)
		.resize({ width: SMALL_PHOTO_WIDTH, withoutEnlargement: true })
		.webp({ quality: QUALITY })
		.toBuffer();
	const photo = { id: newPictureId(), state: "waiting" as const, small };
	await deps.db.transaction(async (tx) => {
		await requireLiving(tx, clientId);
		await tx.execute(sql`select from review where id = ${reviewId} for update`);
		await requireRoomForPhoto(tx, clientId, reviewId);
		await tx.insert(reviewPhoto).values({ ...photo, reviewId, bytes: body, createdAt: deps.now() });
	});
	return toPhoto(photo);
}

/** Its author takes a photo back, for good. */
export function removePhoto(deps: Deps, clientId: number, reviewId: number, id: string): Promise<{ id: string }> {
	return change(deps, async (tx, touch) => {
		const own = tx
			.select({ id: review.id })
			.from(review)
			.where(and(eq(review.id, reviewId), eq(review.clientId, clientId)));
		const [gone] = await tx
			.delete(reviewPhoto)
			.where(and(eq(reviewPhoto.id, id), inArray(reviewPhoto.reviewId, own)))
			.returning({ id: reviewPhoto.id });
		if (!gone) throw new AppError("not_found", reviewMessages.noPhoto);
		const [row] = await tx.select({ product: review.productId }).from(review).where(eq(review.id, reviewId));
		if (row) touch(`product:${row.product}`);
		return gone;
	});
}

/** Staff say whether everybody may see a photo. */
export function judgePhoto(
	deps: Deps,
	actor: StaffMember,
	{ id, photo }: { id: number; photo: string },
	state: PhotoState,
): Promise<StaffReview> {
	return change(deps, async (tx, touch) => {
		const before = await holdReview(tx, id);
		const found = before?.allPhotos.find((one) => one.id === photo);
		if (!before || !found) throw new AppError("not_found", reviewMessages.noPhoto);
		if (found.state === state) return before;
		const judgedAt = state === "waiting" ? null : deps.now();
		await tx.update(reviewPhoto).set({ state, judgedAt }).where(eq(reviewPhoto.id, photo));
		await noteInAuditLog(deps, tx, actor, "reviews.photo", id, { name: before.name, from: found.state, to: state });
		touch(`product:${before.product}`);
		return (await findStaffReview(tx, id)) as StaffReview;
	});
}

export async function forgetPhotos(tx: Tx, clientId: number): Promise<void> {
	const own = tx.select({ id: review.id }).from(review).where(eq(review.clientId, clientId));
	await tx.delete(reviewPhoto).where(inArray(reviewPhoto.reviewId, own));
}

export async function tidyPhotos({ db, now }: Deps): Promise<void> {
	const before = new Date(now().getTime() - REFUSED_STAYS_MS);
	await db.delete(reviewPhoto).where(and(eq(reviewPhoto.state, "refused"), lt(reviewPhoto.judgedAt, before)));
}
