import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import type { RefundRequest } from "#core/contract/refunds.ts";
import { addStaff, mailsTo, type TestStaff } from "../../testing/actors.ts";
import { moveOrder, orderOf, pay, paymentBody, reconcileLater, shipping, unitsOf } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

let staff: TestStaff;
const { shop, test, provider } = buyingTest();
beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});

const refund = (id: number, body?: RefundRequest, key: string | null = randomUUID()) =>
	shop.call(
		orders.refund,
		{ params: { id }, ...(body && { body }), ...(key !== null && { headers: { "idempotency-key": key } }) },
		staff.token,
	);
const detail = async (id: number) => (await shop.call(orders.detail, { params: { id }, query: {} }, staff.token)).data;

/** Two shirts of 10 and a coat of 33.33, with a tenth off where a code is named. */
async function buyTwo(code?: string, email = "two@mail.test") {
	const [shirt, coat] = [await addProduct(shop, { price: 10 }), await addProduct(shop, { price: 33.33 })];
	const body = paymentBody([{ productid: shirt, quantity: 2 }, { productid: coat }], code ? 48 : 53.33, {
		...(code && { code }),
		shipping: { ...shipping, email },
	});
	const { data } = await pay(shop, body);
	return { orderId: data.orderId, paymentId: String(data.id), orderToken: data.orderToken, shirt, coat };
}

test("a line gives back what was paid for it, its units go on the shelf, and the order stands", async () => {
	const { orderId, paymentId, shirt, coat } = await buyTwo();
	const { status, data } = await refund(orderId, { lines: [{ line: 1, quantity: 1 }], reason: "A hole" });
	expect(status).toBe(200);
	expect(data).toMatchObject({
		orderStatus: "Completed",
		paymentStatus: "approved",
		paymentStatusDetail: "partially_refunded",
		refund: null,
		refunded: 10,
		orderDetails: [
			{ line: 1, quantity: 2, refunded: 1 },
			{ line: 2, refunded: 0 },
		],
		refunds: [{ amount: 10, lines: [{ line: 1, quantity: 1 }], state: "done", reason: "A hole" }],
	});
	expect(provider.byId.get(paymentId)).toMatchObject({ status: "approved", refundedCents: 1000 });
	expect([await unitsOf(shop, shirt), await unitsOf(shop, coat)]).toMatchObject([{ onHand: 4 }, { onHand: 4 }]);
});

test("part by part comes to the whole to the cent, also with a code; then the order is cancelled, its units back once", async () => {
	await shop.pool.query("insert into discount_code (code, percent) values ('TENTH', 10)");
	const { orderId, paymentId, shirt, coat } = await buyTwo("TENTH");
	const amounts: number[] = [];
	for (const line of [1, 2, 1]) {
		const before = (await detail(orderId)).refunded;
		const { data } = await refund(orderId, { lines: [{ line, quantity: 1 }] });
		amounts.push(Math.round((data.refunded - before) * 100) / 100);
	}
	expect(amounts.reduce((sum, cents) => sum + Math.round(cents * 100), 0)).toBe(4800);
	expect(provider.byId.get(paymentId)).toMatchObject({ status: "refunded", refundedCents: 4800 });
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", stock: "released", state: "refunded" });
	expect([await unitsOf(shop, shirt), await unitsOf(shop, coat)]).toMatchObject([{ onHand: 5 }, { onHand: 5 }]);
	expect((await shop.pool.query("select uses from discount_code where code = 'TENTH'")).rows).toEqual([{ uses: 0 }]);
});

test("the whole rest follows a part: what went back before is not given or put back again", async () => {
	const { orderId, paymentId, shirt } = await buyTwo();
	await refund(orderId, { lines: [{ line: 1, quantity: 1 }], restock: false });
	const { data } = await refund(orderId, undefined, null);
	expect(data).toMatchObject({ orderStatus: "Canceled", refund: "done", refunded: 53.33 });
	expect(data.refunds.map(({ amount, state }) => [amount, state])).toEqual([
		[10, "done"],
		[43.33, "done"],
	]);
	expect(provider.byId.get(paymentId)?.refundedCents).toBe(5333);
	expect(await unitsOf(shop, shirt)).toMatchObject({ onHand: 4 });
});

describe("whether units go on the shelf", () => {
	const cases: [string, boolean, boolean | undefined, number][] = [
		["of an order that was not sent they do", false, undefined, 4],
		["unless it is said that they do not", false, false, 3],
		["of one that was sent they do not", true, undefined, 3],
		["unless it is said that they came back", true, true, 4],
	];
	test.each(cases)("%s", async (_, isSent, restock, onHand) => {
		const { orderId, shirt } = await buyTwo();
		if (isSent) await moveOrder(shop, staff, orderId, "Submitted");
		const line = { lines: [{ line: 1, quantity: 1 }] };
		expect((await refund(orderId, { ...line, ...(restock !== undefined && { restock }) })).status).toBe(200);
		expect(await unitsOf(shop, shirt)).toMatchObject({ onHand });
	});

	test("the whole rest of what was sent is put back when it came back", async () => {
		const { orderId, shirt } = await buyTwo();
		await moveOrder(shop, staff, orderId, "Submitted");
		expect((await refund(orderId, { restock: true }, null)).data.orderStatus).toBe("Canceled");
		expect(await unitsOf(shop, shirt)).toMatchObject({ onHand: 5 });
	});

	test("an order that staff called off has them there already, and takes what is left when it is taken up again", async () => {
		const { orderId, shirt } = await buyTwo();
		await moveOrder(shop, staff, orderId, "Cancelled");
		expect(await refund(orderId, { lines: [{ line: 1, quantity: 1 }] })).toMatchObject({ status: 200 });
		expect(await unitsOf(shop, shirt)).toMatchObject({ onHand: 5 });
		expect((await moveOrder(shop, staff, orderId, "Completed")).status).toBe(200);
		expect(await unitsOf(shop, shirt)).toMatchObject({ onHand: 4 });
	});
});

