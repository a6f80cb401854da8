import type { CartLine } from "#core/contract/carts.ts";
import { entryOf, keyOf, withDifference, withEntries, withLine } from "./lines.ts";

/** The cart with another line in the place of one of its own; joined with an equal one, as far as there is stock. */
export function withReplaced(cart: readonly CartLine[], key: string, line: CartLine): CartLine[] {
	const place = cart.findIndex((one) => keyOf(one) === key);
	if (place < 0) return [...cart];
	const others = cart.toSpliced(place, 1);
	const isThere = others.some((one) => keyOf(one) === keyOf(line));
	return isThere ? withLine(others, line) : others.toSpliced(place, 0, line);
}

/** One line that took another's place: the cart around it, and what was saved for later by then. */
export type Change = {
	old: CartLine;
	chosen: CartLine;
	before: readonly CartLine[];
	after: readonly CartLine[];
	saved: readonly CartLine[];
};

/** A cart without one change of it: what was done to it since, here or in another tab, stays. A line that has left the cart stays away. */
export function withoutChange(cart: readonly CartLine[], { chosen, before, after }: Change): CartLine[] {
	if (quantityOf(cart, chosen) === 0) return [...cart];
	const entries = withDifference(cart.map(entryOf), after.map(entryOf), before.map(entryOf));
	const places = new Map(before.map((line, place) => [keyOf(line), place]));
	const placeOf = (line: CartLine) => places.get(keyOf(line)) ?? before.length;
	return withEntries([...cart, ...before], entries).sort((one, other) => placeOf(one) - placeOf(other));
}

/** What is saved for later without a change that was made before the line was saved: it lies there as it was in the cart. */
export function savedWithoutChange(saved: readonly CartLine[], change: Change): CartLine[] {
	const { old, chosen } = change;
	const whole = entryOf(chosen).quantity;
	const moved = Math.min(quantityOf(saved, chosen) - quantityOf(change.saved, chosen), whole);
	if (moved <= 0) return [...saved];
	const back = { ...entryOf(old), quantity: moved === whole ? entryOf(old).quantity : moved };
	const entries = withDifference(saved.map(entryOf), [{ ...entryOf(chosen), quantity: moved }], [back]);
	return withEntries([...saved, old], entries);
}

function quantityOf(lines: readonly CartLine[], line: CartLine): number {
	const there = lines.find((one) => keyOf(one) === keyOf(line));
	return there ? entryOf(there).quantity : 0;
}
