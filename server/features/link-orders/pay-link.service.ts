import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { LinkPayment, PayLink } from "#core/contract/link-orders.ts";
import type { PaymentAnswer } from "#core/contract/payments.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { linkTo } from "../../adapters/mail/links.ts";
import { mailShopOf } from "../../adapters/mail/mail-shop.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { paymentAttempt } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Actor, StaffActor } from "../../http/access.ts";
import { seenThrough } from "../../jobs/under-way.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { orderTokenOf } from "../orders/order-token.service.ts";
import {
	findOrderLanguage,
	isOrderOf,
	type Locked,
	lockForMoving,
	mailOrder,
	raiseVersion,
} from "../orders/orders.service.ts";
import { type Attempt, findAttempt, nextCheck } from "../payments/attempts.service.ts";
import { countAttempt } from "../payments/count-attempt.service.ts";
import { askProvider, getProvider } from "../payments/pay.service.ts";
import { paymentLimits } from "../payments/payment-limits.service.ts";
import { claimKey, inFlight, type Placed, repeated } from "../payments/place-order.service.ts";

/** Whoever pays in the last minute is not overtaken by the end of the offer. */
const PAYING_MS = 15 * 60_000;

type Paying = { key: string; orderId: number; body: LinkPayment; actor: Actor; address: string };

/** Pays an order by its link: that a card is tried is written down, then the provider is asked as for any other order. */
export function payByLink(deps: Deps, paying: Paying): Promise<PaymentAnswer> {
	return seenThrough(deps, tryCard(deps, paying));
}

async function tryCard(deps: Deps, paying: Paying): Promise<PaymentAnswer> {
	getProvider(deps);
	const { orderId, body, actor } = paying;
	if (!(await isOrderOf(deps, orderId, actor, body.orderToken))) throw new AppError("not_found");
	const placed = await paymentLimits(deps).place(() => beginTry(deps, paying));
	if (placed.kind === "repeated") {
		const { orderToken } = body;
		return { ...placed.answer, orderToken };
	}
	return askProvider(deps, placed.attempt, body);
}

async function beginTry(deps: Deps, { key, orderId, body, actor, address }: Paying): Promise<Placed> {
	const hash = createHash("sha256")
		.update(JSON.stringify([orderId, body]))
		.digest();
	return change(deps, async (tx): Promise<Placed> => {
		const isFirst = await claimKey(tx, key);
		const locked = await lockForMoving(tx, orderId);
		const earlier = await findAttempt(tx, key);
		if (earlier) return repeated(tx, { ...earlier, bodyHash: earlier.referenceHash ?? earlier.bodyHash }, hash);
		if (!isFirst) throw inFlight();
		const until = requireOffered(deps, locked);
		const { order, attempt } = locked;
		if (toCents(body.transaction_amount) !== attempt.amountCents)
			throw new AppError("total_changed", undefined, { details: { total: fromCents(attempt.amountCents) } });
		await countAttempt(deps, tx, { actor, address });
		const now = deps.now();
		const reservedUntil = new Date(Math.max(until.getTime(), now.getTime() + PAYING_MS));
		await raiseVersion(deps, tx, order.id, { paymentStatus: "", reservedUntil });
		const [asked] = await tx
			.update(paymentAttempt)
			.set({
				reference: key,
				referenceHash: hash,
				state: "asked",
				status: "",
				statusDetail: "",
				providerPaymentId: null,
				answer: null,
				installments: body.installments,
				paymentMethodId: body.payment_method_id,
				askedAt: now,
				checks: 0,
				nextCheckAt: nextCheck(deps, { state: "asked", checks: 0 }),
			})
			.where(eq(paymentAttempt.id, attempt.id))
			.returning();
		await deps.crashAt?.("link: card noted");
		return { kind: "placed", attempt: asked as Attempt };
	});
}

/** Until when it can be paid by its link; refused where it cannot. */
function requireOffered(deps: Deps, { order, attempt }: Locked): Date {
	const { offeredUntil, state } = attempt;
	if (offeredUntil === null) throw new AppError("conflict", refusalMessages.linkNone);
	if (order.status === "Canceled") throw new AppError("conflict", refusalMessages.linkOver);
	if (state === "asked" || state === "pending") throw inFlight();
	if (state !== "claimed") throw new AppError("conflict", refusalMessages.linkPaid);
	if (offeredUntil <= deps.now()) throw new AppError("conflict", refusalMessages.linkOver);
	return offeredUntil;
}

/** The link for staff to hand on. */
export async function getPayLink(deps: Deps, orderId: number): Promise<PayLink> {
	return deps.db.transaction(async (tx) => linkOf(deps, tx, await lockForMoving(tx, orderId)));
}

/** Mails it to the buyer once more. */
export async function mailPayLink(deps: Deps, actor: StaffActor, orderId: number): Promise<PayLink> {
	return change(deps, async (tx) => {
		const locked = await lockForMoving(tx, orderId);
		const link = await linkOf(deps, tx, locked);
		await raiseVersion(deps, tx, orderId);
		await noteInAuditLog(deps, tx, actor, "orders.link", orderId, {});
		await mailOrder(deps, tx, { orderId, attemptId: locked.attempt.id, about: "pay_link" });
		return link;
	});
}

async function linkOf(deps: Deps, tx: Tx, locked: Locked): Promise<PayLink> {
	const until = requireOffered(deps, locked);
	const { id } = locked.order;
	const shop = mailShopOf(await deps.settings.readIn(tx), { language: await findOrderLanguage(tx, id) });
	const token = await orderTokenOf(deps, locked.attempt.id);
	return { url: linkTo(deps, shop, `/orders/${id}/pay`, { token }), until: until.toISOString() };
}
