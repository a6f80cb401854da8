import { expect } from "vitest";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();

const COUNT = 2_500;

/** What a trigger writes for each product of a large file, in transactions of some hundred. */
async function addRows(from: number, to: number): Promise<void> {
	await shop.pool.query(
		`insert into product_facet (product_id, is_on_sale, is_offer, collection_id, category_id, unit_cents, rating, brand, created_at, sizes)
		select id, true, false, 1, 1, 100 + id, 0, 'House label', now(), '{M}' from generate_series($1::int, $2) id`,
		[from, to],
	);
}

test("more products than are read at once are all taken over, each as it was changed last", async () => {
	const { catalogue, pool } = shop.deps;
	const before = (await catalogue.read(pool)).length;
	for (let at = 0; at < COUNT; at += 500) await addRows(1_000_001 + at, 1_000_500 + at);
	await pool.query(
		"update product_facet set unit_cents = 7, changed_by = pg_current_xact_id() where product_id = 1000001",
	);
	const index = await catalogue.read(pool);
	expect(index.length).toBe(before + COUNT);
	const cents = Array.from({ length: COUNT }, (_, at) => index.columns.cents[index.placeOf(1_000_001 + at)]);
	expect(cents).toEqual([7, ...Array.from({ length: COUNT - 1 }, (_, at) => 1_000_102 + at)]);
});
