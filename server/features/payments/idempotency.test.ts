import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect } from "vitest";
import { payments } from "#core/contract/payments.ts";
import { addClient, mailsTo, type TestClient } from "../../testing/actors.ts";
import { pay, paymentBody, shipping, unitsOf } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

let client: TestClient;

const { shop, test, provider } = buyingTest({ shopEmail: "shop@mail.test" });

beforeAll(async () => {
	client = await addClient(shop);
});

describe("idempotency", () => {
	test("the same request again gets the same answer and charges once", async () => {
		const product = await addProduct(shop);
		const body = paymentBody([{ productid: product }], 20);
		const first = await pay(shop, body);
		const second = await pay(shop, body, { key: first.key });
		expect(second.status).toBe(200);
		expect(second.data).toEqual(first.data);
		expect(provider.asked.filter(({ reference }) => reference === first.key)).toHaveLength(1);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 4, reserved: 0 });
	});

	test("the same key with another body is 422", async () => {
		const product = await addProduct(shop);
		const first = await pay(shop, paymentBody([{ productid: product }], 20));
		const second = await pay(shop, paymentBody([{ productid: product, quantity: 2 }], 40), { key: first.key });
		expect(second.status).toBe(422);
		expect(second.refusal.code).toBe("key_reused");
	});

	test("the same key from somebody else is 422", async () => {
		const product = await addProduct(shop);
		const body = paymentBody([{ productid: product }], 20);
		const first = await pay(shop, body);
		expect((await pay(shop, body, { key: first.key, token: client.token })).status).toBe(422);
		expect((await shop.call(payments.status, { params: { key: first.key } }, client.token)).status).toBe(404);
	});

	test("100 equal requests at once charge once", async () => {
		const product = await addProduct(shop, { variants: [{ Stocks: { M: 1 } }] });
		const body = paymentBody([{ productid: product }], 20);
		const key = randomUUID();
		const answers = await Promise.all(Array.from({ length: 100 }, () => pay(shop, body, { key })));
		for (const { status, refusal, data } of answers) {
			if (status === 200) expect(data.status).toBe("approved");
			else expect([status, refusal.code]).toEqual([409, "payment_in_flight"]);
		}
		expect(answers.some(({ status }) => status === 200)).toBe(true);
		expect(provider.asked.filter(({ reference }) => reference === key)).toHaveLength(1);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 0, reserved: 0 });
	});

	test("a request without a key, or with one that is no UUID, is refused", async () => {
		const product = await addProduct(shop);
		const body = paymentBody([{ productid: product }], 20);
		for (const headers of [{}, { "idempotency-key": "1" }]) {
			const { status } = await shop.call(payments.pay, { headers: headers as { "idempotency-key": string }, body });
			expect(status).toBe(400);
		}
	});
});

describe("mails", () => {
	test("a paid order is mailed to the shopper with a link that opens it, and to the shop", async () => {
		const product = await addProduct(shop, { name: "Linen shirt" });
		const body = paymentBody([{ productid: product }], 20, { shipping: { ...shipping, email: "guest1@mail.test" } });
		const { data } = await pay(shop, body);
		const [mail] = await mailsTo(shop, "guest1@mail.test");
		expect(mail?.subject).toBe(`Your order ${data.orderId} is confirmed`);
		expect(mail?.text_body).toContain(`/orders/${data.orderId}?token=${data.orderToken}`);
		expect(mail?.text_body).toContain("Linen shirt");
		const [notice] = await mailsTo(shop, "shop@mail.test");
		expect(notice?.subject).toContain(`New order ${data.orderId}`);
		expect(notice?.text_body).toContain("Calle 1 23");
	});

	test("a rejected payment is mailed to the shopper only", async () => {
		const product = await addProduct(shop);
		const body = paymentBody([{ productid: product }], 20, {
			card: "CALL",
			shipping: { ...shipping, email: "guest2@mail.test" },
		});
		const { data } = await pay(shop, body);
		expect((await mailsTo(shop, "guest2@mail.test")).map(({ kind }) => kind)).toEqual(["order-rejected"]);
		expect((await mailsTo(shop, "shop@mail.test")).some(({ subject }) => subject.includes(` ${data.orderId}:`))).toBe(
			false,
		);
	});
});
