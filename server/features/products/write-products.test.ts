import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { productFormMessages } from "#core/messages.ts";
import { pay, paymentBody, unitsOf } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { refused, shirt, stockingTest } from "#server/testing/stocking.ts";

const { shop, test, staff, add, update, read } = stockingTest();

test("a product with two colours and pictures is on its page and in the list at once, and can be bought", async () => {
	await shop.call(products.list, { query: {} });
	const { status, data } = await add({ id_product: 4711 });
	expect(status).toBe(201);
	expect(data).toMatchObject({
		...shirt,
		categories: ["Women's shirts"],
		price_offer: 49.9,
		version: 1,
		offSale: false,
	});
	expect(data.id_product).not.toBe(4711);
	expect(data.default_image).toBe("/images/front.webp");
	expect(data.variants[1]).toEqual({
		ColorName: "Azul-marino",
		ColorHex: "",
		SwatchImage: "",
		ProductImages: [],
		Stocks: { S: 0, M: 3, L: 0, XL: 0 },
	});
	expect(await read(data.id_product)).toMatchObject({ name: shirt.name });
	const list = await shop.call(products.list, { query: { filters: "lino" } });
	expect(list.data.map(({ id_product }) => id_product)).toContain(data.id_product);
	const bought = await pay(shop, paymentBody([{ productid: data.id_product, size: "M", quantity: 2 }], 99.8));
	expect(bought.data.status).toBe("approved");
});

test.each([
	[{ name: "" }, "name", productFormMessages.name],
	[{ name: "Shirt 2" }, "name", productFormMessages.name],
	[{ name: "x".repeat(121) }, "name", "must have at most 120 characters"],
	[{ brand: " " }, "brand", productFormMessages.brand],
	[{ description: "" }, "description", productFormMessages.description],
	[{ price: undefined }, "price", productFormMessages.price],
	[{ price: 0.01 }, "price", "must be at least 0.02"],
	[{ price: -5 }, "price", "must be at least 0.02"],
	[{ price: 1.005 }, "price", "must have at most two decimals"],
	[{ price: "1e3" }, "price", productFormMessages.price],
	[{ price: 1e12 }, "price", "must be at most 20000000"],
	[{ categories: [] }, "categories", productFormMessages.category],
	[{ categories: ["No such thing"] }, "categories", productFormMessages.category],
	[{ collection: 0 }, "collection", productFormMessages.collection],
	[{ collection: 9 }, "collection", productFormMessages.collection],
	[{ is_offer: true }, "discount", productFormMessages.discount],
	[{ is_offer: true, discount: 100 }, "discount", expect.any(String)],
	[{ is_offer: true, price_offer: 60 }, "price_offer", expect.any(String)],
	[{ variants: [] }, "variants", expect.any(String)],
	[{ variants: [{ ColorName: "Blanco 1" }] }, "variants.0.ColorName", productFormMessages.colour],
	[{ variants: [{ ColorName: "Rojo" }, { ColorName: "ROJO" }] }, "variants", expect.any(String)],
	[{ variants: [{ ColorName: "Rojo", Stocks: { S: -1 } }] }, "variants.0.Stocks.S", expect.any(String)],
	[{ variants: [{ ColorName: "Rojo", Stocks: { S: 1.5 } }] }, "variants.0.Stocks.S", expect.any(String)],
	[
		{ variants: [{ ColorName: "Rojo", ProductImages: ["https://evil.test/a.webp"] }] },
		"variants.0.ProductImages.0",
		expect.any(String),
	],
	[
		{ variants: [{ ColorName: "Rojo", ProductImages: ["javascript:alert(1)"] }] },
		"variants.0.ProductImages.0",
		expect.any(String),
	],
	[
		{ variants: [{ ColorName: "Rojo", ProductImages: ["/images/never-uploaded.webp"] }] },
		"variants",
		expect.any(String),
	],
])("adding %j is refused by its field", async (more, field, message) => {
	const before = await shop.pool.query("select count(*) from product");
	expect(refused(await add(more))).toEqual({ status: 400, fields: { [field]: message } });
	expect((await shop.pool.query("select count(*) from product")).rows).toEqual(before.rows);
});

test("an offer is the price with its discount off, or costs what is said", async () => {
	expect((await add({ is_offer: true, discount: 20, price: 49.9 })).data).toMatchObject({
		is_offer: true,
		price_offer: 39.92,
		discount: 20,
	});
	expect((await add({ is_offer: true, price: 100, price_offer: 80 })).data).toMatchObject({
		price_offer: 80,
		discount: 20,
	});
});

test("100 products added at the same time have 100 different ids", async () => {
	const added = await Promise.all(Array.from({ length: 100 }, () => add({ id_product: 1 })));
	expect(new Set(added.map(({ status }) => status))).toEqual(new Set([201]));
	expect(new Set(added.map(({ data }) => data.id_product)).size).toBe(100);
});

test("a product taken off sale is gone from the shop, kept for staff and its orders, and comes back", async () => {
	const { data } = await add();
	const id = data.id_product;
	const { data: bought } = await pay(shop, paymentBody([{ productid: id, size: "M" }], 49.9));
	expect(
		(await shop.call(products.setSale, { params: { id }, body: { onSale: false } }, staff.token)).data.offSale,
	).toBe(true);
	expect((await shop.call(products.detail, { params: { id } })).status).toBe(410);
	expect((await shop.call(products.list, { query: {} })).data.map(({ id_product }) => id_product)).not.toContain(id);
	const { data: off, headers } = await shop.call(products.listOffSale, { query: {} }, staff.token);
	expect(off.map(({ id_product }) => id_product)).toEqual([id]);
	expect(headers["x-total-count"]).toBe("1");
	expect((await shop.get(`/api/orders/${bought.orderId}`, { authorization: `Bearer ${staff.token}` })).text).toContain(
		shirt.name,
	);
	expect((await shop.call(products.staffDetail, { params: { id } }, staff.token)).data.offSale).toBe(true);
	await shop.call(products.setSale, { params: { id }, body: { onSale: true } }, staff.token);
	expect((await shop.call(products.detail, { params: { id } })).status).toBe(200);
	expect(await unitsOf(shop, id, "XL")).toEqual({ onHand: 4, reserved: 0 });
});

test("a product nobody knows is 404", async () => {
	expect((await update({ id_product: 999_999, name: "Nobody" })).status).toBe(404);
	expect(
		(await shop.call(products.setSale, { params: { id: 999_999 }, body: { onSale: false } }, staff.token)).status,
	).toBe(404);
});

test("what staff change is in the audit log, with what was before", async () => {
	const id = await addProduct(shop, { price: 20 });
	await update({ id_product: id, price: 25, stockChanges: [{ ColorName: "Blanco", size: "S", delta: 2 }] });
	const { rows } = await shop.db.execute(
		sql`select staff_name, action, detail from audit_log where subject = ${String(id)}`,
	);
	expect(rows).toEqual([
		{
			staff_name: staff.userName,
			action: "products.update",
			detail: { price: { from: 20, to: 25 }, stockChanges: [{ ColorName: "Blanco", size: "S", delta: 2 }] },
		},
	]);
});
