import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { products } from "#core/contract/products.ts";
import { stock } from "#core/contract/stock.ts";
import { WEBHOOK_EVENTS } from "#core/rules/webhooks.ts";
import { createWebhookSender } from "../../adapters/webhooks/sender.ts";
import { addClient, addStaff, type TestStaff } from "../../testing/actors.ts";
import { moveOrder, pay, paymentBody, shipping } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { addKey } from "../../testing/keys.ts";
import { addReceiver, listening } from "../../testing/receivers.ts";
import { askReturn, buySent } from "../../testing/returning.ts";
import { shopTest } from "../../testing/shop-test.ts";
import { tellReceivers } from "./webhooks.jobs.ts";

const { shop, test } = shopTest({ config: { rateLimits: false }, webhooks: createWebhookSender({ local: true }) });
let program: Awaited<ReturnType<typeof listening>>;
let staff: TestStaff;

beforeAll(async () => {
	let secret = "";
	program = await listening(() => secret);
	({ secret } = await addReceiver(shop, { address: program.address }));
	staff = await addStaff(shop, "admin");
});
afterAll(() => program.close());
beforeEach(async () => {
	await shop.pool.query("delete from told_event");
	program.heard.length = 0;
});

/** What was told since, as `type data`. */
async function told() {
	await tellReceivers(shop.deps);
	expect(program.unverified).toEqual([]);
	return program.heard.splice(0).map(({ type, data }) => [type, data] as const);
}
const of = (type: string, all: Awaited<ReturnType<typeof told>>) => all.filter(([one]) => one === type);

test("an order is told of when it is paid, sent, given back and cancelled, once each", async () => {
	const productid = await addProduct(shop, { price: 10 });
	const { orderId } = (await pay(shop, paymentBody([{ productid }], 10))).data;
	expect(of("order.paid", await told())).toEqual([["order.paid", { orderId }]]);
	await moveOrder(shop, staff, orderId, "Submited");
	const { data } = await shop.call(orders.detail, { params: { id: orderId }, query: {} }, staff.token);
	expect(await told()).toEqual([["order.sent", { orderId, shipment: data.shipments[0]?.id }]]);
	await shop.call(orders.refund, { params: { id: orderId }, headers: {} }, staff.token);
	const back = await told();
	expect(of("order.refunded", back)).toEqual([["order.refunded", { orderId }]]);
	expect(of("order.cancelled", back)).toEqual([["order.cancelled", { orderId, wasPaid: true }]]);
	expect(await told()).toEqual([]);
});

test("a payment that fails tells of no paid order, and what is undone tells of nothing", async () => {
	const productid = await addProduct(shop, { price: 10 });
	await told();
	await shop.pool.query("delete from told_event");
	await pay(shop, paymentBody([{ productid }], 10, { card: "OTHE" }));
	const undone = shop.db.transaction(async (tx) => {
		await tx.execute("update product set price_cents = 4200");
		throw new Error("changed my mind");
	});
	await expect(undone).rejects.toThrow();
	expect((await told()).map(([type]) => type)).not.toContain("order.paid");
	expect((await shop.pool.query("select from told_event where type = 'product.changed'")).rows).toEqual([]);
});

test("a return is told of when it is asked for", async () => {
	const order = await buySent(shop, staff);
	await told();
	const { data } = await askReturn(shop, order, [{ line: 1, quantity: 1 }]);
	expect(await told()).toEqual([["return.requested", { orderId: order.orderId, return: data.number }]]);
});

test("a product is told of once for each change, and not for what buyers think of it", async () => {
	const { token } = await addStaff(shop, "admin");
	const id = await addProduct(shop, { name: "Told shirt", price: 10 });
	const { rows } = await shop.pool.query<{ slug: string }>("select slug from product where id = $1", [id]);
	const about = { productId: id, slug: rows[0]?.slug };
	expect(await told()).toEqual([["product.changed", about]]);
	await shop.call(products.setSale, { params: { id }, body: { onSale: false } }, token);
	await shop.call(products.setSale, { params: { id }, body: { onSale: true } }, token);
	const changes = await told();
	expect(changes.length).toBeGreaterThan(0);
	expect(changes.every(([type, data]) => type === "product.changed" && data.productId === id)).toBe(true);
	await shop.pool.query("update product set rating = 4, review_count = 1 where id = $1", [id]);
	expect(await told()).toEqual([]);
});

test("a size that runs out is told of when it does, and again only after it was filled up", async () => {
	const { secret } = await addKey(shop);
	const id = await addProduct(shop, { name: "Scarce shirt", price: 10 });
	const slug = String((await told())[0]?.[1].slug);
	const set = (units: number) =>
		shop.call(stock.set, { body: { lines: [{ slug, ColorName: "Blanco", size: "M", stock: units }] } }, secret);
	for (const units of [4, 3, 2, 9, 0]) await set(units);
	const low = (left: number) => ["stock.low", { productId: id, slug, ColorName: "Blanco", size: "M", stock: left }];
	expect(await told()).toEqual([low(3), low(0)]);
});

test("nobody is told what is not theirs: only chosen events, only while on", async () => {
	await addReceiver(shop, { address: "https://192.0.2.1/", events: ["order.sent"] });
	await addReceiver(shop, { address: "https://192.0.2.1/", isOn: false });
	const productid = await addProduct(shop, { price: 10 });
	await pay(shop, paymentBody([{ productid }], 10));
	const { rows } = await shop.pool.query("select distinct endpoint_id from webhook_delivery");
	expect(rows).toHaveLength(1);
	await shop.pool.query("delete from webhook_endpoint where address like '%192%'");
});

test("nothing of a person is in any body", async () => {
	const person = {
		name: "Zoraida",
		lastname: "Quinteros",
		phone: 1144448888,
		email: "zoraida@mail.test",
		address: {
			streetNumber: "Boulevard Seguí 4455",
			city: "Villa Constitución",
			provinceDepartment: "Santa Fe",
			zipCode: "2919",
			particularDetails: "timbre verde",
		},
	};
	const client = await addClient(shop, { name: "Zoraida", lastname: "Quinteros" });
	const productid = await addProduct(shop, { price: 10, variants: [{ Stocks: { M: 4 } }] });
	const body = paymentBody([{ productid, quantity: 2 }], 20, { shipping: { ...shipping, ...person } });
	const order = (await pay(shop, body, { token: client.token })).data;
	await moveOrder(shop, staff, order.orderId, "Submited");
	await askReturn(shop, order, [{ line: 1, quantity: 1 }], { token: client.token });
	await shop.call(orders.refund, { params: { id: order.orderId }, headers: {} }, staff.token);
	await tellReceivers(shop.deps);
	const heard = program.heard.splice(0);
	expect(new Set(heard.map(({ type }) => type))).toEqual(new Set(WEBHOOK_EVENTS));
	const { rows } = await shop.pool.query("select * from client where id = $1", [client.id]);
	const [{ address, ...known }, row] = [person, rows[0]];
	const personal = [known, address, row, body.payer, body.payer.identification]
		.flatMap((fields) => Object.entries(fields))
		.filter(([field]) => !["id", "created_at", "updated_at", "verified_at", "language"].includes(field))
		.map(([, value]) => String(value))
		.filter((value) => value.length > 3 && value !== "true" && value !== "null" && value !== "false");
	expect(personal.length).toBeGreaterThan(12);
	for (const { body: sent } of heard) for (const value of personal) expect(sent).not.toContain(value);
});
