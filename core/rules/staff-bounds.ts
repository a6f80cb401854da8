import { permissionMessages } from "../messages/permissions.ts";
import type { Reduction } from "./discount.ts";
import { formatMoney, fromCents } from "./money.ts";
import { offerPriceCents, type Pricing } from "./offer.ts";

/** How far an employee may go with prices; the currency is for the words in which they are told. */
export type StaffBounds = {
	smallestPriceCents: number;
	largestPercent: number;
	largestAmountCents: number;
	currency: string;
};

/** The field that goes too far, and what to say of it. */
export type Breach = { field: "price" | "discount" | "percent" | "amount"; message: string };

/** What a price that an employee changes breaks; what was there before is not theirs to answer for. */
export function pricingBreach(bounds: StaffBounds, next: Pricing, before: Pricing | null): Breach | null {
	const isTooCheap = (cents: number | null, was: number | null | undefined) =>
		cents !== null && cents !== was && cents < bounds.smallestPriceCents;
	if (isTooCheap(next.cents, before?.cents)) return tooCheap("price", bounds);
	if (next.offerCents === null) return null;
	const isLargest = next.percent !== before?.percent && next.offerCents < lowestOffer(bounds, next.cents);
	if (isLargest) return tooMuch("discount", bounds);
	return isTooCheap(next.offerCents, before?.offerCents) ? tooCheap("discount", bounds) : null;
}

/** What a code that an employee makes, or lets live longer, breaks. */
export function codeBreach(bounds: StaffBounds, reduction: Reduction): Breach | null {
	if ("percent" in reduction) return reduction.percent > bounds.largestPercent ? tooMuch("percent", bounds) : null;
	if (reduction.amountCents <= bounds.largestAmountCents) return null;
	return { field: "amount", message: permissionMessages.amount(sumOf(bounds.largestAmountCents, bounds)) };
}

function lowestOffer({ largestPercent }: StaffBounds, cents: number): number {
	return largestPercent === 0 ? cents : offerPriceCents(cents, largestPercent);
}

const sumOf = (cents: number, { currency }: StaffBounds) => formatMoney(fromCents(cents), currency);

function tooCheap(field: Breach["field"], bounds: StaffBounds): Breach {
	return { field, message: permissionMessages.price(sumOf(bounds.smallestPriceCents, bounds)) };
}

function tooMuch(field: Breach["field"], { largestPercent }: StaffBounds): Breach {
	return { field, message: permissionMessages.discount(largestPercent) };
}
