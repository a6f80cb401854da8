import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { NewClaim, OwnClaim } from "#core/contract/gifts.ts";
import type { Language } from "#core/languages.ts";
import { giftMessages } from "#core/messages/gifts.ts";
import { listMessages } from "#core/messages/lists.ts";
import { shippingOf } from "#core/rules/checkout.ts";
import { termsOf } from "#core/rules/delivery.ts";
import { giftDelivery } from "#core/rules/gifts.ts";
import { fromCents } from "#core/rules/money.ts";
import type { Tx } from "../../db/client.ts";
import { violatedConstraint } from "../../db/problem.ts";
import { giftClaim } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type Actor, hashToken, newToken } from "../../http/access.ts";
import { getClient, requireLiving } from "../clients/clients.service.ts";
import { todayIn } from "./gift-lists.service.ts";
import * as gifts from "./gifts.queries.ts";
import { requireGiver } from "./givers.service.ts";
import { limited } from "./list-limit.service.ts";
import { findLine, namesUnknownChoice } from "./list-lines.queries.ts";

/** Notes that somebody gives something. The database refuses what others give already; the creator's lists stay untouched. */
export async function claimGift(
	deps: Deps,
	actor: Actor,
	listId: number,
	given: NewClaim,
): Promise<{ id: string; secret?: string }> {
	const giver = await requireGiver(deps, actor, listId, given.token);
	const secret = giver.clientId === null ? newToken() : null;
	const id = randomUUID();
	const work = async (tx: Tx) => {
		if (giver.clientId !== null) await requireLiving(tx, giver.clientId);
		await requireOpen(deps, tx, listId);
		const line = await findLine(tx, listId, given.product);
		if (!line) throw new AppError("not_found", listMessages.notOnList);
		const { product, quantity, showName } = given;
		const choice = { ColorName: given.ColorName ?? line.colorName, size: given.size ?? line.size };
		if (await namesUnknownChoice(tx, [{ product, ...choice }]))
			throw new AppError("not_found", listMessages.noSuchChoice);
		const name = giver.clientId === null ? "" : (await getClient(tx, giver.clientId)).name;
		await tx.insert(giftClaim).values({
			...{ id, listId, productId: product, colorName: choice.ColorName, size: choice.size, quantity, showName },
			clientId: giver.clientId,
			email: giver.email,
			name: given.name?.trim() || name,
			secretHash: secret === null ? null : hashToken(secret),
			createdAt: deps.now(),
		});
	};
	try {
		await limited(deps, () => transaction(deps.db, work));
	} catch (error) {
		if (violatedConstraint(error) !== "gift_claim_within_line") throw error;
		throw new AppError("conflict", giftMessages.taken);
	}
	return { id, ...(secret && { secret }) };
}

async function requireOpen(deps: Deps, tx: Tx, listId: number): Promise<void> {
	const gift = await gifts.findGiftList(tx, listId);
	if (!gift?.day || gift.day < (await todayIn(deps))) throw new AppError("conflict", giftMessages.noGiftList);
}

/** Whether a claim is somebody's: its client's, or of whoever has its secret. */
export function isClaimOf(claim: gifts.ClaimRow, actor: Actor, secret: string | undefined): boolean {
	if (claim.clientId !== null) return actor.kind === "client" && actor.clientId === claim.clientId;
	return secret !== undefined && claim.secretHash?.equals(hashToken(secret)) === true;
}

type Which = { id: number; claim: string };

async function lockOwn(tx: Tx, actor: Actor, { id, claim: claimId }: Which, secret: string | undefined) {
	const claim = await gifts.lockClaim(tx, claimId);
	if (!claim || claim.listId !== id || !isClaimOf(claim, actor, secret)) throw new AppError("not_found");
	return claim;
}

/** Takes a claim back. One that an order stands for is taken back by cancelling the order. */
export async function takeBackClaim(
	deps: Deps,
	actor: Actor,
	which: Which,
	secret: string | undefined,
): Promise<{ message: string }> {
	await transaction(deps.db, async (tx) => {
		const claim = await lockOwn(tx, actor, which, secret);
		if (await gifts.isBought(tx, claim.id)) throw new AppError("conflict", giftMessages.bought);
		await tx.update(giftClaim).set({ releasedAt: deps.now() }).where(eq(giftClaim.id, claim.id));
	});
	return { message: giftMessages.freed };
}

/** One's own claim with what sending it costs. */
export async function getClaim(
	deps: Deps,
	actor: Actor,
	which: Which,
	{ secret, language }: { secret?: string | undefined; language?: Language | undefined },
): Promise<OwnClaim> {
	return transaction(deps.db, async (tx) => {
		const { id } = await lockOwn(tx, actor, which, secret);
		const [row] = await gifts.listOwnClaims(tx, { claim: id, language });
		const place = await gifts.findGiftList(tx, which.id);
		if (!row) throw new AppError("not_found");
		const { unitCents, ...own } = row;
		const { country, delivery: methods } = await deps.settings.current();
		const worth = unitCents * own.quantity;
		const way =
			place?.day && giftDelivery(methods, { country, province: place.provinceDepartment, zip: place.zipCode }, worth);
		if (!way) return { ...own, delivery: null };
		const { id: wayId, name, kind, days } = way;
		const price = fromCents(shippingOf(worth, termsOf(way)));
		return { ...own, delivery: { id: wayId, name, kind, price, days: days ? [...days] : null } };
	});
}

export async function listMine(deps: Deps, clientId: number, language: Language | undefined) {
	const rows = await gifts.listOwnClaims(deps.db, { giver: { clientId, email: null }, language });
	return rows.map(({ unitCents: _, email: __, ...claim }): Omit<OwnClaim, "delivery" | "email"> => claim);
}
