import { beforeAll, expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { reviews } from "#core/contract/reviews.ts";
import { change } from "#server/cache/change.ts";
import { addProduct, addReview } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
let id: number;

beforeAll(async () => {
	id = await addProduct(shop, { name: "Only shirt", variants: [{ Stocks: { S: 2 } }] });
});

const queriesDuring = async (work: () => Promise<unknown>) => {
	let queries = 0;
	const count = () => {
		queries += 1;
	};
	shop.pool.on("acquire", count);
	await work();
	shop.pool.off("acquire", count);
	return queries;
};

test("an answer is kept: asking again does not reach the database", async () => {
	const ask = async () => {
		await shop.call(products.list, { query: {} });
		await shop.call(products.cards, { query: {} });
		await shop.call(products.facets, { query: {} });
		await shop.call(products.detail, { params: { id } });
		await shop.call(reviews.list, { query: { product: id } });
	};
	expect(await queriesDuring(ask)).toBeGreaterThan(0);
	expect(await queriesDuring(ask)).toBe(0);
});

test("a page costs two queries and facets none once the shop has been counted", async () => {
	await shop.call(products.facets, { query: {} });
	expect(await queriesDuring(() => shop.call(products.list, { query: { limit: 9 } }))).toBe(2);
	expect(await queriesDuring(() => shop.call(products.cards, { query: { limit: 9 } }))).toBe(2);
	expect(await queriesDuring(() => shop.call(products.facets, { query: { offer: "true" } }))).toBe(0);
	expect(await queriesDuring(() => shop.call(products.list, { query: { page: 1_000_000_000 } }))).toBe(0);
	expect(await queriesDuring(() => shop.call(products.list, { query: { collection: 3 } }))).toBe(0);
});

test("a sold unit is seen in the list and on the product's page", async () => {
	const units = async () => [
		(await shop.call(products.list, { query: {} })).data[0]?.variants[0]?.Stocks.S,
		(await shop.call(products.detail, { params: { id } })).data.variants[0]?.Stocks.S,
	];
	expect(await units()).toEqual([2, 2]);
	await change(shop.deps, async (tx, touch) => {
		await tx.execute("update stock set reserved = 1 where size = 'S'");
		touch(`stock:${id}`);
	});
	expect(await units()).toEqual([1, 1]);
});

test("a product taken off sale leaves lists, totals and facets at once", async () => {
	const counts = async () => [
		(await shop.call(products.list, { query: { filters: "only" } })).data.length,
		(await shop.call(products.cards, { query: { filters: "only" } })).data.total,
		(await shop.call(products.facets, { query: { filters: "only" } })).data.total,
	];
	const other = await addProduct(shop, { name: "Only other" });
	expect(await counts()).toEqual([2, 2, 2]);
	await change(shop.deps, async (tx, touch) => {
		await tx.execute(`update product set off_sale_at = now() where id = ${other}`);
		touch("catalogue", `product:${other}`);
	});
	expect(await counts()).toEqual([1, 1, 1]);
});

test("a new review is seen at once", async () => {
	expect((await shop.call(reviews.list, { query: { product: id } })).data).toEqual([]);
	await addReview(shop, id);
	expect((await shop.call(reviews.list, { query: { product: id } })).data).toHaveLength(1);
});
