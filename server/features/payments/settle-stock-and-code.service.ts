import type { OrderStatus, StockState } from "#core/rules/order-status.ts";
import type { Applied } from "#core/rules/payment-status.ts";
import type { Tx } from "../../db/client.ts";
import { giveCodeBack, holdCodeAgain } from "../discounts/discounts.service.ts";
import { moveStock, type Touch } from "../orders/order-stock.service.ts";
import type { LockedAttempt } from "./locked-attempt.queries.ts";
import type { Gone } from "./payments.mails.ts";

type SettledOrder = { status: OrderStatus; stock: StockState; codeHeld: boolean; gone: Gone };

/** What becomes of the order. A cancelled one gives back the use of its code. */
export async function settleStockAndCode(
	tx: Tx,
	touch: Touch,
	found: LockedAttempt,
	decision: Applied,
): Promise<SettledOrder> {
	const outcome = await claimStockAndCode(tx, touch, found, decision);
	if (outcome.status !== "Canceled" || !outcome.codeHeld || found.code === null) return outcome;
	await giveCodeBack(tx, found.code);
	return { ...outcome, codeHeld: false };
}

/** Money that arrives late completes the order only if its units and the use of its code can be had again. */
async function claimStockAndCode(tx: Tx, touch: Touch, found: LockedAttempt, decision: Applied): Promise<SettledOrder> {
	const { orderId: id, atMost, code, codeHeld } = found;
	const { stock, short } = await moveStock(tx, touch, { id, stock: found.stock, atMost }, decision.stock);
	if (decision.status !== "if_had") return { status: decision.status, stock, codeHeld, gone: null };
	const giveBack = () => moveStock(tx, touch, { id, stock, atMost }, "give_back");
	if (short.length > 0) return { status: "Canceled", stock: (await giveBack()).stock, codeHeld, gone: "units" };
	if (code === null || codeHeld || (await holdCodeAgain(tx, code)))
		return { status: "Completed", stock, codeHeld: code !== null, gone: null };
	return { status: "Canceled", stock: (await giveBack()).stock, codeHeld, gone: "code" };
}
