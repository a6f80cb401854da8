import type { DeliveryMethod } from "#core/rules/delivery.ts";

/** How every order of the year before was sent. */
export const standard = {
	id: "standard",
	name: "Standard delivery",
	translations: { es: { name: "Envío estándar" } },
	kind: "send",
	zones: [],
	price: 0,
	days: [3, 6],
} satisfies DeliveryMethod;

/** How the demo shop delivers now: to the whole country, faster in Buenos Aires, or across the counter. */
export const delivery: readonly DeliveryMethod[] = [
	standard,
	{
		id: "express",
		name: "Express by bicycle",
		translations: { es: { name: "Expreso en bicicleta" } },
		kind: "send",
		zones: [{ country: "AR", zips: ["1000-1499"] }],
		price: 4_900,
		freeFrom: 250_000,
		days: [0, 1],
	},
	{
		id: "palermo",
		name: "Pick up in Palermo",
		translations: { es: { name: "Retiro en Palermo" } },
		kind: "pickup",
		zones: [],
		price: 0,
		days: [1, 1],
	},
];