describe("what is refused", () => {
	test("a sum or lines without a key, both at once, a line twice or unknown, parts of a cent", async () => {
		const { orderId } = await buyTwo();
		expect(await refund(orderId, { amount: 5 }, null)).toMatchObject({ status: 400 });
		const bad: RefundRequest[] = [
			{ amount: 5, lines: [{ line: 1, quantity: 1 }] },
			{
				lines: [
					{ line: 1, quantity: 1 },
					{ line: 1, quantity: 1 },
				],
			},
			{ lines: [{ line: 9, quantity: 1 }] },
			{ amount: 5.001 },
			{ amount: 0 },
		];
		for (const body of bad)
			expect(await refund(orderId, body)).toMatchObject({ status: 400, data: { code: "invalid_input" } });
		expect((await detail(orderId)).refunds).toEqual([]);
	});

	test("more than is left, of the money or of a line", async () => {
		const { orderId } = await buyTwo();
		expect(await refund(orderId, { amount: 53.34 })).toMatchObject({
			status: 409,
			data: { code: "conflict", left: 53.33 },
		});
		expect((await refund(orderId, { amount: 50 })).status).toBe(200);
		expect(await refund(orderId, { amount: 3.34 })).toMatchObject({ status: 409, data: { left: 3.33 } });
		expect(await refund(orderId, { lines: [{ line: 1, quantity: 3 }] })).toMatchObject({ status: 409 });
	});

	test("a line gives back no more than is left of the payment", async () => {
		const { orderId } = await buyTwo();
		await refund(orderId, { amount: 50 });
		const { data } = await refund(orderId, { lines: [{ line: 2, quantity: 1 }] });
		expect(data).toMatchObject({ refunded: 53.33, orderStatus: "Canceled" });
		expect(await refund(orderId, { amount: 1 })).toMatchObject({ status: 409, data: { left: 0 } });
	});
});

describe("the key", () => {
	test("the same again gives nothing more and answers as before; another body is refused", async () => {
		const { orderId, paymentId } = await buyTwo();
		const key = randomUUID();
		const answers = await Promise.all(Array.from({ length: 5 }, () => refund(orderId, { amount: 5 }, key)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
		expect(provider.byId.get(paymentId)?.refundedCents).toBe(500);
		const reused = { status: 409, data: { code: "key_reused" } };
		expect(await refund(orderId, { amount: 6 }, key)).toMatchObject(reused);
		expect(await refund((await buyTwo()).orderId, { amount: 5 }, key)).toMatchObject(reused);
	});

	test("of a refund that was refused answers that again; a new key asks again", async () => {
		const { orderId, paymentId } = await buyTwo();
		provider.settle(paymentId, "in_mediation");
		const key = randomUUID();
		for (const _ of [1, 2])
			expect(await refund(orderId, { amount: 5 }, key)).toMatchObject({ status: 409, data: { code: "conflict" } });
		provider.settle(paymentId, "approved");
		expect((await refund(orderId, { amount: 5 })).data.refunds).toMatchObject([{ state: "failed" }, { state: "done" }]);
	});
});

test("a part whose answer was lost is asked for with the same key, and counted once", async () => {
	const { orderId, paymentId, shirt } = await buyTwo();
	const { refund: giveBack } = provider;
	provider.refund = async (...asked) => {
		await giveBack.apply(provider, asked);
		throw new Error("connection reset");
	};
	const answer = await refund(orderId, { lines: [{ line: 1, quantity: 1 }] });
	provider.refund = giveBack;
	expect(answer).toMatchObject({ status: 200, data: { refunded: 0, refunds: [{ state: "wanted" }] } });
	expect(await moveOrder(shop, staff, orderId, "Submitted")).toMatchObject({ status: 409 });
	await reconcileLater(shop, 60_000);
	await reconcileLater(shop, 120_000);
	expect(provider.byId.get(paymentId)?.refundedCents).toBe(1000);
	expect(await detail(orderId)).toMatchObject({ refunded: 10, refunds: [{ state: "done" }] });
	expect(await unitsOf(shop, shirt)).toMatchObject({ onHand: 4 });
});

test("the shopper is told of each part, in a mail and on the order's page, without the reason", async () => {
	const email = "told@mail.test";
	const { orderId, orderToken } = await buyTwo(undefined, email);
	for (const amount of [5, 5]) await refund(orderId, { amount, reason: "They shouted" });
	const mails = (await mailsTo(shop, email)).filter(({ kind }) => kind === "order-part_refunded");
	expect(mails).toHaveLength(2);
	expect(mails[0]?.subject).toBe(`$\u00a05.00 of your order ${orderId} goes back to you`);
	expect(mails[0]?.text_body).toContain("Given back: -$\u00a010.00");
	const { data } = await shop.call(orders.detail, { params: { id: orderId }, query: { orderToken } });
	expect(data.refunds).toMatchObject([
		{ amount: 5, reason: "" },
		{ amount: 5, reason: "" },
	]);
	expect(JSON.stringify(data)).not.toContain("shouted");
});
