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

/** An offer with dates of its own. */
export const OFFER_STATES = ["scheduled", "running", "ended"] as const;
export type OfferState = (typeof OFFER_STATES)[number];
type Standing = { begunAt: Date | null; overAt: Date | null };

/** How an offer stands, by what its products cost: one that no product is in any more has ended, whatever its dates say. */
export function offerStateOf({ begunAt, overAt }: Standing, productsInIt: number): OfferState {
	if (begunAt === null) return "scheduled";
	return overAt === null && productsInIt > 0 ? "running" : "ended";
}

export type DueOffer = { id: number; percent: number; startsAt: Date; endsAt: Date | null; begunAt: Date | null };
type Turn = { offer: DueOffer; turn: "begin" | "end" | "miss" };

/** What the clock has to do about offers, in the order of their moments; at the same moment one ends before another begins. */
export function turnsOf(due: readonly DueOffer[], now: Date): Turn[] {
	const turnOf = (offer: DueOffer) =>
		offer.begunAt !== null ? "end" : offer.endsAt !== null && offer.endsAt <= now ? "miss" : "begin";
	const momentOf = ({ offer, turn }: Turn) => (turn === "begin" ? offer.startsAt : (offer.endsAt ?? offer.startsAt));
	const rank = ({ turn }: Turn) => (turn === "begin" ? 1 : 0);
	return due
		.map((offer): Turn => ({ offer, turn: turnOf(offer) }))
		.sort((a, b) => momentOf(a).getTime() - momentOf(b).getTime() || rank(a) - rank(b) || a.offer.id - b.offer.id);
}

/**
 * The percentage at which a product stands after these turns of offers it is in; null for its full price. An offer that
 * begins takes it out of those before, whose end then means nothing to it.
 */
export function percentAfter(percent: number | null, turns: readonly Turn[]): number | null {
	const begun = turns.findLast(({ turn }) => turn === "begin");
	if (begun) return begun.offer.percent;
	return turns.some(({ offer, turn }) => turn === "end" && offer.percent === percent) ? null : percent;
}
