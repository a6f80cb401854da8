import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { addClient, addStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, orderOf, pay, paymentBody, reconcileLater } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { ScriptedPayments } from "#server/testing/scripted-payments.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const DAY_MS = 24 * 60 * 60_000;
const provider = new ScriptedPayments();
const { shop, test } = shopTest({ payments: provider, config: { rateLimits: false } });

test("money of a called-off order that is disputed goes back when the dispute is over", async () => {
	const staff = await addStaff(shop, "admin");
	const { token } = await addClient(shop);
	const product = await addProduct(shop, { price: 10, variants: [{ Stocks: { M: 9 } }] });
	const key = randomUUID();
	const body = paymentBody([{ productid: product, quantity: 1 }], 10, { card: "CONT" });
	const { orderId } = (await pay(shop, body, { key, token })).data;
	await shop.call(orders.update, { params: { id: orderId }, body: { orderStatus: "Cancelled" } }, staff.token);
	const { id } = provider.settle(provider.withReference(key)?.id ?? "", "in_mediation");
	for (const days of [1, 2]) await reconcileLater(shop, days * DAY_MS);
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "approved" });
	expect(provider.refunds).toBe(0);
	provider.settle(id, "approved");
	await reconcileLater(shop, DAY_MS);
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "refunded", stock: "released" });
	expect(provider.refunds).toBe(1);
	await expectSoundBooks(shop);
});
