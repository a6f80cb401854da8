import { and, eq, isNull } from "drizzle-orm";
import type { NewReport } from "#core/contract/reviews.ts";
import { reviewMessages } from "#core/messages/reviews.ts";
import type { Tx } from "../../db/client.ts";
import { review, reviewReport } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Actor } from "../../http/access.ts";
import { network, takeLimit } from "../../http/limits.ts";
import { requireLiving } from "../clients/clients.service.ts";

type Reporter = { actor: Actor; address: string };

/** Notes what somebody says of a review. Said again it is answered the same and counts no more. */
export async function reportReview(
	deps: Deps,
	{ actor, address }: Reporter,
	id: number,
	given: NewReport,
): Promise<{ message: string }> {
	await transaction(deps.db, async (tx) => {
		if (actor.kind === "client") await requireLiving(tx, actor.clientId);
		const shown = and(eq(review.id, id), isNull(review.hiddenAt));
		const [found] = await tx.select({ id: review.id }).from(review).where(shown).for("key share");
		if (!found) throw new AppError("not_found", reviewMessages.none);
		if (actor.kind !== "client" && !(await isFirstOfGuest(deps, tx, id, address))) return;
		await tx
			.insert(reviewReport)
			.values({
				reviewId: id,
				clientId: actor.kind === "client" ? actor.clientId : null,
				...given,
				createdAt: deps.now(),
			})
			.onConflictDoNothing();
	});
	return { message: reviewMessages.reported };
}

/** A guest is known by the address alone, and that for a day. */
async function isFirstOfGuest(deps: Deps, tx: Tx, id: number, address: string): Promise<boolean> {
	try {
		const { now, config } = deps;
		await takeLimit({ db: tx, now }, `guestReport:${id}:${network(address)}`, config.limits.guestReport);
		return true;
	} catch (error) {
		if (error instanceof AppError && error.code === "too_many_requests") return false;
		throw error;
	}
}
