import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { orders } from "#core/contract/orders.ts";
import type { PaymentStatus } from "#core/rules/payment-status.ts";
import { deed, pick, plan, type Step } from "../deed.ts";
import { followMoney, takeBackGift } from "../gifts.ts";
import { dropCode, fetchUnits, learn, putBack, takeCode } from "../money.ts";
import { forgetBuyer, type Order, of, type State, unsentOf } from "../state.ts";

export const which = fc.nat(99);
const QUARTER_HOUR = 15;

/** Staff pick a status. It never moves money. */
const moves =
	(key: string, to: "Canceled" | "Submited" | "Completed" | "Processing"): Step =>
	(state) => {
		const order = of(state.orders, key);
		const isOpen = ["claimed", "asked", "pending"].includes(order.payment);
		if (order.status === to) return "200";
		if (to === "Canceled") {
			putBack(state, order);
			dropCode(state, order);
		} else {
			if (order.payment !== "approved" && !(isOpen && to === "Processing")) return "409 not_paid";
			if (order.refund === "wanted" || order.partsWanted > 0) return "409 conflict";
			// What comes back has left: its parcel is not taken back.
			const isReturned = Object.values(state.returns).some((one) => one.order === key && one.is !== "off");
			if (order.status === "Submited" && isReturned) return "409 conflict";
			if (order.status === "Canceled") {
				const tried = structuredClone(state);
				const told = revive(tried, key, isOpen);
				if (told) return told;
				revive(state, key, isOpen);
			}
		}
		if (to === "Submited" && Object.keys(unsentOf(order)).length > 0) order.parcels.push(unsentOf(order));
		if (order.status === "Submited" && to !== "Canceled") order.parcels.pop();
		const before = order.status;
		order.status = to;
		followMoney(state, order, before);
		order.calledOff = true;
		order.wasSent ||= to === "Submited";
		order.reservedUntil = order.stock === "reserved" ? (order.reservedUntil ?? state.minutes + QUARTER_HOUR) : null;
		forgetBuyer(state, order);
		return "200";
	};

/** An order that was cancelled needs its units and its code again. */
function revive(state: State, key: string, isOpen: boolean): string | undefined {
	const order = of(state.orders, key);
	if (order.stock === "released" && !fetchUnits(state, order, isOpen ? "reserved" : "taken")) return "409 sold_out";
	if (order.code === null || order.isCodeHeld) return undefined;
	order.isCodeHeld = takeCode(state, order.code);
	return order.isCodeHeld ? undefined : "409 conflict";
}

export const changeStatus = plan(
	"staff change a status",
	fc.record({
		which,
		to: fc.constantFrom(
			"Canceled" as const,
			"Canceled" as const,
			"Submited" as const,
			"Completed" as const,
			"Processing" as const,
		),
	}),
	({ which, to }, state) => {
		const key = pick(Object.keys(state.orders), which);
		if (key === null) return null;
		return deed([moves(key, to)], async (world) => {
			const id = await world.orderId(key);
			return world.call(orders.update, { params: { id }, body: { orderStatus: to } }, world.staff.token);
		});
	},
);

const wants =
	(key: string): Step =>
	(state) => {
		const order = of(state.orders, key);
		if (order.payment === "refunded" || order.payment === "charged_back") return "200";
		if (order.payment !== "approved") return "409 not_paid";
		if (leftOfPayment(order) <= 0 && order.refund !== "wanted") return "200";
		order.refund = "wanted";
	};

/** What of a payment is neither back nor on its way. */
function leftOfPayment(order: Order): number {
	return order.refund === "wanted" ? 0 : order.cents - order.refundedCents - order.partsWanted;
}

const gives =
	(key: string): Step =>
	(state, memory) => {
		if (state.charges[key] === "approved") state.charges[key] = "refunded";
		memory.word = state.charges[key];
	};

const settles =
	(key: string): Step =>
	(state, memory) => {
		learn(state, key, memory.word as PaymentStatus);
		return "200";
	};

