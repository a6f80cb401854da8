import type { Size } from "./sizes.ts";

/** The most units there can be of one size of a colour. */
export const UNITS_MAX = 1_000_000;

/** Units of one size of one variant, as an order asks for them. */
export type StockWish = { variantId: number; size: Size; quantity: number };
export type StockLevel = { variantId: number; size: Size; left: number };

export function stockKey({ variantId, size }: { variantId: number; size: Size }): string {
	return `${variantId} ${size}`;
}

/** Lines of the same variant and size count together, so that two small lines cannot take more than there is. */
export function sumWishes<Wish extends StockWish>(wishes: readonly Wish[]): Wish[] {
	const byKey = new Map<string, Wish>();
	for (const wish of wishes) {
		const known = byKey.get(stockKey(wish));
		byKey.set(stockKey(wish), { ...wish, quantity: wish.quantity + (known?.quantity ?? 0) });
	}
	return [...byKey.values()];
}

/** What is short: the wishes that exceed what is left, with what is left. */
export function shortfalls(
	wishes: readonly StockWish[],
	levels: readonly StockLevel[],
): (StockWish & { left: number })[] {
	const left = new Map(levels.map((level) => [stockKey(level), level.left]));
	return sumWishes(wishes)
		.map((wish) => ({ ...wish, left: left.get(stockKey(wish)) ?? 0 }))
		.filter((wish) => wish.quantity > wish.left);
}

/** Parts the units of an order in those it keeps, so many of a size, and the rest; null: it keeps all. */
export function partUnits<Wish extends StockWish>(
	wishes: readonly Wish[],
	most: number | null,
): { kept: Wish[]; rest: Wish[] } {
	const summed = sumWishes(wishes);
	const keptOf = ({ quantity }: Wish) => (most === null ? quantity : Math.min(quantity, most));
	return {
		kept: summed.map((wish) => ({ ...wish, quantity: keptOf(wish) })),
		rest: summed
			.map((wish) => ({ ...wish, quantity: wish.quantity - keptOf(wish) }))
			.filter(({ quantity }) => quantity > 0),
	};
}
