import type { Pool } from "pg";
import type { Deps } from "../../deps.ts";
import type { Narrowing } from "./narrowing.rules.ts";
import { nameLike } from "./search.queries.ts";

/** How many products on sale share a collection, a category and being on offer. */
type Cell = { collection: number; category: number; offer: boolean; count: number };
export type Cube = {
	cells: readonly Cell[];
	/** The matches themselves, when a search left only a few. */
	few: readonly number[] | null;
};

/** Up to so many matches of a search are kept by id, and sorted without looking at any other product. */
const FEW = 2000;

/** The counts every total and every facet is summed from, read once per search word until the catalogue changes. */
export function readCube(deps: Pick<Deps, "pool" | "cache">, word: string): Promise<Cube> {
	return deps.cache.counts.get(`cube:${word}`, "catalogue", () =>
		word ? countMatches(deps.pool, word) : countAll(deps.pool),
	);
}

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

async function countAll(pool: Pool): Promise<Cube> {
	const { rows } = await pool.query<Cell>(`
		select collection_id as collection, category_id as category, is_offer as offer, count(*)::int as count
		from product where off_sale_at is null
		group by collection_id, category_id, is_offer`);
	return { cells: rows, few: null };
}

async function countMatches(pool: Pool, word: string): Promise<Cube> {
	const values: string[] = [];
	const matches = nameLike(word, (value) => `$${values.push(value)}`);
	const { rows } = await pool.query<Cell & { ids: number[] | null }>(
		`select collection, category, offer, count, case when sum(count) over () <= ${FEW} then ids end as ids
		from (
			select collection_id as collection, category_id as category, is_offer as offer, count(*)::int as count,
				array_agg(id) as ids
			from product where off_sale_at is null and ${matches}
			group by collection_id, category_id, is_offer
		) counted`,
		values,
	);
	const few = rows.every(({ ids }) => ids !== null) ? rows.flatMap(({ ids }) => ids ?? []) : null;
	return { cells: rows.map(({ ids: _, ...cell }) => cell), few };
}
