import { type Reduction, reductionOf } from "./discount.ts";

export type PricedLine = { unitCents: number; quantity: number };
export type ShippingTerms = {
	flatCents: number;
	/** Goods worth this much are sent free; 0 means that no sum is. */
	freeFromCents: number;
};
export const FREE: ShippingTerms = { flatCents: 0, freeFromCents: 0 };
export type Totals = { subtotalCents: number; discountCents: number; shippingCents: number; totalCents: number };

/** The provider takes nothing smaller. */
const SMALLEST_TOTAL_CENTS = 1;

export function shippingOf(subtotalCents: number, { flatCents, freeFromCents }: ShippingTerms): number {
	return freeFromCents > 0 && subtotalCents >= freeFromCents ? 0 : flatCents;
}

/** total = sum of lines − discount + shipping, and never under 0.01: the discount gives way. */
export function totalsOf(lines: readonly PricedLine[], reduction: Reduction | null, shipping: ShippingTerms): Totals {
	return totalsOfSum(subtotalOf(lines), reduction, shipping);
}

export function subtotalOf(lines: readonly PricedLine[]): number {
	return lines.reduce((sum, line) => sum + line.unitCents * line.quantity, 0);
}

export function totalsOfSum(subtotalCents: number, reduction: Reduction | null, shipping: ShippingTerms): Totals {
	const shippingCents = shippingOf(subtotalCents, shipping);
	const wanted = reduction ? reductionOf(subtotalCents, reduction) : 0;
	const discountCents = Math.max(0, Math.min(wanted, subtotalCents + shippingCents - SMALLEST_TOTAL_CENTS));
	return { subtotalCents, discountCents, shippingCents, totalCents: subtotalCents - discountCents + shippingCents };
}

/** The tax inside a price that includes it. */
export function includedTax(totalCents: number, ratePercent: number): number {
	return Math.round((totalCents * ratePercent) / (100 + ratePercent));
}
