import { expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { zipCodeMessages } from "#core/messages/zip-codes.ts";
import { addClient, nextPhone } from "#server/testing/actors.ts";
import { pay, paymentBody, shipping } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { setSettings } from "#server/testing/set-settings.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

test("addresses of guests, clients and orders have the zip codes of the shop's country", async () => {
	const { token, phone } = await addClient(shop);
	const productid = await addProduct(shop, { price: 100 });
	await setSettings(shop, { country: "ES" });
	const address = (zipCode: string) => ({ ...shipping.address, zipCode });
	const keepGuest = (zipCode: string) =>
		shop.call(clients.add, { body: { ...shipping, phone: nextPhone(), address: address(zipCode) } });
	const edit = (zipCode: string) =>
		shop.call(clients.edit, { params: { clientPhone: phone }, body: { address: { zipCode } } }, token);
	const buy = (zipCode: string) =>
		pay(shop, paymentBody([{ productid }], 100, { shipping: { ...shipping, address: address(zipCode) } }));

	const problem = zipCodeMessages.digits(5);
	for (const typed of ["2801", "C1425", ""]) {
		for (const { status, data } of [await keepGuest(typed), await edit(typed)])
			expect({ status, data }).toMatchObject({ status: 400, data: { fields: { "address.zipCode": problem } } });
		expect((await buy(typed)).refusal).toMatchObject({ fields: { "shipping.address.zipCode": problem } });
	}
	for (const { data } of [await keepGuest("28013"), await edit("28013")])
		expect(data).toMatchObject({ address: { zipCode: "28013" } });
	expect((await buy("28013")).status).toBe(200);
});
