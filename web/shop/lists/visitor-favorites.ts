import { useSyncExternalStore } from "react";
import { VISITOR_FAVORITES_MAX } from "#core/rules/favourites.ts";
import { browserStorage } from "#web/store/storage.ts";

const listeners = new Set<() => void>();

/** What a visitor marked here, the latest first. */
export function keptFavorites(): number[] {
	return browserStorage().read("favorites");
}

export function keepFavorites(ids: readonly number[]): void {
	browserStorage().write("favorites", ids.slice(0, VISITOR_FAVORITES_MAX));
	for (const tell of listeners) tell();
}

export function setKept(product: number, isKept: boolean): void {
	const others = keptFavorites().filter((id) => id !== product);
	keepFavorites(isKept ? [product, ...others] : others);
}

function subscribe(onChange: () => void): () => void {
	listeners.add(onChange);
	const stop = browserStorage().watch((key) => key === "favorites" && onChange());
	return () => {
		listeners.delete(onChange);
		stop();
	};
}

export function useIsKept(product: number): boolean {
	return useSyncExternalStore(
		subscribe,
		() => keptFavorites().includes(product),
		() => false,
	);
}
