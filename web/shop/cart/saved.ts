import type { CartLine } from "#core/contract/carts.ts";
import { CART_LINES_MAX, withoutPaid } from "#core/rules/cart.ts";
import { browserStorage } from "#web/store/storage.ts";
import { writeCheckout } from "../checkout.ts";
import { changeCart } from "./change.ts";
import { entryOf, keyOf, withEntries, withLine } from "./lines.ts";

/** Takes a line out of the cart and keeps it beside it; false when no more can be kept. */
export function saveForLater(line: CartLine): boolean {
	const saved = withLine(browserStorage().read("savedForLater"), line);
	if (saved.length > CART_LINES_MAX) return false;
	// Kept before it leaves the cart: whatever comes between, it is nowhere lost.
	writeCheckout("savedForLater", saved);
	changeCart((cart) => cart.filter((one) => keyOf(one) !== keyOf(line)));
	return true;
}

/** No longer saved: so many of this line. */
export function forgetSaved(line: CartLine): void {
	const saved = browserStorage().read("savedForLater");
	writeCheckout("savedForLater", withEntries(saved, withoutPaid(saved.map(entryOf), [entryOf(line)])));
}

/** Puts a saved line into the cart, as it can be had now; false when the cart is full. */
export function moveToCart(saved: CartLine, now: CartLine): boolean {
	let fits = true;
	changeCart((cart) => {
		const moved = withLine(cart, now);
		fits = moved.length <= CART_LINES_MAX;
		return fits ? moved : cart;
	});
	if (fits) forgetSaved(saved);
	return fits;
}
