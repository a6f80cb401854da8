/** What a product costs at a percentage off: rounded to the nearest cent, never free and never the full price. */
export function offerPriceCents(priceCents: number, percent: number): number {
	return Math.max(1, Math.min(priceCents - 1, Math.round((priceCents * (100 - percent)) / 100)));
}

/** The whole percentage nearest to an offer's price. */
export function offerPercentOf(priceCents: number, offerCents: number): number {
	return Math.max(1, Math.min(99, Math.round((100 * (priceCents - offerCents)) / priceCents)));
}
