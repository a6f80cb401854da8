import type { OrderDetail } from "#core/contract/orders.ts";
import type { RefundRequest } from "#core/contract/refunds.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { capped, refundOfLines, sumOf } from "#core/rules/refunds.ts";
import { readTypedPrice } from "#core/rules/typed-price.ts";

export type Way = "lines" | "sum" | "all";
/** What staff have chosen so far. */
export type ChosenRefund = {
	way: Way;
	/** How many of each line. */
	units: Readonly<Record<number, number>>;
	sum: string;
	restock: boolean;
	reason: string;
};

/** What of an order's payment neither went back nor is on its way. */
export function leftOf({ total, refunds }: OrderDetail): number {
	return fromCents(toCents(total) - sumOf(counted(refunds).map(({ amount }) => ({ cents: toCents(amount) }))));
}

const counted = (refunds: OrderDetail["refunds"]) => refunds.filter(({ state }) => state !== "failed");

function returnedOf({ refunds }: OrderDetail): Map<number, number> {
	const units = new Map<number, number>();
	for (const { lines } of counted(refunds))
		for (const { line, quantity } of lines) units.set(line, (units.get(line) ?? 0) + quantity);
	return units;
}

/** The lines of which some can still go back, with how many. */
export function returnableLines(order: OrderDetail) {
	const returned = returnedOf(order);
	return order.orderDetails
		.map((line) => ({ ...line, most: line.quantity - (returned.get(line.line) ?? 0) }))
		.filter(({ most }) => most > 0);
}

export function wasSent({ orderStatus, shipments, timeline }: OrderDetail): boolean {
	if (orderStatus === "Submited" || shipments.length > 0) return true;
	return timeline.some(({ kind, to }) => kind === "status" && to === "Submited");
}

type AskedRefund = { amount: number; isCapped: boolean; body: RefundRequest };

/** What the shop is asked for and what goes back; null while the choice makes no sense. The shop works it out again. */
export function wishOf(order: OrderDetail, { way, units, sum, restock, reason }: ChosenRefund): AskedRefund | null {
	const left = leftOf(order);
	const why = reason.trim() === "" ? {} : { reason: reason.trim() };
	if (left <= 0) return null;
	if (way === "all") return { amount: left, isCapped: false, body: { restock, ...why } };
	if (way === "sum") {
		const amount = readTypedPrice(sum);
		if (amount === null || amount <= 0 || amount > left) return null;
		return { amount, isCapped: false, body: { amount, ...why } };
	}
	const lines = Object.entries(units)
		.map(([line, quantity]) => ({ line: Number(line), quantity }))
		.filter(({ quantity }) => quantity > 0);
	const bought = order.orderDetails.map(({ line, quantity, price }) => ({ line, quantity, unitCents: toCents(price) }));
	const worth = refundOfLines({ lines: bought, discountCents: toCents(order.discount) }, returnedOf(order), lines);
	const cents = sumOf(capped(worth, toCents(left)));
	if (cents === 0) return null;
	return { amount: fromCents(cents), isCapped: cents < sumOf(worth), body: { lines, restock, ...why } };
}
