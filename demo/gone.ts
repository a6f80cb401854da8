import { sizes } from "./catalogue/product.ts";
import { type Dice, whole } from "./chance.ts";
import type { ShelfProduct } from "./shelves.ts";

/** One size of one variant. */
export const stockKey = (variantId: number, size: string) => `${variantId} ${size}`;

const ALSO_GONE = 0.05;

/** The sizes nobody can buy any more: those of sold-out products, those the catalogue names, and a few more. */
export function chooseGone(dice: Dice, shelves: readonly ShelfProduct[]): Set<string> {
	const gone = new Set<string>();
	for (const { product, variants } of shelves) {
		for (const variant of variants) {
			for (const size of sizes) {
				const unlucky = dice.chance(ALSO_GONE);
				if (product.soldOut || product.soldOutSizes?.includes(size) || unlucky) gone.add(stockKey(variant.id, size));
			}
		}
	}
	return gone;
}

/** Units left on the shelf for sale: often plenty, now and then the last ones. */
export function unitsLeft(dice: Dice): number {
	return dice.chance(0.12) ? whole(dice, 1, 3) : whole(dice, 4, 26);
}
