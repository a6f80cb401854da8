import { sql } from "drizzle-orm";
import { giftMessages } from "#core/messages/gifts.ts";
import type { Tx } from "../../db/client.ts";
import { giftOrder } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";
import type { Actor } from "../../http/access.ts";
import { getClient } from "../clients/clients.service.ts";
import { isClaimOf } from "./claims.service.ts";
import { findGiftList, type GiftListRow, isBought, lockClaim } from "./gifts.queries.ts";
import { findOwner } from "./lists.queries.ts";

type Line = { productId: number; colorName: string; size: string; quantity: number };
type GivenClaim = { claim: string; secret?: string | undefined };

/** A gift that is being paid: who buys it, and where it goes, which the order itself never learns. */
export type OpenedGift = {
	buyer: { name: string; lastname: string; phone: number | null; email: string };
	place: Pick<GiftListRow, "streetNumber" | "city" | "provinceDepartment" | "zipCode" | "particularDetails">;
	claimId: string;
	ownerId: number;
};

/** The gift a payment is for, its claim held still until the transaction ends. Of several payments at once one goes on. */
export async function openGift(tx: Tx, actor: Actor, given: GivenClaim, lines: readonly Line[]): Promise<OpenedGift> {
	const claim = await lockClaim(tx, given.claim);
	if (!claim || !isClaimOf(claim, actor, given.secret)) throw new AppError("not_found", giftMessages.notBought);
	if (await isBought(tx, claim.id)) throw new AppError("conflict", giftMessages.bought);
	const [line, ...others] = lines;
	const isSame =
		line?.productId === claim.productId &&
		line.quantity === claim.quantity &&
		(claim.size === null || claim.size === line.size) &&
		(claim.colorName === null || claim.colorName.toLowerCase() === line.colorName.toLowerCase());
	if (!isSame || others.length > 0) throw new AppError("invalid_input", giftMessages.otherLine);
	const [gift, owner] = [await findGiftList(tx, claim.listId), await findOwner(tx, claim.listId)];
	if (!gift?.day || !owner) throw new AppError("conflict", giftMessages.ended);
	const client = claim.clientId === null ? null : await getClient(tx, claim.clientId);
	const buyer = client
		? { name: client.name, lastname: client.lastname, phone: client.phone, email: client.email ?? "" }
		: { name: claim.name, lastname: "", phone: null, email: claim.email ?? "" };
	return { buyer, place: gift, claimId: claim.id, ownerId: owner.id };
}

/** Notes where the order of a gift goes, as it is now, whatever becomes of the list. */
export async function noteGiftOrder(tx: Tx, orderId: number, { claimId, ownerId, place }: OpenedGift): Promise<void> {
	const { name, lastname, phone } = await getClient(tx, ownerId);
	const { streetNumber, city, provinceDepartment, zipCode, particularDetails } = place;
	const address = { streetNumber, city, provinceDepartment, zipCode, particularDetails };
	await tx.insert(giftOrder).values({ orderId, claimId, ownerId, name, lastname, phone, ...address });
}

/** Whoever calls the order of a gift off gives it no more, paid or not; another order may still stand for it. */
export async function releaseGift(tx: Tx, orderId: number, now: Date): Promise<void> {
	// Held first, so that another order that comes to stand for it just now is seen.
	await tx.execute(sql`
		select from gift_claim c join gift_order g on g.claim_id = c.id where g.order_id = ${orderId} for update of c`);
	await tx.execute(sql`
		update gift_claim c set released_at = ${now} from gift_order g
		where g.order_id = ${orderId} and c.id = g.claim_id and c.released_at is null
			and not exists (select from gift_order other join orders o on o.id = other.order_id
				where other.claim_id = c.id and o.status <> 'Canceled')`);
}
