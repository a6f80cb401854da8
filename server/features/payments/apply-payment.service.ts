import { eq, sql } from "drizzle-orm";
import { UNPAID } from "#core/rules/order-filters.ts";
import type { OrderStatus, StockState } from "#core/rules/order-status.ts";
import {
	type Applied,
	type AttemptState,
	decidePayment,
	isFinal,
	type PaymentDecision,
} from "#core/rules/payment-status.ts";
import type { PaymentNews } from "../../adapters/payments/port.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { orders, paymentAttempt } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { removePaidFromCart } from "../carts/carts.service.ts";
import { isGift } from "../lists/gift-orders.service.ts";
import { forgetBuyersOfDeleted } from "../orders/forget-buyers.service.ts";
import type { Touch } from "../orders/order-stock.service.ts";
import { mailOrder } from "../orders/orders.service.ts";
import { addEvents, BY_PROVIDER, BY_SHOP } from "../orders/timeline.service.ts";
import { type Attempt, nextCheck, standOf } from "./attempts.service.ts";
import type { PaymentCrashPoint } from "./crash-points.rules.ts";
import { type GivenBack, type GivenNews, noteGivenBack } from "./given-back.service.ts";
import { type LockedAttempt, lockAttempt } from "./locked-attempt.queries.ts";
import { paymentLimits } from "./payment-limits.service.ts";
import { mailAbout } from "./payments.mails.ts";
import { writeWhole } from "./refund-wishes.service.ts";
import { listRefunds } from "./refunds.queries.ts";
import { settleStockAndCode } from "./settle-stock-and-code.service.ts";

/** What is known of a payment; without an id when the provider does not know it. */
export type News = Pick<PaymentNews, "status" | "detail"> &
	Partial<PaymentNews> &
	Pick<GivenNews, "refundOf"> & {
		/** It was given up without certainty, so it is looked for a while longer. */
		mayStillArrive?: boolean;
		/** It is about an order by link that nobody is paying, and about no other. */
		ifUnpaid?: boolean;
	};
/** Who brings the news. */
export type Bringer = "browser" | "notice" | "check" | "refund" | "expiry";

const BEFORE_COMMIT: Partial<Record<Bringer, PaymentCrashPoint>> = {
	browser: "pay: result written",
	notice: "webhook: applied",
	refund: "refund: written",
	expiry: "expiry: released",
};
const DAY_MS = 24 * 60 * 60_000;
/** The provider holds a payment in process so long at most; then it is called off. Of a guest nobody knows anything. */
const HELD_MS = 7 * DAY_MS;
const HELD_FOR_GUEST_MS = 3 * DAY_MS;
/** An approved payment is looked at this long, should the provider have taken it back. */
const WATCHED_MS = 180 * DAY_MS;

/**
 * Brings an order up to what is known of its payment. The one place where a payment changes an order, used by the
 * browser's answer, the provider's notices and the shop's own checks; the same or older news changes nothing.
 */
export async function applyPayment(deps: Deps, attemptId: string, news: News, by: Bringer): Promise<Attempt> {
	const work = async (tx: Tx, touch: Touch) => {
		const found = await lockAttempt(tx, attemptId);
		if (!found) throw new Error(`there is no payment attempt ${attemptId}`);
		if (news.amountCents !== undefined && news.amountCents !== found.amountCents)
			throw new Error(`the provider took another amount for attempt ${attemptId} than the order's total`);
		const decision = decide(deps, found, news);
		const givenBack = await noteGivenBack(deps, tx, touch, found, news);
		const attempt =
			decision.kind === "ignored"
				? await noteOnly(deps, tx, found, news, givenBack)
				: await carryOut(deps, tx, touch, { found, news, decision, givenBack });
		for (const { id: refundId, cents } of givenBack.parts)
			await mailOrder(deps, tx, {
				orderId: found.orderId,
				attemptId,
				about: "part_refunded",
				part: { refundId, cents },
			});
		const point = BEFORE_COMMIT[by];
		if (point) await deps.crashAt?.(point);
		return attempt;
	};
	return paymentLimits(deps).apply(() => change(deps, work));
}

function decide(deps: Deps, found: LockedAttempt, { status, ifUnpaid }: News): PaymentDecision {
	if (ifUnpaid && found.state !== "claimed") return { kind: "ignored" };
	return decidePayment({ ...found, mayTryAgain: (found.offeredMs ?? 0) > deps.now().getTime() }, status);
}

/** Nothing new, but perhaps the payment's id, a part given back, or an end to looking for it. */
async function noteOnly(
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

type Work = { found: LockedAttempt; news: News; decision: Applied; givenBack: GivenBack };

async function carryOut(
	deps: Deps,
	tx: Tx,
	touch: Touch,
	{ found, news, givenBack, ...given }: Work,
): Promise<Attempt> {
	const now = deps.now();
	const decision = asAskedFor(given.decision, found, givenBack);
	const { status, stock, codeHeld, gone } = await settleStockAndCode(tx, touch, found, decision);
	const refund = decision.refund || gone !== null;
	await updateOrder(
		tx,
		found,
		{
			status,
			stock,
			codeHeld,
			paymentStatus: decision.state === "claimed" ? UNPAID : news.status,
			isPaid: isPaidWith(decision.state),
			isOffered: decision.state === "claimed",
		},
		now,
	);
	const attempt = await updateAttempt(deps, tx, found, news, decision.state, givenBack);
	const by = news.id === undefined ? BY_SHOP : BY_PROVIDER;
	await addEvents(deps, tx, found.orderId, by, [
		{ kind: "payment", from: found.attemptStatus || null, to: news.status, note: news.detail },
	]);
	if (refund) {
		const refunds = await listRefunds(tx, found.orderId);
		await writeWhole(deps, tx, by, { attempt, refunds, restock: true, reason: "" });
	}
	if (status !== found.status)
		await addEvents(deps, tx, found.orderId, BY_SHOP, [{ kind: "status", from: found.status, to: status }]);
	const isBought = status !== "Canceled" && (decision.state === "pending" || decision.state === "approved");
	const isFromCart = found.offeredMs === null && !(await isGift(tx, found.orderId));
	if (isBought && found.clientId !== null && !found.wasHeld && isFromCart) {
		await deps.crashAt?.("pay: before the cart is emptied");
		await removePaidFromCart(tx, found.clientId, found.orderId, now);
	}
	await deps.crashAt?.("pay: before the mail");
	const situation = { ...found, mayStillArrive: news.mayStillArrive ?? false, wasTried: news.id !== undefined };
	const about = mailAbout(situation, decision, gone);
	if (about) await mailOrder(deps, tx, { orderId: found.orderId, attemptId: found.id, about });
	if (status === "Canceled") await forgetBuyersOfDeleted(tx, now, eq(orders.id, found.orderId));
	return attempt;
}

/** Who gave the rest back may have said what becomes of its units. */
function asAskedFor(decision: Applied, { stock }: LockedAttempt, { restockRest }: GivenBack): Applied {
	if (restockRest === null || stock !== "taken") return decision;
	return { ...decision, stock: restockRest ? "give_back" : "keep" };
}

/** The money came in, even if it went out again. */
function isPaidWith(state: AttemptState): boolean {
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

async function updateOrder(tx: Tx, found: LockedAttempt, changed: OrderChange, now: Date): Promise<void> {
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

async function updateAttempt(
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
