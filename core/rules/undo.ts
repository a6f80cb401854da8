import { offerPriceCents, type Pricing } from "./offer.ts";

/** For so long a change of products can be taken back. */
export const UNDO_MS = 24 * 3_600_000;

/** What a product costs once a change is taken back, and what stays because somebody changed it since. */
export function undoPricing(
	before: Pricing,
	after: Pricing,
	now: Pricing,
): { next: Pricing; kept: ("price" | "offer")[] } {
	const kept: ("price" | "offer")[] = [];
	const isPriceChanged = before.cents !== after.cents;
	const isOfferChanged = before.percent !== after.percent;
	if (isPriceChanged && now.cents !== after.cents) kept.push("price");
	if (isOfferChanged && now.percent !== after.percent) kept.push("offer");
	const cents = isPriceChanged && !kept.includes("price") ? before.cents : now.cents;
	const percent = isOfferChanged && !kept.includes("offer") ? before.percent : now.percent;
	return { next: { cents, percent, offerCents: offerCentsOf({ cents, percent }, [before, now]) }, kept };
}

/** An offer that was there costs what it did; price and percentage that come together anew are counted. */
function offerCentsOf({ cents, percent }: Omit<Pricing, "offerCents">, known: readonly Pricing[]): number | null {
	if (percent === null) return null;
	const same = known.find((pricing) => pricing.cents === cents && pricing.percent === percent);
	return same ? same.offerCents : offerPriceCents(cents, percent);
}

/** Units that can be taken back of those that came: never those sold or reserved meanwhile, never above the most there can be. */
export function undoUnits(delta: number, { onHand, reserved }: { onHand: number; reserved: number }, most: number) {
	if (delta > 0) return -Math.min(delta, onHand - reserved);
	return Math.min(-delta, Math.max(0, most - onHand));
}
