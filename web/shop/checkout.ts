import { type Checkout, type CheckoutKey, checkoutChanged } from "#web/store/browser-state.ts";
import { browserStore, useShop } from "#web/store/store.ts";

/** Stores a piece of the checkout, for this page and the next. */
export function writeCheckout<K extends CheckoutKey>(key: K, value: Checkout[K]): void {
	browserStore().dispatch(checkoutChanged({ [key]: value }));
}

/** A piece of the checkout, followed through changes here and in other tabs; undefined until the browser has read it. */
export function useCheckout<K extends CheckoutKey>(key: K): Checkout[K] | undefined {
	return useShop(({ checkout }) => checkout?.[key]);
}
