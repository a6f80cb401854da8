import type { CartLine } from "#core/contract/carts.ts";
import { list } from "#web/store/shape.ts";
import { cartLine } from "#web/store/shapes.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { setCart } from "./stored-cart.ts";

/** The cart as the shop says it is. What is shown and stored already is not written again: another tab may be changing it. */
export function setCartAsFound(lines: CartLine[]): void {
	const found = JSON.stringify(list(cartLine)(lines));
	const known = [browserStore().getState().cart, browserStorage().read("cart")];
	if (known.some((cart) => JSON.stringify(list(cartLine)(cart)) !== found)) setCart(lines);
}
