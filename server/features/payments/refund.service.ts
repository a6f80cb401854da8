import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { refusalMessages } from "#core/messages/refusals.ts";
import { toCents } from "#core/rules/money.ts";
import { PaymentRefused } from "../../adapters/payments/port.ts";
import { change } from "../../cache/change.ts";
import { orders, paymentAttempt } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { requireConfirmed } from "../../http/access.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { addEvents, BY_PROVIDER, byActor, type StaffActor } from "../orders/timeline.service.ts";
import { applyPayment } from "./apply-payment.service.ts";
import type { Attempt } from "./attempts.service.ts";
import { getProvider } from "./pay.service.ts";

/**
 * Gives an order's payment back. The wish and its key are written down before the provider is asked, so that a crash or a
 * lost answer repeats the same request, which gives back once.
 */
export async function refundOrder(deps: Deps, orderId: number, actor: StaffActor): Promise<void> {
	getProvider(deps);
	const attempt = await wantRefund(deps, orderId, actor);
	await deps.crashAt?.("status: before the refund");
	if (!attempt) return;
	const isRefused = await settleRefund(deps, attempt).catch((error) => {
		deps.log.warn({ err: error }, "a refund could not be made yet, trying again");
		return false;
	});
	if (isRefused) throw new AppError("conflict", refusalMessages.refundRefused);
}

async function wantRefund(deps: Deps, orderId: number, actor: StaffActor): Promise<Attempt | null> {
	const stepUpCents = toCents((await deps.settings.current()).staff.stepUpRefund);
	return change(deps, async (tx) => {
		await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("update");
		const [attempt] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, orderId)).for("update");
		if (!attempt) throw new AppError("not_found");
		if (attempt.state === "refunded" || attempt.state === "charged_back") return null;
		if (attempt.state !== "approved") throw new AppError("not_paid", refusalMessages.nothingToRefund);
		if (attempt.refundState === "wanted") return attempt;
		if (attempt.amountCents > stepUpCents) requireConfirmed(deps, actor);
		const [wanted] = await tx
			.update(paymentAttempt)
			.set({ refundState: "wanted", refundKey: attempt.refundKey ?? randomUUID() })
			.where(eq(paymentAttempt.id, attempt.id))
			.returning();
		await addEvents(deps, tx, orderId, byActor(actor), [{ kind: "refund", from: attempt.refundState, to: "wanted" }]);
		await noteInAuditLog(deps, tx, actor, "orders.refund", orderId, { cents: attempt.amountCents });
		return wanted as Attempt;
	});
}

/** Refunds that are wanted and not made: after a crash, a lost answer, or an approval that came too late. */
export async function settleRefunds(deps: Deps): Promise<void> {
	const wanted = await deps.db
		.select()
		.from(paymentAttempt)
		.where(and(eq(paymentAttempt.refundState, "wanted"), eq(paymentAttempt.provider, getProvider(deps).name)))
		.orderBy(paymentAttempt.createdAt)
		.limit(100);
	for (const attempt of wanted) {
		await settleRefund(deps, attempt).catch((error) => {
			deps.log.warn({ err: error }, "a refund could not be made yet, trying again");
		});
	}
}

/** Says whether the provider refused; throws when nobody knows. */
async function settleRefund(deps: Deps, { id, providerPaymentId, refundKey }: Attempt): Promise<boolean> {
	const provider = getProvider(deps);
	if (providerPaymentId === null || refundKey === null) throw new Error(`attempt ${id} has nothing to give back`);
	await deps.crashAt?.("refund: before the call");
	try {
		const refunded = provider.refund(providerPaymentId, refundKey);
		await deps.crashAt?.("refund: sent");
		await applyPayment(deps, id, await refunded, "check");
		return false;
	} catch (error) {
		if (!(error instanceof PaymentRefused)) throw error;
		const news = await provider.get(providerPaymentId);
		if (news && (news.status === "refunded" || news.status === "charged_back")) {
			await applyPayment(deps, id, news, "check");
			return false;
		}
		if (news?.status === "in_mediation" && (await keepsWish(deps, id))) return false;
		deps.log.error({ err: error, detail: error.detail }, "the card service refused a refund");
		await noteRefusal(deps, id, error.detail);
		return true;
	}
}

/**
 * Nothing is given back during a dispute. For an order that does not stand the wish stays until the dispute ends, under a
 * new key, because the old one only repeats the refusal; of an order that stands whoever asked is told.
 */
async function keepsWish({ db }: Deps, attemptId: string): Promise<boolean> {
	const kept = await db
		.update(paymentAttempt)
		.set({ refundKey: randomUUID() })
		.from(orders)
		.where(
			and(
				eq(paymentAttempt.id, attemptId),
				eq(paymentAttempt.refundState, "wanted"),
				eq(orders.id, paymentAttempt.orderId),
				eq(orders.status, "Canceled"),
			),
		)
		.returning({ id: paymentAttempt.id });
	return kept.length > 0;
}

async function noteRefusal(deps: Deps, attemptId: string, detail: string): Promise<void> {
	await change(deps, async (tx) => {
		const [attempt] = await tx
			.update(paymentAttempt)
			// Another wish is another request: with the old key the provider would only repeat its refusal.
			.set({ refundState: "failed", refundKey: null })
			.where(and(eq(paymentAttempt.id, attemptId), eq(paymentAttempt.refundState, "wanted")))
			.returning();
		if (!attempt) return;
		await addEvents(deps, tx, attempt.orderId, BY_PROVIDER, [
			{ kind: "refund", from: "wanted", to: "failed", note: detail },
		]);
	});
}
