import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect } from "vitest";
import { carts } from "#core/contract/carts.ts";
import type { Size } from "#core/rules/sizes.ts";
import { addClient, addStaff, type TestClient } from "../../testing/actors.ts";
import { addProduct } from "../../testing/factories.ts";
import { shopTest } from "../../testing/shop-test.ts";

const { shop, test } = shopTest();
let client: TestClient;

beforeEach(async () => {
	client = await addClient(shop);
});

const line = (id_product: number, quantity: number, { size = "M" as Size, ColorName = "Blanco" } = {}) => ({
	id_product,
	variants: [{ ColorName, Stocks: { [size]: quantity } }],
});
const save = (cart_items: unknown[], merge?: string, who = client) =>
	shop.call(
		carts.save,
		{
			params: { clientPhone: client.phone },
			body: { cart_items: cart_items as ReturnType<typeof line>[], ...(merge && { merge }) },
		},
		who.token,
	);
const read = () => shop.call(carts.detail, { params: { clientPhone: client.phone } }, client.token);
const amounts = (cart_items: { id_product: number; variants: { Stocks: object }[] }[]) =>
	cart_items.map(({ id_product, variants }) => [id_product, variants[0]?.Stocks]);

describe("saving", () => {
	test("a line comes back as the product with one variant, one size and the shop's own prices", async () => {
		const product = await addProduct(shop, { name: "Linen shirt", price: 80, offer: 25 });
		const sent = { ...line(product, 2), name: "Forged", price: 0.01, totalPrice: 0.01 };
		const { status, data } = await save([sent]);
		expect(status).toBe(200);
		expect(data.changes).toEqual([]);
		expect(data.cart_items).toMatchObject([
			{
				id_product: product,
				name: "Linen shirt",
				price: 80,
				price_offer: 60,
				totalPrice: 120,
				variants: [{ ColorName: "Blanco", Stocks: { M: 2 }, leftUnits: 5 }],
			},
		]);
		expect((await read()).data).toEqual(data);
	});

	test("an empty list empties the cart", async () => {
		await save([line(await addProduct(shop), 1)]);
		expect((await save([])).data.cart_items).toEqual([]);
		expect((await read()).data.cart_items).toEqual([]);
	});

	test("lines keep their order, and equal lines become one", async () => {
		const [a, b] = [await addProduct(shop), await addProduct(shop)];
		await save([line(b, 1), line(a, 1)]);
		const { data } = await save([line(a, 1, { ColorName: "BLANCO" }), line(b, 2), line(a, 2)]);
		expect(amounts(data.cart_items)).toEqual([
			[a, { M: 3 }],
			[b, { M: 2 }],
		]);
		expect(amounts((await read()).data.cart_items)).toEqual([
			[b, { M: 2 }],
			[a, { M: 3 }],
		]);
	});

	test("more than there is becomes what there is, and the shopper is told", async () => {
		const product = await addProduct(shop, { name: "Scarf", variants: [{ Stocks: { M: 2 } }] });
		const { data } = await save([line(product, 9)]);
		expect(amounts(data.cart_items)).toEqual([[product, { M: 2 }]]);
		expect(data.changes).toMatchObject([{ reason: "capped", kept: 2, message: "Only 2 left of Scarf (Blanco, M)" }]);
	});

	test("a line that could not be kept says what its colour is called in the language asked for", async () => {
		const product = await addProduct(shop, { variants: [{ ColorName: "Navy", Stocks: { M: 2 } }] });
		const { data } = await shop.call(
			carts.save,
			{
				params: { clientPhone: client.phone },
				query: { language: "es" },
				body: { cart_items: [line(product, 9, { ColorName: "Navy" })] },
			},
			client.token,
		);
		expect(data.changes).toMatchObject([{ ColorName: "Navy", label: "Azul marino", reason: "capped" }]);
	});

	test("what is sold out, unknown or no longer sold is left out and told", async () => {
		const soldOut = await addProduct(shop, { name: "Scarf", variants: [{ Stocks: { S: 1 } }] });
		const offSale = await addProduct(shop, { name: "Hat", offSale: true });
		const { data } = await save([
			line(soldOut, 1),
			line(offSale, 1),
			line(soldOut, 1, { ColorName: "Lila" }),
			line(99_999, 1),
		]);
		expect(data.cart_items).toEqual([]);
		expect(data.changes.map(({ reason, message }) => [reason, message])).toEqual([
			["sold_out", "Scarf (Blanco, M) is sold out"],
			["gone", "Hat (Blanco, M) is no longer sold"],
			["gone", "Scarf (Lila, M) is no longer sold"],
			["gone", "This product (Blanco, M) is no longer sold"],
		]);
	});

	test("each colour of a product is a line of its own, with its own units", async () => {
		const product = await addProduct(shop, {
			variants: [
				{ ColorName: "Blanco", Stocks: { M: 5 } },
				{ ColorName: "Azul", Stocks: { M: 3 } },
			],
		});
		const { data } = await save([line(product, 2, { ColorName: "azul" }), line(product, 1)]);
		expect(data.cart_items.map(({ variants: [variant] }) => variant)).toMatchObject([
			{ ColorName: "Azul", Stocks: { M: 2 }, leftUnits: 3 },
			{ ColorName: "Blanco", Stocks: { M: 1 }, leftUnits: 5 },
		]);
	});

	test.each([
		["no size", { Stocks: {} }],
		["two sizes", { Stocks: { S: 1, M: 1 } }],
		["an unknown size", { Stocks: { XXL: 1 } }],
		["quantity 0", { Stocks: { M: 0 } }],
		["quantity -1", { Stocks: { M: -1 } }],
		["quantity 1.5", { Stocks: { M: 1.5 } }],
		["quantity 10^9", { Stocks: { M: 1e9 } }],
		["no colour", { ColorName: "" }],
	])("%s is refused, and the cart stays as it was", async (_, wrong) => {
		const product = await addProduct(shop);
		await save([line(product, 1)]);
		const { status, data } = await save([
			{ id_product: product, variants: [{ ColorName: "Blanco", Stocks: { M: 1 }, ...wrong }] },
		]);
		expect(status).toBe(400);
		expect(data).toMatchObject({ code: "invalid_input" });
		expect(amounts((await read()).data.cart_items)).toEqual([[product, { M: 1 }]]);
	});

	test("101 lines are refused", async () => {
		expect((await save(Array.from({ length: 101 }, (_, at) => line(at + 1, 1)))).status).toBe(400);
	});
});

