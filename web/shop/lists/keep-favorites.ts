import { browserStorage, FAVORITES_MAX } from "#web/store/storage.ts";
import { keptFavorites } from "./visitor-favorites.ts";

/** Every heart in this tab hears of it as if another tab had done it. */
export function keepFavorites(ids: readonly number[]): void {
	browserStorage().write("favorites", ids.slice(0, FAVORITES_MAX));
	window.dispatchEvent(new StorageEvent("storage", { key: "favorites" }));
}

export function setKept(product: number, isKept: boolean): void {
	const others = keptFavorites().filter((id) => id !== product);
	keepFavorites(isKept ? [product, ...others] : others);
}
