import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { PaymentRequest } from "#core/contract/payments.ts";
import { toCents } from "#core/rules/money.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { paymentAttempt } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type Actor, hashToken } from "../../http/access.ts";
import { orderTokenOf } from "../orders/order-token.service.ts";
import { holdCurrency } from "../settings/currency.service.ts";
import { type Attempt, actorKeyOf, findAttempt, nextCheck, type StoredAnswer, standOf } from "./attempts.service.ts";
import { countAttempt } from "./count-attempt.service.ts";
import { writeOrder } from "./write-order.service.ts";

const RESERVED_MS = 15 * 60_000;

export type Checkout = { key: string; body: PaymentRequest; actor: Actor; address: string; provider: string };
export type Placed = { kind: "placed"; attempt: Attempt } | { kind: "repeated"; answer: StoredAnswer };

/**
 * Writes the order, its reservation and the attempt to pay it in one transaction, at the shop's own prices. A repeated
 * request gets the answer of the first; the same key for another request is refused.
 */
export async function placeOrder(deps: Deps, checkout: Checkout): Promise<Placed> {
	// Asked again on the page of another language it is the same payment.
	const { language: _, ...paid } = checkout.body;
	const bodyHash = createHash("sha256")
		.update(JSON.stringify([actorKeyOf(checkout.actor), paid]))
		.digest();
	const tokenHash = hashToken(await orderTokenOf(deps, checkout.key));
	return change(deps, async (tx, touch) => {
		const isFirst = await claimKey(tx, checkout.key);
		const earlier = await findAttempt(tx, checkout.key);
		if (earlier) return repeated(earlier, bodyHash);
		if (!isFirst) throw inFlight();
		await countAttempt(deps, tx, checkout);
		await deps.crashAt?.("pay: key claimed");
		const { body } = checkout;
		const now = deps.now();
		const { orderId, totalCents, currency } = await writeOrder(deps, tx, touch, {
			...body,
			actor: checkout.actor,
			tokenHash,
			reservedUntil: new Date(now.getTime() + RESERVED_MS),
			toldCents: toCents(body.transaction_amount),
		});
		const [attempt] = await tx
			.insert(paymentAttempt)
			.values({
				id: checkout.key,
				orderId,
				bodyHash,
				actorKey: actorKeyOf(checkout.actor),
				provider: checkout.provider,
				state: "asked",
				amountCents: totalCents,
				currency,
				installments: body.installments,
				paymentMethodId: body.payment_method_id,
				createdAt: now,
				askedAt: now,
				nextCheckAt: nextCheck(deps, { state: "asked", checks: 0 }),
			})
			.returning();
		await deps.crashAt?.("pay: order written");
		return { kind: "placed", attempt: attempt as Attempt };
	});
}

/** Of several equal requests at once only one goes on, and the currency stays what it is; both end with the transaction. */
export async function claimKey(tx: Tx, key: string): Promise<boolean> {
	const { rows } = await tx.execute<{ got: boolean }>(
		sql`select pg_try_advisory_xact_lock(hashtextextended(${`payment ${key}`}, 0)) as got, ${holdCurrency}`,
	);
	return rows[0]?.got === true;
}

export function repeated(earlier: Attempt, bodyHash: Buffer): Placed {
	if (!earlier.bodyHash.equals(bodyHash)) throw new AppError("key_reused");
	if (earlier.status === "") throw inFlight();
	return { kind: "repeated", answer: (earlier.answer as StoredAnswer | null) ?? standOf(earlier) };
}

export function inFlight(): AppError {
	return new AppError("payment_in_flight", "This payment is being processed, please do not pay again");
}