describe("merging", () => {
	test("adds to the stored cart once per merge id, also when sent many times at once", async () => {
		const product = await addProduct(shop, { variants: [{ Stocks: { M: 50 } }] });
		await save([line(product, 3)]);
		const merge = randomUUID();
		const answers = await Promise.all(Array.from({ length: 20 }, () => save([line(product, 2)], merge)));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
		expect(amounts((await read()).data.cart_items)).toEqual([[product, { M: 5 }]]);
		await save([line(product, 2)], randomUUID());
		expect(amounts((await read()).data.cart_items)).toEqual([[product, { M: 7 }]]);
	});

	test("two browsers that merge at the same time both count", async () => {
		const product = await addProduct(shop, { variants: [{ Stocks: { M: 90 } }] });
		await Promise.all(Array.from({ length: 8 }, (_, at) => save([line(product, at + 1)], randomUUID())));
		expect(amounts((await read()).data.cart_items)).toEqual([[product, { M: 36 }]]);
	});

	test("leaves out what no longer fits, and the shopper is told", async () => {
		const product = await addProduct(shop, { name: "Belt" });
		const many = await Promise.all(Array.from({ length: 100 }, () => addProduct(shop)));
		await save(many.map((id) => line(id, 1)));
		const { data } = await save([line(product, 1)], randomUUID());
		expect(data.cart_items).toHaveLength(100);
		expect(data.changes.map(({ message }) => message)).toEqual([
			"Belt (Blanco, M) does not fit: a cart holds 100 lines",
		]);
	});

	test("is capped at the stock", async () => {
		const product = await addProduct(shop);
		await save([line(product, 4)]);
		const { data } = await save([line(product, 4)], randomUUID());
		expect(amounts(data.cart_items)).toEqual([[product, { M: 5 }]]);
		expect(data.changes).toMatchObject([{ reason: "capped", quantity: 8, kept: 5 }]);
	});
});

test("a stored line that is sold out is told and comes back with the stock", async () => {
	const product = await addProduct(shop);
	await save([line(product, 2)]);
	const setStock = (units: number) =>
		shop.pool.query(
			"update stock s set on_hand = $2 from variant v where v.id = s.variant_id and v.product_id = $1 and s.size = 'M'",
			[product, units],
		);
	await setStock(0);
	expect((await read()).data).toMatchObject({ cart_items: [], changes: [{ reason: "sold_out" }] });
	await setStock(5);
	expect(amounts((await read()).data.cart_items)).toEqual([[product, { M: 2 }]]);
});

test("nobody reads or writes another's cart", async () => {
	const other = await addClient(shop);
	const staff = await addStaff(shop, "admin");
	const there = await shop.call(carts.detail, { params: { clientPhone: client.phone } }, other.token);
	const nowhere = await shop.call(carts.detail, { params: { clientPhone: 1_199_999_999 } }, other.token);
	expect(there).toMatchObject({ status: 404, data: nowhere.data });
	expect((await save([], undefined, other)).status).toBe(404);
	expect((await shop.call(carts.detail, { params: { clientPhone: client.phone } }, staff.token)).status).toBe(403);
	expect((await shop.call(carts.detail, { params: { clientPhone: client.phone } })).status).toBe(401);
});
