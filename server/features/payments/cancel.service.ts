import { refusalMessages } from "#core/messages/refusals.ts";
import { change } from "../../cache/change.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { Actor } from "../../http/access.ts";
import { releaseGift } from "../lists/gift-orders.service.ts";
import { isOrderOf, lockForMoving, moveTo } from "../orders/orders.service.ts";
import { wasSent } from "../orders/parcels.service.ts";
import { byActor } from "../orders/timeline.service.ts";
import { writeWhole } from "./refund-wishes.service.ts";
import { listRefunds } from "./refunds.queries.ts";
import { settleNow } from "./settle-refunds.service.ts";

/**
 * Calls an order off for its shopper while nothing of it was sent. Its units and its code are free at once; that its money
 * is to go back is written in the same transaction, and the provider is asked after it.
 */
export async function cancelOrder(
	deps: Deps,
	actor: Actor,
	orderId: number,
	orderToken: string | null | undefined,
): Promise<void> {
	if (!(await isOrderOf(deps, orderId, actor, orderToken))) throw new AppError("not_found");
	const wished = await change(deps, async (tx, touch) => {
		const locked = await lockForMoving(tx, orderId);
		const { order, attempt } = locked;
		if (order.status === "Canceled") return null;
		if (order.status === "Submited" || (await wasSent(tx, orderId)))
			throw new AppError("conflict", refusalMessages.orderSent);
		await moveTo(deps, tx, touch, actor, locked, "Canceled");
		await releaseGift(tx, orderId, deps.now());
		if (attempt.state !== "approved") return null;
		const refunds = await listRefunds(tx, orderId);
		const open = refunds.find(({ isWhole, state }) => isWhole && state === "wanted");
		return open ?? writeWhole(deps, tx, byActor(actor), { attempt, refunds, restock: true, reason: "" });
	});
	await deps.crashAt?.("cancel: committed");
	if (wished && deps.payments) await settleNow(deps, wished.id);
}
