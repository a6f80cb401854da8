import { followedChanged } from "#web/store/browser-state.ts";
import { FAVORITES_MAX } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { keptFavorites } from "./visitor-favorites.ts";

export function keepFavorites(ids: readonly number[]): void {
	browserStore().dispatch(followedChanged({ favorites: ids.slice(0, FAVORITES_MAX) }));
}

export function setKept(product: number, isKept: boolean): void {
	const others = keptFavorites().filter((id) => id !== product);
	keepFavorites(isKept ? [product, ...others] : others);
}
