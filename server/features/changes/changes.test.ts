import { beforeAll, expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { changes, type Undone } from "#core/contract/changes.ts";
import { offers } from "#core/contract/offers.ts";
import { products } from "#core/contract/products.ts";
import { addStaff, type TestStaff } from "#server/testing/actors.ts";
import { addCategory, addProduct } from "#server/testing/factories.ts";
import { permitEmployees } from "#server/testing/permit-employees.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { tidyChanges } from "./changes.jobs.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let admin: TestStaff;
let employee: TestStaff;
beforeAll(async () => {
	[admin, employee] = [await addStaff(shop, "admin"), await addStaff(shop, "employee")];
	await addCategory(shop, "Hats");
});

const changeIn = ({ headers }: { headers: Record<string, unknown> }) => Number(headers["x-change"]);
const edit = (id: number, fields: object, who = employee) =>
	shop.call(products.update, { body: { updatedProduct: { id_product: id, ...fields } } as never }, who.token);
const discount = (ids: number[], percent: number) =>
	shop.call(offers.apply, { body: { discount: percent, ids } }, employee.token);
const undo = async (id: number, who = employee) => {
	const answer = await shop.call(changes.undo, { params: { id } }, who.token);
	return { ...answer, data: answer.data as Undone };
};
const read = async (id: number) => (await shop.call(products.detail, { params: { id } })).data;

test("price, offer, category and the like come back, and others' pages show it at once", async () => {
	const id = await addProduct(shop, { price: 20, offer: 33, name: "Straw hat" });
	const before = await read(id);
	const changed = await edit(id, { price: 30, discount: 10, is_offer: true, categories: ["Hats"], name: "Felt hat" });
	expect(await read(id)).toMatchObject({ price: 30, price_offer: 27, categories: ["Hats"], name: "Felt hat" });
	expect((await undo(changeIn(changed))).data).toMatchObject({ products: 1, keptProducts: 0, kept: [] });
	// What came back is a new offer: it is compared with what the product cost before, which was as much.
	expect(await read(id)).toEqual({ ...before, version: 3, lowestPrice30: 13.4 });
});

test("what others changed since stays, and is told", async () => {
	const [hat, scarf] = [await addProduct(shop, { name: "Hat" }), await addProduct(shop, { name: "Scarf" })];
	const change = changeIn(await discount([hat, scarf], 20));
	await edit(hat, { discount: 50 }, admin);
	await edit(scarf, { price: 40 }, admin);
	expect((await undo(change)).data).toMatchObject({
		products: 1,
		keptProducts: 1,
		kept: [{ id_product: hat, name: "Hat", fields: ["offer"] }],
	});
	expect(await read(hat)).toMatchObject({ price: 20, price_offer: 10 });
	expect(await read(scarf)).toMatchObject({ price: 40, price_offer: 40, is_offer: false });
});

test("off sale and back is a change, too, and taking back can itself be taken back", async () => {
	const id = await addProduct(shop);
	const status = async () => (await shop.call(products.detail, { params: { id } })).status;
	const taken = await shop.call(products.setSale, { params: { id }, body: { onSale: false } }, employee.token);
	expect(await status()).toBe(410);
	const back = await undo(changeIn(taken));
	expect(await status()).toBe(200);
	await undo(back.data.change ?? 0);
	expect(await status()).toBe(410);
});

test("once is enough: the second of two at the same time is told so", async () => {
	const id = await addProduct(shop, { price: 10 });
	const change = changeIn(await edit(id, { price: 12 }));
	const outcomes = await Promise.all([undo(change), undo(change), undo(change)]);
	expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
	expect(await read(id)).toMatchObject({ price: 10, version: 3 });
});

test("an employee takes back only what is theirs, and only while they may do it", async () => {
	const id = await addProduct(shop, { price: 10 });
	const byAdmin = changeIn(await edit(id, { price: 11 }, admin));
	expect((await undo(byAdmin)).status).toBe(403);
	const own = changeIn(await edit(id, { price: 12 }));
	await permitEmployees(shop, { rights: { "products.write": false } });
	expect((await undo(own)).status).toBe(403);
	await permitEmployees(shop, {});
	expect((await undo(own, admin)).status).toBe(200);
	expect((await undo(999_999, admin)).status).toBe(404);
});

test("a change without anything to put back can not be taken back", async () => {
	const id = await addProduct(shop, { price: 10 });
	expect((await edit(id, { price: 10 })).headers).not.toHaveProperty("x-change");
});

test("the audit log tells which changes can be taken back, for a day", async () => {
	const id = await addProduct(shop, { price: 10 });
	const change = changeIn(await edit(id, { price: 12 }));
	const latest = async () => (await shop.call(audit.list, { query: { limit: 1 } }, admin.token)).data[0];
	expect(await latest()).toMatchObject({ action: "products.update", change });
	const { data } = await undo(change);
	expect(await latest()).toMatchObject({
		action: "changes.undo",
		subject: "1 product",
		detail: { change, action: "products.update" },
		change: data.change,
	});
	await shop.pool.query("update catalogue_change set at = at - interval '25 hours'");
	expect(await latest()).toMatchObject({ action: "changes.undo", change: null });
	expect((await undo(data.change ?? 0)).status).toBe(410);
	await shop.pool.query("update catalogue_change set at = at - interval '24 hours'");
	await tidyChanges(shop.deps);
	expect((await undo(data.change ?? 0)).status).toBe(404);
	expect(await latest()).toMatchObject({ action: "changes.undo", change: null });
});
