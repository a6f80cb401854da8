import { and, eq, sql } from "drizzle-orm";
import type { OrderDetail } from "#core/contract/orders.ts";
import { colourLanguage, type Language } from "#core/languages.ts";
import { orderMessages } from "#core/messages/orders.ts";
import { codeName } from "#core/rules/discount.ts";
import { decideStatusChange, type OrderStatus } from "#core/rules/order-status.ts";
import { standingOf } from "#core/rules/payment-status.ts";
import { change } from "../../cache/change.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { orderEvent, orders, paymentAttempt, refund } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type Actor, isOfTheShop, type KeyActor, type StaffActor } from "../../http/access.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { giveCodeBack, holdCodeAgain } from "../discounts/discounts.service.ts";
import { withColourWords } from "./colour-words.rules.ts";
import { forgetBuyersOfDeleted } from "./forget-buyers.service.ts";
import { moveStock, type Touch } from "./order-stock.service.ts";
import { opensOrder } from "./order-token.service.ts";
import { mailOrder } from "./orders.mails.ts";
import { findOrder, findOrderOfPayment, findOrderOwner, findRecipient, withRecipient } from "./orders.queries.ts";
import { mailParcel } from "./parcels.mails.ts";
import { sendTheRest, takeNewestBack, wasSent } from "./parcels.service.ts";
import { addEvents, byActor, forEyesOf } from "./timeline.service.ts";

export { exportOrders } from "./exported-orders.queries.ts";
export { paymentIdOf } from "./order-rows.queries.ts";
/** What other features may ask of orders. */
export { type OrderMail, sumFacts } from "./order-words.mails.ts";
export { type KnownToMails, mailOrder } from "./orders.mails.ts";
export { findOrder, findOrderLanguage } from "./orders.queries.ts";

/** How long a reservation lasts that staff made again. */
const RESERVED_AGAIN_MS = 15 * 60_000;

/** An order with all there is to know of it; what not everybody may see is taken off by `forEyesOf`. */
export async function getOrder(deps: Deps, id: number, language?: Language): Promise<OrderDetail> {
	const order = await findOrder(deps.db, id, language);
	if (!order) throw new AppError("not_found");
	const { languages } = await deps.settings.current();
	return forStaff(deps.db, withColourWords(order, colourLanguage(language, languages)));
}

/** Staff know where a gift goes. */
async function forStaff(db: Queryable, order: OrderDetail): Promise<OrderDetail> {
	return order.gift ? withRecipient(order, await findRecipient(db, order.orderId)) : order;
}

/** An order for its client, for staff, or for whoever holds its token; for everybody else it is not there. */
export async function getOrderFor(
	deps: Deps,
	id: number,
	actor: Actor | KeyActor,
	{ orderToken, language }: { orderToken?: string | null | undefined; language?: Language | undefined },
): Promise<OrderDetail> {
	if (!isOfTheShop(actor) && !(await isOrderOf(deps, id, actor, orderToken))) throw new AppError("not_found");
	return forEyesOf(actor, await getOrder(deps, id, language));
}

/** Whether an order is somebody's: its client's, or of whoever holds its token. */
export async function isOrderOf(deps: Deps, id: number, actor: Actor, orderToken: string | null | undefined) {
	const owner = await findOrderOwner(deps.db, id);
	if (!owner) return false;
	const isClient = actor.kind === "client" && owner.clientId === actor.clientId;
	return isClient || opensOrder(orderToken, owner.tokenHash);
}

/** The documented post after a payment: the order exists already, this only tells the first time from later ones. */
export async function confirmOrder(
	deps: Deps,
	actor: Actor,
	{ paymentId, orderToken }: { paymentId?: string | null | undefined; orderToken?: string | null | undefined },
): Promise<{ order: OrderDetail; isFirst: boolean }> {
	const unpaid = () => new AppError("payment_required", orderMessages.unpaid);
	if (!paymentId) throw unpaid();
	const [attempt] = await findOrderOfPayment(deps.db, paymentId);
	if (!attempt) throw unpaid();
	const { orderId } = attempt;
	if (!(await isOrderOf(deps, orderId, actor, orderToken))) throw unpaid();
	const isFirst = await deps.db.transaction(async (tx) => {
		await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for("update");
		const [known] = await tx
			.select({ id: orderEvent.id })
			.from(orderEvent)
			.where(and(eq(orderEvent.orderId, orderId), eq(orderEvent.kind, "confirmed")));
		if (!known) await addEvents(deps, tx, orderId, byActor(actor), [{ kind: "confirmed" }]);
		return !known;
	});
	return { order: forEyesOf(actor, await getOrder(deps, orderId)), isFirst };
}

/** Moves an order to a status as staff pick it. Never moves money. */
export async function changeStatus(
	deps: Deps,
	actor: StaffActor,
	orderId: number,
	given: { orderStatus: OrderStatus; version?: number | undefined },
): Promise<OrderDetail> {
	await change(deps, async (tx, touch) => {
		const locked = await lockForMoving(tx, orderId);
		if (given.version !== undefined && given.version !== locked.order.version) {
			throw new AppError("version_conflict", undefined, { details: { current: await findOrder(tx, orderId) } });
		}
		await moveTo(deps, tx, touch, actor, locked, given.orderStatus);
	});
	return getOrder(deps, orderId);
}

