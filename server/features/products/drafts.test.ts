import { expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { products } from "#core/contract/products.ts";
import { addStaff } from "#server/testing/actors.ts";
import { stockingTest } from "#server/testing/stocking.ts";
import { publishDue } from "./publishing.jobs.ts";

const { shop, test, staff, add } = stockingTest();

const status = async (id: number) => (await shop.call(products.detail, { params: { id } })).status;
const listed = async () => (await shop.call(products.list, { query: {} })).data.map(({ id_product }) => id_product);
const setSale = (id: number, body: object) =>
	shop.call(products.setSale, { params: { id }, body: body as never }, staff.token);
const soon = () => new Date(shop.deps.now().getTime() + 3_600_000).toISOString();

test("a draft is for staff alone until it is put on sale", async () => {
	const { data: draft } = await add({ name: "Draft shirt", state: "draft" });
	expect(draft).toMatchObject({ state: "draft", offSale: true });
	expect(await status(draft.id_product)).toBe(404);
	expect(await listed()).not.toContain(draft.id_product);
	expect((await shop.call(products.listOffSale, { query: {} }, staff.token)).data).toEqual([]);
	await setSale(draft.id_product, { onSale: true });
	expect(await status(draft.id_product)).toBe(200);
	expect(await listed()).toContain(draft.id_product);
	expect((await setSale(draft.id_product, { onSale: false })).data.state).toBe("off");
	expect(await status(draft.id_product)).toBe(410);
});

test("what waits for its time goes on sale then, once, however many look", async () => {
	const { data: draft } = await add({ name: "Timed shirt", state: "draft" });
	const id = draft.id_product;
	expect((await setSale(id, { onSale: false, publishAt: "2020-01-01T00:00:00Z" })).status).toBe(400);
	expect((await setSale(id, { onSale: false, publishAt: soon() })).data).toMatchObject({ state: "draft", version: 2 });
	await publishDue(shop.deps);
	expect(await status(id)).toBe(404);
	const later = { ...shop.deps, now: () => new Date(shop.deps.now().getTime() + 3_600_001) };
	await Promise.all([publishDue(later), publishDue(later), publishDue(later)]);
	expect((await shop.call(products.detail, { params: { id } })).data).toMatchObject({ version: 3 });
	const { token } = await addStaff(shop, "admin");
	const notes = await shop.call(audit.list, { query: { search: "products.publish" } }, token);
	expect(notes.data).toMatchObject([{ subject: String(id), detail: { name: "Timed shirt" } }]);
});

test("a copy is a draft with the same colours and pictures and without units", async () => {
	const { data: shirt } = await add({ is_offer: true, discount: 20 });
	const copy = await shop.call(products.duplicate, { params: { id: shirt.id_product } }, staff.token);
	expect(copy.status).toBe(201);
	const { name, price, price_offer, variants, categories } = shirt;
	expect(copy.data).toMatchObject({ name, price, price_offer, categories, state: "draft" });
	expect(copy.data.variants).toEqual(variants.map((variant) => ({ ...variant, Stocks: { S: 0, M: 0, L: 0, XL: 0 } })));
	expect((await shop.call(products.duplicate, { params: { id: 999_999 } }, staff.token)).status).toBe(404);
});
