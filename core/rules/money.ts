/** Whole cents of an amount on the wire. */
export function toCents(amount: number): number {
	return Math.round(amount * 100);
}

/** The wire's number of an amount in cents: at most two decimals. */
export function fromCents(cents: number): number {
	return cents / 100;
}

/** As shown to people: always two decimals, no grouping, so that a price can be read, copied and compared. */
export function formatPrice(amount: number): string {
	const cents = toCents(amount);
	const digits = String(Math.abs(cents)).padStart(3, "0");
	return `${cents < 0 ? "-" : ""}$ ${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
