import type { Pool } from "pg";

/** What was sold most lately, as last counted; of equals the better liked. */
export async function listBestSellerIds(pool: Pool, most: number): Promise<number[]> {
	const { rows } = await pool.query<{ id: number }>(
		`select p.id from (
			select product_id, sold from product_search where is_on_sale and sold > 0 order by sold desc, product_id limit $1
		) best join product p on p.id = best.product_id
		order by best.sold desc, p.rating desc, p.review_count desc, p.id`,
		[most],
	);
	return rows.map(({ id }) => id);
}

/** Those that are on sale, in the given order. */
export async function listOnSaleIds(pool: Pool, ids: readonly number[]): Promise<number[]> {
	const { rows } = await pool.query<{ id: number }>(
		`select p.id from unnest($1::int[]) with ordinality as wanted (id, place) join product p on p.id = wanted.id
		where p.off_sale_at is null order by wanted.place`,
		[ids],
	);
	return rows.map(({ id }) => id);
}
