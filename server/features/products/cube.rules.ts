import type { Narrowing } from "./narrowing.rules.ts";

/** How many products on sale share a collection, a category, being on offer, and the place where they say what is searched for. */
export type Cell = { collection: number; category: number; offer: boolean; tier: number; count: number };
export type Cube = {
	cells: readonly Cell[];
	/** The matches themselves, when a search left only a few. */
	few: readonly number[] | null;
};

/** How many products there are of what is asked for; with a tier, only those that say what is searched for there. */
export function countIn({ cells }: Cube, { offer, collection, categories }: Narrowing, tier?: number): number {
	let count = 0;
	for (const cell of cells) {
		if (tier !== undefined && cell.tier !== tier) continue;
		if (offer !== null && cell.offer !== offer) continue;
		if (collection !== null && cell.collection !== collection) continue;
		if (categories !== null && !categories.includes(cell.category)) continue;
		count += cell.count;
	}
	return count;
}
