import { useEffect } from "react";
import type { Picked } from "#core/rules/picker.ts";
import { useShop } from "#web/store/store.ts";
import { tellMissed, tellStep } from "../tell-visit.ts";

/** Counts that a shopper looks at a product, and at a size of it that is sold out. */
export function useCounted(product: number, { variant, size, cap }: Picked): void {
	const isStaff = useShop(({ session }) => session.as === "staff");
	const missed = size !== null && cap === 0 ? size : null;
	const color = variant?.ColorName;
	useEffect(() => {
		if (isStaff) return;
		tellStep("product");
		if (color !== undefined && missed !== null) tellMissed(product, color, missed);
	}, [product, isStaff, color, missed]);
}
