import type { Pool } from "pg";
import type { Deps } from "../../deps.ts";
import type { Cell, Cube } from "./cube.rules.ts";
import { nameLike } from "./search.queries.ts";

/** Up to so many matches of a search are kept by id, and sorted without looking at any other product. */
const FEW = 2000;

/** The counts every total and every facet is summed from, read once per search word until the catalogue changes. */
export function readCube(deps: Pick<Deps, "pool" | "cache">, word: string): Promise<Cube> {
	return deps.cache.counts.get(`cube:${word}`, "catalogue", () =>
		word ? countMatches(deps.pool, word) : countAll(deps.pool),
	);
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
