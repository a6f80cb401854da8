import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { attemptStateOf } from "#core/rules/payment-status.ts";
import { PaymentRefused } from "../../adapters/payments/port.ts";
import { change } from "../../cache/change.ts";
import { untilOnDisk } from "../../db/on-disk.ts";
import { orders, paymentAttempt, refund } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { seenThrough } from "../../jobs/under-way.ts";
import { addEvents, BY_PROVIDER } from "../orders/timeline.service.ts";
import { applyPayment } from "./apply-payment.service.ts";
import { lockAttempt } from "./locked-attempt.queries.ts";
import { getProvider } from "./pay.service.ts";
import { adoptWishes, findOpenRefund, listOpenRefunds, type OpenRefund } from "./refunds.queries.ts";

const BATCH = 100;

/** Refunds that are wanted and not made: after a crash, a lost answer, or an approval that came too late. */
export async function settleRefunds(deps: Deps): Promise<void> {
	await adoptWishes(deps.db);
	for (const open of await listOpenRefunds(deps.db, getProvider(deps).name, BATCH)) await trySettling(deps, open);
}

/** Makes one refund that is wanted. Says whether the provider refused it; what nobody knows yet is tried again later. */
export async function settleNow(deps: Deps, refundId: number): Promise<boolean> {
	const open = await findOpenRefund(deps.db, refundId);
	return open ? trySettling(deps, open) : false;
}

function trySettling(deps: Deps, open: OpenRefund): Promise<boolean> {
	const settled = settle(deps, open).catch((error) => {
		deps.log.warn({ err: error }, "a refund could not be made yet, trying again");
		return false;
	});
	return seenThrough(deps, settled);
}

/** Says whether the provider refused; throws when nobody knows. */
async function settle(deps: Deps, open: OpenRefund): Promise<boolean> {
	const provider = getProvider(deps);
	const { id, attemptId, providerPaymentId, providerKey, isWhole, cents } = open;
	if (providerPaymentId === null || providerKey === null) throw new Error(`refund ${id} has nothing to give back`);
	await untilOnDisk(deps.db);
	await deps.crashAt?.("refund: before the call");
	try {
		const asked = isWhole
			? provider.refund(providerPaymentId, providerKey)
			: provider.refund(providerPaymentId, providerKey, cents);
		await deps.crashAt?.("refund: sent");
		const news = await asked;
		await deps.crashAt?.("refund: answered");
		await applyPayment(deps, attemptId, { ...news, refundOf: id }, "refund");
		return false;
	} catch (error) {
		if (!(error instanceof PaymentRefused)) throw error;
		const news = await provider.get(providerPaymentId);
		const state = news && attemptStateOf(news.status);
		if (news && (state === "refunded" || state === "charged_back")) {
			await applyPayment(deps, attemptId, news, "refund");
			return false;
		}
		if (isWhole && news?.status === "in_mediation" && (await keepsWish(deps, open))) return false;
		deps.log.error({ err: error, detail: error.detail }, "the card service refused a refund");
		await noteRefusal(deps, open, error.detail);
		// Somebody may have given back elsewhere what was asked for here.
		if (news) await applyPayment(deps, attemptId, news, "check");
		return true;
	}
}

/**
 * Nothing is given back during a dispute. For an order that does not stand the wish stays until the dispute ends, under a
 * new key, because the old one only repeats the refusal; of an order that stands whoever asked is told.
 */
async function keepsWish(deps: Deps, { id, attemptId, orderId }: OpenRefund): Promise<boolean> {
	return change(deps, async (tx) => {
		await lockAttempt(tx, attemptId);
		const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId));
		if (order?.status !== "Canceled") return false;
		const providerKey = randomUUID();
		await tx
			.update(refund)
			.set({ providerKey })
			.where(and(eq(refund.id, id), eq(refund.state, "wanted")));
		await tx
			.update(paymentAttempt)
			.set({ refundKey: providerKey })
			.where(and(eq(paymentAttempt.id, attemptId), eq(paymentAttempt.refundState, "wanted")));
		return true;
	});
}

async function noteRefusal(deps: Deps, { id, attemptId, orderId, isWhole }: OpenRefund, detail: string): Promise<void> {
	await change(deps, async (tx) => {
		await lockAttempt(tx, attemptId);
		const [row] = await tx
			.update(refund)
			.set({ state: "failed", decidedAt: deps.now() })
			.where(and(eq(refund.id, id), eq(refund.state, "wanted")))
			.returning();
		if (!row) return;
		if (isWhole) {
			await tx
				.update(paymentAttempt)
				// Another wish is another request: with the old key the provider would only repeat its refusal.
				.set({ refundState: "failed", refundKey: null })
				.where(and(eq(paymentAttempt.id, attemptId), eq(paymentAttempt.refundState, "wanted")));
		}
		await addEvents(deps, tx, orderId, BY_PROVIDER, [{ kind: "refund", from: "wanted", to: "failed", note: detail }]);
	});
}
