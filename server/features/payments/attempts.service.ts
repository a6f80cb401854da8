import { eq, sql } from "drizzle-orm";
import type { PaymentAnswer } from "#core/contract/payments.ts";
import { fromCents } from "#core/rules/money.ts";
import type { Queryable } from "../../db/client.ts";
import { columnsOf, prepared } from "../../db/prepared.ts";
import { paymentAttempt } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/access.ts";
import { orderTokenOf } from "../orders/order-token.service.ts";
import { paymentIdOf } from "../orders/orders.service.ts";
import { GUEST } from "./locked-attempt.queries.ts";

export type Attempt = typeof paymentAttempt.$inferSelect;
/** What the shopper is told once, and again when the same request is repeated. */
export type StoredAnswer = Omit<PaymentAnswer, "orderToken">;

/** Nobody knows yet whether the card was charged. */
const UNKNOWN = { status: "unknown", status_detail: "checking", id: null } as const;

/** Who made an attempt: the same key sent by somebody else is not theirs. */
export function actorKeyOf(actor: Actor): string {
	if (actor.kind === "client") return `client:${actor.clientId}`;
	return actor.kind === "staff" ? `staff:${actor.staffId}` : GUEST;
}

const BY_KEY = prepared<Attempt, { key: string }>(
	"payment_attempt_by_key",
	sql`select ${columnsOf(paymentAttempt)} from ${paymentAttempt}
		where ${paymentAttempt.id} = ${sql.placeholder("key")} or ${paymentAttempt.reference} = ${sql.placeholder("key")}`,
);

/** By the key of whoever placed the order, or of the latest try to pay it by its link. */
export async function findAttempt(db: Queryable, key: string): Promise<Attempt | null> {
	const [row] = await BY_KEY(db, { key });
	return row ?? null;
}

/** What the provider knows the latest try by. */
export function referenceOf({ id, reference }: Pick<Attempt, "id" | "reference">): string {
	return reference ?? id;
}

export async function findAttemptByPayment(db: Queryable, providerPaymentId: string): Promise<Attempt | null> {
	const [row] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.providerPaymentId, providerPaymentId));
	return row ?? null;
}

type Standing = Pick<Attempt, "orderId" | "status" | "statusDetail" | "providerPaymentId" | "amountCents">;
/** An attempt of which it is written down that the provider is asked. */
export type Asked = Standing & Pick<Attempt, "id" | "reference">;

/** How an attempt stands now. */
export function standOf({ orderId, status, statusDetail, providerPaymentId, amountCents }: Standing): StoredAnswer {
	const outcome = status === "" ? UNKNOWN : { status, status_detail: statusDetail, id: paymentIdOf(providerPaymentId) };
	return { ...outcome, orderId, total: fromCents(amountCents) };
}

export async function withToken(deps: Deps, attemptId: string, answer: StoredAnswer): Promise<PaymentAnswer> {
	return { ...answer, orderToken: await orderTokenOf(deps, attemptId) };
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * When to look next at a payment: soon while its outcome is unknown, patiently while the provider holds it, and now and
 * then once it is approved, because the provider may take it back and the notice of that may be lost.
 */
export function nextCheck(deps: Deps, { state, checks }: Pick<Attempt, "state" | "checks">): Date {
	const interval = state === "approved" ? DAY : deps.config.reconcileSeconds * 1000;
	const isUnknown = state === "asked" || state === "claimed";
	const longest = state === "approved" ? 60 * DAY : isUnknown ? Math.max(interval, 5_000) : 30 * MINUTE;
	return new Date(deps.now().getTime() + Math.min(interval * 2 ** Math.min(checks, 20), longest));
}

export async function noteCheck(deps: Deps, attempt: Attempt): Promise<void> {
	await deps.db
		.update(paymentAttempt)
		.set({ checks: sql`${paymentAttempt.checks} + 1`, nextCheckAt: nextCheck(deps, attempt) })
		.where(eq(paymentAttempt.id, attempt.id));
}

export async function endChecks(deps: Deps, { id }: Attempt): Promise<void> {
	await deps.db.update(paymentAttempt).set({ nextCheckAt: null }).where(eq(paymentAttempt.id, id));
}
