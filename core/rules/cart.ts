import type { Size } from "./sizes.ts";

/** What counts of a cart line: product, colour and size name it. */
export type CartEntry = { id_product: number; ColorName: string; size: Size; quantity: number };
/** What became of a line that could not be kept as asked. */
export type CartChange = CartEntry & { kept: number; reason: "capped" | "sold_out" | "gone" | "full" };
/** How many units of a line can be had; null when the shop no longer sells it at all. */
export type UnitsLeft = (entry: CartEntry) => number | null;

export const CART_LINES_MAX = 100;
export const QUANTITY_MAX = 9_999;

/** Two lines with the same key are one line. Colours differ in more than case. */
export function lineKey({ id_product, ColorName, size }: Omit<CartEntry, "quantity">): string {
	return JSON.stringify([id_product, size, ColorName.toLowerCase()]);
}

/** Equal lines become one, in the order of their first appearance. */
export function sumEntries(entries: readonly CartEntry[]): CartEntry[] {
	const byKey = new Map<string, CartEntry>();
	for (const entry of entries) {
		const key = lineKey(entry);
		const known = byKey.get(key);
		byKey.set(key, known ? { ...known, quantity: known.quantity + entry.quantity } : entry);
	}
	return [...byKey.values()];
}

/** Keeps of every line what can be had, and says what could not be kept. */
export function fitToStock(
	entries: readonly CartEntry[],
	unitsLeft: UnitsLeft,
): { entries: CartEntry[]; changes: CartChange[] } {
	const kept: CartEntry[] = [];
	const changes: CartChange[] = [];
	for (const entry of entries) {
		const left = unitsLeft(entry);
		const quantity = Math.min(entry.quantity, left ?? 0, QUANTITY_MAX);
		if (quantity < 1) changes.push({ ...entry, kept: 0, reason: left === null ? "gone" : "sold_out" });
		else if (kept.length >= CART_LINES_MAX) changes.push({ ...entry, kept: 0, reason: "full" });
		else {
			kept.push({ ...entry, quantity });
			if (quantity < entry.quantity) changes.push({ ...entry, kept: quantity, reason: "capped" });
		}
	}
	return { entries: kept, changes };
}

/** Two carts as one: quantities of equal lines add up, as far as there is stock. */
export function mergeCarts(one: readonly CartEntry[], other: readonly CartEntry[], unitsLeft: UnitsLeft) {
	return fitToStock(sumEntries([...one, ...other]), unitsLeft);
}

/** A cart without what was paid: exactly those quantities go, the rest stays. */
export function withoutPaid(cart: readonly CartEntry[], paid: readonly CartEntry[]): CartEntry[] {
	const paidByKey = new Map(sumEntries(paid).map((entry) => [lineKey(entry), entry.quantity]));
	return cart.flatMap((entry) => {
		const quantity = entry.quantity - (paidByKey.get(lineKey(entry)) ?? 0);
		return quantity > 0 ? [{ ...entry, quantity }] : [];
	});
}
