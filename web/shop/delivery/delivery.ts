import type { PaymentConfig } from "#core/contract/payments.ts";
import { cheapestDelivery, type DeliveryMethod, deliveriesTo } from "#core/rules/delivery.ts";
import { isZipCode, keptZipCode } from "#core/rules/zip-codes.ts";
import type { Shipping } from "#web/store/shapes.ts";

export type Delivery = {
	/** The ways that reach the address, as far as it is known. */
	ways: readonly DeliveryMethod[];
	/** The shopper's choice while it reaches the address, else the cheapest; null while none is certain. */
	chosen: DeliveryMethod | null;
	/** The address is known, so no other way can come up. */
	isFinal: boolean;
};

type Address = Pick<Shipping["address"], "provinceDepartment" | "zipCode">;

/** How an order of this sum can get to an address, as the shop will decide it. */
export function deliveryTo(
	{ country, delivery: methods }: Pick<PaymentConfig, "country" | "delivery">,
	{ provinceDepartment: province, zipCode }: Address,
	{ wanted, subtotalCents }: { wanted: string | null; subtotalCents: number },
): Delivery {
	const zip = keptZipCode(zipCode.trim(), country);
	const isFinal = province.trim() !== "" && isZipCode(zip, country);
	const ways = deliveriesTo(methods, { country, province, zip });
	const own = ways.find(({ id }) => id === wanted);
	if (own) return { ways, chosen: own, isFinal };
	const cheapest = cheapestDelivery(ways, subtotalCents);
	// Nobody is told to come for it as long as it may turn out that it can be sent.
	const maySend = !isFinal && methods.some(({ kind }) => kind === "send");
	return { ways, chosen: cheapest?.kind === "pickup" && maySend ? null : cheapest, isFinal };
}
