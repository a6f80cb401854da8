import { createHash } from "node:crypto";
import type * as schema from "#server/db/schema.ts";
import { type Dice, pickOne, someBytes, someUuid } from "./chance.ts";
import { standard } from "./delivery.ts";
import { type DemoOrder, holdsCode, type OrderOutcome } from "./history.ts";
import { imageAddress } from "./image-names.ts";
import { after, DAY, HOUR } from "./times.ts";

type OrderRow = typeof schema.orders.$inferInsert;
type LineRow = typeof schema.orderLine.$inferInsert;
type AttemptRow = typeof schema.paymentAttempt.$inferInsert;
type RefundRow = typeof schema.refund.$inferInsert;
type EventRow = typeof schema.orderEvent.$inferInsert;

export const CURRENCY = "ARS";
export const TAX_RATE = 21;

export const outcomes = {
	approved: { status: "Completed", paymentStatus: "approved", state: "approved", stockState: "taken" },
	pending: { status: "Processing", paymentStatus: "in_process", state: "pending", stockState: "reserved" },
	rejected: { status: "Canceled", paymentStatus: "rejected", state: "rejected", stockState: "released" },
	refunded: { status: "Canceled", paymentStatus: "refunded", state: "refunded", stockState: "released" },
} as const satisfies Record<OrderOutcome, unknown>;

export const details: Record<OrderOutcome, readonly string[]> = {
	approved: ["accredited"],
	pending: ["pending_contingency", "pending_review_manual"],
	rejected: ["cc_rejected_insufficient_amount", "cc_rejected_other_reason", "cc_rejected_call_for_authorize"],
	refunded: ["refunded"],
};

/** When the provider answered; a payment in process was answered too, only not decided. */
export const answeredAt = (order: DemoOrder) => after(order.at, 2_000 + (order.id % 19) * 1_300);
export const refundedAt = (order: DemoOrder) => after(order.at, 3 * DAY + (order.id % 7) * HOUR);
export const isRefunded = ({ outcome }: DemoOrder) => outcome === "refunded";
export const isPaid = ({ outcome }: DemoOrder) => outcome === "approved";

const totalOf = (order: DemoOrder) => order.subtotalCents - order.discountCents;
const isDecided = ({ outcome }: DemoOrder) => outcome !== "pending";
const lastChange = (order: DemoOrder) =>
	order.outcome === "refunded" ? refundedAt(order) : (order.sentAt ?? answeredAt(order));

export function orderRow(dice: Dice, order: DemoOrder): OrderRow {
	const { buyer, code, outcome } = order;
	const { status, paymentStatus, stockState } = outcomes[outcome];
	const isGuest = buyer.loginName === null;
	return {
		id: order.id,
		clientId: isGuest ? null : buyer.id,
		tokenHash: isGuest ? someBytes(dice, 32) : null,
		status: order.sentAt ? "Submited" : status,
		paymentStatus,
		currency: CURRENCY,
		subtotalCents: order.subtotalCents,
		discountCents: order.discountCents,
		shippingCents: 0,
		totalCents: totalOf(order),
		deliveryId: standard.id,
		deliveryName: standard.name,
		deliveryTranslations: standard.translations,
		deliveryKind: standard.kind,
		deliveryDaysMin: standard.days[0],
		deliveryDaysMax: standard.days[1],
		taxRate: TAX_RATE,
		code: code?.code ?? null,
		codeHeld: code !== null && holdsCode(outcome),
		stockState,
		name: buyer.name,
		lastname: buyer.lastname,
		phone: buyer.phone,
		email: buyer.email,
		streetNumber: buyer.streetNumber,
		city: buyer.city,
		provinceDepartment: buyer.provinceDepartment,
		zipCode: buyer.zipCode,
		reservedUntil: outcome === "pending" ? after(order.at, 7 * DAY) : null,
		createdAt: order.at,
		paidAt: outcome === "approved" || outcome === "refunded" ? answeredAt(order) : null,
		updatedAt: lastChange(order),
	};
}

export function lineRows(order: DemoOrder): LineRow[] {
	return order.lines.map(({ shelf, variant, size, quantity, unitCents }, index) => ({
		orderId: order.id,
		line: index + 1,
		productId: shelf.id,
		variantId: variant.id,
		name: shelf.product.name,
		colorName: variant.colorName,
		size,
		quantity,
		unitCents,
		image: variant.pictures[0] === undefined ? "" : imageAddress(variant.pictures[0]),
	}));
}

export function attemptRow(dice: Dice, order: DemoOrder): AttemptRow {
	const { buyer, outcome } = order;
	const refunded = outcome === "refunded";
	return {
		id: someUuid(dice),
		orderId: order.id,
		bodyHash: createHash("sha256").update(`demo order ${order.id}`).digest(),
		actorKey: buyer.loginName === null ? `guest:${buyer.phone}` : `client:${buyer.id}`,
		provider: "mercadopago",
		providerPaymentId: String(10_000_000 + order.id),
		state: outcomes[outcome].state,
		status: outcomes[outcome].paymentStatus,
		statusDetail: pickOne(dice, details[outcome]),
		amountCents: totalOf(order),
		currency: CURRENCY,
		installments: pickOne(dice, [1, 1, 1, 3, 6]),
		paymentMethodId: pickOne(dice, ["visa", "visa", "master", "amex"]),
		createdAt: order.at,
		askedAt: after(order.at, 400),
		decidedAt: isDecided(order) ? answeredAt(order) : null,
		checks: 0,
		refundKey: refunded ? someUuid(dice) : null,
		refundState: refunded ? "done" : null,
		refundedCents: refunded ? totalOf(order) : 0,
	};
}

export function refundRow(order: DemoOrder): RefundRow {
	const at = refundedAt(order);
	const given = { orderId: order.id, cents: totalOf(order), state: "done", byKind: "staff" } as const;
	return { ...given, isWhole: true, restock: true, createdAt: at, decidedAt: at };
}

/** The order's timeline, as the shop itself would have written it. */
export function eventRows(order: DemoOrder): EventRow[] {
	const { buyer, outcome } = order;
	const { status } = outcomes[outcome];
	const event = (
		at: Date,
		actorKind: EventRow["actorKind"],
		actorName: string,
		kind: string,
		fromValue: string | null,
		toValue: string,
	): EventRow => ({
		orderId: order.id,
		at,
		actorKind,
		actorName,
		kind,
		fromValue,
		toValue,
	});
	const answered = answeredAt(order);
	const events = [event(order.at, "client", buyer.loginName ?? "", "placed", null, "Processing")];
	const answer = outcome === "refunded" ? "approved" : outcome;
	events.push(event(answered, "provider", "", "payment", null, outcomes[answer].paymentStatus));
	if (isDecided(order)) events.push(event(answered, "shop", "", "status", "Processing", outcomes[answer].status));
	if (order.sentAt) events.push(event(order.sentAt, "staff", "employee", "status", "Completed", "Submited"));
	if (outcome === "refunded") {
		events.push(event(refundedAt(order), "staff", "admin", "payment", "approved", "refunded"));
		events.push(event(refundedAt(order), "staff", "admin", "status", "Completed", status));
	}
	return events;
}
