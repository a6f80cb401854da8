import type { Step } from "./deed.ts";
import { type Gift, type Order, of, productOf, type State } from "./state.ts";

/** An order stands for it: it is paid, or may be. */
export function isBought(state: State, name: string): boolean {
	return Object.values(state.orders).some(({ gift, status }) => gift === name && status !== "Canceled");
}

/** Nobody else gives a product of a list; every line wants one. */
export function isTaken(state: State, list: string, product: string): boolean {
	return Object.values(state.gifts).some(
		(gift) => gift.list === list && productOf(gift.unit) === product && !gift.isFree,
	);
}

/** What is given follows its money: free once that went back, taken again by money that comes late. What was never paid stays as it is. */
export function followMoney(state: State, order: Order, before: Order["status"]): void {
	const gift = order.gift === null ? undefined : state.gifts[order.gift];
	if (!gift) return;
	if (order.status !== "Canceled") gift.isFree &&= before !== "Canceled";
	else if (order.wasPaid && !isBought(state, order.gift as string)) gift.isFree = true;
}

/** Who calls the order off gives it no more, paid or not. */
export function takeBackGift(state: State, order: Order): void {
	const gift = order.gift === null ? undefined : state.gifts[order.gift];
	if (gift && !isBought(state, order.gift as string)) gift.isFree = true;
}

/** The gift a payment is for is held until its order is written; one payment goes on. */
export const opens =
	(key: string, name: string): Step =>
	(state, memory) => {
		const gift = state.gifts[name];
		if (gift && gift.heldBy !== null) return "waits";
		const isTheirs = gift && gift.giver !== null && gift.giver === memory.buyer;
		const refusal = !isTheirs || gift.isFree ? "404 not_found" : null;
		if (refusal || !gift || isBought(state, name) || !of(state.lists, gift.list).isGift) {
			state.claims = state.claims.filter((claim) => claim !== key);
			return refusal ?? "409 conflict";
		}
		gift.heldBy = key;
	};

export function letGo(state: State, key: string): void {
	for (const gift of Object.values(state.gifts)) if (gift.heldBy === key) gift.heldBy = null;
}

/** Their orders stay gifts, of which it is not known any more what they were for. */
export function forgetGifts(state: State, isOver: (gift: Gift, name: string) => boolean): void {
	for (const [name, gift] of Object.entries(state.gifts)) {
		if (!isOver(gift, name)) continue;
		delete state.gifts[name];
		for (const order of Object.values(state.orders)) if (order.gift === name) order.gift = null;
	}
}

/** What an account that ends gave stays given, by nobody; what it only meant to give is forgotten. */
export function forgetGiver(state: State, account: string): void {
	forgetGifts(state, ({ giver }, name) => giver === account && !isBought(state, name));
	for (const gift of Object.values(state.gifts)) if (gift.giver === account) gift.giver = null;
}
