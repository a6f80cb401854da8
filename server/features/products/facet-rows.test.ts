import type { PoolClient } from "pg";
import { expect } from "vitest";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();

const COLOURS = 12;

/** How often rows of the filters were written on this connection, also lately before. */
async function facetsWritten(client: PoolClient): Promise<number> {
	const { rows } = await client.query("select n_tup_upd from pg_stat_xact_user_tables where relname = 'product_facet'");
	return Number(rows[0]?.n_tup_upd ?? 0);
}

test.each([
	[
		"all units of it leave at once",
		"update stock set on_hand = 0 where variant_id in (select id from variant where product_id = $1)",
		"{}",
	],
	["all its colours go at once", "update variant set removed_at = now() where product_id = $1", "{}"],
	[
		"units leave and some stay",
		"update stock set on_hand = on_hand - 1 where variant_id in (select id from variant where product_id = $1)",
		undefined,
	],
])("a garment's row of filters is worked out once where %s", async (_, statement, inStock) => {
	const variants = Array.from({ length: COLOURS }, (_, at) => ({ ColorName: `Dye ${at}` }));
	const id = await addProduct(shop, { variants });
	const client = await shop.pool.connect();
	try {
		const read = () => client.query("select in_stock::text from product_facet where product_id = $1", [id]);
		const before = (await read()).rows[0];
		await client.query("begin");
		const written = await facetsWritten(client);
		await client.query(statement, [id]);
		expect((await facetsWritten(client)) - written).toBe(inStock === undefined ? 0 : 1);
		expect((await read()).rows[0]).toEqual(inStock === undefined ? before : { in_stock: inStock });
	} finally {
		await client.query("rollback");
		client.release();
	}
});
