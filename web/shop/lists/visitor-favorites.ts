import { useSyncExternalStore } from "react";
import { browserStorage } from "#web/store/storage.ts";

/** What a visitor marked here, the latest first. */
export const keptFavorites = () => browserStorage().read("favorites");
const subscribe = (onChange: () => void) => browserStorage().watch(onChange);
const onServer = () => false;

export function useIsKept(product: number): boolean {
	return useSyncExternalStore(subscribe, () => keptFavorites().includes(product), onServer);
}
