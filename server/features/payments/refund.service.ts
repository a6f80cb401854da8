import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { RefundRequest } from "#core/contract/refunds.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { returnMessages } from "#core/messages/returns.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { type LineRefund, returnableOf, sumOf } from "#core/rules/refunds.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { orders, paymentAttempt, refund } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import { requireConfirmed, type StaffActor } from "../../http/access.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { wasSent } from "../orders/parcels.service.ts";
import { byActor } from "../orders/timeline.service.ts";
import type { Attempt } from "./attempts.service.ts";
import { getProvider } from "./pay.service.ts";
import { givenOrWanted, leftOf, returnedUnits, worthOfLines, writePart, writeWhole } from "./refund-wishes.service.ts";
import { listBoughtLines, listRefunds, listReturning, type Refund, type RefundWithLines } from "./refunds.queries.ts";
import { settleNow } from "./settle-refunds.service.ts";

type Asked = { key: string | undefined; body: RefundRequest };

/**
 * Gives back a part of an order's payment, or all that is left. The wish and its key are written down before the provider
 * is asked, so that a crash or a lost answer repeats the same request, which gives back once.
 */
export async function refundOrder(deps: Deps, orderId: number, actor: StaffActor, asked: Asked): Promise<void> {
	getProvider(deps);
	const { amount, lines } = asked.body;
	if ((amount !== undefined || lines !== undefined) && asked.key === undefined)
		throw invalidField("idempotency-key", refusalMessages.refundKeyNeeded);
	const wish = await wantRefund(deps, orderId, actor, asked);
	await deps.crashAt?.("status: before the refund");
	if (!wish) return;
	const isRefused = wish.state === "wanted" ? await settleNow(deps, wish.id) : wish.state === "failed";
	if (isRefused) throw new AppError("conflict", refusalMessages.refundRefused);
}

async function wantRefund(deps: Deps, orderId: number, actor: StaffActor, asked: Asked): Promise<Refund | null> {
	const stepUpCents = toCents((await deps.settings.current()).staff.stepUpRefund);
	return change(deps, async (tx) => {
		const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
		const [attempt] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, orderId)).for("update");
		if (!order || !attempt) throw new AppError("not_found");
		const repeated = await findRepeated(tx, orderId, asked);
		if (repeated) return repeated;
		const { body } = asked;
		const isPart = body.amount !== undefined || body.lines !== undefined;
		if (attempt.state === "refunded" || attempt.state === "charged_back") {
			if (isPart) throw tooMuch(0);
			return null;
		}
		if (attempt.state !== "approved") throw new AppError("not_paid", refusalMessages.nothingToRefund);
		const refunds = await listRefunds(tx, orderId);
		const wanted = refunds.find(({ isWhole, state }) => isWhole && state === "wanted");
		if (wanted && !isPart) return wanted;
		const restock = body.restock ?? !(await wasSent(tx, orderId));
		const by = byActor(actor);
		const given = sumOf(givenOrWanted(refunds));
		const confirm = (cents: number) => {
			if (given + cents > stepUpCents) requireConfirmed(deps, actor);
		};
		const key = keyOf(orderId, asked);
		const reason = body.reason?.trim() ?? "";
		if (!isPart) {
			confirm(attempt.amountCents - given);
			const row = await writeWhole(deps, tx, by, { attempt, refunds, restock, reason, asked: key });
			if (row) await note(deps, tx, actor, row);
			return row;
		}
		const parts = await partsOf(tx, { order, attempt, refunds }, body);
		confirm(parts.cents);
		const row = await writePart(deps, tx, orderId, by, { ...parts, restock, reason, asked: key });
		if (!row) throw keyReused();
		await note(deps, tx, actor, row);
		return row;
	});
}

type Situation = {
	order: { id: number; discountCents: number };
	attempt: Attempt;
	refunds: readonly RefundWithLines[];
};

/** What a request for a part comes to, never more than is left. */
async function partsOf(
	tx: Tx,
	about: Situation,
	{ amount, lines: wishes = [] }: RefundRequest,
): Promise<{ cents: number; lines: LineRefund[] }> {
	const left = leftOf(about);
	if (amount !== undefined) {
		if (toCents(amount) > left) throw tooMuch(left);
		return { cents: toCents(amount), lines: [] };
	}
	const bought = await listBoughtLines(tx, about.order.id);
	const returned = returnedUnits(about.refunds);
	const returning = await listReturning(tx, about.order.id);
	for (const [at, { line, quantity }] of wishes.entries()) {
		const found = bought.find((one) => one.line === line);
		if (!found) throw invalidField(`lines.${at}.line`, refusalMessages.refundNoLine);
		const most = returnableOf(found, returned);
		if (quantity > most) throw new AppError("conflict", refusalMessages.refundTooMany);
		if (quantity > most - (returning.get(line) ?? 0)) throw new AppError("conflict", returnMessages.beingReturned);
	}
	const lines = await worthOfLines(tx, about, wishes);
	const cents = sumOf(lines);
	if (cents === 0) throw tooMuch(left);
	return { cents, lines };
}

/** The refund the same key asked for before. */
async function findRepeated(tx: Tx, orderId: number, asked: Asked): Promise<Refund | null> {
	const key = keyOf(orderId, asked);
	if (!key) return null;
	const [earlier] = await tx.select().from(refund).where(eq(refund.askKey, key.key));
	if (!earlier) return null;
	if (earlier.orderId !== orderId || !earlier.bodyHash?.equals(key.bodyHash)) throw keyReused();
	return earlier;
}

function keyOf(orderId: number, { key, body }: Asked) {
	if (key === undefined) return null;
	const { amount, lines, restock, reason } = body;
	const named = lines && [...lines].sort((a, b) => a.line - b.line).map(({ line, quantity }) => [line, quantity]);
	const said = JSON.stringify([orderId, amount ?? null, named ?? null, restock ?? null, reason ?? null]);
	return { key, bodyHash: createHash("sha256").update(said).digest() };
}

const keyReused = () => new AppError("key_reused", undefined, { status: 409 });

function tooMuch(leftCents: number): AppError {
	return new AppError("conflict", refusalMessages.refundTooMuch, { details: { left: fromCents(leftCents) } });
}

async function note(deps: Deps, tx: Tx, actor: StaffActor, { orderId, cents }: Refund): Promise<void> {
	await noteInAuditLog(deps, tx, actor, "orders.refund", orderId, { cents });
}
