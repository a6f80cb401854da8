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

/** A cart without one change of it: what was done to it since, here or in another tab, stays. */
export function withoutChange(
	cart: readonly CartLine[],
	{ before, after }: { before: readonly CartLine[]; after: readonly CartLine[] },
): CartLine[] {
	const entries = withDifference(cart.map(entryOf), after.map(entryOf), before.map(entryOf));
	const places = new Map(before.map((line, place) => [keyOf(line), place]));
	const placeOf = (line: CartLine) => places.get(keyOf(line)) ?? before.length;
	return withEntries([...cart, ...before], entries).sort((one, other) => placeOf(one) - placeOf(other));
}
