import { beforeAll, expect } from "vitest";
import type { ProductQuery } from "#core/contract/product-query.ts";
import { products } from "#core/contract/products.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { refreshStaleDocuments } from "#server/search/documents.ts";
import { countWords } from "#server/search/figures.ts";
import { addCategory, addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { fillSearchDocuments } from "./search.jobs.ts";

const { shop, test } = shopTest();
const ids: Record<string, number> = {};

beforeAll(async () => {
	const shirts = await addCategory(shop, "Denim shirts", MEN);
	ids.season = await addProduct(shop, { name: "Last", brand: "One", collection: 2 });
	ids.brand = await addProduct(shop, { name: "Third", brand: "Denim House" });
	ids.colour = await addProduct(shop, { name: "Second", variants: [{ ColorName: "Denim" }] });
	ids.type = await addProduct(shop, { name: "First", category: shirts });
	ids.rare = await addProduct(shop, { name: "Denim tote" });
	ids.sold = await addProduct(shop, { name: "Denim apron" });
	await shop.pool.query("update product_search set sold = 7 where product_id = $1", [ids.sold]);
});

async function found(query: ProductQuery): Promise<number[]> {
	const { data } = await shop.call(products.cards, { query });
	return data.cards.map(({ id_product }) => id_product);
}

test("the most fitting comes first: name, type, colour, brand; what sells more before what sells less", async () => {
	const fitting = [ids.sold, ids.rare, ids.type, ids.colour, ids.brand];
	expect(await found({ filters: "denim" })).toEqual(fitting);
	expect(await found({ filters: "denim", category: WOMEN })).toEqual(fitting.filter((id) => id !== ids.type));
	expect(await found({ filters: "denim", limit: 2, page: 2 })).toEqual(fitting.slice(2, 4));
	expect(await found({ filters: "denim", limit: 2, page: 3 })).toEqual(fitting.slice(4));
	expect(await found({ filters: "winter" })).toEqual([ids.season]);
});

test("a word that is known to say something is not taken for another, where the shop has nothing of the kind", async () => {
	expect(await found({ filters: "shrits" })).toEqual([ids.type]);
	expect(await found({ filters: "skirts" })).toEqual([]);
	expect(await found({ filters: "men" })).toEqual([ids.type]);
	await shop.pool.query("update product set off_sale_at = now() where id = $1", [ids.type]);
	await refreshStaleDocuments(shop.db, 100);
	await countWords(shop.db);
	shop.deps.cache.drop(["catalogue"]);
	expect(await found({ filters: "men" })).toEqual([]);
	await shop.pool.query("update product set off_sale_at = null where id = $1", [ids.type]);
	await refreshStaleDocuments(shop.db, 100);
	shop.deps.cache.drop(["catalogue"]);
	expect(await found({ filters: "men" })).toEqual([ids.type]);
});

test("a chosen sort, and the documented list, keep their order", async () => {
	const newest = [ids.sold, ids.rare, ids.type, ids.colour, ids.brand].map(Number).sort((a, b) => a - b);
	expect(await found({ filters: "denim", method: "price" })).toEqual(newest);
	const { data } = await shop.call(products.list, { query: { filters: "denim" } });
	expect(new Set(data.map(({ id_product }) => id_product))).toEqual(new Set(newest));
});

test("the documented list has the newest of what was found first", async () => {
	const old = await addProduct(shop, { name: "Corduroy one", createdAt: new Date("2020-01-01") });
	const young = await addProduct(shop, { name: "Other", brand: "Corduroy", createdAt: new Date("2021-01-01") });
	const { data } = await shop.call(products.list, { query: { filters: "corduroy" } });
	expect(data.map(({ id_product }) => id_product)).toEqual([young, old]);
	expect(await found({ filters: "corduroy" })).toEqual([old, young]);
});

test("what SQL or an older version changes is searched by its new words once the job has run", async () => {
	const id = await addProduct(shop, { name: "Poncho", variants: [{ ColorName: "Negro" }] });
	await shop.pool.query("update product set name = 'Chaleco' where id = $1", [id]);
	await shop.pool.query("update variant set color_name = 'Verde' where product_id = $1", [id]);
	await fillSearchDocuments(shop.deps);
	expect(await found({ filters: "waistcoat" })).toEqual([id]);
	expect(await found({ filters: "green" })).toEqual([id]);
	expect(await found({ filters: "poncho" })).toEqual([]);
	await shop.pool.query("update category set name = 'Damas' where id = 1");
	await shop.pool.query("update collection set name = 'Resort' where id = 1");
	await fillSearchDocuments(shop.deps);
	expect(await found({ filters: "chaleco resort" })).toEqual([id]);
	await shop.pool.query("update category set name = 'Women' where id = 1");
	await shop.pool.query("update collection set name = 'Summer' where id = 1");
	await fillSearchDocuments(shop.deps);
	expect(await refreshStaleDocuments(shop.db, 10)).toBe(0);
});

test("what matches are counted by follows every change of the product at once", async () => {
	const id = await addProduct(shop, { name: "Mochila" });
	const counts = async () => {
		shop.deps.cache.drop(["catalogue"]);
		const { data } = await shop.call(products.facets, { query: { filters: "mochila" } });
		return [data.total, data.sale.true, data.collections[2]?.count, data.categories[1]?.count];
	};
	expect(await counts()).toEqual([1, 0, 0, 0]);
	await shop.pool.query("update product set offer_percent = 10, price_offer_cents = 90 where id = $1", [id]);
	expect(await counts()).toEqual([1, 1, 0, 0]);
	await shop.pool.query("update product set collection_id = 3, category_id = 2 where id = $1", [id]);
	expect(await counts()).toEqual([1, 1, 1, 1]);
	await shop.pool.query("update product set off_sale_at = now() where id = $1", [id]);
	expect(await counts()).toEqual([0, 0, 0, 0]);
	await shop.pool.query("update product set off_sale_at = null where id = $1", [id]);
	expect(await counts()).toEqual([1, 1, 1, 1]);
	await fillSearchDocuments(shop.deps);
});

test("a change that searches do not look at leaves the document as it is", async () => {
	const id = await addProduct(shop, { name: "Bata" });
	await shop.pool.query("update product set price_cents = 5000, description = 'Warm' where id = $1", [id]);
	await shop.pool.query(
		"update stock set on_hand = 9 where variant_id in (select id from variant where product_id = $1)",
		[id],
	);
	expect(await refreshStaleDocuments(shop.db, 10)).toBe(0);
});

test("thousands of matches are paged in the same order as a few", async () => {
	const { rows } = await shop.pool.query<{ id: number; brand: string }>(`
		insert into product (name, brand, price_cents, collection_id, category_id)
		select case when i % 10 > 0 then 'Ruana' else 'Other' end, case when i % 10 = 0 then 'Ruana' else '' end, 1000, 1, 1 + i % 2
		from generate_series(1, 2500) i returning id, brand`);
	while ((await refreshStaleDocuments(shop.db, 1000)) > 0);
	await shop.pool.query("update product_search set sold = product_id % 7 where product_id >= $1", [rows[0]?.id]);
	shop.deps.cache.drop(["catalogue"]);
	const tier = ({ brand }: { brand: string }) => (brand === "" ? 1 : 4);
	const expected = rows
		.toSorted((a, b) => tier(a) - tier(b) || (b.id % 7) - (a.id % 7) || a.id - b.id)
		.map(({ id }) => id);
	const seen: number[] = [];
	for (let page = 1; page <= 25; page += 1) seen.push(...(await found({ filters: "poncho", limit: 100, page })));
	expect(seen).toEqual(expected);
	expect(await found({ filters: "poncho", limit: 100, page: 26 })).toEqual([]);
	await shop.pool.query("update product_search set sold = 0");
	await shop.pool.query("update product_search set sold = 9 where product_id = any($1)", [expected.slice(-3)]);
	await countWords(shop.db);
	shop.deps.cache.drop(["catalogue"]);
	for (const filters of ["poncho", "ponch", "denim", "poncho women", "denim women"]) {
		const { data } = await shop.call(products.suggest, { query: { q: filters } });
		const suggested = data.products.map(({ id_product }) => id_product);
		expect(suggested, filters).toEqual(await found({ filters, limit: 8 }));
	}
});
