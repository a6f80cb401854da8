import { and, eq, gt, lte, or } from "drizzle-orm";
import pLimit from "p-limit";
import { attemptStateOf, isFinal } from "#core/rules/payment-status.ts";
import { type PaymentNews, type PaymentProvider, PaymentRefused } from "../../adapters/payments/port.ts";
import { orders, paymentAttempt } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { applyPayment } from "./apply-payment.service.ts";
import { type Attempt, endChecks, noteCheck, referenceOf } from "./attempts.service.ts";
import { listReducible, reduceReservation } from "./guest-reservations.service.ts";
import { settleRefunds } from "./settle-refunds.service.ts";
import { applyWaitingNotices } from "./webhook.service.ts";
import type { News } from "./write-news.service.ts";

const BATCH = 100;
const AT_ONCE = 5;
/** A payment that was given up is looked for at least this long, and then until the provider says that it has none. */
const LOOKED_FOR_MS = 24 * 60 * 60_000;
/** More than the longest RECONCILE_SECONDS. */
const LATEST_PLAN_MS = 20 * 60_000;

/** Brings every payment to its end: notices not yet applied, outcomes nobody knows, reservations that ran out, refunds. */
export async function reconcilePayments(deps: Deps): Promise<void> {
	const provider = deps.payments;
	if (provider) {
		await applyWaitingNotices(deps);
		await checkDueAttempts(deps, provider);
	}
	await eachOf(deps, await listReducible(deps), (order) => reduceReservation(deps, order));
	await expireReservations(deps, provider);
	if (provider) await settleRefunds(deps);
}

async function checkDueAttempts(deps: Deps, provider: PaymentProvider): Promise<void> {
	const due = await deps.db
		.select({ attempt: paymentAttempt, orderStatus: orders.status })
		.from(paymentAttempt)
		.innerJoin(orders, eq(orders.id, paymentAttempt.orderId))
		.where(and(isDue(deps.now()), eq(paymentAttempt.provider, provider.name)))
		.orderBy(paymentAttempt.nextCheckAt)
		.limit(BATCH);
	await eachOf(deps, due, ({ attempt, orderStatus }) => check(deps, provider, attempt, orderStatus === "Canceled"));
}

/** An unknown outcome is looked at every few seconds: a check that is planned for much later was planned by a wrong clock. */
function isDue(now: Date) {
	const { nextCheckAt, state } = paymentAttempt;
	const planned = new Date(now.getTime() + LATEST_PLAN_MS);
	return or(lte(nextCheckAt, now), and(eq(state, "asked"), gt(nextCheckAt, planned)));
}

async function check(deps: Deps, provider: PaymentProvider, attempt: Attempt, isGivenUp: boolean): Promise<void> {
	if (attempt.state === "claimed")
		return isGivenUp ? giveUpUnpaid(deps, attempt, "not_received", "check") : endChecks(deps, attempt);
	await noteCheck(deps, attempt);
	const news = await lookUp(provider, attempt);
	await deps.crashAt?.("check: provider answered");
	// A payment of an order that was given up must not come true later, so it is called off there too.
	if (news) await applyPayment(deps, attempt.id, isGivenUp ? await ended(provider, news) : news, "check");
	else if (attempt.state === "asked" && isOverdue(deps, provider, attempt)) {
		await applyPayment(
			deps,
			attempt.id,
			{ status: "cancelled", detail: "not_received", mayStillArrive: true },
			"check",
		);
	} else if (attempt.state === "cancelled" && ageOf(deps, attempt) > LOOKED_FOR_MS) await endChecks(deps, attempt);
}

/** Ends an order by link that nobody is paying; who has begun to just now goes on. */
async function giveUpUnpaid(deps: Deps, { id }: Attempt, detail: string, by: "check" | "expiry"): Promise<void> {
	await applyPayment(deps, id, { status: "cancelled", detail, ifUnpaid: true }, by);
}

function lookUp(provider: PaymentProvider, attempt: Attempt): Promise<PaymentNews | null> {
	const { providerPaymentId } = attempt;
	return providerPaymentId === null ? provider.findByReference(referenceOf(attempt)) : provider.get(providerPaymentId);
}

/** Nothing that was sent can still arrive; a time in the future was written by a wrong clock. */
function isOverdue(deps: Deps, provider: PaymentProvider, attempt: Attempt): boolean {
	return Math.abs(ageOf(deps, attempt)) > provider.arrivalLimitMs;
}

function ageOf(deps: Deps, { askedAt, createdAt }: Attempt): number {
	return deps.now().getTime() - (askedAt ?? createdAt).getTime();
}

async function expireReservations(deps: Deps, provider: PaymentProvider | null): Promise<void> {
	const expired = await deps.db
		.select({ attempt: paymentAttempt })
		.from(paymentAttempt)
		.innerJoin(orders, eq(orders.id, paymentAttempt.orderId))
		.where(and(eq(orders.stockState, "reserved"), lte(orders.reservedUntil, deps.now())))
		.orderBy(orders.reservedUntil)
		.limit(BATCH);
	await eachOf(deps, expired, ({ attempt }) => expire(deps, provider, attempt));
}

/** An approval that is found at the last moment wins over the expiry. */
async function expire(deps: Deps, provider: PaymentProvider | null, attempt: Attempt): Promise<void> {
	await deps.crashAt?.("expiry: selected");
	if (attempt.state === "claimed") return giveUpUnpaid(deps, attempt, "expired", "expiry");
	const isOurs = provider !== null && attempt.provider === provider.name;
	const news = isOurs ? await endOf(deps, provider, attempt) : EXPIRED;
	await applyPayment(deps, attempt.id, news, "expiry");
}

const EXPIRED: News = { status: "cancelled", detail: "expired", mayStillArrive: true };

async function endOf(deps: Deps, provider: PaymentProvider, attempt: Attempt): Promise<News> {
	try {
		const news = await lookUp(provider, attempt);
		return news ? await ended(provider, news) : EXPIRED;
	} catch (error) {
		// While the provider holds a payment the units stay reserved; one it never confirmed does not block them longer.
		if (attempt.state === "pending") throw error;
		deps.log.warn({ err: error }, "a reservation ended while its payment is unknown");
		return EXPIRED;
	}
}

/** Calls a payment off that the provider still holds; if it was decided meanwhile, that decision counts. */
async function ended(provider: PaymentProvider, news: PaymentNews): Promise<PaymentNews> {
	if (isFinal(attemptStateOf(news.status))) return news;
	try {
		return await provider.cancel(news.id, `cancel ${news.reference}`);
	} catch (error) {
		if (!(error instanceof PaymentRefused)) throw error;
		const decided = await provider.get(news.id);
		if (!decided) throw error;
		return decided;
	}
}

/** An item that fails does not hold up the others; it is tried again in the next round. */
async function eachOf<T>(deps: Deps, items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
	const tryOne = (item: T) =>
		work(item).catch((error) => deps.log.warn({ err: error }, "a payment could not be checked, trying again"));
	await pLimit(AT_ONCE).map(items, tryOne);
}
