import { expect } from "vitest";
import { MANY_MAX, type ManyEdited } from "#core/contract/catalogue-tools.ts";
import { changes } from "#core/contract/changes.ts";
import { products } from "#core/contract/products.ts";
import { addStaff, type TestStaff } from "#server/testing/actors.ts";
import { addCategory, addProduct } from "#server/testing/factories.ts";
import { permitEmployees } from "#server/testing/permit-employees.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let employee: TestStaff;
let hats: number;
test.beforeAll(async () => {
	employee = await addStaff(shop, "employee");
	hats = await addCategory(shop, "Hats");
});

const many = (body: object) => shop.call(products.editMany, { body: body as ManyEdited }, employee.token);
const read = async (id: number) => (await shop.call(products.staffDetail, { params: { id } }, employee.token)).data;
const find = async (query: object) =>
	(await shop.call(products.staffList, { query: query as never }, employee.token)).data;
const idsOf = (found: { products: { id_product: number }[] }) => found.products.map(({ id_product }) => id_product);

/** Tells first, then does what was told. */
async function edit(which: object, change: object) {
	const { data } = await many({ which, edit: change });
	return many({ which, edit: change, seen: data.seen });
}

test("staff find products by words, shelf, state, stock and offer, a page at a time", async () => {
	const sold = await addProduct(shop, { name: "Ágave hat", category: hats, variants: [{ Stocks: {} }] });
	const cheap = await addProduct(shop, { name: "Agave scarf", price: 5, offer: 20, collection: 2 });
	const gone = await addProduct(shop, { name: "Agave coat", price: 90, offSale: true });
	const search = "agave";
	expect(idsOf(await find({ search }))).toEqual([gone, cheap, sold]);
	expect(idsOf(await find({ search, sort: "name" }))).toEqual([gone, sold, cheap]);
	expect(idsOf(await find({ search, sort: "dearest" }))).toEqual([gone, sold, cheap]);
	expect(idsOf(await find({ search, state: "off" }))).toEqual([gone]);
	expect(idsOf(await find({ search, state: "on", offer: "true" }))).toEqual([cheap]);
	expect(idsOf(await find({ search, category: hats }))).toEqual([sold]);
	expect(idsOf(await find({ search, collection: 2 }))).toEqual([cheap]);
	expect(idsOf(await find({ search, stock: "out" }))).toEqual([sold]);
	expect(idsOf(await find({ search, stock: "low" }))).toEqual([sold]);
	await edit({ ids: [cheap] }, { lowStock: 5 });
	expect(idsOf(await find({ search, stock: "low" }))).toEqual([cheap, sold]);
	expect(idsOf(await find({ search: String(sold) }))).toContain(sold);
	for (const sort of ["newest", "name", "cheapest"]) {
		const first = await find({ search, sort, limit: 2 });
		expect(first.total).toBe(3);
		const rest = await find({ search, sort, limit: 2, after: first.next });
		expect(rest.next).toBeNull();
		expect([...idsOf(first), ...idsOf(rest)]).toEqual(idsOf(await find({ search, sort })));
	}
	const { next } = await find({ search, sort: "name", limit: 1 });
	const wrong = await shop.call(products.staffList, { query: { sort: "cheapest", after: next ?? "" } }, employee.token);
	expect(wrong.status).toBe(400);
});

test("an edit of many is told first, done once and taken back as a whole", async () => {
	const [shirt, coat] = [
		await addProduct(shop, { price: 20, name: "Bulk shirt" }),
		await addProduct(shop, { price: 40, offer: 50, name: "Bulk coat" }),
	];
	const before = [await read(shirt), await read(coat)];
	const body = {
		which: { found: { search: "bulk" } },
		edit: { price: { percent: 10 }, collection: 3, category: hats },
	};
	const told = await many(body);
	expect(told.data).toMatchObject({ products: 2, changed: 2, change: null, problems: [] });
	expect(told.data.shown).toMatchObject([
		{ name: "Bulk shirt", before: { price: 20, collection: 1 }, after: { price: 22, collection: 3, category: hats } },
		{ name: "Bulk coat", before: { price_offer: 20 }, after: { price: 44, price_offer: 22 } },
	]);
	expect(await read(shirt)).toEqual(before[0]);
	const twice = await Promise.all([many({ ...body, seen: told.data.seen }), many({ ...body, seen: told.data.seen })]);
	expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
	expect((await shop.call(products.detail, { params: { id: coat } })).data).toMatchObject({
		price: 44,
		price_offer: 22,
	});
	const change = twice.find(({ status }) => status === 200)?.data.change ?? 0;
	const undone = await shop.call(changes.undo, { params: { id: change } }, employee.token);
	expect(undone.data).toMatchObject({ products: 2 });
	expect([await read(shirt), await read(coat)]).toEqual(before.map((product) => ({ ...product, version: 3 })));
});

test("somebody else's change in between is seen before anything is written", async () => {
	const id = await addProduct(shop, { price: 20 });
	const body = { which: { ids: [id] }, edit: { price: { amount: -5 } } };
	const { data } = await many(body);
	await edit({ ids: [id] }, { offer: 10 });
	const late = await many({ ...body, seen: data.seen });
	expect(late).toMatchObject({ status: 409, data: { current: { shown: [{ before: { price_offer: 18 } }] } } });
	expect(await read(id)).toMatchObject({ price: 20 });
});

test("one product in the way stops them all", async () => {
	const [cheap, dear] = [await addProduct(shop, { price: 3, name: "Sock" }), await addProduct(shop, { price: 30 })];
	const outcome = await edit({ ids: [cheap, dear] }, { price: { amount: -3 } });
	expect(outcome.data).toMatchObject({ change: null, problems: [{ id_product: cheap, name: "Sock" }] });
	expect(await read(dear)).toMatchObject({ price: 30, version: 1 });
	expect((await many({ which: { ids: [cheap] }, edit: {} })).status).toBe(400);
	expect((await many({ which: { ids: [cheap] }, edit: { category: 999_999 } })).status).toBe(400);
	expect((await many({ which: { ids: [cheap] }, edit: { collection: 999_999 } })).status).toBe(400);
});

test("state and offer take the rights they take one by one, and prices keep to the bounds", async () => {
	const id = await addProduct(shop, { price: 20 });
	await permitEmployees(shop, { rights: { "products.sale": false, "offers.write": false }, smallestPrice: 15 });
	expect((await edit({ ids: [id] }, { state: "off" })).status).toBe(403);
	expect((await edit({ ids: [id] }, { offer: 10 })).status).toBe(403);
	expect((await edit({ ids: [id] }, { price: { percent: -50 } })).data.problems).toHaveLength(1);
	await permitEmployees(shop, {});
	await edit({ ids: [id] }, { state: "draft" });
	expect(await read(id)).toMatchObject({ state: "draft", price: 20 });
	expect((await shop.call(products.detail, { params: { id } })).status).toBe(404);
});

test("more products than are edited at once are refused in a sentence", async () => {
	const id = await addProduct(shop, { name: "Countless" });
	const columns = "name, brand, description, price_cents, category_id, collection_id";
	// Past the triggers, which would write as many search documents.
	await shop.pool.query(`set session_replication_role = replica;
		insert into product (slug, ${columns}) select 'more-countless-' || one, ${columns}
			from product, generate_series(1, ${MANY_MAX}) one where id = ${id};
		reset session_replication_role`);
	const { status, data } = await many({ which: { found: { search: "countless" } }, edit: { lowStock: 1 } });
	const message = "At most 10000 products at once: narrow the search";
	expect({ status, data }).toMatchObject({ status: 400, data: { code: "invalid_input", message } });
});
