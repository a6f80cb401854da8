import { createHash } from "node:crypto";
import type { LinkOrder } from "#core/contract/link-orders.ts";
import { toCents } from "#core/rules/money.ts";
import { UNPAID } from "#core/rules/order-filters.ts";
import { change } from "../../cache/change.ts";
import { untilOnDisk } from "../../db/on-disk.ts";
import { paymentAttempt } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { hashToken, type StaffActor } from "../../http/access.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { orderTokenOf } from "../orders/order-token.service.ts";
import { mailOrder } from "../orders/orders.service.ts";
import { actorKeyOf, findAttempt } from "../payments/attempts.service.ts";
import { getProvider } from "../payments/pay.service.ts";
import { claimKey, inFlight } from "../payments/place-order.service.ts";
import { readForOrder, writeOrder } from "../payments/write-order.service.ts";

/** So long units are set aside for whoever has a link. */
const OFFERED_MS = 48 * 60 * 60_000;

export type Making = { key: string; body: LinkOrder; actor: StaffActor };

/**
 * Makes an order that somebody else pays by a link: order, reservation and the mail with the link in one transaction. Nobody is
 * asked for money here. The same key makes one order.
 */
export async function makeOrder(deps: Deps, { key, body, actor }: Making): Promise<{ id: number; isFirst: boolean }> {
	const provider = getProvider(deps).name;
	const actorKey = actorKeyOf(actor);
	const bodyHash = createHash("sha256")
		.update(JSON.stringify([actorKey, body]))
		.digest();
	const tokenHash = hashToken(await orderTokenOf(deps, key));
	return change(deps, async (tx, touch) => {
		const [isFirst, earlier, reading] = await Promise.all([
			claimKey(tx, key),
			findAttempt(tx, key),
			readForOrder(deps, tx, body),
		]);
		if (earlier) {
			if (!earlier.bodyHash.equals(bodyHash)) throw new AppError("key_reused");
			await untilOnDisk(tx);
			return { id: earlier.orderId, isFirst: false };
		}
		if (!isFirst) throw inFlight();
		const now = deps.now();
		const offeredUntil = new Date(now.getTime() + OFFERED_MS);
		const order = {
			...body,
			actor,
			tokenHash,
			reservedUntil: offeredUntil,
			paymentStatus: UNPAID,
			toldCents: toCents(body.total),
		};
		const { orderId, totalCents, currency } = await writeOrder(deps, tx, touch, order, reading);
		await tx.insert(paymentAttempt).values({
			id: key,
			orderId,
			bodyHash,
			actorKey,
			offeredUntil,
			provider,
			state: "claimed",
			amountCents: totalCents,
			currency,
			createdAt: now,
		});
		await noteInAuditLog(deps, tx, actor, "orders.make", orderId, { cents: totalCents });
		await mailOrder(deps, tx, { orderId, attemptId: key, about: "pay_link" });
		await deps.crashAt?.("link: order written");
		return { id: orderId, isFirst: true };
	});
}
