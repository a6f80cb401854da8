import type { Pool } from "pg";
import type { ListedProduct } from "./sitemap.view.ts";

/** A sitemap may name 50,000 addresses; a few are for the pages that list. */
const MOST_PRODUCTS = 49_900;

/** The newest products on sale. */
export async function listForSitemap(pool: Pool): Promise<ListedProduct[]> {
	const { rows } = await pool.query<ListedProduct>(
		"select id, updated_at from product where off_sale_at is null order by created_at desc, id limit $1",
		[MOST_PRODUCTS],
	);
	return rows;
}
