import { eq, sql } from "drizzle-orm";
import type { OrderStatus, StockState } from "#core/rules/order-status.ts";
import { type AttemptState, isFinal } from "#core/rules/payment-status.ts";
import type { PaymentNews } from "../../adapters/payments/port.ts";
import type { Tx } from "../../db/client.ts";
import { orders, paymentAttempt } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { type Attempt, nextCheck, standOf } from "./attempts.service.ts";
import type { GivenBack, GivenNews } from "./given-back.service.ts";
import type { LockedAttempt } from "./locked-attempt.queries.ts";

/** What is known of a payment; without an id when the provider does not know it. */
export type News = Pick<PaymentNews, "status" | "detail"> &
	Partial<PaymentNews> &
	Pick<GivenNews, "refundOf"> & {
		/** It was given up without certainty, so it is looked for a while longer. */
		mayStillArrive?: boolean;
		/** It is about an order by link that nobody is paying, and about no other. */
		ifUnpaid?: boolean;
	};
const DAY_MS = 24 * 60 * 60_000;
/** The provider holds a payment in process so long at most; then it is called off. Of a guest nobody knows anything. */
const HELD_MS = 7 * DAY_MS;
const HELD_FOR_GUEST_MS = 3 * DAY_MS;
/** An approved payment is looked at this long, should the provider have taken it back. */
const WATCHED_MS = 180 * DAY_MS;

/** Nothing new, but perhaps the payment's id, a part given back, or an end to looking for it. */
export async function noteOnly(
	deps: Deps,
	tx: Tx,
	found: LockedAttempt,
	news: News,
	{ cents, units, parts }: GivenBack,
): Promise<Attempt> {
	// While it is given up and still not found there, the looking goes on as planned.
	const isStillMissing = isFinal(found.state) && news.id === undefined;
	const [row] = await tx
		.update(paymentAttempt)
		.set({
			providerPaymentId: sql`coalesce(${paymentAttempt.providerPaymentId}, ${news.id ?? null})`,
			refundedCents: cents,
			refundedUnits: units,
			...(parts.length > 0 && news.status === found.attemptStatus && { statusDetail: news.detail }),
			...(news.paidTotalCents !== undefined && { paidTotalCents: news.paidTotalCents }),
			...(!isStillMissing && { nextCheckAt: nextLook(deps, found, found.state, found.checks) }),
		})
		.where(eq(paymentAttempt.id, found.id))
		.returning();
	return row as Attempt;
}

/** The money came in, even if it went out again. */
export function isPaidWith(state: AttemptState): boolean {
	return state === "approved" || state === "refunded" || state === "charged_back";
}

type OrderChange = {
	status: OrderStatus;
	stock: StockState;
	codeHeld: boolean;
	paymentStatus: string;
	isPaid: boolean;
	/** It waits for another card. */
	isOffered: boolean;
};

export async function updateOrder(tx: Tx, found: LockedAttempt, changed: OrderChange, now: Date): Promise<void> {
	const longest = found.createdMs + (found.isGuest ? HELD_FOR_GUEST_MS : HELD_MS);
	const heldUntil = new Date(changed.isOffered ? (found.offeredMs as number) : longest);
	await tx
		.update(orders)
		.set({
			status: changed.status,
			paymentStatus: changed.paymentStatus,
			stockState: changed.stock,
			codeHeld: changed.codeHeld,
			reservedUntil: changed.stock === "reserved" ? heldUntil : null,
			reservedAtMost: changed.stock === "reserved" ? found.atMost : null,
			...(changed.isPaid && { paidAt: sql`coalesce(${orders.paidAt}, ${now})` }),
			version: sql`${orders.version} + 1`,
			updatedAt: now,
		})
		.where(eq(orders.id, found.orderId));
}

/** Null when nothing more can happen to the payment. */
function nextLook(
	deps: Deps,
	{ createdMs }: LockedAttempt,
	state: AttemptState,
	checks: number,
	mayStillArrive = false,
) {
	if (state === "claimed") return null;
	const age = deps.now().getTime() - createdMs;
	const isWatched = state === "approved" ? age < WATCHED_MS : mayStillArrive;
	return !isFinal(state) || isWatched ? nextCheck(deps, { state, checks }) : null;
}

export async function updateAttempt(
	deps: Deps,
	tx: Tx,
	found: LockedAttempt,
	news: News,
	state: AttemptState,
	{ cents, units }: GivenBack,
): Promise<Attempt> {
	const now = deps.now();
	const isGone = state === "refunded" || state === "charged_back";
	const known = { status: news.status, statusDetail: news.detail, providerPaymentId: news.id ?? null };
	const answer = standOf({ ...known, orderId: found.orderId, amountCents: found.amountCents });
	const [row] = await tx
		.update(paymentAttempt)
		.set({
			state,
			status: news.status,
			statusDetail: news.detail,
			...(news.id !== undefined && { providerPaymentId: news.id }),
			...(news.paidTotalCents !== undefined && { paidTotalCents: news.paidTotalCents }),
			...(isFinal(state) && { decidedAt: now }),
			nextCheckAt: nextLook(deps, found, state, 0, news.mayStillArrive),
			checks: 0,
			refundedCents: cents,
			refundedUnits: units,
			...(isGone && found.refundState !== null && { refundState: "done" as const }),
			// The first answer is kept for whoever repeats the request; a payment that was given up may still turn out otherwise.
			...(!news.mayStillArrive && {
				answer: sql`coalesce(${paymentAttempt.answer}, ${JSON.stringify(answer)}::jsonb)`,
			}),
		})
		.where(eq(paymentAttempt.id, found.id))
		.returning();
	return row as Attempt;
}
