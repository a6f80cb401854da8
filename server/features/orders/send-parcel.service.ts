import { and, eq } from "drizzle-orm";
import type { OrderDetail } from "#core/contract/orders.ts";
import type { MailPreview, NewShipment } from "#core/contract/shipments.ts";
import { shipmentMessages } from "#core/messages/shipments.ts";
import { decideStatusChange } from "#core/rules/order-status.ts";
import { standingOf } from "#core/rules/payment-status.ts";
import { canLeave, type LineUnits, unitsIn, unsentAfter } from "#core/rules/shipments.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { shipment, shipmentLine } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import type { KeyActor, StaffActor } from "../../http/access.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { getOrder, isGivingBack, type Locked, lockForMoving, moveTo, raiseVersion } from "./orders.service.ts";
import { mailParcel, previewParcel } from "./parcels.mails.ts";
import { listUnsent, writeParcel } from "./parcels.service.ts";
import { addEvents, byActor } from "./timeline.service.ts";

/** Sends a parcel with some of what has not left yet; with the last of it the order is Submited. */
export async function sendParcel(
	deps: Deps,
	actor: StaffActor | KeyActor,
	orderId: number,
	{ key, ...given }: NewShipment & { key?: string | undefined },
): Promise<OrderDetail> {
	await change(deps, async (tx, touch) => {
		const locked = await lockForMoving(tx, orderId);
		if (key && (await isSentBy(tx, orderId, key, given))) return;
		const rest = unsentAfter(await listSendable(tx, locked, given.lines), given.lines);
		const shipmentId = await writeParcel(deps, tx, orderId, { ...given, key });
		const [carrier, pieces] = [given.carrier, unitsIn(given.lines)];
		const note = [carrier, `× ${pieces}`].filter(Boolean).join(" ");
		await addEvents(deps, tx, orderId, byActor(actor), [{ kind: "shipment", to: "sent", note }]);
		await noteInAuditLog(deps, tx, actor, "orders.ship", orderId, { carrier, pieces });
		if (rest.length === 0) await moveTo(deps, tx, touch, actor, locked, "Submited", shipmentId);
		else {
			await raiseVersion(deps, tx, orderId);
			await mailParcel(deps, tx, { orderId, attemptId: locked.attempt.id, shipmentId });
		}
	});
	await deps.crashAt?.("shipment: committed");
	return getOrder(deps, orderId);
}

/** The mail such a parcel would have sent. */
export function previewOf(deps: Deps, orderId: number, given: NewShipment): Promise<MailPreview> {
	return deps.db.transaction(async (tx) => {
		await listSendable(tx, await lockForMoving(tx, orderId), given.lines);
		return previewParcel(deps, tx, orderId, given);
	});
}

/** What of an order can leave now; refuses what cannot, by the rules of the status Submited. */
async function listSendable(tx: Tx, { order, attempt }: Locked, lines: readonly LineUnits[]): Promise<LineUnits[]> {
	if (order.status === "Canceled") throw new AppError("conflict", shipmentMessages.cancelled);
	if (order.status === "Submited") throw new AppError("conflict", shipmentMessages.sent);
	const decision = decideStatusChange(
		{
			status: order.status,
			payment: standingOf(attempt.state),
			refunding: attempt.refundState === "wanted" || (await isGivingBack(tx, order.id)),
			stock: order.stockState,
			wasSent: false,
		},
		"Submited",
	);
	if (decision.kind === "refused") throw new AppError(decision.code, decision.message);
	const unsent = await listUnsent(tx, order.id);
	if (unsent.length === 0) throw new AppError("conflict", shipmentMessages.sent);
	if (!canLeave(unsent, lines)) throw new AppError("conflict", shipmentMessages.lines);
	return unsent;
}

/** Whether a request was carried out before. The same key for something else is refused. */
async function isSentBy(tx: Tx, orderId: number, key: string, given: NewShipment): Promise<boolean> {
	const [known] = await tx
		.select()
		.from(shipment)
		.where(and(eq(shipment.orderId, orderId), eq(shipment.key, key)));
	if (!known) return false;
	const { line, quantity } = shipmentLine;
	const lines = await tx.select({ line, quantity }).from(shipmentLine).where(eq(shipmentLine.shipmentId, known.id));
	const isSame =
		canLeave(lines, given.lines) &&
		unsentAfter(lines, given.lines).length === 0 &&
		(["carrier", "tracking", "url"] as const).every((text) => known[text] === given[text]);
	if (!isSame) throw new AppError("key_reused");
	return true;
}