/** One of all orders, or of those that are gifts. */
const some = fc.record({ which, isGift: fc.constantFrom(false, false, true) });
function oneOf({ orders: all }: State, { which, isGift }: { which: number; isGift: boolean }): string | null {
	return pick(
		Object.keys(all).filter((key) => of(all, key).isGift || !isGift),
		which,
	);
}

export const refund = plan("staff give money back", some, (which, state) => {
	const key = oneOf(state, which);
	if (key === null) return null;
	return deed([wants(key), gives(key), settles(key)], async (world) =>
		world.call(orders.refund, { params: { id: await world.orderId(key) } }, world.staff.token),
	);
});

const wantsPart =
	(key: string, cents: number): Step =>
	(state) => {
		const order = of(state.orders, key);
		if (order.payment === "refunded" || order.payment === "charged_back") return "409 conflict";
		if (order.payment !== "approved") return "409 not_paid";
		if (cents > leftOfPayment(order)) return "409 conflict";
		order.partsWanted += cents;
	};

const givesPart =
	(key: string, cents: number): Step =>
	(state, memory) => {
		memory.isMade = state.charges[key] === "approved";
		if (memory.isMade) {
			state.parts[key] = (state.parts[key] ?? 0) + cents;
			if (state.parts[key] === of(state.orders, key).cents) state.charges[key] = "refunded";
		}
		memory.word = state.charges[key];
	};

const settlesPart =
	(key: string, cents: number): Step =>
	(state, memory) => {
		const order = of(state.orders, key);
		order.partsWanted -= cents;
		if (memory.isMade && order.payment === "approved") order.refundedCents += cents;
		learn(state, key, memory.word as PaymentStatus);
		return "200";
	};

export const refundPart = plan(
	"staff give a part back",
	fc.record({ which, cents: fc.constantFrom(1, 500, 1000, 2050) }),
	({ which, cents }, state) => {
		const key = pick(Object.keys(state.orders), which);
		if (key === null) return null;
		return deed([wantsPart(key, cents), givesPart(key, cents), settlesPart(key, cents)], async (world) => {
			const id = await world.orderId(key);
			const asked = { headers: { "idempotency-key": randomUUID() }, body: { amount: cents / 100 } };
			return world.call(orders.refund, { params: { id }, ...asked }, world.staff.token);
		});
	},
);

const callsOff =
	(key: string): Step =>
	(state) => {
		const order = of(state.orders, key);
		if (order.status === "Canceled") return "200";
		if (order.status === "Submited" || order.wasSent) return "409 conflict";
		putBack(state, order);
		dropCode(state, order);
		order.status = "Canceled";
		takeBackGift(state, order);
		order.calledOff = true;
		order.reservedUntil = null;
		forgetBuyer(state, order);
		if (order.payment !== "approved") return "200";
		if (leftOfPayment(order) <= 0 && order.refund !== "wanted") return "200";
		order.refund = "wanted";
	};

export const callOff = plan("a shopper cancels", some, (which, state) => {
	const key = oneOf(state, which);
	if (key === null) return null;
	return deed([callsOff(key), gives(key), settles(key)], async (world) => {
		const orderToken = world.orderTokens.get(key) ?? null;
		return world.call(orders.cancel, { params: { id: await world.orderId(key) }, body: { orderToken } }, undefined);
	});
});

/** The documented post after paying. */
export const confirm = plan("confirms an order", fc.record({ which }), ({ which }, state) => {
	const key = pick(Object.keys(state.orders), which);
	if (key === null) return null;
	const notes: Step = (now) => {
		const order = of(now.orders, key);
		const told = order.isConfirmed ? "200" : "201";
		order.isConfirmed = true;
		return told;
	};
	return deed([notes], (world) => {
		const orderToken = world.orderTokens.get(key) ?? null;
		return world.call(orders.create, { body: { paymentId: key, orderToken } }, undefined);
	});
});
