import { and, eq, sql } from "drizzle-orm";
import { TEST_EVENT } from "#core/rules/webhooks.ts";
import type { Sent } from "../../adapters/webhooks/sender.ts";
import { webhookDelivery, webhookEndpoint } from "../../db/schema.ts";
import { transaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { signedHeaders } from "./signature.rules.ts";
import { FAILING_MS, nextAttempt } from "./waits.rules.ts";
import type { Due } from "./webhooks.queries.ts";

/** The same bytes at every attempt. */
function bodyOf({ type, at, data }: Pick<Due, "type" | "at" | "data">): string {
	return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

/** Tells a receiver one thing and notes what came of it. Whoever dies in between leaves it to be told again. */
export async function deliver(deps: Deps, due: Due): Promise<"told" | "answered" | "silent"> {
	const body = bodyOf(due);
	const signed = signedHeaders({ id: due.message, sentAt: deps.now(), body }, due.secrets);
	await deps.crashAt?.("hook: before it is sent");
	const sent = await deps.webhooks.send(
		due.address,
		{ ...signed, "content-type": "application/json", "user-agent": "perchero-webhooks" },
		body,
	);
	await deps.crashAt?.("hook: answered");
	await noteAttempt(deps, due, sent);
	if ("problem" in sent) return "silent";
	return isGood(sent.status) ? "told" : "answered";
}

const isGood = (status: number) => status >= 200 && status < 300;

async function noteAttempt(deps: Deps, { id, endpointId, type }: Due, sent: Sent): Promise<void> {
	const now = deps.now();
	const isTold = "status" in sent && isGood(sent.status);
	await transaction(deps.db, async (tx) => {
		const [held] = await tx.select().from(webhookDelivery).where(eq(webhookDelivery.id, id)).for("update");
		if (!held) return;
		const attempts = held.attempts + 1;
		// Another sender was faster, and was heard: what failed meanwhile says nothing of it.
		if (held.state === "delivered" && !isTold) {
			await tx.update(webhookDelivery).set({ attempts }).where(eq(webhookDelivery.id, id));
			return;
		}
		const nextAt = isTold || type === TEST_EVENT ? null : nextAttempt(attempts, now);
		await tx
			.update(webhookDelivery)
			.set({
				attempts,
				nextAt,
				lastAt: now,
				state: isTold ? "delivered" : nextAt ? "waiting" : "failed",
				status: "status" in sent ? sent.status : null,
				answer: "status" in sent ? sent.answer : "",
				problem: "problem" in sent ? sent.problem : isTold ? null : "answer",
			})
			.where(eq(webhookDelivery.id, id));
		if (isTold) {
			await tx.update(webhookEndpoint).set({ failingSince: null }).where(eq(webhookEndpoint.id, endpointId));
		} else if (type !== TEST_EVENT) {
			const since = sql`coalesce(${webhookEndpoint.failingSince}, ${now})`;
			await tx.update(webhookEndpoint).set({ failingSince: since }).where(eq(webhookEndpoint.id, endpointId));
			await switchOff(tx, endpointId, "status" in sent && sent.status === 410, now);
		}
	});
}

/** A receiver that is gone by its own word, or has failed for days, is told no more until somebody switches it on. */
async function switchOff(tx: Parameters<Parameters<typeof transaction>[1]>[0], id: number, isGone: boolean, now: Date) {
	const failed = sql`${webhookEndpoint.failingSince} <= ${new Date(now.getTime() - FAILING_MS)}`;
	await tx
		.update(webhookEndpoint)
		.set({ isOn: false, offReason: isGone ? "gone" : "failing" })
		.where(and(eq(webhookEndpoint.id, id), eq(webhookEndpoint.isOn, true), isGone ? undefined : failed));
}
