import type { Address } from "#core/contract/clients.ts";
import type { Settings } from "#core/contract/settings.ts";
import { deliveryMessages } from "#core/messages/delivery.ts";
import { cheapestDelivery, type DeliveryMethod, deliveriesTo } from "#core/rules/delivery.ts";
import { giftDelivery } from "#core/rules/gifts.ts";
import { AppError } from "../../errors.ts";

/** How an order gets to its buyer: the way that was chosen, or the cheapest. Refused when it does not reach the address. */
export function deliveryOf(
	{ country, delivery: methods }: Pick<Settings, "country" | "delivery">,
	{ chosen, address }: { chosen: string | null | undefined; address: Pick<Address, "provinceDepartment" | "zipCode"> },
	subtotalCents: number,
): DeliveryMethod {
	const reaching = deliveriesTo(methods, { country, province: address.provinceDepartment, zip: address.zipCode });
	const cheapest = cheapestDelivery(reaching, subtotalCents);
	if (!cheapest) throw unavailable(deliveryMessages.nowhere);
	if (chosen === null || chosen === undefined) return cheapest;
	const method = methods.find(({ id }) => id === chosen);
	if (!method) throw unavailable(deliveryMessages.gone);
	if (!reaching.includes(method)) throw unavailable(deliveryMessages.notThere(method.name));
	return method;
}

/** How a gift gets to whom it is for. */
export function deliveryOfGift(
	{ country, delivery: methods }: Pick<Settings, "country" | "delivery">,
	{ provinceDepartment: province, zipCode: zip }: Pick<Address, "provinceDepartment" | "zipCode">,
	subtotalCents: number,
): DeliveryMethod {
	const way = giftDelivery(methods, { country, province, zip }, subtotalCents);
	if (!way) throw unavailable(deliveryMessages.nowhere);
	return way;
}

/** What an order keeps of it, whatever becomes of the setting. */
export function deliveryColumns({ id, name, translations, kind, days }: DeliveryMethod) {
	return {
		deliveryId: id,
		deliveryName: name,
		deliveryTranslations: translations ?? null,
		deliveryKind: kind,
		deliveryDaysMin: days?.[0] ?? null,
		deliveryDaysMax: days?.[1] ?? null,
	};
}

function unavailable(message: string): AppError {
	return new AppError("delivery_unavailable", message, { fields: { delivery: message } });
}
