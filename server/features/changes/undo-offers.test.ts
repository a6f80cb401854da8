import { beforeAll, expect } from "vitest";
import type { ManyEdited } from "#core/contract/catalogue-tools.ts";
import { changes, type Undone } from "#core/contract/changes.ts";
import { offers } from "#core/contract/offers.ts";
import { products } from "#core/contract/products.ts";
import { addStaff } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { importProducts } from "#server/testing/product-files.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { turnOffers } from "../offers/offers.jobs.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let token: string;
beforeAll(async () => {
	({ token } = await addStaff(shop, "admin"));
});

const hours = (count: number) => new Date(shop.deps.now().getTime() + count * 3_600_000);
const apply = async (id: number, discount: number, end?: number) => {
	const body = { discount, ids: [id], ...(end && { endsAt: hours(end).toISOString() }) };
	return changeIn(await shop.call(offers.apply, { body }, token));
};
const turnAt = (count: number) => turnOffers({ ...shop.deps, now: () => hours(count) });
const changeIn = ({ headers }: { headers: Record<string, unknown> }) => Number(headers["x-change"]);
const edit = async (id: number, fields: object) =>
	changeIn(
		await shop.call(products.update, { body: { updatedProduct: { id_product: id, ...fields } } as never }, token),
	);
const undo = async (id: number) => (await shop.call(changes.undo, { params: { id } }, token)).data as Undone;
const read = async (id: number) => (await shop.call(products.detail, { params: { id } })).data;
const add = () => addProduct(shop, { price: 40 });
const fullPrice = { price: 40, price_offer: 40, is_offer: false };

test("what is taken back after an offer's end does not bring the offer back, and can be taken back itself", async () => {
	const id = await add();
	await apply(id, 10, 4);
	const other = await apply(id, 30);
	await turnAt(4);
	const back = await undo(other);
	expect(back).toMatchObject({ products: 1, kept: [] });
	expect(await read(id)).toMatchObject(fullPrice);
	expect(await undo(back.change ?? 0)).toMatchObject({ products: 1, kept: [] });
	expect(await read(id)).toMatchObject({ price_offer: 28 });
});

test("an offer that was ended before its time and is over now stays ended, and that is told", async () => {
	const id = await add();
	await apply(id, 10, 4);
	const ended = changeIn(await shop.call(offers.end, { body: { ids: [id] } }, token));
	await turnAt(4);
	expect(await undo(ended)).toMatchObject({ change: null, products: 0, kept: [{ id_product: id, fields: ["offer"] }] });
	expect(await read(id)).toMatchObject({ ...fullPrice, version: 3 });
});

test("with a price that comes back, an offer that is over stays ended", async () => {
	const id = await add();
	await apply(id, 10, 4);
	const both = await edit(id, { price: 50, is_offer: false });
	await turnAt(4);
	expect(await undo(both)).toMatchObject({ products: 1, kept: [{ fields: ["offer"] }] });
	expect(await read(id)).toMatchObject(fullPrice);
});

test("a price that comes back leaves a discount alone that somebody gave after such an offer had ended", async () => {
	const id = await add();
	await apply(id, 10, 4);
	const dearer = await edit(id, { price: 50 });
	await turnAt(4);
	await apply(id, 10);
	expect(await undo(dearer)).toMatchObject({ products: 1, kept: [] });
	expect(await read(id)).toMatchObject({ price: 40, price_offer: 36, is_offer: true });
});

test("an offer is over after a change for which its end had to wait", async () => {
	const id = await add();
	await apply(id, 10, 4);
	const other = await apply(id, 30);
	let reads = 0;
	// The clock reads its time, waits for whoever has the product, and goes on later.
	await turnOffers({ ...shop.deps, now: () => hours(reads++ === 0 ? 4 : 5) });
	await shop.pool.query("update catalogue_change set at = $2 where id = $1", [other, hours(4.5)]);
	await undo(other);
	expect(await read(id)).toMatchObject(fullPrice);
});

const bulk = async (id: number, offer: number) => {
	const many = (seen?: string) =>
		shop.call(products.editMany, { body: { which: { ids: [id] }, edit: { offer }, seen } as ManyEdited }, token);
	await many((await many()).data.seen);
};
const file = async (id: number, discount: number) => {
	const { rows } = await shop.pool.query("select slug from product where id = $1", [id]);
	await importProducts(shop, token, `slug,discount,colour,size\n${rows[0].slug},${discount},Blanco,M\n`);
};

test.each<[string, (id: number, percent: number) => Promise<unknown>]>([
	["the product form", (id, discount) => edit(id, { discount, is_offer: true })],
	["an edit of many", bulk],
	["a file", file],
	["an offer without dates", (id, discount) => apply(id, discount)],
])("a discount given again by %s no longer ends with the offer that had it", async (_, give) => {
	const id = await add();
	await apply(id, 10, 4);
	await give(id, 30);
	expect((await read(id)).price_offer).toBe(28);
	await give(id, 10);
	await turnAt(4);
	expect(await read(id)).toMatchObject({ price_offer: 36, is_offer: true });
});

test("whoever saves a product as it is, or another price of it, leaves it in its offer", async () => {
	const id = await add();
	await apply(id, 10, 4);
	await edit(id, { discount: 10, is_offer: true, name: "Straw hat" });
	await edit(id, { price: 50 });
	await turnAt(4);
	expect(await read(id)).toMatchObject({ price_offer: 50, is_offer: false });
});
