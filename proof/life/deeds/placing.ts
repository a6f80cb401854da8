import type { PaymentStatus } from "#core/rules/payment-status.ts";
import { isIn, type Step } from "../deed.ts";
import { letGo, opens } from "../gifts.ts";
import { fetchUnits, learn, takeCode, totalOf } from "../money.ts";
import type { Hearing } from "../payments.ts";
import { costOf, leftOf, type Order, of, productOf, type State } from "../state.ts";

export const OUTCOMES: Record<string, PaymentStatus> = { APRO: "approved", CONT: "in_process", OTHE: "rejected" };
const QUARTER_HOUR = 15;

export type Purchase = {
	key: string;
	who: string | null;
	lines: Record<string, number>;
	code: string | null;
	cents: number;
	card: string;
	hearing: Hearing;
	/** What of a gift list it is for. */
	gift?: string;
};

/** A token that is no longer good is no token: its holder pays as a guest. */
export const comes = (state: State, who: string | null): Step => {
	const held = who === null ? null : { ...of(state.people, who) };
	return (now, memory) => {
		memory.buyer = who && held && isIn(now, who, held.account, held.session) ? `${who}#${held.account}` : null;
	};
};

/** The key of a payment that was made, or is being made, never pays again. */
export const claims =
	(key: string): Step =>
	(state, memory) => {
		const order = state.orders[key];
		if (order && order.buyer !== memory.buyer) return "422 key_reused";
		if (order)
			return order.word === "" ? "409 payment_in_flight" : `200 ${order.firstWord ?? order.word} ${order.cents}`;
		if (state.claims.includes(key)) return "409 payment_in_flight";
		state.claims.push(key);
	};

const refuse = (state: State, key: string, told: string) => {
	letGo(state, key);
	state.claims = state.claims.filter((claim) => claim !== key);
	return told;
};

export const prices =
	({ key, lines }: Purchase): Step =>
	(state, memory) => {
		const names = Object.keys(lines).map(productOf);
		if (names.some((name) => !of(state.products, name).isSold)) return refuse(state, key, "409 sold_out");
		memory.costs = Object.fromEntries(names.map((name) => [name, costOf(of(state.products, name))]));
	};

/** The code is looked at a moment after the prices. */
export const compares =
	({ key, lines, code, cents }: Purchase): Step =>
	(state, memory) => {
		const costs = (name: string) => of(memory.costs as Record<string, number>, name);
		memory.total = totalOf(state, lines, code, costs);
		memory.bare = totalOf(state, lines, null, costs);
		memory.code = memory.total === memory.bare ? null : code;
		if (memory.total !== cents) return refuse(state, key, `409 total_changed ${memory.total}`);
	};

export const places =
	({ key, lines, gift }: Purchase): Step =>
	(state, memory) => {
		const code = memory.code as string | null;
		const isShort = Object.entries(lines).some(([unit, n]) => leftOf(state, unit) < n);
		if (isShort) return refuse(state, key, "409 sold_out");
		if (code !== null && !takeCode(state, code)) return refuse(state, key, `409 total_changed ${memory.bare}`);
		const bought = newOrder(state, lines, memory.total as number, memory.costs as Record<string, number>);
		const order: Order = {
			...bought,
			buyer: memory.buyer as string | null,
			code,
			isCodeHeld: code !== null,
			isGift: gift !== undefined,
			gift: gift ?? null,
		};
		fetchUnits(state, order, "reserved");
		state.orders[key] = order;
		refuse(state, key, "");
	};

const newOrder = (state: State, lines: Record<string, number>, cents: number, costs: Record<string, number>) => ({
	lines,
	cents,
	status: "Processing" as const,
	stock: "reserved" as const,
	most: null,
	payment: "asked" as const,
	word: "",
	firstWord: null,
	refund: null,
	refundedCents: 0,
	wasSent: false,
	wasPaid: false,
	isGift: false,
	parcels: [],
	wasHeld: false,
	calledOff: false,
	isConfirmed: false,
	isNameless: false,
	madeAt: state.minutes,
	partsWanted: 0,
	reservedUntil: state.minutes + QUARTER_HOUR,
	offeredUntil: null,
	gift: null,
	costs,
});

const charges =
	({ key, card, hearing }: Purchase): Step =>
	(state) => {
		if (hearing !== "never") state.charges[key] = of(OUTCOMES, card);
		if (hearing !== "heard") return tells(state, key);
	};

export const tells = (state: State, key: string) => {
	const { word, cents } = of(state.orders, key);
	return `200 ${word || "unknown"} ${cents}`;
};

const hears =
	({ key, card }: Purchase): Step =>
	(state) => {
		learn(state, key, of(OUTCOMES, card));
		return tells(state, key);
	};

/** Everything a payment goes through, moment by moment. */
export const placing = (state: State, purchase: Purchase): Step[] => [
	comes(state, purchase.who),
	claims(purchase.key),
	prices(purchase),
	...(purchase.gift === undefined ? [] : [opens(purchase.key, purchase.gift)]),
	compares(purchase),
	places(purchase),
	charges(purchase),
	hears(purchase),
];
