import { type BoughtLine, type LineWish, refundOfLines, returnableOf, sumOf } from "#core/rules/refunds.ts";

/** A refund that was made: the lines it was asked for by, or none. */
export type MadeRefund = { cents: number; isWhole: boolean; lines: readonly LineWish[] };

export type Bought = { lines: readonly BoughtLine[]; discountCents: number; shippingCents: number };

/** What a credit note is for: units at the price of the invoice, and how they come to the sum that went back. */
export type Credited = {
	lines: LineWish[];
	goods: number;
	discount: number;
	shipping: number;
	/** What of it had gone back earlier, as a sum without lines. */
	earlier: number;
};

/**
 * What the refunds were for that brought the sum of all from `since` to `cents` more, in the order they were made; null where
 * a sum went back without saying for what.
 */
export function creditedBy(
	made: readonly MadeRefund[],
	{ lines: bought, discountCents, shippingCents }: Bought,
	{ since, cents }: { since: number; cents: number },
): Credited | null {
	const start = made.findIndex((_, at) => sumOf(made.slice(0, at)) === since);
	const end = made.findIndex((_, at) => sumOf(made.slice(0, at + 1)) === since + cents);
	if (start < 0 || end < start) return null;
	const meant = made.slice(start, end + 1);
	const returned = unitsOf(made.slice(0, start));
	const isRest = meant.some(({ isWhole }) => isWhole);
	const units = isRest
		? new Map(bought.map((line) => [line.line, returnableOf(line, returned)]))
		: meant.every(({ lines }) => lines.length > 0) && unitsOf(meant);
	if (!units) return null;
	const lines = [...units].map(([line, quantity]) => ({ line, quantity })).filter(({ quantity }) => quantity > 0);
	if (lines.length === 0) return null;
	const goods = sumOf(refundOfLines({ lines: bought, discountCents: 0 }, returned, lines));
	const worth = sumOf(refundOfLines({ lines: bought, discountCents }, returned, lines));
	const shipping = isRest ? shippingCents : 0;
	const earlier = worth + shipping - cents;
	return earlier < 0 ? null : { lines, goods, discount: goods - worth, shipping, earlier };
}

function unitsOf(refunds: readonly MadeRefund[]): Map<number, number> {
	const units = new Map<number, number>();
	for (const { line, quantity } of refunds.flatMap(({ lines }) => lines))
		units.set(line, (units.get(line) ?? 0) + quantity);
	return units;
}
