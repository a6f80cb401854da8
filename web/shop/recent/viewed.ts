import { useEffect } from "react";
import { browserStorage, VIEWED_MAX } from "#web/store/storage.ts";
import { useShop } from "#web/store/store.ts";

/** What was looked at here, the latest first. Only this browser knows it, until the person at it logs out. */
export function viewedBefore(product: number): number[] {
	return browserStorage()
		.read("recentlyViewed")
		.filter((id) => id !== product);
}

/** Remembers that a shopper looks at a product. */
export function useViewed(product: number): void {
	const isStaff = useShop(({ session }) => session.as === "staff");
	useEffect(() => {
		if (isStaff) return;
		browserStorage().write("recentlyViewed", [product, ...viewedBefore(product)].slice(0, VIEWED_MAX));
	}, [product, isStaff]);
}
