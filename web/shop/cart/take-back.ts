import type { CartLine } from "#core/contract/carts.ts";
import { entryOf, keyOf, withQuantity } from "./lines.ts";

/** What was put into the cart at once: so many of a line of which there were so many before. */
export type Added = { key: string; before: number; quantity: number };

export function addedSince(before: readonly CartLine[], after: readonly CartLine[]): Added[] {
	const were = new Map(before.map((line) => [keyOf(line), entryOf(line).quantity]));
	return after.flatMap((line) => {
		const key = keyOf(line);
		const had = were.get(key) ?? 0;
		const quantity = entryOf(line).quantity - had;
		return quantity > 0 ? [{ key, before: had, quantity }] : [];
	});
}

/** The cart without it. What was there before stays, and so does what was done to the cart since, here or in another tab. */
export function withoutAdded(cart: readonly CartLine[], added: readonly Added[]): CartLine[] {
	return cart.flatMap((line) => {
		const adding = added.find(({ key }) => key === keyOf(line));
		if (!adding) return [line];
		const { quantity } = entryOf(line);
		const left = Math.max(quantity - adding.quantity, Math.min(adding.before, quantity));
		return left > 0 ? [withQuantity(line, left)] : [];
	});
}
