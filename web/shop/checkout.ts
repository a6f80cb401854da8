import { type Followed, followedChanged } from "#web/store/browser-state.ts";
import { browserStore, useShop } from "#web/store/store.ts";

/** What is stored for the way from the cart to the paid order. */
type Checkout = Omit<Followed, "favorites">;

/** Stores a piece of the checkout, for this page and the next. */
export function writeCheckout<K extends keyof Checkout>(key: K, value: Checkout[K]): void {
	browserStore().dispatch(followedChanged({ [key]: value }));
}

/** A piece of the checkout, followed through changes here and in other tabs; undefined until the browser has read it. */
export function useCheckout<K extends keyof Checkout>(key: K): Checkout[K] | undefined {
	return useShop(({ followed }) => followed?.[key]);
}
