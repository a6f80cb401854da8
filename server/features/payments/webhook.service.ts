import { and, eq, isNull, sql } from "drizzle-orm";
import { orderMessages } from "#core/messages/orders.ts";
import { UUID } from "#core/rules/uuid.ts";
import type { Notification } from "../../adapters/payments/port.ts";
import { webhookEvent } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { applyPayment } from "./apply-payment.service.ts";
import { findAttempt, findAttemptByPayment } from "./attempts.service.ts";
import { getProvider } from "./pay.service.ts";

export type Notice = Notification & {
	eventId: string | undefined;
	topic: string | undefined;
	action: string | undefined;
};

const TRIES = 20;

/** Notes a genuine notice once, then acts on it; what cannot be done now is done by the reconciler. */
export async function receiveNotice(deps: Deps, notice: Notice): Promise<void> {
	if (!getProvider(deps).isGenuine(notice, deps.now())) throw new AppError("unauthorized", orderMessages.unsigned);
	await deps.crashAt?.("webhook: signature checked");
	const { dataId, requestId, topic, action } = notice;
	const isOfPayment = topic === undefined || topic === "payment";
	if (!isOfPayment || !dataId) return;
	const id = notice.eventId ?? requestId ?? dataId;
	await deps.db
		.insert(webhookEvent)
		.values({ id, topic: "payment", providerPaymentId: dataId, payload: { action }, receivedAt: deps.now() })
		.onConflictDoNothing();
	await deps.crashAt?.("webhook: noted");
	await actOnNotice(deps, id);
	await deps.crashAt?.("webhook: committed");
}

/** Asks the provider how the payment stands: a notice says only that something changed. */
async function actOnNotice(deps: Deps, id: string): Promise<void> {
	const [event] = await deps.db
		.select()
		.from(webhookEvent)
		.where(and(eq(webhookEvent.id, id), isNull(webhookEvent.appliedAt)));
	if (!event?.providerPaymentId) return;
	try {
		await learnOf(deps, event.providerPaymentId);
		await deps.db.update(webhookEvent).set({ appliedAt: deps.now() }).where(eq(webhookEvent.id, id));
	} catch (error) {
		deps.log.warn({ err: error }, "a notice of the card service could not be applied yet");
		const isLast = event.attempts + 1 >= TRIES;
		await deps.db
			.update(webhookEvent)
			.set({
				attempts: sql`${webhookEvent.attempts} + 1`,
				lastError: (error as Error).message,
				// The reconciler knows the payment by its attempt and goes on without the notice.
				...(isLast && { appliedAt: deps.now() }),
			})
			.where(eq(webhookEvent.id, id));
	}
}

async function learnOf(deps: Deps, providerPaymentId: string): Promise<void> {
	const news = await getProvider(deps).get(providerPaymentId);
	if (!news) return;
	const isReference = UUID.test(news.reference);
	const attempt =
		(isReference ? await findAttempt(deps.db, news.reference) : null) ??
		(await findAttemptByPayment(deps.db, providerPaymentId));
	if (attempt) await applyPayment(deps, attempt.id, news, "notice");
}

/** Notices that were noted by a process that died, or that could not be applied at once. */
export async function applyWaitingNotices(deps: Deps): Promise<void> {
	const waiting = await deps.db
		.select({ id: webhookEvent.id })
		.from(webhookEvent)
		.where(isNull(webhookEvent.appliedAt))
		.orderBy(webhookEvent.receivedAt)
		.limit(100);
	for (const { id } of waiting) await actOnNotice(deps, id);
}
