import { afterEach, beforeAll, describe, expect } from "vitest";
import { firstDelivery } from "#core/contract/delivery.ts";
import { payments } from "#core/contract/payments.ts";
import { expectSoundBooks, pay, paymentBody, shipping, unitsOf } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { ScriptedPayments } from "../../testing/scripted-payments.ts";
import { shopTest } from "../../testing/shop-test.ts";

const provider = new ScriptedPayments();
let product: number;

const { shop, test } = shopTest({
	payments: provider,
	config: { rateLimits: false, firstSettings: { delivery: firstDelivery(3.5, 100) } },
});
beforeAll(async () => {
	product = await addProduct(shop, { price: 19.99, variants: [{ Stocks: { M: 90_000 } }] });
});
afterEach(() => expectSoundBooks(shop));

describe("bad input charges nothing, changes nothing and says what is wrong", () => {
	const wrong: [string, (body: Record<string, unknown>) => void, string][] = [
		["quantity 0", (body) => setLine(body, { quantity: 0 }), "orderDetails.0.quantity"],
		["quantity -1", (body) => setLine(body, { quantity: -1 }), "orderDetails.0.quantity"],
		["quantity 1.5", (body) => setLine(body, { quantity: 1.5 }), "orderDetails.0.quantity"],
		["quantity 10^9", (body) => setLine(body, { quantity: 1e9 }), "orderDetails.0.quantity"],
		["quantity NaN", (body) => setLine(body, { quantity: Number.NaN }), "orderDetails.0.quantity"],
		["an unknown product", (body) => setLine(body, { productid: 2_000_000_000 }), "orderDetails.0.productid"],
		["an unknown colour", (body) => setLine(body, { color: "Lila" }), "orderDetails.0.color"],
		["size XXL", (body) => setLine(body, { size: "XXL" }), "orderDetails.0.size"],
		["a NaN total", (body) => Object.assign(body, { transaction_amount: Number.NaN }), "transaction_amount"],
		["a total of 0", (body) => Object.assign(body, { transaction_amount: 0 }), "transaction_amount"],
		["a negative total", (body) => Object.assign(body, { transaction_amount: -5 }), "transaction_amount"],
		["a total as text", (body) => Object.assign(body, { transaction_amount: "20" }), "transaction_amount"],
		["no lines", (body) => Object.assign(body, { orderDetails: [] }), "orderDetails"],
		[
			"101 lines",
			(body) => Object.assign(body, { orderDetails: Array(101).fill((body.orderDetails as unknown[])[0]) }),
			"orderDetails",
		],
		["lines that are no list", (body) => Object.assign(body, { orderDetails: { 0: 1 } }), "orderDetails"],
		["half an installment", (body) => Object.assign(body, { installments: 0.5 }), "installments"],
		["no card token", (body) => Object.assign(body, { token: "" }), "token"],
		["no shipping", (body) => Object.assign(body, { shipping: undefined }), "shipping"],
		["a phone with letters", (body) => setShipping(body, { phone: "11-ABC" }), "shipping.phone"],
		["a zip code of 5 digits", (body) => setAddress(body, { zipCode: "12345" }), "shipping.address.zipCode"],
		["no name", (body) => setShipping(body, { name: " " }), "shipping.name"],
		["an e-mail with a line break", (body) => setShipping(body, { email: "a@b.co\r\nBcc: x@y.z" }), "shipping.email"],
		["a name no column can hold", (body) => setShipping(body, { name: "a\0b" }), "shipping.name"],
	];
	test.each(wrong)("%s", async (_, spoil, field) => {
		const body = paymentBody([{ productid: product }], 23.49) as unknown as Record<string, unknown>;
		spoil(body);
		const before = { units: await unitsOf(shop, product), asked: provider.asked.length };
		const { status, refusal } = await pay(shop, body as unknown as ReturnType<typeof paymentBody>);
		expect([status, refusal.code]).toEqual([400, "invalid_input"]);
		expect(Object.keys((refusal as unknown as { fields: object }).fields)).toContain(field);
		expect(refusal.message.length).toBeGreaterThan(5);
		expect({ units: await unitsOf(shop, product), asked: provider.asked.length }).toEqual(before);
	});

	test("a body that is no JSON", async () => {
		const { statusCode } = await shop.app.inject({
			method: "POST",
			url: `/api${payments.pay.path}`,
			headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
			payload: "{broken",
		});
		expect(statusCode).toBe(400);
	});
});

test("what was taken off sale while the shopper was paying is sold out", async () => {
	const gone = await addProduct(shop, { price: 200, offSale: true });
	const { status, refusal } = await pay(shop, paymentBody([{ productid: gone }], 200));
	expect(status).toBe(409);
	expect(refusal).toMatchObject({ code: "sold_out", lines: [{ productid: gone, left: 0 }] });
});

function setLine(body: Record<string, unknown>, values: object): void {
	Object.assign((body.orderDetails as object[])[0] as object, values);
}
function setShipping(body: Record<string, unknown>, values: object): void {
	body.shipping = { ...shipping, ...values };
}
function setAddress(body: Record<string, unknown>, values: object): void {
	setShipping(body, { address: { ...shipping.address, ...values } });
}
