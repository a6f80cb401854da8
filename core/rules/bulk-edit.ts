import { decidePricing, type Pricing } from "./offer.ts";
import { type ProductState, type StateColumns, stateColumns, stateOf } from "./product-state.ts";

/** The same for many products: what is not named stays. */
export type BulkEdit = {
	price?: { percent: number } | { cents: number } | undefined;
	/** Percent off; null ends the offer. */
	offer?: number | null | undefined;
	collection?: number | undefined;
	category?: number | undefined;
	state?: ProductState | undefined;
	/** From so many units on it runs out; null: as the shop has it for all. */
	lowStock?: number | null | undefined;
};

export type BulkColumns = StateColumns & {
	priceCents: number;
	offerPercent: number | null;
	priceOfferCents: number | null;
	collectionId: number;
	categoryId: number;
	lowStock: number | null;
};

/** What a product becomes by an edit of many. */
export function decideBulk(edit: BulkEdit, before: BulkColumns, now: Date): BulkColumns {
	const isStateNew = edit.state !== undefined && edit.state !== stateOf(before);
	const { offSaleAt, draft, publishAt } = before;
	return {
		...pricingColumns(decideBulkPricing(edit, pricingOf(before))),
		collectionId: edit.collection ?? before.collectionId,
		categoryId: edit.category ?? before.categoryId,
		lowStock: edit.lowStock === undefined ? before.lowStock : edit.lowStock,
		...(edit.state && isStateNew ? stateColumns(edit.state, before, now) : { offSaleAt, draft, publishAt }),
	};
}

function decideBulkPricing({ price, offer }: BulkEdit, now: Pricing): Pricing {
	const cents =
		price && ("percent" in price ? Math.round((now.cents * (100 + price.percent)) / 100) : now.cents + price.cents);
	const given = {
		cents,
		...(offer === null && { isOffer: false }),
		...(typeof offer === "number" && { percent: offer }),
	};
	return decidePricing(given, now) ?? now;
}

export function pricingOf({ priceCents, offerPercent, priceOfferCents }: BulkColumns): Pricing {
	return { cents: priceCents, percent: offerPercent, offerCents: priceOfferCents };
}

function pricingColumns({ cents, percent, offerCents }: Pricing) {
	return { priceCents: cents, offerPercent: percent, priceOfferCents: offerCents };
}
