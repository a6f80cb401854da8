import type { PaymentConfig } from "#core/contract/payments.ts";
import { arrivalInWords } from "#core/messages/delivery.ts";
import { cheapestDelivery, toFreeDelivery, waysWithin } from "#core/rules/delivery.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { useMoney } from "#web/facts/shop-facts.tsx";
import messages from "../cart-screen.messages.en.ts";
import type { Totals } from "../use-totals.ts";

type EstimateProps = { totals: Totals; config: PaymentConfig | null };

/** What the delivery will come to before an address is typed, when it arrives, and what is missing until it is free. */
export function DeliveryEstimate({ totals: { subtotal, delivery }, config }: EstimateProps) {
	const money = useMoney();
	const cents = toCents(subtotal);
	if (!config || !delivery || (delivery.isFinal && !delivery.chosen) || cents === 0) return null;
	const { chosen } = delivery;
	const way = chosen ?? cheapestDelivery(waysWithin(config.delivery, config.country), cents);
	if (!way) return null;
	const missing = toFreeDelivery(way, cents);
	const said = [
		!chosen && messages.fromSum(money(way.price)),
		arrivalInWords(way),
		missing > 0 && messages.toFree(money(fromCents(missing))),
	].filter(Boolean);
	return <p className="-mt-2 text-note text-quiet empty:hidden">{said.join(" · ")}</p>;
}
