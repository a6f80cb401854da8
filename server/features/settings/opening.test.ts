import { expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { settings } from "#core/contract/settings.ts";
import { addStaff } from "#server/testing/actors.ts";
import { pay, paymentBody } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest();

test("a shop opens with its first product; once something was bought it stays open without any", async () => {
	const hasOpened = async () => (await shop.call(settings.opening, {})).data.hasOpened;
	const { token } = await addStaff(shop, "admin");
	const setSale = async (id: number, onSale: boolean) => {
		const { status } = await shop.call(products.setSale, { params: { id }, body: { onSale } }, token);
		expect(status).toBe(200);
	};
	expect(await hasOpened()).toBe(false);
	const id = await addProduct(shop, { price: 20 });
	expect(await hasOpened()).toBe(true);
	await setSale(id, false);
	expect(await hasOpened()).toBe(false);
	await setSale(id, true);
	expect((await pay(shop, paymentBody([{ productid: id }], 20))).status).toBe(200);
	await setSale(id, false);
	expect(await hasOpened()).toBe(true);
});
