import { randomUUID } from "node:crypto";
import { beforeAll, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import type { RefundRequest } from "#core/contract/refunds.ts";
import { addStaff, type TestStaff } from "../../testing/actors.ts";
import { buy, orderOf, reconcileLater, unitsOf } from "../../testing/buying.ts";
import { buyingTest } from "../../testing/shop-test.ts";
import { settleRefunds } from "./settle-refunds.service.ts";

let staff: TestStaff;
const { shop, test, provider } = buyingTest();
beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});

const refund = (id: number, body?: RefundRequest) =>
	shop.call(
		orders.refund,
		{ params: { id }, ...(body && { body, headers: { "idempotency-key": randomUUID() } }) },
		staff.token,
	);
const detail = async (id: number) => (await shop.call(orders.detail, { params: { id }, query: {} }, staff.token)).data;
const rowsOf = async (id: number) =>
	(await shop.pool.query("select by_kind, cents, state, is_whole from refund where order_id = $1 order by id", [id]))
		.rows;

test("50 people give parts back at once: never more than was paid, and each is told what happened", async () => {
	const { orderId, id } = await buy(shop, "APRO", { quantity: 3 });
	const answers = await Promise.all(Array.from({ length: 50 }, () => refund(orderId, { amount: 4 })));
	const statuses = answers.map(({ status }) => status);
	expect(statuses.filter((status) => status === 200)).toHaveLength(7);
	expect(statuses.filter((status) => status === 409)).toHaveLength(43);
	expect(provider.byId.get(String(id))?.refundedCents).toBe(2800);
	expect((await detail(orderId)).refunds.map(({ state }) => state)).toEqual(Array(7).fill("done"));
});

test("20 people give the same line back at once: each unit goes back once", async () => {
	const { orderId, product } = await buy(shop, "APRO", { quantity: 3 });
	const answers = await Promise.all(
		Array.from({ length: 20 }, () => refund(orderId, { lines: [{ line: 1, quantity: 1 }] })),
	);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
	expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "refunded" });
});

test("parts and the whole at once come to what was paid", async () => {
	const { orderId, id, product } = await buy(shop);
	const answers = await Promise.all([refund(orderId, { amount: 5 }), refund(orderId), refund(orderId, { amount: 5 })]);
	for (const { status } of answers) expect([200, 409]).toContain(status);
	await reconcileLater(shop, 60_000);
	expect(provider.byId.get(String(id))).toMatchObject({ status: "refunded", refundedCents: 2000 });
	expect(await detail(orderId)).toMatchObject({ orderStatus: "Canceled", refunded: 20 });
	expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
});

test("a part and the whole whose answers were lost end in one payment given back", async () => {
	const { orderId, id } = await buy(shop);
	provider.away = true;
	await refund(orderId, { lines: [{ line: 1, quantity: 1 }] });
	expect((await refund(orderId)).data).toMatchObject({ refund: "wanted", refunded: 0 });
	provider.away = false;
	await reconcileLater(shop, 60_000);
	expect(provider.byId.get(String(id))).toMatchObject({ status: "refunded", refundedCents: 2000 });
	expect(await rowsOf(orderId)).toMatchObject([
		{ cents: 1000, state: "done" },
		{ cents: 1000, state: "done" },
	]);
});

test("a dispute that takes all back while a part is on its way leaves nothing to give", async () => {
	const { orderId, id } = await buy(shop);
	await refund(orderId, { amount: 5 });
	provider.away = true;
	await refund(orderId, { amount: 3 });
	provider.away = false;
	provider.settle(String(id), "charged_back");
	await provider.notify(shop, String(id));
	await reconcileLater(shop, 60_000);
	expect(await detail(orderId)).toMatchObject({ orderStatus: "Canceled", paymentStatus: "charged_back", refunded: 20 });
	expect((await rowsOf(orderId)).map(({ cents, state }) => [cents, state])).toEqual([
		[500, "done"],
		[300, "done"],
		[1200, "done"],
	]);
	expect(await refund(orderId, { amount: 1 })).toMatchObject({ status: 409 });
});

test("a part that is refused during a dispute is told so, and does not count", async () => {
	const { orderId, id } = await buy(shop);
	provider.settle(String(id), "in_mediation");
	expect(await refund(orderId, { amount: 5 })).toMatchObject({ status: 409, data: { code: "conflict" } });
	provider.settle(String(id), "approved");
	expect((await refund(orderId, { amount: 20 })).data).toMatchObject({ orderStatus: "Canceled", refunded: 20 });
});

test("what was given back in the provider's own panel is noticed and written down", async () => {
	const { orderId, id } = await buy(shop);
	await refund(orderId, { amount: 5 });
	provider.giveBack(String(id), 250);
	await provider.notify(shop, String(id));
	expect(await detail(orderId)).toMatchObject({ orderStatus: "Completed", refunded: 7.5 });
	expect(await rowsOf(orderId)).toMatchObject([
		{ by_kind: "staff", cents: 500 },
		{ by_kind: "provider", cents: 250 },
	]);
	await provider.notify(shop, String(id));
	provider.giveBack(String(id), 1250);
	await reconcileLater(shop, 2 * 86_400_000);
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "refunded" });
	expect((await rowsOf(orderId)).map(({ cents }) => cents)).toEqual([500, 250, 1250]);
});

test("a part on its way is not taken for what was given back elsewhere", async () => {
	const { orderId, id } = await buy(shop);
	provider.away = true;
	await refund(orderId, { amount: 12 });
	provider.away = false;
	provider.giveBack(String(id), 1500);
	await provider.notify(shop, String(id));
	expect(await detail(orderId)).toMatchObject({ refunded: 0, refunds: [{ state: "wanted" }] });
	await reconcileLater(shop, 60_000);
	expect(await rowsOf(orderId)).toMatchObject([
		{ cents: 1200, state: "failed" },
		{ by_kind: "provider", cents: 1500, state: "done" },
	]);
});

test("a wish that a version before wrote down with the payment alone is made and has its row", async () => {
	const { orderId } = await buy(shop);
	await shop.pool.query("update payment_attempt set refund_state = 'wanted', refund_key = $1 where order_id = $2", [
		randomUUID(),
		orderId,
	]);
	await settleRefunds(shop.deps);
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "refunded" });
	expect(await rowsOf(orderId)).toMatchObject([{ cents: 2000, state: "done", is_whole: true }]);
});
