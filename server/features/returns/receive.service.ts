import { and, eq } from "drizzle-orm";
import type { StaffReturn } from "#core/contract/returns.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { returnMessages } from "#core/messages/returns.ts";
import { toCents } from "#core/rules/money.ts";
import { sumOf } from "#core/rules/refunds.ts";
import { fitSaidBy } from "#core/rules/return-states.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { orderLine, orders, returnLine, returnRequest } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { requireConfirmed, type StaffActor } from "../../http/access.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { forgetBuyersOfDeleted } from "../orders/forget-buyers.service.ts";
import type { Touch } from "../orders/order-stock.service.ts";
import { addEvents, byActor } from "../orders/timeline.service.ts";
import { givenOrWanted, listRefunds, worthOfLines, writePart } from "../payments/refund-wishes.service.ts";
import { settleNow } from "../payments/settle-refunds.service.ts";
import { exchangeLines } from "./exchange-stock.service.ts";
import { type LockedReturn, lockReturn, type ReturnLineRow, requireStep } from "./locked-return.service.ts";
import { mailReturn } from "./returns.mails.ts";
import { getReturn, isReturnable } from "./returns.service.ts";

/**
 * The garments of a return are in the shop: what is exchanged can be sent, and for the rest the money goes back. Stock, what
 * became of each line and the wish to give money back are one transaction; the provider is asked after it.
 */
export async function receiveReturn(
	deps: Deps,
	actor: StaffActor,
	number: number,
	shelved: readonly { line: number; restock: boolean }[],
): Promise<StaffReturn> {
	const refundId = await change(deps, async (tx, touch) => {
		const locked = await lockReturn(tx, number);
		if (locked.asked.state === "received") return tryAgain(deps, tx, actor, locked);
		requireStep(locked.asked.state, "received");
		if (!isReturnable(locked)) throw new AppError("conflict", returnMessages.notPaid);
		const said = new Map(shelved.map(({ line, restock }) => [line, restock]));
		const restocked = (line: number) => said.get(line) ?? true;
		const exchanged = await exchangeLines(tx, touch, locked, { restocked, staffId: actor.staffId });
		const lines = locked.lines.map((row) => ({ ...row, restock: restocked(row.line) }));
		await touchFit(tx, touch, locked);
		for (const { line, restock } of lines)
			await tx
				.update(returnLine)
				.set({ outcome: exchanged.has(line) ? "exchange" : "refund", restock })
				.where(and(eq(returnLine.returnId, number), eq(returnLine.line, line)));
		const paidBack = lines.filter(({ line }) => !exchanged.has(line));
		const wished = paidBack.length > 0 ? await wantMoneyBack(deps, tx, actor, locked, paidBack) : null;
		await tx
			.update(returnRequest)
			.set({ state: "received", receivedAt: deps.now(), heldUntil: null, refundId: wished })
			.where(eq(returnRequest.id, number));
		await deps.crashAt?.("return: received");
		const { orderId, state } = locked.asked;
		const event = { kind: "return", from: state, to: "received", note: String(number) } as const;
		await addEvents(deps, tx, orderId, byActor(actor), [event]);
		await noteInAuditLog(deps, tx, actor, "returns.receive", number, { order: orderId });
		await mailReturn(deps, tx, { locked, number, about: "received" });
		await forgetBuyersOfDeleted(tx, deps.now(), eq(orders.id, orderId));
		return wished;
	});
	await deps.crashAt?.("return: before the refund");
	if (refundId !== null && deps.payments) await settleNow(deps, refundId);
	return getReturn(deps, number);
}

/** What the card service refused to give back is asked for once more; what is under way goes on. */
async function tryAgain(deps: Deps, tx: Tx, actor: StaffActor, locked: LockedReturn): Promise<number | null> {
	const { asked, lines } = locked;
	const refunds = await listRefunds(tx, asked.orderId);
	const last = refunds.find(({ id }) => id === asked.refundId);
	if (last?.state !== "failed") return last?.state === "wanted" ? last.id : null;
	if (!isReturnable(locked)) throw new AppError("conflict", returnMessages.notPaid);
	const paidBack = lines.filter(({ outcome }) => outcome === "refund");
	const wished = await wantMoneyBack(deps, tx, actor, locked, paidBack);
	await tx.update(returnRequest).set({ refundId: wished }).where(eq(returnRequest.id, asked.id));
	return wished;
}

async function wantMoneyBack(
	deps: Deps,
	tx: Tx,
	actor: StaffActor,
	{ order, attempt }: LockedReturn,
	lines: readonly Pick<ReturnLineRow, "line" | "quantity" | "restock">[],
): Promise<number> {
	const refunds = await listRefunds(tx, order.id);
	const worth = await worthOfLines(tx, { order, attempt, refunds }, lines);
	const cents = sumOf(worth);
	if (cents === 0) throw new AppError("conflict", refusalMessages.refundTooMuch);
	const { staff } = await deps.settings.readIn(tx);
	if (sumOf(givenOrWanted(refunds)) + cents > toCents(staff.stepUpRefund)) requireConfirmed(deps, actor);
	const restockOf = new Map(lines.map(({ line, restock }) => [line, restock === true]));
	const wish = {
		cents,
		lines: worth.map((one) => ({ ...one, restock: restockOf.get(one.line) === true })),
		restock: lines.every(({ restock }) => restock === true),
		reason: "",
		asked: null,
	};
	const row = await writePart(deps, tx, order.id, byActor(actor), wish);
	if (!row) throw new Error(`the refund of a return of order ${order.id} was not written`);
	await noteInAuditLog(deps, tx, actor, "orders.refund", order.id, { cents });
	return row.id;
}

/** What buyers say of the fit is told on the product's page. */
async function touchFit(tx: Tx, touch: Touch, { asked, lines }: LockedReturn): Promise<void> {
	const telling = new Set(lines.filter(({ reason }) => fitSaidBy(reason)).map(({ line }) => line));
	if (telling.size === 0) return;
	const bought = await tx.select().from(orderLine).where(eq(orderLine.orderId, asked.orderId));
	for (const { line, productId } of bought) if (telling.has(line)) touch(`product:${productId}`);
}
