import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { PaymentRequest } from "#core/contract/payments.ts";
import { orderMessages } from "#core/messages/orders.ts";
import { toCents } from "#core/rules/money.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { untilOnDisk } from "../../db/on-disk.ts";
import { prepared } from "../../db/prepared.ts";
import { paymentAttempt } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type Actor, hashToken } from "../../http/access.ts";
import { orderTokenOf } from "../orders/order-token.service.ts";
import { holdCurrency } from "../settings/currency.service.ts";
import {
	type Asked,
	type Attempt,
	actorKeyOf,
	findAttempt,
	nextCheck,
	type StoredAnswer,
	standOf,
} from "./attempts.service.ts";
import { countAttempt } from "./count-attempt.service.ts";
import { readForOrder, writeOrder } from "./write-order.service.ts";

const RESERVED_MS = 15 * 60_000;

export type Checkout = { key: string; body: PaymentRequest; actor: Actor; address: string; provider: string };
export type Placed = { kind: "placed"; attempt: Asked } | { kind: "repeated"; answer: StoredAnswer };

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
		const [isFirst, earlier, reading] = await Promise.all([
			claimKey(tx, checkout.key),
			findAttempt(tx, checkout.key),
			readForOrder(deps, tx, checkout.body),
		]);
		if (earlier) return repeated(tx, earlier, bodyHash);
		if (!isFirst) throw inFlight();
		await countAttempt(deps, tx, checkout);
		await deps.crashAt?.("pay: key claimed");
		const { body } = checkout;
		const now = deps.now();
		const order = {
			...body,
			actor: checkout.actor,
			tokenHash,
			reservedUntil: new Date(now.getTime() + RESERVED_MS),
			toldCents: toCents(body.transaction_amount),
		};
		const { orderId, totalCents, currency } = await writeOrder(deps, tx, touch, order, reading);
		const attempt = NEW_ATTEMPT(tx, {
			id: checkout.key,
			orderId,
			bodyHash,
			actorKey: actorKeyOf(checkout.actor),
			provider: checkout.provider,
			amountCents: totalCents,
			currency,
			installments: body.installments,
			paymentMethodId: body.payment_method_id,
			now,
			nextCheckAt: nextCheck(deps, { state: "asked", checks: 0 }),
		});
		tx.alongside(attempt);
		await deps.crashAt?.("pay: order written");
		const unknown = { status: "", statusDetail: "", providerPaymentId: null, reference: null };
		return { kind: "placed", attempt: { id: checkout.key, orderId, amountCents: totalCents, ...unknown } };
	});
}

type NewAttempt = Pick<
	Attempt,
	| "id"
	| "orderId"
	| "bodyHash"
	| "actorKey"
	| "provider"
	| "amountCents"
	| "currency"
	| "installments"
	| "paymentMethodId"
> & { now: Date; nextCheckAt: Date };

const NEW_ATTEMPT = prepared<never, NewAttempt>(
	"payment_attempt_new",
	sql`insert into payment_attempt (id, order_id, ${sql.identifier(paymentAttempt.bodyHash.name)}, actor_key, provider, state, amount_cents,
			currency, installments, payment_method_id, created_at, asked_at, next_check_at)
		select ${sql.placeholder("id")}::uuid, ${sql.placeholder("orderId")}::bigint, ${sql.placeholder("bodyHash")}::bytea,
			${sql.placeholder("actorKey")}::text, ${sql.placeholder("provider")}::text, 'asked', ${sql.placeholder("amountCents")}::bigint,
			${sql.placeholder("currency")}::text, ${sql.placeholder("installments")}::int, ${sql.placeholder("paymentMethodId")}::text,
			made.at, made.at, ${sql.placeholder("nextCheckAt")}::timestamptz
		from (select ${sql.placeholder("now")}::timestamptz as at) made`,
);

const CLAIM = prepared<{ got: boolean }, { key: string }>(
	"payment_key_claim",
	sql`select pg_try_advisory_xact_lock(hashtextextended('payment ' || ${sql.placeholder("key")}::text, 0)) as got, ${holdCurrency}`,
);

/** Of several equal requests at once only one goes on, and the currency stays what it is; both end with the transaction. */
export async function claimKey(tx: Tx, key: string): Promise<boolean> {
	const [claimed] = await CLAIM(tx, { key });
	return claimed?.got === true;
}

export async function repeated(tx: Tx, earlier: Attempt, bodyHash: Buffer): Promise<Placed> {
	if (!earlier.bodyHash.equals(bodyHash)) throw new AppError("key_reused");
	if (earlier.status === "") throw inFlight();
	await untilOnDisk(tx);
	return { kind: "repeated", answer: (earlier.answer as StoredAnswer | null) ?? standOf(earlier) };
}

export function inFlight(): AppError {
	return new AppError("payment_in_flight", orderMessages.beingPaid);
}
