import { describe, expect } from "vitest";
import { carts } from "#core/contract/carts.ts";
import { clients } from "#core/contract/clients.ts";
import type { Size } from "#core/rules/sizes.ts";
import { addClient, addStaff, PASSWORD } from "../../testing/actors.ts";
import { moveOrder, orderOf, pay, paymentBody, reconcileLater } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

const MINUTE = 60_000;

const { shop, test, provider } = buyingTest();

describe("the cart of the client who pays", () => {
	const line = (id_product: number, quantity: number, ColorName = "Blanco", size: Size = "M") => ({
		id_product,
		variants: [{ ColorName, Stocks: { [size]: quantity } }],
	});

	test("loses exactly what was bought: other sizes, colours and products stay", async () => {
		const { phone, token } = await addClient(shop);
		const product = await addProduct(shop, { variants: [{ ColorName: "Blanco" }, { ColorName: "Azul" }] });
		const other = await addProduct(shop);
		const params = { clientPhone: phone };
		const cart_items = [line(product, 3), line(product, 2, "Blanco", "L"), line(product, 1, "Azul"), line(other, 1)];
		await shop.call(carts.save, { params, body: { cart_items } }, token);
		const bought = [
			{ productid: product, color: "blanco", quantity: 2 },
			{ productid: product, color: "Azul", quantity: 2 },
		];
		expect((await pay(shop, paymentBody(bought, 80), { token })).data.status).toBe("approved");
		const { data } = await shop.call(carts.detail, { params }, token);
		expect(data.cart_items.map(({ id_product, variants: [variant] }) => [id_product, variant])).toMatchObject([
			[product, { ColorName: "Blanco", Stocks: { M: 1 } }],
			[product, { ColorName: "Blanco", Stocks: { L: 2 } }],
			[other, { ColorName: "Blanco", Stocks: { M: 1 } }],
		]);
	});

	test("stays when money arrives for an order that was called off meanwhile", async () => {
		const { phone, token } = await addClient(shop);
		const staff = await addStaff(shop, "employee");
		const product = await addProduct(shop);
		const params = { clientPhone: phone };
		await shop.call(carts.save, { params, body: { cart_items: [line(product, 3)] } }, token);
		provider.loseAnswers();
		const { data, key } = await pay(shop, paymentBody([{ productid: product, quantity: 2 }], 40), { token });
		provider.comeBack();
		await moveOrder(shop, staff, data.orderId, "Canceled");
		await provider.notify(shop, String(provider.withReference(key)?.id));
		await reconcileLater(shop, MINUTE);
		expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Canceled", state: "refunded" });
		const { data: cart } = await shop.call(carts.detail, { params }, token);
		expect(cart.cart_items.map(({ variants }) => variants[0]?.Stocks)).toMatchObject([{ M: 3 }]);
	});

	test("does not come back when their account ended before the payment was known", async () => {
		const { id, phone, token } = await addClient(shop);
		provider.loseAnswers();
		const { data } = await pay(shop, paymentBody([{ productid: await addProduct(shop) }], 20), { token });
		await shop.call(clients.remove, { params: { id: phone }, body: { login_password: PASSWORD } }, token);
		provider.away = false;
		await reconcileLater(shop, MINUTE);
		expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Completed", state: "approved" });
		expect((await shop.pool.query("select from cart where client_id = $1", [id])).rows).toEqual([]);
	});
});
