import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { addClient, addStaff, type TestClient, type TestStaff } from "../../testing/actors.ts";
import { type TestShop, testShop } from "../../testing/app.ts";
import { buy, expectSoundBooks, moveOrder, orderOf, reconcileLater, unitsOf } from "../../testing/buying.ts";
import { ScriptedPayments } from "../../testing/scripted-payments.ts";

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
	provider.comeBack();
	await expectSoundBooks(shop);
});

const refund = (id: number, token = staff.token) => shop.call(orders.refund, { params: { id } }, token);

test("a refund gives the money back once, cancels the order and puts the stock back", async () => {
	const { orderId, product } = await buy(shop);
	const before = provider.refunds;
	const answers = await Promise.all([refund(orderId), refund(orderId), refund(orderId)]);
	expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
	expect(provider.refunds - before).toBe(1);
	const { data } = await refund(orderId);
	expect(data).toMatchObject({ orderStatus: "Canceled", paymentStatus: "refunded", refund: "done", refunded: 20 });
	expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	expect(await moveOrder(shop, staff, orderId, "Completed")).toMatchObject({ status: 409, data: { code: "not_paid" } });
});

test("the audit log says who of the staff asked for it", async () => {
	const { orderId } = await buy(shop);
	await refund(orderId);
	const { rows } = await shop.pool.query(
		"select staff_id, staff_name, detail from audit_log where action = 'orders.refund' and subject = $1",
		[String(orderId)],
	);
	expect(rows).toEqual([{ staff_id: staff.id, staff_name: staff.userName, detail: { cents: 2000 } }]);
});

test("what was sent does not come back to the shelf", async () => {
	const { orderId, product } = await buy(shop);
	await moveOrder(shop, staff, orderId, "Submitted");
	expect((await refund(orderId)).data.orderStatus).toBe("Canceled");
	expect(await unitsOf(shop, product)).toEqual({ onHand: 3, reserved: 0 });
});

test("a refund the provider refuses is said to be refused, and can be asked for again", async () => {
	const { orderId, id } = await buy(shop);
	const payment = provider.byId.get(String(id));
	provider.settle(String(id), "in_mediation");
	expect(await refund(orderId)).toMatchObject({ status: 409, data: { code: "conflict" } });
	provider.settle(String(id), payment?.status ?? "approved");
	expect((await refund(orderId)).data).toMatchObject({ refund: "done" });
});

test("an order without an approved payment has nothing to give back", async () => {
	for (const card of ["CONT", "OTHE"]) expect((await refund((await buy(shop, card)).orderId)).status).toBe(409);
	expect((await refund(999_999)).status).toBe(404);
	expect((await refund((await buy(shop)).orderId, client.token)).status).toBe(403);
});

test("a refund the provider could not be asked for is made later, once", async () => {
	const { orderId } = await buy(shop);
	provider.away = true;
	expect(await refund(orderId)).toMatchObject({ status: 200, data: { refund: "wanted", orderStatus: "Completed" } });
	provider.away = false;
	expect(await moveOrder(shop, staff, orderId, "Submitted")).toMatchObject({ status: 409, data: { code: "conflict" } });
	const before = provider.refunds;
	await reconcileLater(shop, 60_000);
	await reconcileLater(shop, 120_000);
	expect(provider.refunds - before).toBe(1);
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "refunded" });
});
