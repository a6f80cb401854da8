import { sql } from "drizzle-orm";
import { beforeAll, describe, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { orders } from "#core/contract/orders.ts";
import { addClient, addStaff, PASSWORD, type TestClient, type TestStaff } from "../../testing/actors.ts";
import { buy, moveOrder, pay, paymentBody, shipping } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";
import { findOrderOfPayment } from "./orders.queries.ts";

let client: TestClient;
let staff: TestStaff;

const { shop, test } = buyingTest();

beforeAll(async () => {
	client = await addClient(shop);
	staff = await addStaff(shop, "employee");
});

describe("seeing orders", () => {
	test("the owner, staff and the holder of the token see an order; for everybody else it is not there", async () => {
		const { orderId, orderToken } = await buy(shop, "APRO", { token: client.token });
		const see = (query: { orderToken?: string }, token?: string) =>
			shop.call(orders.detail, { params: { id: orderId }, query }, token);
		const other = await addClient(shop);
		const missing = await shop.call(orders.detail, { params: { id: 999_999 }, query: {} }, other.token);
		expect((await see({}, client.token)).status).toBe(200);
		expect((await see({}, staff.token)).status).toBe(200);
		expect((await see({ orderToken })).status).toBe(200);
		expect((await see({ orderToken }, other.token)).status).toBe(200);
		const { orderToken: foreign } = await buy(shop);
		for (const [query, token] of [
			[{}, undefined],
			[{}, other.token],
			[{ orderToken: foreign }, undefined],
			[{ orderToken: orderToken.slice(0, -1) }, undefined],
		] as const)
			expect(await see(query, token)).toMatchObject({ status: 404, data: missing.data });
		expect((await see({ orderToken: "" })).status).toBe(400);
		const gone = await shop.call(orders.detail, { params: { id: 999_999 }, query: {} }, staff.token);
		expect(gone).toMatchObject({ status: 404, data: missing.data });
	});

	test("an order shows what was bought, at the prices of then, with the payment beside its status", async () => {
		const product = await addProduct(shop, { name: "Linen shirt", price: 49.9 });
		const { data } = await pay(shop, paymentBody([{ productid: product, size: "L" }], 49.9), { token: client.token });
		await shop.pool.query("update product set price_cents = 9999, name = 'Renamed' where id = $1", [product]);
		const { data: order } = await shop.call(orders.detail, { params: { id: data.orderId }, query: {} }, client.token);
		expect(order).toMatchObject({
			orderId: data.orderId,
			orderStatus: "Completed",
			paymentStatus: "approved",
			paymentStatusDetail: "accredited",
			paymentId: data.id,
			total: 49.9,
			subtotal: 49.9,
			shipping: 0,
			discount: 0,
			currency: "ARS",
			ClientPhone: shipping.phone,
			Client: { name: "Ana", lastname: "Gómez" },
			address: shipping.address,
			orderDetails: [
				{ line: 1, productid: product, name: "Linen shirt", color: "Blanco", size: "L", quantity: 1, price: 49.9 },
			],
		});
		expect(order.timeline.map(({ kind, from, to }) => [kind, from, to])).toEqual([
			["placed", null, "Processing"],
			["payment", null, "approved"],
			["status", "Processing", "Completed"],
		]);
	});

	test("who of the staff changed an order is told to staff alone", async () => {
		const { id: paymentId, orderId, orderToken } = await buy(shop, "APRO", { token: client.token });
		await moveOrder(shop, staff, orderId, "Submitted");
		const see = (query: { orderToken?: string }, token?: string) =>
			shop.call(orders.detail, { params: { id: orderId }, query }, token);
		const confirm = (token?: string) => shop.call(orders.create, { body: { paymentId, orderToken } as never }, token);
		const namesIn = async (answer: ReturnType<typeof see>) =>
			(await answer).data.timeline.filter(({ by }) => by === "staff").map(({ name }) => name);
		for (const answer of [see({ orderToken }), see({}, client.token), confirm(), confirm(client.token)])
			expect(await namesIn(answer)).toEqual([""]);
		for (const answer of [see({}, staff.token), confirm(staff.token)])
			expect(await namesIn(answer)).toEqual([staff.userName]);
	});

	test("a client lists their own orders, newest first and paged; without client= only staff may", async () => {
		const buyer = await addClient(shop);
		const ids = [];
		for (const card of ["APRO", "OTHE", "CONT"]) ids.unshift((await buy(shop, card, { token: buyer.token })).orderId);
		const mine = await shop.call(orders.list, { query: { client: buyer.phone } }, buyer.token);
		expect(mine.data.map(({ orderId }) => orderId)).toEqual(ids);
		expect(mine.headers["x-total-count"]).toBe("3");
		const second = await shop.call(orders.list, { query: { client: buyer.phone, page: 2, limit: 2 } }, buyer.token);
		expect(second.data.map(({ orderId }) => orderId)).toEqual(ids.slice(2));
		const waiting = await shop.call(orders.list, { query: { client: buyer.phone, status: "In process" } }, buyer.token);
		expect(waiting.data.map(({ orderStatus }) => orderStatus)).toEqual(["Processing"]);
		expect((await shop.call(orders.list, { query: { client: client.phone } }, buyer.token)).status).toBe(404);
		expect((await shop.call(orders.list, { query: {} }, buyer.token)).status).toBe(403);
		expect((await shop.call(orders.list, { query: {} })).status).toBe(401);
		const all = await shop.call(orders.list, { query: {} }, staff.token);
		expect(all.data.length).toBeGreaterThan(3);
		const theirs = await shop.call(orders.list, { query: { client: buyer.phone } }, staff.token);
		expect(theirs.data.map(({ orderId }) => orderId)).toEqual(ids);
	});

	test.each(["Shipped", "completed", ""])("the status %j is unknown: 400", async (status) => {
		expect((await shop.call(orders.list, { query: { status } }, staff.token)).status).toBe(400);
	});

	test("a guest who types a client's phone does not get into that client's history", async () => {
		const product = await addProduct(shop, { price: 10 });
		const body = paymentBody([{ productid: product }], 10, { shipping: { ...shipping, phone: client.phone } });
		const { data } = await pay(shop, body);
		const { data: history } = await shop.call(orders.list, { query: { client: client.phone } }, client.token);
		expect(history.map(({ orderId }) => orderId)).not.toContain(data.orderId);
		expect((await shop.call(orders.detail, { params: { id: data.orderId }, query: {} }, client.token)).status).toBe(
			404,
		);
	});
});

describe("posting the order after the payment", () => {
	const post = (body: object, token?: string) => shop.call(orders.create, { body: body as never }, token);

	test("is 201 the first time and 200 after, and nothing in the body decides anything", async () => {
		const { id, orderId, orderToken } = await buy(shop, "OTHE");
		const body = {
			paymentId: id,
			orderToken,
			total: 0.01,
			orderStatus: "Completed",
			clientPhone: client.phone,
			orderDetails: [],
		};
		const first = await post(body);
		const second = await post(body);
		expect([first.status, second.status]).toEqual([201, 200]);
		const confirmed = "select id from order_event where order_id = $1 and kind = 'confirmed'";
		expect((await shop.pool.query(confirmed, [orderId])).rows).toHaveLength(1);
		expect(first.data).toMatchObject({ orderId, orderStatus: "Canceled", total: 20 });
	});

	test("a client needs no token for their own", async () => {
		const { id } = await buy(shop, "APRO", { token: client.token });
		expect((await post({ paymentId: String(id) }, client.token)).status).toBe(201);
	});

	test("is 402 without a payment of the caller's", async () => {
		const { id, key } = await buy(shop);
		const other = await buy(shop);
		for (const [body, token] of [
			[{}, client.token],
			[{ paymentId: 1 }, undefined],
			[{ paymentId: id }, undefined],
			[{ paymentId: id }, client.token],
			[{ paymentId: id, orderToken: other.orderToken }, undefined],
			[{ paymentId: key, orderToken: other.orderToken }, undefined],
			[{ paymentId: "-".repeat(36) }, undefined],
		] as const)
			expect(await post(body, token)).toMatchObject({
				status: 402,
				data: { code: "payment_required", message: "There is no payment of yours for this order" },
			});
	});

	test("the payment may be named by the key it was made with, in any case", async () => {
		const { key, orderId, orderToken } = await buy(shop);
		const { status, data } = await post({ paymentId: key.toUpperCase(), orderToken });
		expect([status, data.orderId]).toEqual([201, orderId]);
	});

	test.each(["1234567890", "6f1f6a9e-5a0b-4c0e-9d3a-2b7f0c1d8e4f"])(
		"finding the payment %s needs no look at all the others",
		async (id) => {
			const plan = await shop.db.transaction(async (tx) => {
				// The table is so small here that reading all of it would be cheapest.
				await tx.execute(sql`set local enable_seqscan = off`);
				const { rows } = await tx.execute(sql`explain ${findOrderOfPayment(tx, id).getSQL()}`);
				return rows.map((row) => row["QUERY PLAN"]).join("\n");
			});
			expect(plan).toContain("payment_attempt_provider_payment_unique");
			expect(plan).not.toContain("Seq Scan");
		},
	);
});

test("when a client is gone, an order loses who bought it as soon as it is sent or cancelled", async () => {
	const leaver = await addClient(shop);
	const { orderId } = await buy(shop, "APRO", { token: leaver.token });
	await shop.call(clients.remove, { params: { id: leaver.phone }, body: { login_password: PASSWORD } }, leaver.token);
	const before = await shop.call(orders.detail, { params: { id: orderId }, query: {} }, staff.token);
	expect(before.data.Client.name).toBe("Ana");
	const { data } = await moveOrder(shop, staff, orderId, "Submitted");
	expect(data).toMatchObject({ Client: { name: "", lastname: "" }, ClientPhone: null, email: "", total: 20 });
});
