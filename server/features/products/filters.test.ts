import fc from "fast-check";
import { beforeAll, expect } from "vitest";
import type { ProductQuery } from "#core/contract/product-query.ts";
import { products } from "#core/contract/products.ts";
import { addClient } from "#server/testing/actors.ts";
import { pay, paymentBody } from "#server/testing/buying.ts";
import { expectFacetsByHand } from "#server/testing/facets-by-hand.ts";
import { addCategory, addProduct } from "#server/testing/factories.ts";
import { addTypes, anyCatalogue, anyFilter, restock } from "#server/testing/random-catalogue.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();
const found = async (query: ProductQuery) =>
	(await shop.call(products.list, { query })).data.map(({ id_product }) => id_product);
const facets = async (query: ProductQuery) => (await shop.call(products.facets, { query })).data;

beforeAll(() => addTypes(shop));

test("for every value of every group the count equals what is shown after choosing it", async () => {
	await fc.assert(
		fc.asyncProperty(anyCatalogue, fc.array(anyFilter, { minLength: 4, maxLength: 4 }), async (catalogue, filters) => {
			await restock(shop, catalogue);
			for (const filter of filters) await expectFacetsByHand(shop, catalogue, filter);
		}),
		{ numRuns: 12 },
	);
}, 120_000);

test("a size that is sold out leaves the lists of what is in stock at once, and only those", async () => {
	await restock(shop, []);
	const id = await addProduct(shop, { price: 10, variants: [{ Stocks: { M: 1, L: 5 } }] });
	expect(await found({ size: "M", stock: "1" })).toEqual([id]);
	expect((await facets({ stock: "1" })).sizes).toContainEqual({ size: "M", count: 1 });
	const { token } = await addClient(shop);
	await pay(shop, paymentBody([{ productid: id, size: "M" }], 10), { token });
	expect(await found({ size: "M", stock: "1" })).toEqual([]);
	expect((await facets({ stock: "1" })).sizes).toEqual([{ size: "L", count: 1 }]);
	expect(await found({ size: "M" })).toEqual([id]);
});

test("units of a size that is not offered, or of a colour that is gone, are not in stock", async () => {
	await restock(shop, []);
	const id = await addProduct(shop, { sizes: ["S", "M"], variants: [{ Stocks: { S: 0, M: 3 } }] });
	await shop.pool.query("update product set offered_sizes = '{S}' where id = $1", [id]);
	shop.deps.cache.drop(["catalogue"]);
	expect(await found({ stock: "1" })).toEqual([]);
	await shop.pool.query("update product set offered_sizes = '{S,M}' where id = $1", [id]);
	shop.deps.cache.drop(["catalogue"]);
	expect(await found({ stock: "1" })).toEqual([id]);
	await shop.pool.query("update variant set removed_at = now() where product_id = $1", [id]);
	shop.deps.cache.drop(["catalogue"]);
	expect(await found({ stock: "1" })).toEqual([]);
});

test("what is narrowed is sorted as documented, and pages neither overlap nor lose a product", async () => {
	await restock(shop, []);
	const prices = [30, 10, 20, 10, 30, 20, 10];
	const ids: number[] = [];
	for (const price of prices) ids.push(await addProduct(shop, { price, variants: [{ ColorHex: "#b3212a" }] }));
	const expected = ids.toSorted(
		(a, b) => (prices[ids.indexOf(b)] as number) - (prices[ids.indexOf(a)] as number) || a - b,
	);
	const seen: number[] = [];
	for (let page = 1; page <= 4; page += 1)
		seen.push(...(await found({ color: "red", method: "price", type: "DESC", page, limit: 2 })));
	expect(seen).toEqual(expected);
});

test("on the grid's own order what is sold out comes last; documented orders know nothing of it", async () => {
	await restock(shop, []);
	const at = (day: number) => new Date(Date.UTC(2026, 0, day));
	const old = await addProduct(shop, { createdAt: at(1) });
	const soldOut = await addProduct(shop, { createdAt: at(3), variants: [{ Stocks: {} }] });
	const middle = await addProduct(shop, { createdAt: at(2) });
	const grid = async (query: object) =>
		(await shop.call(products.cards, { query })).data.cards.map(({ id_product }) => id_product);
	expect(await grid({ soldOut: "last" })).toEqual([middle, old, soldOut]);
	expect(await grid({ soldOut: "last", page: 2, limit: 2 })).toEqual([soldOut]);
	expect(await grid({ soldOut: "last", method: "createdAt", type: "DESC" })).toEqual([soldOut, middle, old]);
	expect(await grid({})).toEqual([soldOut, middle, old]);
	expect(await found({})).toEqual([soldOut, middle, old]);
});

test("the sizes of each group of garments are told in the order of their systems", async () => {
	await restock(shop, []);
	const coats = await addCategory(shop, "Women's coats");
	await addProduct(shop, { category: coats, sizes: ["L", "S"] });
	await addProduct(shop, { category: coats, sizes: ["36.5"], offSale: true });
	expect((await shop.call(products.sizesByGroup, {})).data).toEqual([{ group: "outerwear", sizes: ["S", "L"] }]);
});
