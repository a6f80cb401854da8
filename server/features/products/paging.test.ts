import fc from "fast-check";
import { beforeAll, expect } from "vitest";
import type { ProductQuery } from "#core/contract/product-query.ts";
import { products } from "#core/contract/products.ts";
import { refreshStaleDocuments } from "#server/search/documents.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
type Stored = { id: number; name: string; price: number; rating: number; age: number; collection: number };
let stored: Stored[] = [];

/** Few different values, so that most products share theirs with others; so many tees that they are too many to keep by id. */
beforeAll(async () => {
	const { rows } = await shop.pool.query<Stored>(`
		insert into product (name, price_cents, rating, collection_id, category_id, created_at)
		select case when i % 10 < 7 then 'Tee ' else 'Skirt ' end || i, 1000 + i * 7 % 5 * 100, i * 3 % 4, 1 + i % 2, 1 + i % 2,
			timestamptz '2026-01-01' + i * 11 % 6 * interval '1 day'
		from generate_series(1, 3000) i
		returning id, name, price_cents as price, rating::int, extract(day from created_at at time zone 'utc')::int as age, collection_id as collection`);
	stored = rows;
	while ((await refreshStaleDocuments(shop.db, 1000)) > 0);
});

/** What each search has to find, among names of a garment and a number. */
const searches: Record<string, RegExp> = {
	tees: /^Tee/,
	t: /^Tee/,
	pollera: /^Skirt/,
	"9": / 9$/,
	"11 tee": /^Tee 11$/,
};
const anyQuery = fc.record(
	{
		method: fc.constantFrom("price" as const, "rating" as const, "createdAt" as const),
		type: fc.constantFrom("ASC" as const, "DESC" as const),
		collection: fc.constantFrom(1, 2),
		filters: fc.constantFrom(...Object.keys(searches)),
	},
	{ requiredKeys: [] },
);

function expected({ method, type, collection, filters = "" }: ProductQuery): number[] {
	const key = ({ price, rating, age }: Stored) => (method === "price" ? price : method === "rating" ? rating : age);
	const ascending = method === "price" ? type !== "DESC" : method !== undefined && type === "ASC";
	return stored
		.filter((one) => (!collection || one.collection === collection) && (searches[filters]?.test(one.name) ?? true))
		.sort((a, b) => (ascending ? key(a) - key(b) : key(b) - key(a)) || a.id - b.id)
		.map(({ id }) => id);
}

test("pages neither overlap nor lose a product, in every order, narrowed or searched", async () => {
	await fc.assert(
		fc.asyncProperty(anyQuery, fc.integer({ min: 43, max: 100 }), async (query, limit) => {
			const all = expected(query);
			const seen: number[] = [];
			for (let page = 1; page <= Math.ceil(all.length / limit) + 1; page += 1) {
				const { data, headers } = await shop.call(products.list, { query: { ...query, page, limit } });
				expect(headers["x-total-count"]).toBe(String(all.length));
				seen.push(...data.map(({ id_product }) => id_product));
			}
			expect(seen).toEqual(all);
		}),
		{ numRuns: 20 },
	);
}, 60_000);

test("without a limit at most 500 products are listed", async () => {
	const first = await shop.call(products.list, { query: { method: "price" } });
	const second = await shop.call(products.list, { query: { method: "price", page: 2 } });
	expect(first.data).toHaveLength(500);
	const both = [...first.data, ...second.data].map(({ id_product }) => id_product);
	expect(both).toEqual(expected({ method: "price" }).slice(0, 1000));
});

test("cards are the same pages as the list", async () => {
	const query = { method: "rating" as const, page: 4, limit: 12, filters: "tee" };
	const list = await shop.call(products.list, { query });
	const { data } = await shop.call(products.cards, { query });
	expect(data.cards.map(({ id_product }) => id_product)).toEqual(list.data.map(({ id_product }) => id_product));
	expect(String(data.total)).toBe(list.headers["x-total-count"]);
});
