import { fromCents } from "./money.ts";

export type Installments = { count: number; each: number; total: number };

/** A payment in parts, by how many and by what the card takes in all; null where it is taken at once, or where that sum is not known. */
export function installmentsOf(count: number, totalCents: number | null): Installments | null {
	if (count < 2 || totalCents === null) return null;
	return { count, each: fromCents(Math.round(totalCents / count)), total: fromCents(totalCents) };
}
