import type { PaymentStatus } from "#core/rules/payment-status.ts";
import { followMoney } from "./gifts.ts";
import { costOf, forgetBuyer, leftOf, type Order, of, productOf, type State } from "./state.ts";

const DAY = 24 * 60;
const QUARTER_HOUR = 15;
const GUESTS_UNITS = 3;
const RANK = { claimed: 0, asked: 0, pending: 1, rejected: 2, cancelled: 2, approved: 3, refunded: 4, charged_back: 4 };

type Costs = (product: string) => number;

/** What lines cost with a code that counts now, at the prices of now or of a moment ago. */
export function totalOf(
	state: State,
	lines: Record<string, number>,
	code: string | null,
	costs: Costs = (name) => costOf(of(state.products, name)),
): number {
	const sum = Object.entries(lines).reduce((cents, [unit, n]) => cents + n * costs(productOf(unit)), 0);
	const found = code === null ? null : of(state.codes, code);
	if (!found || (found.most !== null && found.uses >= found.most)) return sum;
	const off = found.percent === null ? (found.cents ?? 0) : Math.round((sum * found.percent) / 100);
	return Math.max(1, sum - off);
}

/** Takes a use of a code; false when there is none left. */
export function takeCode(state: State, name: string): boolean {
	const code = of(state.codes, name);
	if (code.most !== null && code.uses >= code.most) return false;
	code.uses += 1;
	return true;
}

/** Takes or reserves an order's units from the shelf; false, and nothing changes, when some are short. */
export function fetchUnits(state: State, order: Order, as: "taken" | "reserved"): boolean {
	const lines = Object.entries(order.lines);
	if (lines.some(([unit, n]) => leftOf(state, unit) < n)) return false;
	for (const [unit, n] of lines)
		of(state.units, unit)[as === "taken" ? "onHand" : "reserved"] += as === "taken" ? -n : n;
	order.stock = as;
	return true;
}

const keptOf = ({ most }: Order, n: number) => (most === null ? n : Math.min(n, most));

/** A guest whose payment is in process for a while keeps a few units of each size; the others may be bought. */
export function reduce(state: State, order: Order): void {
	const isDue = order.madeAt + QUARTER_HOUR <= state.minutes && order.payment === "pending";
	const isMuch = Object.values(order.lines).some((n) => n > GUESTS_UNITS);
	if (
		order.buyer !== null ||
		order.offeredUntil !== null ||
		order.stock !== "reserved" ||
		order.most !== null ||
		!isDue ||
		!isMuch
	)
		return;
	for (const [unit, n] of Object.entries(order.lines)) of(state.units, unit).reserved -= Math.max(0, n - GUESTS_UNITS);
	order.most = GUESTS_UNITS;
}

/** Hands reserved units over; false, and nothing changes, when those it did not keep are short. */
function hand(state: State, order: Order): boolean {
	const lines = Object.entries(order.lines);
	if (lines.some(([unit, n]) => leftOf(state, unit) < n - keptOf(order, n))) return false;
	for (const [unit, n] of lines) {
		of(state.units, unit).onHand -= n;
		of(state.units, unit).reserved -= keptOf(order, n);
	}
	order.stock = "taken";
	order.most = null;
	return true;
}

/** Puts units back on the shelf, except those that have left the shop. */
export function putBack(state: State, order: Order): void {
	if (order.stock === "released" || (order.stock === "taken" && order.wasSent)) return;
	for (const [unit, n] of Object.entries(order.lines)) {
		if (order.stock === "taken") of(state.units, unit).onHand += n;
		else of(state.units, unit).reserved -= keptOf(order, n);
	}
	order.stock = "released";
	order.most = null;
}

export function dropCode(state: State, order: Order): void {
	if (order.code === null || !order.isCodeHeld) return;
	of(state.codes, order.code).uses -= 1;
	order.isCodeHeld = false;
}

/**
 * The provider said something about a payment; older news than what is known changes nothing. One that never reached it
 * is given up, and because it may still turn up, nobody is promised to hear the same again.
 */
export function learn(state: State, key: string, said: PaymentStatus | "given_up"): void {
	const order = of(state.orders, key);
	const word = said === "given_up" ? "cancelled" : said;
	const payment =
		word === "in_process" || word === "authorized" ? "pending" : word === "in_mediation" ? "approved" : word;
	if (RANK[payment] <= RANK[order.payment]) return;
	if (payment === "rejected" && order.status === "Processing" && (order.offeredUntil ?? 0) > state.minutes) {
		if (order.payment === "claimed") return;
		const waits = { payment: "claimed" as const, word, firstWord: order.firstWord ?? word };
		Object.assign(order, { ...waits, reservedUntil: order.offeredUntil });
		return;
	}
	const before = order.status;
	const held = order.wasHeld;
	Object.assign(order, { payment, word, firstWord: order.firstWord ?? (said === "given_up" ? null : word) });
	order.wasPaid ||= RANK[payment] >= RANK.approved;
	if (payment === "pending") order.wasHeld = true;
	else if (payment === "approved") approve(state, order);
	else {
		order.status = "Canceled";
		putBack(state, order);
	}
	if (payment === "refunded" || payment === "charged_back") {
		order.refundedCents = order.cents;
		if (order.refund !== null) order.refund = "done";
	}
	followMoney(state, order, before);
	if (order.status === "Canceled") dropCode(state, order);
	else if (!held && !order.isGift) emptyCart(state, order);
	if (order.status !== before) order.calledOff = false;
	order.reservedUntil = order.stock === "reserved" ? order.madeAt + (isGuest(order) ? 3 : 7) * DAY : null;
	if (order.status === "Canceled") forgetBuyer(state, order);
}

const isGuest = ({ buyer, offeredUntil }: Order) => buyer === null && offeredUntil === null;

function approve(state: State, order: Order): void {
	if ((order.calledOff || order.isNameless) && order.status === "Canceled") {
		putBack(state, order);
		order.refund = "wanted";
		return;
	}
	order.status = "Completed";
	const isHad = order.stock === "reserved" ? hand(state, order) : order.stock !== "released" || hasAgain(state, order);
	if (!isHad) {
		putBack(state, order);
		order.status = "Canceled";
		order.refund = "wanted";
	}
}

/** It comes late: the units and the code may be gone, then the money goes back. */
function hasAgain(state: State, order: Order): boolean {
	if (!fetchUnits(state, order, "taken")) return false;
	if (order.code !== null && !order.isCodeHeld) order.isCodeHeld = takeCode(state, order.code);
	return order.code === null || order.isCodeHeld;
}

function emptyCart(state: State, { buyer, lines }: Order): void {
	const [name, account] = buyer?.split("#") ?? [];
	const person = name ? of(state.people, name) : null;
	if (!person || String(person.account) !== account) return;
	for (const [unit, n] of Object.entries(lines)) {
		const there = person.cart[unit] ?? 0;
		if (there > n) person.cart[unit] = there - n;
		else delete person.cart[unit];
	}
}