type OrderRow = typeof orders.$inferSelect;
export type Locked = { order: OrderRow; attempt: typeof paymentAttempt.$inferSelect };

/** An order and the attempt that pays it, for whoever is about to change them. */
export async function lockForMoving(tx: Tx, orderId: number): Promise<Locked> {
	const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
	if (!order) throw new AppError("not_found");
	const [attempt] = await tx.select().from(paymentAttempt).where(eq(paymentAttempt.orderId, order.id)).for("update");
	if (!attempt) throw new Error(`order ${order.id} has no attempt to pay it`);
	return { order, attempt };
}

/** Whoever saw the order before has to look again. */
export function raiseVersion(deps: Deps, tx: Tx, orderId: number, more: Partial<OrderRow> = {}) {
	return tx
		.update(orders)
		.set({ ...more, version: sql`${orders.version} + 1`, updatedAt: deps.now() })
		.where(eq(orders.id, orderId));
}

/**
 * Moves a locked order. What becomes Submited has left in whole: what no parcel holds goes in one more; what is Submited no
 * longer, without being cancelled, had not left with the newest. `shipmentId` is the parcel that made it so. Shoppers only ever cancel.
 */
export async function moveTo(
	deps: Deps,
	tx: Tx,
	touch: Touch,
	actor: Actor | KeyActor,
	{ order, attempt }: Locked,
	to: OrderStatus,
	shipmentId: number | null = null,
): Promise<void> {
	const payment = standingOf(attempt.state);
	const decision = decideStatusChange(
		{
			status: order.status,
			payment,
			refunding: attempt.refundState === "wanted" || (await isGivingBack(tx, order.id)),
			stock: order.stockState,
			wasSent: await wasSent(tx, order.id),
		},
		to,
	);
	if (decision.kind === "same") return;
	if (decision.kind === "refused") throw new AppError(decision.code, decision.message);
	const now = deps.now();
	const parcel = to === "Submited" ? (shipmentId ?? (await sendTheRest(deps, tx, order.id))) : null;
	if (order.status === "Submited" && to !== "Canceled") await takeNewestBack(deps, tx, actor, order.id);
	await raiseVersion(deps, tx, order.id, { status: to });
	await deps.crashAt?.("status: written");
	const standing = { id: order.id, stock: order.stockState, atMost: order.reservedAtMost };
	const { stock, short } = await moveStock(tx, touch, standing, decision.stock);
	if (short.length > 0) {
		throw new AppError("sold_out", orderMessages.unitsGone, { details: { lines: short } });
	}
	const codeHeld = await moveCode(tx, order, decision.code);
	const reservedUntil =
		stock === "reserved" ? (order.reservedUntil ?? new Date(now.getTime() + RESERVED_AGAIN_MS)) : null;
	const reservedAtMost = decision.stock === "keep" ? order.reservedAtMost : null;
	await tx
		.update(orders)
		.set({ stockState: stock, codeHeld, reservedUntil, reservedAtMost })
		.where(eq(orders.id, order.id));
	if (to === "Canceled" && payment === "pending") {
		// The provider is told soon, so that the payment does not come true after all.
		await tx.update(paymentAttempt).set({ nextCheckAt: now, checks: 0 }).where(eq(paymentAttempt.id, attempt.id));
	}
	await deps.crashAt?.("status: stock moved");
	await addEvents(deps, tx, order.id, byActor(actor), [{ kind: "status", from: order.status, to }]);
	if (isOfTheShop(actor)) await noteInAuditLog(deps, tx, actor, "orders.status", order.id, { from: order.status, to });
	const about = { orderId: order.id, attemptId: attempt.id };
	if (parcel !== null) await mailParcel(deps, tx, { ...about, shipmentId: parcel });
	else await mailOrder(deps, tx, { ...about, about: isOfTheShop(actor) ? "status" : "cancelled" });
	await forgetBuyersOfDeleted(tx, now, eq(orders.id, order.id));
}

/** A part of its payment, or all of it, is on its way back. */
export async function isGivingBack(tx: Tx, orderId: number): Promise<boolean> {
	const wanted = await tx
		.select({ id: refund.id })
		.from(refund)
		.where(and(eq(refund.orderId, orderId), eq(refund.state, "wanted")))
		.limit(1);
	return wanted.length > 0;
}

async function moveCode(tx: Tx, order: OrderRow, effect: "keep" | "hold" | "give_back"): Promise<boolean> {
	if (order.code === null) return false;
	if (effect === "give_back" && order.codeHeld) {
		await giveCodeBack(tx, order.code);
		return false;
	}
	if (effect === "hold" && !order.codeHeld) {
		if (!(await holdCodeAgain(tx, order.code)))
			throw new AppError("conflict", orderMessages.codeUsedUp(codeName(order.code)));
		return true;
	}
	return order.codeHeld;
}
