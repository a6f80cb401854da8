import { randomUUID } from "node:crypto";
import { afterEach, describe, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { deliveryMessages } from "#core/messages/delivery.ts";
import type { DeliveryMethod } from "#core/rules/delivery.ts";
import { AnswerCache } from "#server/cache/answer-cache.ts";
import { addClient, addStaff } from "../../testing/actors.ts";
import { pay, paymentBody, shipping, unitsOf } from "../../testing/buying.ts";
import { deliverBy } from "../../testing/deliver-by.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";
import { createOwnerSettings } from "../settings/settings.service.ts";

const standard = {
	id: "standard",
	name: "Standard",
	kind: "send",
	zones: [{ country: "AR", provinces: ["Santa Fe"] }],
	price: 8,
	freeFrom: 60,
	days: [3, 5],
} satisfies DeliveryMethod;
const express = {
	...standard,
	id: "express",
	name: "Express",
	zones: [{ country: "AR", zips: ["2000-2100"] }],
	price: 15.5,
	freeFrom: undefined,
	days: [1, 1],
} satisfies DeliveryMethod;
const pickup = {
	id: "shop",
	name: "Pick up in Palermo",
	kind: "pickup",
	zones: [],
	price: 0,
} satisfies DeliveryMethod;

const { shop, test, provider } = buyingTest();
afterEach(() => deliverBy(shop));

const salta = { ...shipping, address: { ...shipping.address, provinceDepartment: "Salta", zipCode: "4400" } };
type Given = Parameters<typeof paymentBody>[2];

async function order(total: number, given: Given = {}, who: { token?: string; key?: string } = {}) {
	const body = paymentBody([{ productid: await addProduct(shop, { price: 30 }) }], total, given);
	return { ...(await pay(shop, body, who)), body };
}
async function stored({ data }: Awaited<ReturnType<typeof order>>) {
	const query = { orderToken: data.orderToken };
	return (await shop.call(orders.detail, { params: { id: data.orderId }, query })).data;
}

describe("the way of delivery", () => {
	test("that was chosen is in the total and kept with the order as it was then", async () => {
		await deliverBy(shop, [standard, express, pickup]);
		const paid = await order(45.5, { delivery: "express" });
		expect(paid.status).toBe(200);
		await deliverBy(shop, [{ ...express, name: "Slow", price: 99, days: [9, 9] }]);
		const { token } = await addStaff(shop, "employee");
		const chosen = { id: "express", name: "Express", kind: "send", price: 15.5, days: [1, 1] };
		expect(await stored(paid)).toMatchObject({ shipping: 15.5, total: 45.5, delivery: chosen });
		const { data } = await shop.call(orders.list, { query: { limit: 1 } }, token);
		expect(data[0]).toMatchObject({ orderId: paid.data.orderId, delivery: chosen });
	});

	test("is the cheapest that sends there where none was chosen, for guests and clients", async () => {
		await deliverBy(shop, [pickup, express, standard]);
		const { token } = await addClient(shop);
		for (const who of [{}, { token }]) {
			const paid = await order(38, {}, who);
			expect(paid.status).toBe(200);
			const { data } = await shop.call(
				orders.detail,
				{ params: { id: paid.data.orderId }, query: { orderToken: paid.data.orderToken } },
				who.token,
			);
			expect(data.delivery).toEqual({ id: "standard", name: "Standard", kind: "send", price: 8, days: [3, 5] });
		}
	});

	test("costs nothing from its sum on", async () => {
		await deliverBy(shop, [standard, express]);
		const product = await addProduct(shop, { price: 30 });
		const lines = [{ productid: product, quantity: 2 }];
		expect((await pay(shop, paymentBody(lines, 60, { delivery: "standard" }))).status).toBe(200);
		expect((await pay(shop, paymentBody(lines, 75.5, { delivery: "express" }))).status).toBe(200);
	});

	test("to pick up asks for no zone", async () => {
		await deliverBy(shop, [standard, pickup]);
		const paid = await order(30, { delivery: "shop", shipping: salta });
		expect((await stored(paid)).delivery).toEqual({ ...kept(pickup), price: 0, days: null });
		expect((await order(30, { shipping: salta })).status).toBe(200);
	});

	test("leaves the cent that a discount may not take", async () => {
		await shop.pool.query("insert into discount_code (code, amount_cents) values ('ALLOFIT', 100000)");
		await deliverBy(shop, [standard, pickup]);
		expect((await order(0.01, { delivery: "shop", code: "ALLOFIT" })).status).toBe(200);
		expect((await order(8, { delivery: "standard", code: "ALLOFIT" })).status).toBe(200);
	});
});

const kept = ({ id, name, kind }: DeliveryMethod) => ({ id, name, kind });

describe("refused, with nothing charged and nothing kept back", () => {
	test.each([
		["a way that does not reach the address", { delivery: "express", shipping: salta }, "notThere"],
		["a way that is gone", { delivery: "balloon" }, "gone"],
		["an address that no way reaches", { shipping: salta }, "nowhere"],
	] as const)("%s", async (_, given, why) => {
		const isNowhere = why === "nowhere";
		await deliverBy(shop, isNowhere ? [standard, express] : [standard, express, pickup]);
		const asked = provider.asked.length;
		const product = await addProduct(shop, { price: 30 });
		const { status, refusal } = await pay(shop, paymentBody([{ productid: product }], 38, given));
		const message = why === "notThere" ? deliveryMessages.notThere("Express") : deliveryMessages[why];
		expect([status, refusal]).toEqual([409, { code: "delivery_unavailable", message, fields: { delivery: message } }]);
		expect(provider.asked).toHaveLength(asked);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	});

	test("a price that changed meanwhile, with the new total", async () => {
		await deliverBy(shop, [{ ...standard, price: 9 }]);
		const { status, refusal } = await order(38, { delivery: "standard" });
		expect([status, refusal]).toMatchObject([409, { code: "total_changed", total: 39 }]);
	});

	test.each(["", "Express Way", "x".repeat(41), 7, {}])("%j is no id", async (delivery) => {
		const { status, refusal } = await order(30, { delivery: delivery as never });
		expect([status, refusal]).toMatchObject([400, { code: "invalid_input", fields: { delivery: expect.any(String) } }]);
	});
});

test("a repeated payment gets its answer also when its way is gone, and another way needs another key", async () => {
	await deliverBy(shop, [standard, express]);
	const key = randomUUID();
	const { body, data } = await order(45.5, { delivery: "express" }, { key });
	await deliverBy(shop, [standard]);
	expect(await pay(shop, body, { key })).toMatchObject({ status: 200, data });
	const other = { ...body, delivery: "standard", transaction_amount: 38 };
	expect(await pay(shop, other, { key })).toMatchObject({ status: 422, refusal: { code: "key_reused" } });
});

test("a process that has not heard of a change yet charges by what is written down", async () => {
	await deliverBy(shop, [standard]);
	const { settings } = shop.deps;
	const old = await settings.current();
	const elsewhere = createOwnerSettings({ ...shop.deps, cache: new AnswerCache(0) });
	await deliverBy(shop, [{ ...standard, price: 9 }]);
	shop.deps.settings = { ...elsewhere, current: async () => old };
	const [before, now] = [await order(38), await order(39)];
	shop.deps.settings = settings;
	expect([before.status, now.status]).toEqual([409, 200]);
});

test("an order from before there was a choice says that nothing is known of it", async () => {
	const paid = await order(30);
	await shop.pool.query("alter table orders disable trigger orders_delivery_fixed");
	await shop.pool.query(
		"update orders set delivery_id = null, delivery_name = null, delivery_kind = null where id = $1",
		[paid.data.orderId],
	);
	await shop.pool.query("alter table orders enable trigger orders_delivery_fixed");
	expect(await stored(paid)).toMatchObject({ delivery: null, shipping: 0 });
});
