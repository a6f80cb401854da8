import { beforeAll, expect } from "vitest";
import { changes } from "#core/contract/changes.ts";
import { products } from "#core/contract/products.ts";
import { selectors } from "#core/contract/selectors.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { addStaff } from "#server/testing/actors.ts";
import { addCategory, addCollection, addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let token: string;
beforeAll(async () => {
	({ token } = await addStaff(shop, "admin"));
});

const changeCollection = (id: number, body: object) =>
	shop.call(selectors.changeCollection, { params: { id }, body }, token);
const removeCategory = (id: number) => shop.call(selectors.removeCategory, { params: { id } }, token);
const removeCollection = (id: number) => shop.call(selectors.removeCollection, { params: { id } }, token);
const collection = (body: object) => shop.call(selectors.addCollection, { body: body as never }, token);

test("what has products stays, what has none is deleted", async () => {
	const socks = await addCategory(shop, "Socks", MEN);
	const city = await addCollection(shop, "City");
	const id = await addProduct(shop, { category: socks, collection: city, offSale: true });
	expect(await removeCategory(socks)).toMatchObject({ status: 409, data: { message: refusalMessages.categoryInUse } });
	expect(await removeCollection(city)).toMatchObject({
		status: 409,
		data: { message: refusalMessages.collectionInUse },
	});
	await shop.pool.query("update product set category_id = 1, collection_id = 1 where id = $1", [id]);
	expect((await removeCategory(socks)).status).toBe(200);
	expect((await removeCollection(city)).status).toBe(200);
	expect((await removeCategory(socks)).status).toBe(404);
	expect((await changeCollection(city, { hidden: true })).status).toBe(404);
});

test("of one who files a product and one who deletes the category, one comes too late", async () => {
	for (let round = 0; round < 5; round += 1) {
		const id = await addCategory(shop, `Brief ${round}`, MEN);
		const product = await addProduct(shop);
		const [filed, removed] = await Promise.all([
			shop.call(products.update, { body: { updatedProduct: { id_product: product, categories: [id] } } }, token),
			removeCategory(id),
		]);
		expect([
			[200, 409],
			[400, 200],
		]).toContainEqual([filed.status, removed.status]);
	}
});

test("taking a change back leaves a product where it is when its old category is gone", async () => {
	const id = await addCategory(shop, "Gaiters", MEN);
	const product = await addProduct(shop, { name: "Theta", category: id, price: 10 });
	const { headers } = await shop.call(
		products.update,
		{ body: { updatedProduct: { id_product: product, price: 20, categories: [MEN] } } },
		token,
	);
	await removeCategory(id);
	const added = await shop.call(selectors.addCategory, { body: { name: "Spats", parent: WOMEN } }, token);
	expect(added.data.id_category).not.toBe(id);
	const undone = await shop.call(changes.undo, { params: { id: Number(headers["x-change"]) } }, token);
	expect(undone.data).toMatchObject({ products: 1, kept: [{ id_product: product, fields: ["category"] }] });
	const { data } = await shop.call(products.detail, { params: { id: product } });
	expect(data).toMatchObject({ price: 10, category: MEN });
});

test("nobody gets the id of a deleted category, also who chooses it", async () => {
	const id = await addCategory(shop, "Capelets", MEN);
	await removeCategory(id);
	const again = (id_category: number) =>
		shop.call(selectors.addCategory, { body: { id_category, name: "Shrugs", parent: WOMEN } }, token);
	expect(await again(id)).toMatchObject({
		status: 409,
		data: { code: "in_use", fields: { id_category: refusalMessages.removedCategoryId } },
	});
	expect((await again(id + 1)).status).toBe(201);
});

test("nobody gets the id of a deleted collection", async () => {
	const { id_collection: first } = (await collection({ name: "Rain" })).data;
	await removeCollection(first);
	expect((await collection({ name: "Fog" })).data.id_collection).toBe(first + 1);
});
