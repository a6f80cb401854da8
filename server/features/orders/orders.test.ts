import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { orders } from "#core/contract/orders.ts";
import { ORDER_STATUSES, type OrderStatus, STATUS_LABELS } from "#core/rules/order-status.ts";
import { addClient, addStaff, mailsTo, PASSWORD, type TestClient, type TestStaff } from "../../testing/actors.ts";
import { type TestShop, testShop } from "../../testing/app.ts";
import {
	expectSoundBooks,
	orderOf,
	pay,
	paymentBody,
	reconcileLater,
	shipping,
	unitsOf,
} from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { ScriptedPayments } from "../../testing/scripted-payments.ts";
import { findOrderOfPayment } from "../payments/attempts.ts";

const provider = new ScriptedPayments();
let shop: TestShop;
let client: TestClient;
let staff: TestStaff;

beforeAll(async () => {
	shop = await testShop({ payments: provider, config: { rateLimits: false } });
	client = await addClient(shop);
	staff = await addStaff(shop, "employee");
});
afterAll(() => shop.close());
afterEach(async () => {
	provider.away = false;
	await expectSoundBooks(shop);
});

async function buy(card = "APRO", { token, quantity = 2 }: { token?: string; quantity?: number } = {}) {
	const product = await addProduct(shop, { price: 10 });
	const { data, key } = await pay(
		shop,
		paymentBody([{ productid: product, quantity }], 10 * quantity, { card }),
		token ? { token } : {},
	);
	return { ...data, product, key };
}
const move = (id: number, orderStatus: string, version?: number) =>
	shop.call(
		orders.update,
		{ params: { id }, body: { orderStatus, ...(version !== undefined && { version }) } },
		staff.token,
	);

