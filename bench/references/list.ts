import { pageOfIds } from "#server/features/products/page-of-ids.queries.ts";
import { PRODUCTS } from "#server/features/products/products.queries.ts";
import { listenJson, openPool } from "./listen.ts";

type Given = { databaseUrl: string; collection: number; total: number };
const LENGTH = 12;
const BY_PRICE = { column: "unit_cents", direction: "asc" } as const;

/** node:http and pg running the queries of one page of a collection by price, and sending the rows. */
export async function listFromDatabase({ databaseUrl, collection, total }: Given): Promise<string> {
	const pool = openPool(databaseUrl);
	return listenJson(async ({ url = "" }) => {
		const page = Number(url.match(/[?&]page=(\d+)/)?.[1] ?? 1);
		const offset = (page - 1) * LENGTH;
		const narrowing = { offer: null, collection, categories: null };
		const where = { offset, length: Math.min(LENGTH, total - offset), total };
		const { text, values } = pageOfIds(narrowing, BY_PRICE, where);
		const { rows } = await pool.query<{ id: number }>({ text, values });
		return (await pool.query({ name: "products", text: PRODUCTS, values: [rows.map(({ id }) => id), null] })).rows;
	});
}
