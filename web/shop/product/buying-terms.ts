import type { Settings } from "#core/contract/settings.ts";
import type { Language } from "#core/languages.ts";
import { shippingOf } from "#core/rules/checkout.ts";
import { type DeliveryMethod, promiseOf, termsOf } from "#core/rules/delivery.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import { nameIn } from "#core/rules/translations.ts";

type Way = Pick<DeliveryMethod, "name" | "kind" | "days"> & { cost: number };

/** What the owner's settings say of getting one of a product, and of giving it back. */
export type BuyingTerms = {
	/** The cheapest way within the shop's country; `isFrom` where an address may cost more. */
	sent: (Way & { isFrom: boolean; freeFrom: number | null }) | null;
	/** Where it can be picked up. */
	pickups: readonly Way[];
	returnsDays: number;
};

export function termsFor(
	price: number,
	{ delivery, country, returnsDays }: Pick<Settings, "delivery" | "country" | "returnsDays">,
	language: Language,
): BuyingTerms {
	const cents = toCents(price);
	const wayOf = (way: DeliveryMethod, cost: number): Way => ({
		name: nameIn(way, language),
		kind: way.kind,
		days: way.days,
		cost,
	});
	const promise = promiseOf(delivery, country, cents);
	return {
		sent: promise && {
			...wayOf(promise.way, fromCents(promise.costCents)),
			isFrom: promise.isFrom,
			freeFrom: promise.missingCents > 0 ? (promise.way.freeFrom ?? null) : null,
		},
		pickups: delivery
			.filter(({ kind }) => kind === "pickup")
			.map((way) => wayOf(way, fromCents(shippingOf(cents, termsOf(way))))),
		returnsDays,
	};
}
