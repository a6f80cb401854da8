import type { CartLine } from "#core/contract/carts.ts";
import { clearCart, updatingCart } from "#web/store/events.ts";
import type { CartCopy } from "#web/store/shapes.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";

const ofNobody: CartCopy = { owner: 0, merge: "", sent: [], unsaved: false };

export function readCopy(): CartCopy {
	return browserStorage().read("cartCopy") ?? ofNobody;
}

export function writeCopy(copy: Partial<CartCopy>): void {
	browserStorage().write("cartCopy", { ...ofNobody, ...copy });
}

/** The cart as it is from now on, without a word to the shop. A cart that was empty already is not cleared again. */
export function setCart(lines: CartLine[]): void {
	const { dispatch, getState } = browserStore();
	if (lines.length > 0) dispatch(updatingCart(lines));
	else if (getState().cart.length > 0 || browserStorage().read("cart").length > 0) dispatch(clearCart());
}
