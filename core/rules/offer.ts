/** What a product costs at a percentage off: rounded to the nearest cent, never free and never the full price. */
export function offerPriceCents(priceCents: number, percent: number): number {
	return Math.max(1, Math.min(priceCents - 1, Math.round((priceCents * (100 - percent)) / 100)));
}

/** The whole percentage nearest to an offer's price. */
export function offerPercentOf(priceCents: number, offerCents: number): number {
	return Math.max(1, Math.min(99, Math.round((100 * (priceCents - offerCents)) / priceCents)));
}

export type Pricing = { cents: number; percent: number | null; offerCents: number | null };
export type GivenPricing = {
	cents?: number | undefined;
	isOffer?: boolean | undefined;
	percent?: number | undefined;
	offerCents?: number | undefined;
};

/**
 * What a product costs after an edit. An offer that stays is counted again from its percentage when the price changes.
 * Null when it should be an offer and nobody said of how much.
 */
export function decidePricing(given: GivenPricing, now: Pricing | null): Pricing | null {
	const cents = given.cents ?? now?.cents;
	if (cents === undefined) return null;
	const isOffer = given.isOffer ?? (given.percent !== undefined || (now !== null && now.percent !== null));
	if (!isOffer) return { cents, percent: null, offerCents: null };
	if (given.percent !== undefined) return offerAt(cents, given.percent);
	if (now !== null && now.percent !== null) return cents === now.cents ? now : offerAt(cents, now.percent);
	const { offerCents } = given;
	if (offerCents === undefined || offerCents <= 0 || offerCents >= cents) return null;
	return { cents, percent: offerPercentOf(cents, offerCents), offerCents };
}

function offerAt(cents: number, percent: number): Pricing {
	return { cents, percent, offerCents: offerPriceCents(cents, percent) };
}
