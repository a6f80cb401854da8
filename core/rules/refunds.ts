/** A line of an order, and how many of it are to go back. */
export type BoughtLine = { line: number; quantity: number; unitCents: number };
export type LineWish = { line: number; quantity: number };
/** What a line gives back. */
export type LineRefund = LineWish & { cents: number };

type Bought = { lines: readonly BoughtLine[]; discountCents: number };

/**
 * What lines give back: their price less their share of the discount. The discount is shared by what was bought up to each
 * unit, so that every way of giving an order's units back, at once or one by one, comes to the same sum; shipping is no
 * part of it. `returned` says how many of each line went back before.
 */
export function refundOfLines(
	{ lines, discountCents }: Bought,
	returned: ReadonlyMap<number, number>,
	wishes: readonly LineWish[],
): LineRefund[] {
	const subtotal = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0);
	const discountUpTo = (cents: number) => Number((BigInt(discountCents) * BigInt(cents)) / BigInt(subtotal));
	const before = new Map<number, number>();
	let sum = 0;
	for (const { line, quantity, unitCents } of lines) {
		before.set(line, sum);
		sum += quantity * unitCents;
	}
	return wishes.flatMap(({ line, quantity }) => {
		const found = lines.find((one) => one.line === line);
		if (!found) return [];
		const start = (before.get(line) ?? 0) + (returned.get(line) ?? 0) * found.unitCents;
		const price = quantity * found.unitCents;
		return [{ line, quantity, cents: price - (discountUpTo(start + price) - discountUpTo(start)) }];
	});
}

/** How many of a line can still go back. */
export function returnableOf({ line, quantity }: BoughtLine, returned: ReadonlyMap<number, number>): number {
	return quantity - (returned.get(line) ?? 0);
}

/** Never more than is left of the payment, whatever the lines are worth: some of it may have gone back as a sum. */
export function capped(refunds: readonly LineRefund[], leftCents: number): LineRefund[] {
	let left = leftCents;
	return refunds.map((refund) => {
		const cents = Math.min(refund.cents, left);
		left -= cents;
		return { ...refund, cents };
	});
}

export function sumOf(refunds: readonly { cents: number }[]): number {
	return refunds.reduce((sum, { cents }) => sum + cents, 0);
}
