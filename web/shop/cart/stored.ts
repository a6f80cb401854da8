import { type Kept, type KeptKey, keep } from "#web/store/browser-state.ts";
import { browserStore, useShop } from "#web/store/store.ts";

/** Stores it, for this page and the next. */
export function writeStored<K extends KeptKey>(key: K, value: Kept[K]): void {
	browserStore().dispatch(keep({ [key]: value }));
}

/** What is stored under a key, followed through changes here and in other tabs; undefined until the browser has read it. */
export function useStored<K extends KeptKey>(key: K): Kept[K] | undefined {
	return useShop(({ kept }) => kept?.[key]);
}
