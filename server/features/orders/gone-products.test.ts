import { beforeAll, expect } from "vitest";
import { carts } from "#core/contract/carts.ts";
import { lists } from "#core/contract/lists.ts";
import { orders } from "#core/contract/orders.ts";
import { products } from "#core/contract/products.ts";
import { addClient, addStaff, type TestStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, pay, paymentBody } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let staff: TestStaff;
beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});

const edit = (updatedProduct: object) => shop.call(products.update, { body: { updatedProduct } as never }, staff.token);

const waysToGo: [string, (id: number) => Promise<unknown>][] = [
	["sold out", async (id) => pay(shop, paymentBody([{ productid: id, quantity: 4 }], 40))],
	["off sale", (id) => shop.call(products.setSale, { params: { id }, body: { onSale: false } }, staff.token)],
	["without its colour", (id) => edit({ id_product: id, variants: [{ ColorName: "Azul", Stocks: { M: 1 } }] })],
];

test.each(waysToGo)("a product that is %s breaks no old order, list or cart", async (_, go) => {
	const client = await addClient(shop);
	const id = await addProduct(shop, { name: "Old coat", price: 10 });
	const { data: bought } = await pay(shop, paymentBody([{ productid: id }], 10), { token: client.token });
	const { data: list } = await shop.call(lists.create, { body: { title: "Coats", rList: [id] } }, client.token);
	const params = { clientPhone: client.phone };
	const line = { id_product: id, variants: [{ ColorName: "Blanco", Stocks: { M: 1 } }] };
	await shop.call(carts.save, { params, body: { cart_items: [line] } }, client.token);

	expect(await go(id)).toMatchObject({ status: 200 });

	const { data: own } = await shop.call(orders.list, { query: { client: client.phone } }, client.token);
	expect(own).toMatchObject([{ orderDetails: [{ productid: id, name: "Old coat", color: "Blanco", price: 10 }] }]);
	const { status, data: shown } = await shop.call(lists.detail, { params: { id: list.id } }, client.token);
	expect(status).toBe(200);
	expect(shown.List).toMatchObject([{ id_product: id, name: "Old coat" }]);
	const cart = await shop.call(carts.detail, { params }, client.token);
	expect(cart.status).toBe(200);
	expect(cart.data.cart_items).toEqual([]);
	expect(cart.data.changes).toMatchObject([{ id_product: id }]);

	for (const orderStatus of ["Submitted", "In process", "Cancelled"] as const) {
		const moved = await shop.call(
			orders.update,
			{ params: { id: bought.orderId }, body: { orderStatus } },
			staff.token,
		);
		expect(moved.status, orderStatus).toBe(200);
		expect(moved.data.orderDetails).toMatchObject([{ name: "Old coat" }]);
	}
	await expectSoundBooks(shop);
});
