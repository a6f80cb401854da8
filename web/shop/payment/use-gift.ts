import { useMemo } from "react";
import type { OrderLine } from "#core/contract/orders.ts";
import type { DeliveryMethod } from "#core/rules/delivery.ts";
import { type GiftCheckout, giftCheckout } from "#web/store/gift-shapes.ts";
import { useCheckout } from "../checkout.ts";

/** The gift that is about to be paid; null when what is prepared is something else. */
export function useGift(lines: readonly OrderLine[] | undefined): GiftCheckout | null {
	const stored = useCheckout("gift");
	const gift = useMemo(() => giftCheckout(stored) ?? null, [stored]);
	return gift && lines?.length === 1 && lines[0]?.productid === gift.product ? gift : null;
}

/** How a gift is sent, as the shop has said it. */
export function wayOf({ delivery: { id, name, price, days } }: GiftCheckout): DeliveryMethod {
	const [fewest, most] = days ?? [];
	const inDays = fewest !== undefined && most !== undefined && { days: [fewest, most] as const };
	return { id, name, price, kind: "send", zones: [], ...inDays };
}
