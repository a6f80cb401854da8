import { z } from "zod";
import { settingMessages } from "../messages/settings.ts";
import { DELIVERY_KINDS, isZipPattern } from "../rules/delivery.ts";
import { fromCents, toCents } from "../rules/money.ts";
import { bounded, line, Money } from "./fields.ts";
import { answeredTranslations, translatedTexts } from "./translations.ts";

const Amount = Money.max(10_000_000).refine((value) => fromCents(toCents(value)) === value, settingMessages.cents);

export const DeliveryId = bounded(40).regex(/^[a-z0-9-]{1,40}$/, settingMessages.deliveryId);

/** A country as ISO 3166 writes it. */
export const Country = bounded(2, settingMessages.country).regex(/^[A-Z]{2}$/, settingMessages.country);

export const WorkingDays = z.number().int().min(0).max(365);
const Days = z.tuple([WorkingDays, WorkingDays]).refine(([fewest, most]) => fewest <= most, settingMessages.days);
const ProvinceName = line({ max: 80, message: settingMessages.province });

export const Zone = z.strictObject({
	country: Country,
	provinces: z.array(ProvinceName).min(1).max(60).optional(),
	zips: z.array(bounded(21).refine(isZipPattern, settingMessages.zip)).min(1).max(200).optional(),
});

const MethodName = line({ max: 80, message: settingMessages.deliveryName });

export const Method = z.strictObject({
	id: DeliveryId,
	name: MethodName,
	/** What it is called in the shop's other languages; it is shown by its name where there is none. */
	translations: translatedTexts({ name: MethodName }).optional(),
	kind: z.enum(DELIVERY_KINDS),
	zones: z.array(Zone).max(60).default([]),
	price: Amount,
	freeFrom: Amount.min(0.01).optional(),
	days: Days.optional(),
});

/** The ways in which shoppers get what they bought, in the order in which they are shown. */
export const Delivery = z
	.array(
		Method.refine(({ kind, zones }) => kind === "send" || zones.length === 0, {
			path: ["zones"],
			error: settingMessages.pickupZones,
		}),
	)
	.min(1)
	.max(30)
	.refine((methods) => new Set(methods.map(({ id }) => id)).size === methods.length, settingMessages.sameDeliveryId);

/** How a new shop delivers: one way, to everywhere. */
export function firstDelivery(price: number, freeFrom: number): z.output<typeof Delivery> {
	const free = freeFrom > 0 ? { freeFrom } : {};
	const translations = { es: { name: "Envío estándar" } };
	return [{ id: "standard", name: "Standard delivery", translations, kind: "send", zones: [], price, ...free }];
}

/** The way that was chosen for an order, as it was then; `price` is what it cost this order. */
export const ChosenDelivery = z.object({
	id: z.string(),
	name: z.string(),
	translations: answeredTranslations("name"),
	kind: z.enum(DELIVERY_KINDS),
	price: Money,
	days: z.tuple([z.number().int(), z.number().int()]).nullable(),
});