describe("seeing orders", () => {
	test("the owner, staff and the holder of the token see an order; for everybody else it is not there", async () => {
		const { orderId, orderToken } = await buy("APRO", { token: client.token });
		const see = (query: { orderToken?: string }, token?: string) =>
			shop.call(orders.detail, { params: { id: orderId }, query }, token);
		const other = await addClient(shop);
		const missing = await shop.call(orders.detail, { params: { id: 999_999 }, query: {} }, other.token);
		expect((await see({}, client.token)).status).toBe(200);
		expect((await see({}, staff.token)).status).toBe(200);
		expect((await see({ orderToken })).status).toBe(200);
		expect((await see({ orderToken }, other.token)).status).toBe(200);
		const { orderToken: foreign } = await buy();
		for (const [query, token] of [
			[{}, undefined],
			[{}, other.token],
			[{ orderToken: foreign }, undefined],
			[{ orderToken: orderToken.slice(0, -1) }, undefined],
		] as const)
			expect(await see(query, token)).toMatchObject({ status: 404, data: missing.data });
		expect((await see({ orderToken: "" })).status).toBe(400);
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
			orderDetails: [{ productid: product, name: "Linen shirt", color: "Blanco", size: "L", quantity: 1, price: 49.9 }],
		});
		expect(order.timeline.map(({ kind, from, to }) => [kind, from, to])).toEqual([
			["placed", null, "Processing"],
			["payment", null, "approved"],
			["status", "Processing", "Completed"],
		]);
	});

	test("who of the staff changed an order is told to staff alone", async () => {
		const { id: paymentId, orderId, orderToken } = await buy("APRO", { token: client.token });
		await move(orderId, "Submitted");
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
		for (const card of ["APRO", "OTHE", "CONT"]) ids.unshift((await buy(card, { token: buyer.token })).orderId);
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
		const { id, orderId, orderToken } = await buy("OTHE");
		const body = {
			paymentId: id,
			orderToken,
			total: 0.01,
			orderStatus: "Completed",
			clientPhone: client.phone,
			orderDetails: [],
		};
		const first = await post(body);
		expect([first.status, (await post(body)).status]).toEqual([201, 200]);
		expect(first.data).toMatchObject({ orderId, orderStatus: "Canceled", total: 20 });
	});

	test("a client needs no token for their own", async () => {
		const { id } = await buy("APRO", { token: client.token });
		expect((await post({ paymentId: String(id) }, client.token)).status).toBe(201);
	});

	test("is 402 without a payment of the caller's", async () => {
		const { id, key } = await buy();
		const other = await buy();
		for (const [body, token] of [
			[{}, client.token],
			[{ paymentId: 1 }, undefined],
			[{ paymentId: id }, undefined],
			[{ paymentId: id }, client.token],
			[{ paymentId: id, orderToken: other.orderToken }, undefined],
			[{ paymentId: key, orderToken: other.orderToken }, undefined],
			[{ paymentId: "-".repeat(36) }, undefined],
		] as const)
			expect(await post(body, token)).toMatchObject({ status: 402, data: { code: "payment_required" } });
	});

	test("the payment may be named by the key it was made with, in any case", async () => {
		const { key, orderId, orderToken } = await buy();
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

describe("staff change the status of a paid order", () => {
	const spellings = Object.entries(STATUS_LABELS) as [string, OrderStatus][];

	test.each(ORDER_STATUSES.flatMap((from) => spellings.map(([label, to]) => [from, label, to] as const)))(
		"from %s to %s",
		async (from, label, to) => {
			const { orderId, product } = await buy();
			if (from !== "Completed") expect((await move(orderId, from)).status).toBe(200);
			const { status, data } = await move(orderId, label);
			expect(status).toBe(200);
			expect(data.orderStatus).toBe(to);
			const isBack = to === "Canceled" && from !== "Submited";
			expect(await unitsOf(shop, product)).toEqual({ onHand: isBack ? 5 : 3, reserved: 0 });
			const changes = data.timeline.filter(({ kind, by }) => kind === "status" && by === "staff");
			if (from === to) expect(changes.at(-1)?.to ?? from).toBe(to);
			else expect(changes.at(-1)).toMatchObject({ from, to, name: staff.userName });
		},
	);

	test("cancelling puts the stock back once, and taking the order up again needs it", async () => {
		const { orderId, product } = await buy();
		await move(orderId, "Canceled");
		await move(orderId, "Canceled");
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
		await pay(shop, paymentBody([{ productid: product, quantity: 4 }], 40));
		expect(await move(orderId, "Completed")).toMatchObject({ status: 409, data: { code: "sold_out" } });
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", stock: "released" });
	});

	test("an order can be cancelled and taken up again many times", async () => {
		const { orderId, product } = await buy();
		for (let round = 0; round < 3; round += 1) {
			await move(orderId, "Cancelled");
			expect(await unitsOf(shop, product)).toMatchObject({ onHand: 5 });
			await move(orderId, "Completed");
			expect(await unitsOf(shop, product)).toMatchObject({ onHand: 3 });
		}
	});

	test("of two changes from the same version one wins, and the other is told the current state", async () => {
		const { orderId, product } = await buy();
		const { data } = await shop.call(orders.detail, { params: { id: orderId }, query: {} }, staff.token);
		const both = await Promise.all([move(orderId, "Canceled", data.version), move(orderId, "Cancelled", data.version)]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(both.find(({ status }) => status === 409)?.data).toMatchObject({
			code: "version_conflict",
			current: { orderId, orderStatus: "Canceled" },
		});
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	});

	test("the shopper is told by mail", async () => {
		const product = await addProduct(shop, { price: 10 });
		const email = "status@mail.test";
		const { data } = await pay(shop, paymentBody([{ productid: product }], 10, { shipping: { ...shipping, email } }));
		await move(data.orderId, "Submitted");
		const [mail] = await mailsTo(shop, email);
		expect(mail).toMatchObject({ kind: "order-status", subject: `Your order ${data.orderId}: Submitted` });
	});

	test("money never moves", async () => {
		const before = provider.refunds;
		const { orderId } = await buy();
		await move(orderId, "Canceled");
		await reconcileLater(shop);
		expect(provider.refunds).toBe(before);
	});
});

describe("staff and orders without an approved payment", () => {
	test.each(["CONT", "OTHE"].flatMap((card) => ["Completed", "Submitted"].map((to) => [card, to] as const)))(
		"%s: %s is 409",
		async (card, to) => {
			const { orderId } = await buy(card);
			expect(await move(orderId, to)).toMatchObject({ status: 409, data: { code: "not_paid" } });
		},
	);

	test("an order that waits for its payment can be called off: the stock is back and the payment is called off too", async () => {
		const { orderId, product, id } = await buy("CONT");
		expect((await move(orderId, "Cancelled")).status).toBe(200);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
		await reconcileLater(shop, 60_000);
		expect(provider.byId.get(String(id))?.status).toBe("cancelled");
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "cancelled" });
	});

	test("money that arrives for an order that was called off goes back", async () => {
		const { orderId, product, id } = await buy("CONT");
		await move(orderId, "Cancelled");
		provider.settle(String(id), "approved");
		await provider.notify(shop, String(id));
		await reconcileLater(shop, 60_000);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "refunded", stock: "released" });
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	});

	test("an order called off by mistake can be taken up again while its payment waits", async () => {
		const { orderId, product, id } = await buy("CONT");
		await move(orderId, "Cancelled");
		expect((await move(orderId, "In process")).status).toBe(200);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 2 });
		provider.settle(String(id), "approved");
		await provider.notify(shop, String(id));
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed", stock: "taken" });
	});
});

