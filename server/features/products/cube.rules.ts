import type { Narrowing } from "./narrowing.rules.ts";

/** How many products on sale share a collection, a category and being on offer. */
export type Cell = { collection: number; category: number; offer: boolean; count: number };
export type Cube = {
	cells: readonly Cell[];
	/** The matches themselves, when a search left only a few. */
	few: readonly number[] | null;
};

export function countIn({ cells }: Cube, { offer, collection, categories }: Narrowing): number {
	let count = 0;
	for (const cell of cells) {
		if (offer !== null && cell.offer !== offer) continue;
		if (collection !== null && cell.collection !== collection) continue;
		if (categories !== null && !categories.includes(cell.category)) continue;
		count += cell.count;
	}
	return count;
}
