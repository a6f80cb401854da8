import { beforeAll, describe, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { addClient, addStaff, mailsTo, type TestClient, type TestStaff } from "../../testing/actors.ts";
import { buy, moveOrder, orderOf, pay, paymentBody, reconcileLater, shipping, unitsOf } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

let staff: TestStaff;
let client: TestClient;
const { shop, test, provider } = buyingTest();
beforeAll(async () => {
	staff = await addStaff(shop, "employee");
	client = await addClient(shop);
});

const cancel = (id: number, orderToken?: string, token?: string) =>
	shop.call(orders.cancel, { params: { id }, ...(orderToken && { body: { orderToken } }) }, token);
const cancellable = async (id: number) =>
	(await shop.call(orders.detail, { params: { id }, query: {} }, staff.token)).data.isCancellable;

describe("a shopper calls an order off", () => {
	test("that is paid: money, units and code go back, once for a double click, and one mail tells it", async () => {
		await shop.pool.query("insert into discount_code (code, percent) values ('HALF', 50)");
		const product = await addProduct(shop, { price: 10 });
		const email = "off@mail.test";
		const body = paymentBody([{ productid: product, quantity: 2 }], 10, {
			code: "HALF",
			shipping: { ...shipping, email },
		});
		const { data: paid } = await pay(shop, body);
		expect(await cancellable(paid.orderId)).toBe(true);
		const before = provider.refunds;
		const answers = await Promise.all([1, 2, 3].map(() => cancel(paid.orderId, paid.orderToken)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		const { data } = await cancel(paid.orderId, paid.orderToken);
		expect(data).toMatchObject({
			orderStatus: "Canceled",
			paymentStatus: "refunded",
			refunded: 10,
			isCancellable: false,
		});
		expect(provider.refunds - before).toBe(1);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
		expect((await shop.pool.query("select uses from discount_code where code = 'HALF'")).rows).toEqual([{ uses: 0 }]);
		const mails = (await mailsTo(shop, email)).map(({ kind }) => kind);
		expect(mails.sort()).toEqual(["order-cancelled", "order-paid"]);
	});

	test("as a client, without a token of the order; the timeline says that it was them", async () => {
		const { orderId } = await buy(shop, "APRO", { token: client.token });
		const { status, data } = await cancel(orderId, undefined, client.token);
		expect(status).toBe(200);
		expect(data.timeline.find(({ to }) => to === "Canceled")).toMatchObject({ kind: "status", by: "client" });
	});

	test("whose payment is undecided: units are free at once, and a charge that comes later goes back", async () => {
		const { orderId, orderToken, product, id } = await buy(shop, "CONT");
		expect((await cancel(orderId, orderToken)).data.orderStatus).toBe("Canceled");
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
		provider.settle(String(id), "approved");
		await reconcileLater(shop, 60_000);
		await reconcileLater(shop, 120_000);
		expect(provider.byId.get(String(id))).toMatchObject({ status: "refunded" });
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", stock: "released" });
	});

	test("of which a part went back: the rest follows", async () => {
		const { orderId, orderToken, id, product } = await buy(shop);
		const headers = { "idempotency-key": crypto.randomUUID() };
		await shop.call(
			orders.refund,
			{ params: { id: orderId }, headers, body: { lines: [{ line: 1, quantity: 1 }] } },
			staff.token,
		);
		expect((await cancel(orderId, orderToken)).data).toMatchObject({ refunded: 20, orderStatus: "Canceled" });
		expect(provider.byId.get(String(id))).toMatchObject({ refundedCents: 2000 });
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	});

	test("while the provider is away: the order is off, and the money follows", async () => {
		const { orderId, orderToken, id } = await buy(shop);
		provider.away = true;
		expect((await cancel(orderId, orderToken)).data).toMatchObject({ orderStatus: "Canceled", refund: "wanted" });
		provider.away = false;
		await reconcileLater(shop, 60_000);
		expect(provider.byId.get(String(id))).toMatchObject({ status: "refunded" });
	});

	test("in a dispute: the order is off, and the money goes back when the dispute is over", async () => {
		const { orderId, orderToken, id } = await buy(shop);
		provider.settle(String(id), "in_mediation");
		expect((await cancel(orderId, orderToken)).data).toMatchObject({ orderStatus: "Canceled", refund: "wanted" });
		provider.settle(String(id), "approved");
		await reconcileLater(shop, 60_000);
		expect(provider.byId.get(String(id))).toMatchObject({ status: "refunded" });
	});
});

test("what has left the shop can no longer be called off, also when staff moved it back", async () => {
	const { orderId, orderToken } = await buy(shop);
	await moveOrder(shop, staff, orderId, "Submitted");
	const sent = { status: 409, data: { code: "conflict", message: expect.stringContaining("has left the shop") } };
	expect(await cancel(orderId, orderToken)).toMatchObject(sent);
	await moveOrder(shop, staff, orderId, "Completed");
	expect(await cancel(orderId, orderToken)).toMatchObject(sent);
	expect(await cancellable(orderId)).toBe(false);
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed", state: "approved" });
});

test("somebody else's order is not there", async () => {
	const { orderId } = await buy(shop, "APRO", { token: client.token });
	const other = await addClient(shop);
	for (const [orderToken, token] of [[], ["wrong"], [undefined, other.token], [undefined, staff.token]])
		expect(await cancel(orderId, orderToken, token)).toMatchObject({ status: 404 });
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed" });
});

test("sending and calling off at once: one of them wins, and the money agrees", async () => {
	for (let round = 0; round < 5; round += 1) {
		const { orderId, orderToken, id } = await buy(shop);
		const [off, sent] = await Promise.all([cancel(orderId, orderToken), moveOrder(shop, staff, orderId, "Submitted")]);
		expect([off.status, sent.status].sort()).toEqual([200, 409]);
		expect(provider.byId.get(String(id))?.status).toBe(off.status === 200 ? "refunded" : "approved");
	}
});