describe("refunds", () => {
	const refund = (id: number, token = staff.token) => shop.call(orders.refund, { params: { id } }, token);

	test("give the money back once, cancel the order and put the stock back", async () => {
		const { orderId, product } = await buy();
		const before = provider.refunds;
		const answers = await Promise.all([refund(orderId), refund(orderId), refund(orderId)]);
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(provider.refunds - before).toBe(1);
		const { data } = await refund(orderId);
		expect(data).toMatchObject({ orderStatus: "Canceled", paymentStatus: "refunded", refund: "done", refunded: 20 });
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
		expect(await move(orderId, "Completed")).toMatchObject({ status: 409, data: { code: "not_paid" } });
	});

	test("the audit log says who of the staff asked for it", async () => {
		const { orderId } = await buy();
		await refund(orderId);
		const { rows } = await shop.pool.query(
			"select staff_id, staff_name, detail from audit_log where action = 'orders.refund' and subject = $1",
			[String(orderId)],
		);
		expect(rows).toEqual([{ staff_id: staff.id, staff_name: staff.userName, detail: { cents: 2000 } }]);
	});

	test("what was sent does not come back to the shelf", async () => {
		const { orderId, product } = await buy();
		await move(orderId, "Submitted");
		expect((await refund(orderId)).data.orderStatus).toBe("Canceled");
		expect(await unitsOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });
	});

	test("a refund the provider refuses is said to be refused, and can be asked for again", async () => {
		const { orderId, id } = await buy();
		const payment = provider.byId.get(String(id));
		provider.settle(String(id), "in_mediation");
		expect(await refund(orderId)).toMatchObject({ status: 409, data: { code: "conflict" } });
		provider.settle(String(id), payment?.status ?? "approved");
		expect((await refund(orderId)).data).toMatchObject({ refund: "done" });
	});

	test("an order without an approved payment has nothing to give back", async () => {
		for (const card of ["CONT", "OTHE"]) expect((await refund((await buy(card)).orderId)).status).toBe(409);
		expect((await refund(999_999)).status).toBe(404);
		expect((await refund((await buy()).orderId, client.token)).status).toBe(403);
	});

	test("a refund the provider could not be asked for is made later, once", async () => {
		const { orderId } = await buy();
		provider.away = true;
		expect(await refund(orderId)).toMatchObject({ status: 200, data: { refund: "wanted", orderStatus: "Completed" } });
		provider.away = false;
		expect(await move(orderId, "Submitted")).toMatchObject({ status: 409, data: { code: "conflict" } });
		const before = provider.refunds;
		await reconcileLater(shop, 60_000);
		await reconcileLater(shop, 120_000);
		expect(provider.refunds - before).toBe(1);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "refunded" });
	});
});

test("when a client is gone, an order loses who bought it as soon as it is sent or cancelled", async () => {
	const leaver = await addClient(shop);
	const { orderId } = await buy("APRO", { token: leaver.token });
	await shop.call(clients.remove, { params: { id: leaver.phone }, body: { login_password: PASSWORD } }, leaver.token);
	const before = await shop.call(orders.detail, { params: { id: orderId }, query: {} }, staff.token);
	expect(before.data.Client.name).toBe("Ana");
	const { data } = await move(orderId, "Submitted");
	expect(data).toMatchObject({ Client: { name: "", lastname: "" }, ClientPhone: null, email: "", total: 20 });
});
