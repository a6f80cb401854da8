import type { Pool } from "pg";
import { LAST_TIER } from "#core/search/document.ts";
import { says, saysBy, tierSql } from "../../search/match.ts";
import type { Wanted } from "../../search/understand.ts";

/** So many of what sells best are looked through before the index is asked for every match. */
const WALKED = 2000;

/**
 * The first of what a search lists, without counting anything: what a keystroke waits for must take the same time
 * in every catalogue. Of what many products say the best sellers hold enough; of the rest there are few to sort.
 */
export async function listBestIds(pool: Pool, wanted: Wanted, isCommon: boolean, most: number): Promise<number[]> {
	if (!isCommon || (await listOfBestSellers(pool, says(wanted), [], most)).length < most)
		return listOfAll(pool, wanted, most);
	const ids: number[] = [];
	for (let tier = 1; tier <= LAST_TIER && ids.length < most; tier += 1) {
		const missing = most - ids.length;
		const best = await listOfBestSellers(pool, saysBy(tier, wanted), ids, missing);
		ids.push(...(best.length === missing ? best : await listOfPlace(pool, saysBy(tier, wanted), ids, missing)));
	}
	return ids;
}

const listOfBestSellers = (pool: Pool, said: string, but: readonly number[], most: number) =>
	listIds(
		pool,
		`select product_id as id from (
			select product_id, words from product_search where is_on_sale order by sold desc, product_id limit ${WALKED}
		) best
		where words @@ $1::tsquery and product_id <> all($2::int[]) limit $3`,
		[said, but, most],
	);

/** As a step of its own: the order of sales must not be walked in search of a match. */
const listOfPlace = (pool: Pool, said: string, but: readonly number[], most: number) =>
	listIds(
		pool,
		`with matching as materialized (
			select product_id, sold from product_search where is_on_sale and words @@ $1::tsquery and product_id <> all($2::int[])
		)
		select product_id as id from matching order by sold desc, product_id limit $3`,
		[said, but, most],
	);

function listOfAll(pool: Pool, wanted: Wanted, most: number): Promise<number[]> {
	const values: unknown[] = [says(wanted), most];
	const tier = tierSql(wanted, (value) => `$${values.push(value)}`);
	return listIds(
		pool,
		`with matching as materialized (
			select product_id, sold, ${tier} as tier from product_search where is_on_sale and words @@ $1::tsquery
		)
		select product_id as id from matching order by tier, sold desc, product_id limit $2`,
		values,
	);
}

async function listIds(pool: Pool, text: string, values: unknown[]): Promise<number[]> {
	const { rows } = await pool.query<{ id: number }>(text, values);
	return rows.map(({ id }) => id);
}
