import { browserStorage } from "#web/store/storage.ts";
import { useShop } from "#web/store/store.ts";

/** What a visitor marked here, the latest first. */
export const keptFavorites = () => browserStorage().read("favorites");

export function useIsKept(product: number): boolean {
	return useShop(({ followed }) => followed?.favorites.includes(product) ?? false);
}
