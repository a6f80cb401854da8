import { eq, sql } from "drizzle-orm";
import type { OrderStatus, StockState } from "#core/rules/order-status.ts";
import { type AttemptState, isFinal } from "#core/rules/payment-status.ts";
import type { PaymentNews } from "../../adapters/payments/port.ts";
import type { Tx } from "../../db/client.ts";
import { columnsOf, prepared } from "../../db/prepared.ts";
import { paymentAttempt } from "../../db/schema.ts";
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

type OrderUpdate = Omit<OrderChange, "isOffered"> & {
	id: number;
	reservedUntil: Date | null;
	reservedAtMost: number | null;
	now: Date;
};

const ORDER = prepared<never, OrderUpdate>(
	"order_news",
	sql`update orders o set status = ${sql.placeholder("status")}, payment_status = ${sql.placeholder("paymentStatus")},
			stock_state = ${sql.placeholder("stock")}, code_held = ${sql.placeholder("codeHeld")}, reserved_until = ${sql.placeholder("reservedUntil")},
			reserved_at_most = ${sql.placeholder("reservedAtMost")},
			paid_at = case when ${sql.placeholder("isPaid")}::boolean then coalesce(o.paid_at, news.at) else o.paid_at end,
			version = o.version + 1, updated_at = news.at
		from (select ${sql.placeholder("now")}::timestamptz as at) news where o.id = ${sql.placeholder("id")}`,
);

export async function updateOrder(
	tx: Tx,
	found: LockedAttempt,
	{ isOffered, ...changed }: OrderChange,
	now: Date,
): Promise<void> {
	const longest = found.createdMs + (found.isGuest ? HELD_FOR_GUEST_MS : HELD_MS);
	const heldUntil = new Date(isOffered ? (found.offeredMs as number) : longest);
	const isReserved = changed.stock === "reserved";
	await ORDER(tx, {
		...changed,
		id: found.orderId,
		reservedUntil: isReserved ? heldUntil : null,
		reservedAtMost: isReserved ? found.atMost : null,
		now,
	});
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

type AttemptUpdate = {
	id: string;
	state: AttemptState;
	status: string;
	detail: string;
	paymentId: string | null;
	paidTotalCents: number | null;
	decidedAt: Date | null;
	nextCheckAt: Date | null;
	cents: number;
	units: number;
	isGone: boolean;
	answer: string | null;
};

/** What is not given stays; the first answer is kept for whoever repeats the request. */
const ATTEMPT = prepared<Attempt, AttemptUpdate>(
	"payment_attempt_news",
	sql`update payment_attempt set state = ${sql.placeholder("state")}, status = ${sql.placeholder("status")}, status_detail = ${sql.placeholder("detail")},
			provider_payment_id = coalesce(${sql.placeholder("paymentId")}, provider_payment_id),
			paid_total_cents = coalesce(${sql.placeholder("paidTotalCents")}, paid_total_cents), decided_at = coalesce(${sql.placeholder("decidedAt")}, decided_at),
			next_check_at = ${sql.placeholder("nextCheckAt")}, checks = 0, refunded_cents = ${sql.placeholder("cents")}, refunded_units = ${sql.placeholder("units")},
			refund_state = case when ${sql.placeholder("isGone")}::boolean and refund_state is not null then 'done' else refund_state end,
			answer = coalesce(answer, ${sql.placeholder("answer")}::jsonb)
		where id = ${sql.placeholder("id")} returning ${columnsOf(paymentAttempt)}`,
);

export async function updateAttempt(
	deps: Deps,
	tx: Tx,
	found: LockedAttempt,
	news: News,
	state: AttemptState,
	{ cents, units }: GivenBack,
): Promise<Attempt> {
	const known = { status: news.status, statusDetail: news.detail, providerPaymentId: news.id ?? null };
	const answer = standOf({ ...known, orderId: found.orderId, amountCents: found.amountCents });
	const [row] = await ATTEMPT(tx, {
		id: found.id,
		state,
		status: news.status,
		detail: news.detail,
		paymentId: news.id ?? null,
		paidTotalCents: news.paidTotalCents ?? null,
		decidedAt: isFinal(state) ? deps.now() : null,
		nextCheckAt: nextLook(deps, found, state, 0, news.mayStillArrive),
		cents,
		units,
		isGone: state === "refunded" || state === "charged_back",
		// A payment that was given up may still turn out otherwise.
		answer: news.mayStillArrive ? null : JSON.stringify(answer),
	});
	return row as Attempt;
}
