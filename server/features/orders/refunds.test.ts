import { beforeAll, describe, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { addClient, addStaff, type TestClient, type TestStaff } from "../../testing/actors.ts";
import { buy, moveOrder, orderOf, reconcileLater, unitsOf } from "../../testing/buying.ts";
import { buyingTest } from "../../testing/shop-test.ts";
import { settleRefunds } from "../payments/settle-refunds.service.ts";

let client: TestClient;
let staff: TestStaff;

const { shop, test, provider } = buyingTest();

beforeAll(async () => {
	client = await addClient(shop);
	staff = await addStaff(shop, "employee");
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
	for (const card of ["CONT", "OTHE"]) {
		const { orderId } = await buy(shop, card);
		expect(await refund(orderId)).toMatchObject({
			status: 409,
			data: { code: "not_paid", message: "There is no approved payment to give back" },
		});
		const { rows } = await shop.pool.query("select refund_state from payment_attempt where order_id = $1", [orderId]);
		expect(rows).toEqual([{ refund_state: null }]);
	}
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

describe("what is written down of a refund", () => {
	const eventsOf = async (orderId: number) => {
		const { data } = await shop.call(orders.detail, { params: { id: orderId }, query: {} }, staff.token);
		return data.timeline.filter(({ kind }) => kind === "refund").map(({ by, from, to, note }) => [by, from, to, note]);
	};
	const wishOf = async (orderId: number) =>
		(await shop.pool.query("select refund_state, refund_key from payment_attempt where order_id = $1", [orderId]))
			.rows[0];
	const auditsOf = async (orderId: number) =>
		(await shop.pool.query("select id from audit_log where action = 'orders.refund' and subject = $1", [orderId])).rows;

	test("the wish, once, however often it is repeated; its key stays the same until it is made", async () => {
		const { orderId } = await buy(shop);
		provider.away = true;
		await refund(orderId);
		const wish = await wishOf(orderId);
		expect(wish).toEqual({ refund_state: "wanted", refund_key: expect.any(String) });
		await refund(orderId);
		expect(await wishOf(orderId)).toEqual(wish);
		expect(await eventsOf(orderId)).toEqual([["staff", null, "wanted", ""]]);
		expect(await auditsOf(orderId)).toHaveLength(1);
		provider.away = false;
		await refund(orderId);
		expect([...provider.refundKeys.keys()]).toContain(wish.refund_key);
		expect(await wishOf(orderId)).toEqual({ refund_state: "done", refund_key: wish.refund_key });
	});

	test("a refusal, with its reason; the next wish is a new request", async () => {
		const { orderId, id } = await buy(shop);
		provider.settle(String(id), "in_mediation");
		const { data } = await refund(orderId);
		expect(data).toMatchObject({ message: "The card service refused to give this payment back" });
		expect(await wishOf(orderId)).toEqual({ refund_state: "failed", refund_key: null });
		provider.settle(String(id), "approved");
		await refund(orderId);
		expect(await eventsOf(orderId)).toEqual([
			["staff", null, "wanted", ""],
			["provider", "wanted", "failed", "invalid_payment_request"],
			["staff", "failed", "wanted", ""],
		]);
	});
});

test.each(["refunded", "charged_back"] as const)(
	"a refund that is refused because the payment is %s already counts as made",
	async (outcome) => {
		const { orderId, id } = await buy(shop);
		provider.settle(String(id), outcome);
		const before = provider.refunds;
		expect(await refund(orderId)).toMatchObject({
			status: 200,
			data: { orderStatus: "Canceled", paymentStatus: outcome, refund: "done", refunded: 20 },
		});
		expect(provider.refunds).toBe(before);
		expect((await refund(orderId)).status).toBe(200);
	},
);

test("when nobody knows whether the money went back, the wish stays and is tried again with the same key", async () => {
	const { orderId } = await buy(shop);
	const { refund: giveBack } = provider;
	const keys: string[] = [];
	provider.refund = async (_, key) => {
		keys.push(key);
		throw new Error("connection reset");
	};
	expect(await refund(orderId)).toMatchObject({ status: 200, data: { refund: "wanted", orderStatus: "Completed" } });
	provider.refund = (id, key) => {
		keys.push(key);
		return giveBack.call(provider, id, key);
	};
	await reconcileLater(shop, 60_000);
	provider.refund = giveBack;
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "refunded" });
	expect(new Set(keys).size).toBe(1);
	expect(keys).toHaveLength(2);
});

test.each(["refund_key", "provider_payment_id"])("a wish without its %s is not sent to anybody", async (column) => {
	const { orderId } = await buy(shop);
	provider.away = true;
	await refund(orderId);
	provider.away = false;
	const set = (value: unknown) =>
		shop.pool.query(`update payment_attempt set ${column} = $1 where order_id = $2`, [value, orderId]);
	const { rows } = await shop.pool.query(`select ${column} as value from payment_attempt where order_id = $1`, [
		orderId,
	]);
	await set(null);
	const before = provider.refunds;
	await settleRefunds(shop.deps);
	expect(provider.refunds).toBe(before);
	const wish = "select refund_state from payment_attempt where order_id = $1";
	expect((await shop.pool.query(wish, [orderId])).rows).toEqual([{ refund_state: "wanted" }]);
	await set(rows[0].value);
	await settleRefunds(shop.deps);
	expect(await orderOf(shop, orderId)).toMatchObject({ state: "refunded" });
});

test("a wish is carried out whatever becomes of the others, and only by the provider that was paid", async () => {
	const [broken, foreign, sound] = [await buy(shop), await buy(shop), await buy(shop)];
	provider.away = true;
	for (const { orderId } of [broken, foreign, sound]) await refund(orderId);
	provider.away = false;
	const providerOf = (name: string, { orderId }: { orderId: number }) =>
		shop.pool.query("update payment_attempt set provider = $1 where order_id = $2", [name, orderId]);
	await providerOf("another", foreign);
	const lost = provider.byId.get(String(broken.id));
	if (!lost) throw new Error("nothing was bought");
	provider.byId.set(lost.id, { ...lost, amountCents: 1 });
	await reconcileLater(shop, 60_000);
	const statesOf = (...bought: { orderId: number }[]) =>
		Promise.all(bought.map(async ({ orderId }) => (await orderOf(shop, orderId)).state));
	expect(await statesOf(broken, foreign, sound)).toEqual(["approved", "approved", "refunded"]);
	provider.byId.set(lost.id, { ...lost, status: "refunded", refundedCents: 2000 });
	await providerOf(provider.name, foreign);
	await reconcileLater(shop, 60_000);
	expect(await statesOf(broken, foreign)).toEqual(["refunded", "refunded"]);
});

test("without a provider nothing can be given back, and nothing is promised", async () => {
	const { orderId } = await buy(shop);
	shop.deps.payments = null;
	const { status } = await refund(orderId);
	shop.deps.payments = provider;
	expect(status).toBe(503);
	expect((await orderOf(shop, orderId)).state).toBe("approved");
	const { rows } = await shop.pool.query("select refund_state from payment_attempt where order_id = $1", [orderId]);
	expect(rows).toEqual([{ refund_state: null }]);
});
