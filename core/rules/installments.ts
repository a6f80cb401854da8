import { fromCents, toCents } from "./money.ts";

export type Installments = { count: number; each: number; total: number };

/** A payment in parts, by how many and by what the card takes in all; null where it is taken at once, or where that sum is not known. */
export function installmentsOf(count: number, totalCents: number | null): Installments | null {
	if (count < 2 || totalCents === null) return null;
	return { count, each: fromCents(Math.round(totalCents / count)), total: fromCents(totalCents) };
}

/** A way to pay in parts that every credit card offers: what it adds, in percent, and the yearly rates that the law wants shown. */
export type Plan = { count: number; rate: number; rates: string };

/** What a card takes for a price by a plan. */
export function installmentsBy({ count, rate }: Pick<Plan, "count" | "rate">, price: number): Installments {
	const totalCents = Math.round((toCents(price) * Math.round((100 + rate) * 100)) / 10_000);
	return { count, each: fromCents(Math.round(totalCents / count)), total: fromCents(totalCents) };
}
