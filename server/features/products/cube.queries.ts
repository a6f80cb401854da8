import type { Pool } from "pg";
import type { Deps } from "../../deps.ts";
import { says, tierSql } from "../../search/match.ts";
import type { Wanted } from "../../search/understand.ts";
import type { Cell, Cube } from "./cube.rules.ts";

/** Up to so many matches of a search are kept by id, and sorted without looking at any other product. */
const FEW = 2000;

/** The counts every total and every facet is summed from, read once per search until the catalogue changes. */
export function readCube(deps: Pick<Deps, "pool" | "cache">, wanted: Wanted | null): Promise<Cube> {
	return deps.cache.counts.get(`cube:${JSON.stringify(wanted)}`, "catalogue", () =>
		wanted ? countMatches(deps.pool, wanted) : countAll(deps.pool),
	);
}

async function countAll(pool: Pool): Promise<Cube> {
	const { rows } = await pool.query<Cell>(`
		select collection_id as collection, category_id as category, is_offer as offer, 0 as tier, count(*)::int as count
		from product where off_sale_at is null
		group by collection_id, category_id, is_offer`);
	return { cells: rows, few: null };
}

async function countMatches(pool: Pool, wanted: Wanted): Promise<Cube> {
	const values: string[] = [says(wanted)];
	const tier = tierSql(wanted, (value) => `$${values.push(value)}`);
	const { rows } = await pool.query<Cell & { ids: number[] | null }>(
		`select collection, category, offer, tier, count, case when sum(count) over () <= ${FEW} then ids end as ids
		from (
			select collection_id as collection, category_id as category, is_offer as offer, ${tier} as tier,
				count(*)::int as count, array_agg(product_id) as ids
			from product_search where is_on_sale and words @@ $1::tsquery
			group by 1, 2, 3, 4
		) counted`,
		values,
	);
	const few = rows.every(({ ids }) => ids !== null) ? rows.flatMap(({ ids }) => ids ?? []) : null;
	return { cells: rows.map(({ ids: _, ...cell }) => cell), few };
}
