import { eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { ReviewChange, StaffReview } from "#core/contract/reviews.ts";
import { reviewMessages } from "#core/messages/reviews.ts";
import type { AuditAction } from "#core/rules/audit-actions.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { review, reviewReport } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { findStaffReview, holdReview } from "./moderation.queries.ts";
import { updateRating } from "./reviews.queries.ts";

/** Answers, hides or shows a review, or settles what was reported of it; all figures follow at once. */
export function changeReview(deps: Deps, actor: StaffMember, id: number, given: ReviewChange): Promise<StaffReview> {
	return change(deps, async (tx, touch) => {
		const before = await holdReview(tx, id);
		if (!before) throw new AppError("not_found", reviewMessages.none);
		const note = (action: AuditAction, detail: object = {}) =>
			noteInAuditLog(deps, tx, actor, action, id, { name: before.name, ...detail });

		if (given.answer !== undefined && given.answer !== (before.answer?.text ?? null)) {
			await answer(tx, id, given.answer, deps.now());
			await note("reviews.answer", { answer: given.answer, was: before.answer?.text ?? null });
			touch(`product:${before.product}`);
		}
		if (given.hidden !== undefined && given.hidden?.reason !== before.hidden?.reason) {
			await hide(tx, id, given.hidden?.reason ?? null, deps.now());
			await updateRating(tx, before.product);
			await note(given.hidden ? "reviews.hide" : "reviews.show", given.hidden ?? {});
			touch(`product:${before.product}`, "catalogue");
		}
		if (given.reportsSeen !== undefined && (await settleReports(tx, id, given.reportsSeen, deps.now())))
			await note("reviews.settle", { seen: given.reportsSeen });
		return (await findStaffReview(tx, id)) as StaffReview;
	});
}

async function answer(tx: Tx, id: number, text: string | null, now: Date): Promise<void> {
	await tx
		.update(review)
		.set({ answer: text, answeredAt: text === null ? null : now })
		.where(eq(review.id, id));
}

async function hide(tx: Tx, id: number, reason: string | null, now: Date): Promise<void> {
	await tx
		.update(review)
		.set({ hiddenReason: reason, hiddenAt: reason === null ? null : now })
		.where(eq(review.id, id));
}

async function settleReports(tx: Tx, id: number, isSeen: boolean, now: Date): Promise<boolean> {
	const { settledAt, reviewId } = reviewReport;
	const { rowCount } = await tx
		.update(reviewReport)
		.set({ settledAt: isSeen ? now : null })
		.where(sql`${eq(reviewId, id)} and ${isSeen ? isNull(settledAt) : isNotNull(settledAt)}`);
	return (rowCount ?? 0) > 0;
}
