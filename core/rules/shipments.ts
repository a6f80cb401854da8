import type { OrderStatus } from "./order-status.ts";

/** So many units of a line of an order. */
export type LineUnits = { line: number; quantity: number };

type Sending = {
	orderStatus: OrderStatus;
	/** `refunded`: so many of a line were given back. */
	orderDetails: readonly (LineUnits & { refunded?: number })[];
	shipments: readonly { lines: readonly LineUnits[] }[];
};

/** What has not left yet and is still wanted: what was given back before all had left is not sent any more. An order that is Submited has left in whole, also one from before parcels were written down. */
export function unsentOf({ orderStatus, orderDetails, shipments }: Sending): LineUnits[] {
	if (orderStatus === "Submited") return [];
	const sent = sumByLine(shipments.flatMap(({ lines }) => lines));
	return orderDetails
		.map(({ line, quantity, refunded = 0 }) => ({ line, quantity: quantity - refunded - (sent.get(line) ?? 0) }))
		.filter(({ quantity }) => quantity > 0);
}

/** What is still to follow once these have left. */
export function unsentAfter(unsent: readonly LineUnits[], lines: readonly LineUnits[]): LineUnits[] {
	return unsentOf({ orderStatus: "Completed", orderDetails: unsent, shipments: [{ lines }] });
}

/** Whether a parcel can hold these: something, each line once, and no more of it than has not left. */
export function canLeave(unsent: readonly LineUnits[], lines: readonly LineUnits[]): boolean {
	const left = sumByLine(unsent);
	const isOnce = new Set(lines.map(({ line }) => line)).size === lines.length;
	return (
		isOnce && lines.length > 0 && lines.every(({ line, quantity }) => quantity > 0 && quantity <= (left.get(line) ?? 0))
	);
}

export function unitsIn(lines: readonly LineUnits[]): number {
	return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Why an order cannot be sent as it stands, or that it can. */
export type SendingState = "sendable" | "sent" | "cancelled" | "not paid" | "refunding";

export function sendingState(
	order: Sending & { paymentStatus: string; refund: "wanted" | "done" | "failed" | null },
): SendingState {
	if (order.orderStatus === "Canceled") return "cancelled";
	if (unsentOf(order).length === 0) return "sent";
	if (order.paymentStatus !== "approved" && order.paymentStatus !== "in_mediation") return "not paid";
	return order.refund === "wanted" ? "refunding" : "sendable";
}

function sumByLine(lines: readonly LineUnits[]): Map<number, number> {
	const sums = new Map<number, number>();
	for (const { line, quantity } of lines) sums.set(line, (sums.get(line) ?? 0) + quantity);
	return sums;
}
