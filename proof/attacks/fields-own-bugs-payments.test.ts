import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { addClient, addStaff, mailsTo } from "#server/testing/actors.ts";
import {
	expectSoundBooks,
	orderOf,
	pay,
	paymentBody,
	reconcileLater,
	shipping,
	unitsOf,
} from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { ScriptedPayments } from "#server/testing/scripted-payments.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const provider = new ScriptedPayments();
const { shop, test } = shopTest({ payments: provider, config: { rateLimits: false } });
let productid: number;
let chargesBefore: number;
beforeEach(async () => {
	productid = await addProduct(shop, { price: 10, variants: [{ Stocks: { M: 50 } }] });
	chargesBefore = provider.byId.size;
});
afterEach(async () => {
	provider.comeBack();
	await expectSoundBooks(shop);
});

const body = (given: Parameters<typeof paymentBody>[2] = {}) => paymentBody([{ productid }], 10, given);
const charges = () => provider.byId.size - chargesBefore;
const eventsOf = async (orderId: number) =>
	(await shop.pool.query("select kind, to_value from order_event where order_id = $1 order by id", [orderId])).rows.map(
		({ kind, to_value }) => `${kind} ${to_value}`,
	);

describe("charging twice", () => {
	test("the second of two equal payments charges again, at once or a second later (Spree 9265, Magento 10767)", async () => {
		const [request, key] = [body(), randomUUID()];
		const first = await pay(shop, request, { key });
		const now = Date.now();
		shop.clock.now = () => new Date(now + 1000);
		const second = await pay(shop, request, { key });
		shop.clock.now = () => new Date();
		expect(second.data).toEqual(first.data);
		expect(charges()).toBe(1);
	});

	test("a double click sends two requests, and both pay (Open Food Network 2690, Lightspeed 158)", async () => {
		const [request, key] = [body(), randomUUID()];
		const answers = await Promise.all([pay(shop, request, { key }), pay(shop, request, { key })]);
		expect(answers.map(({ status, refusal }) => (status === 200 ? "paid" : refusal.code)).sort()).toEqual(
			expect.arrayContaining(["paid"]),
		);
		expect(charges()).toBe(1);
		expect(await unitsOf(shop, productid)).toEqual({ onHand: 49, reserved: 0 });
	});

	test("the mark that a payment is under way is not seen by the second request (Spree PR 4499)", async () => {
		const [request, key] = [body(), randomUUID()];
		let during: Awaited<ReturnType<typeof pay>> | undefined;
		provider.beforeAnswer = async () => {
			provider.beforeAnswer = () => {};
			during = await pay(shop, request, { key });
		};
		const first = await pay(shop, request, { key });
		expect(first.data.status).toBe("approved");
		expect(during?.status === 409 || during?.data.status === "unknown").toBe(true);
		expect(charges()).toBe(1);
	});

	test("one payment is captured twice when notices repeat (Spree 8540, Mollie 62, Vendure 2620)", async () => {
		const { data } = await pay(shop, body({ card: "CONT" }));
		provider.settle(String(data.id), "approved");
		for (let at = 0; at < 3; at += 1) expect((await provider.notify(shop, String(data.id))).status).toBe(200);
		expect((await eventsOf(data.orderId)).filter((event) => event === "payment approved")).toHaveLength(1);
		expect(await unitsOf(shop, productid)).toEqual({ onHand: 49, reserved: 0 });
	});

	test("from settled to settled throws (Vendure PR 3734)", async () => {
		const { data } = await pay(shop, body());
		expect((await provider.notify(shop, String(data.id))).status).toBe(200);
		expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Completed", state: "approved" });
	});

	test("a status set twice makes two letters (SwagPayPal 657)", async () => {
		const email = `twice${Date.now()}@shop.test`;
		const { data } = await pay(shop, body({ card: "CONT", shipping: { ...shipping, email } }));
		provider.settle(String(data.id), "approved");
		await Promise.all(Array.from({ length: 5 }, () => provider.notify(shop, String(data.id))));
		expect((await mailsTo(shop, email)).filter(({ kind }) => kind === "order-paid")).toHaveLength(1);
	});
});

describe("browser and notice at once", () => {
	test("both process the payment, and one order in twenty is lost (Medusa 13301, 4798, 2948)", async () => {
		provider.beforeAnswer = async ({ id }) => {
			provider.settle(id, "approved");
			expect((await provider.notify(shop, id)).status).toBe(200);
		};
		const answers = await Promise.all(Array.from({ length: 20 }, () => pay(shop, body({ card: "CONT" }))));
		expect(answers.map(({ status, data }) => [status, data.status])).toEqual(Array(20).fill([200, "approved"]));
		for (const { data } of answers) expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Completed" });
		expect(charges()).toBe(20);
	});

	test("the first notice finds no record of its payment (Medusa 3871)", async () => {
		let orderStatus = "";
		provider.beforeAnswer = async ({ id, reference }) => {
			await provider.notify(shop, id);
			const { rows } = await shop.pool.query(
				"select o.status from orders o join payment_attempt a on a.order_id = o.id where a.id = $1",
				[reference],
			);
			orderStatus = rows[0]?.status;
		};
		await pay(shop, body());
		expect(orderStatus).toBe("Completed");
	});

	test("order numbers have gaps that look like lost orders (Medusa 14205)", async () => {
		const first = await pay(shop, body());
		const refused = await pay(shop, paymentBody([{ productid }], 11));
		expect(refused.refusal.code).toBe("total_changed");
		const second = await pay(shop, body());
		expect(second.data.orderId).toBe(first.data.orderId + 1);
	});
});

describe("paid and no order", () => {
	test("the card is charged, then the order cannot be made (Saleor 10925, PR 8471)", async () => {
		let placed = "";
		provider.beforeAnswer = async ({ reference }) => {
			const { rows } = await shop.pool.query(
				"select o.stock_state from orders o join payment_attempt a on a.order_id = o.id where a.id = $1",
				[reference],
			);
			placed = rows[0]?.stock_state;
		};
		await pay(shop, body());
		expect(placed).toBe("reserved");
	});

	test("the tab is closed before the answer (saleor-docs 990, saleor-checkout 169)", async () => {
		provider.beforeAnswer = () => {
			throw new Error("the connection is gone");
		};
		const { data } = await pay(shop, body());
		provider.beforeAnswer = () => {};
		await reconcileLater(shop);
		expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Completed", state: "approved" });
		expect(charges()).toBe(1);
	});

	test("a declined card counts as fully paid (Saleor 6428)", async () => {
		const client = await addClient(shop);
		const { data } = await pay(shop, body({ card: "OTHE" }), { token: client.token });
		expect(data.status).toBe("rejected");
		expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Canceled", stock: "released" });
		const { token } = await addStaff(shop, "admin");
		const move = { params: { id: data.orderId }, body: { orderStatus: "Completed" } };
		expect((await shop.call(orders.update, move, token)).status).toBe(409);
	});
});
