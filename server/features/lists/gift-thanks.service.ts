import { eq } from "drizzle-orm";
import { giftMessages } from "#core/messages/gifts.ts";
import { isRevealed } from "#core/rules/gifts.ts";
import { nameIn } from "#core/rules/translations.ts";
import { giftClaim, product } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { getClient, provenAddress } from "../clients/clients.service.ts";
import { todayIn } from "./gift-lists.service.ts";
import { mailThanks } from "./gifts.mails.ts";
import { findGiftList, lockClaim } from "./gifts.queries.ts";
import { openToGiver } from "./givers.service.ts";
import { lockAsCreator } from "./list-access.service.ts";

/** Writes back to whoever gave something, once. Before the day is over every claim is as if it was not there. */
export async function thankFor(
	deps: Deps,
	clientId: number,
	{ id, claim: claimId }: { id: number; claim: string },
	note: string,
): Promise<{ message: string }> {
	await transaction(deps.db, async (tx) => {
		await lockAsCreator(tx, id, clientId);
		const gift = await findGiftList(tx, id);
		if (!gift || !isRevealed(gift.hiddenUntil, await todayIn(deps)))
			throw new AppError("conflict", giftMessages.tooEarly);
		const claim = await lockClaim(tx, claimId);
		if (claim?.listId !== id) throw new AppError("not_found");
		if (claim.thankedAt) throw new AppError("conflict", giftMessages.thanked);
		await tx.update(giftClaim).set({ thanks: note, thankedAt: deps.now() }).where(eq(giftClaim.id, claimId));
		const owner = await getClient(tx, clientId);
		const giver = claim.clientId === null ? null : await getClient(tx, claim.clientId);
		const to = giver ? provenAddress(giver) : claim.email;
		const [garment] = await tx.select().from(product).where(eq(product.id, claim.productId));
		if (!to || !garment) return;
		const language = giver?.language ?? owner.language;
		const piece = language ? nameIn(garment, language) : garment.name;
		// A client finds it among their gifts, a guest by a link that shows the list as theirs does.
		const token = giver ? null : await openToGiver(deps, tx, id, to);
		const path = giver ? "/client/profile" : `/lists/${id}`;
		await mailThanks(deps, tx, { claimId, to, name: claim.name, from: owner.name, piece, path, token, language });
	});
	return { message: giftMessages.thanksSent };
}
