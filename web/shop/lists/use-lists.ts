import { useEffect } from "react";
import { useShop } from "#web/store/store.ts";

/** Knows a client's lists on this screen, and finishes what was begun before logging in. */
export function useLists(): void {
	const phone = useShop(({ session }) => (session.as === "client" ? session.client.phone : 0));
	useEffect(() => {
		if (phone === 0) return;
		// Without an answer the hearts stay empty; a click on one asks the shop again.
		const settle = async () => (await import("./change-lists.ts")).refreshAndFinish();
		settle().catch(() => undefined);
	}, [phone]);
}

/** Whether a product is in the favourites of whoever is logged in. */
export function useIsFavorite(product: number): boolean {
	return useShop(({ lists }) =>
		lists.all.some(({ isFavorite, role, rList }) => isFavorite && role === "creator" && rList.includes(product)),
	);
}
