import fc from "fast-check";
import { afterEach, beforeAll, describe, expect } from "vitest";
import { firstDelivery } from "#core/contract/delivery.ts";
import { discounts } from "#core/contract/discounts.ts";
import { payments } from "#core/contract/payments.ts";
import { addStaff } from "../../testing/actors.ts";
import { expectSoundBooks, pay, paymentBody, shipping, unitsOf } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { ScriptedPayments } from "../../testing/scripted-payments.ts";
import { shopTest } from "../../testing/shop-test.ts";

const provider = new ScriptedPayments();
/** Price and offer of each product, as the test knows them. */
const SHELF = [
	{ price: 19.99, unit: 1999 },
	{ price: 80, offer: 25, unit: 6000 },
	{ price: 0.03, unit: 3 },
	{ price: 1234.5, offer: 33, unit: 82_712 },
] as const;
const CODES = { TENTH: { percent: 10 }, MUCH: { amount: 500 } } as const;
const FLAT = 350;
const FREE_FROM = 100_00;
const ids: number[] = [];

const { shop, test } = shopTest({
	payments: provider,
	config: { rateLimits: false, firstSettings: { delivery: firstDelivery(FLAT / 100, FREE_FROM / 100) } },
});
beforeAll(async () => {
	for (const { price, ...rest } of SHELF) {
		ids.push(
			await addProduct(shop, {
				price,
				...("offer" in rest && { offer: rest.offer }),
				variants: [{ Stocks: { M: 90_000 } }],
			}),
		);
	}
	const { token } = await addStaff(shop, "admin");
	for (const [code, body] of Object.entries(CODES))
		await shop.call(discounts.create, { body: { code, ...body } }, token);
});
afterEach(() => expectSoundBooks(shop));

const forged = fc.record(
	{
		total: fc.double(),
		price: fc.double(),
		orderStatus: fc.constantFrom("Completed", "Submited"),
		discount: fc.integer(),
		clientPhone: fc.integer(),
		status: fc.constant("approved"),
		amountCents: fc.integer(),
		currency: fc.constantFrom("USD", "XXX"),
		stock_state: fc.constant("taken"),
	},
	{ requiredKeys: [] },
);
const line = fc.record({ at: fc.nat(3), quantity: fc.integer({ min: 1, max: 4 }), forged });
const hostile = fc.record({
	lines: fc.array(line, { minLength: 1, maxLength: 6 }),
	code: fc.constantFrom("TENTH", "MUCH", "NOPE", undefined),
	/** What the body claims to pay: the truth, or anything. */
	claim: fc.oneof(
		{ weight: 3, arbitrary: fc.constant("truth" as const) },
		fc.constantFrom(1000, 0.01),
		fc.double({ min: 0.01, max: 1e6, noNaN: true }),
	),
	forged,
});
type Hostile = typeof hostile extends fc.Arbitrary<infer T> ? T : never;

/** Lines − discount + shipping, worked out apart from the shop's own rules. */
function trueTotal({ lines, code }: Hostile): number {
	const sum = lines.reduce((total, { at, quantity }) => total + (SHELF[at]?.unit ?? 0) * quantity, 0);
	const shippingCents = sum >= FREE_FROM ? 0 : FLAT;
	const wanted = code === "TENTH" ? Math.round(sum / 10) : code === "MUCH" ? Math.min(500_00, sum) : 0;
	return Math.max(1, sum - wanted + shippingCents);
}

async function attack(given: Hostile): Promise<void> {
	const expected = trueTotal(given);
	const claim = given.claim === "truth" ? expected / 100 : given.claim;
	const lines = given.lines.map(({ at, quantity }) => ({ productid: ids[at] as number, quantity }));
	const body = { ...paymentBody(lines, claim, { code: given.code ?? null }), ...given.forged };
	body.orderDetails = body.orderDetails.map((each, at) => ({ ...given.lines[at]?.forged, ...each }));
	const { status, data, refusal, key } = await pay(shop, body);
	const charged = provider.asked.filter(({ reference }) => reference === key);
	if (Math.round(claim * 100) !== expected) {
		expect([status, refusal.code, refusal.total]).toEqual([409, "total_changed", expected / 100]);
		expect(charged).toEqual([]);
		return;
	}
	expect([status, data.total]).toEqual([200, expected / 100]);
	expect(charged.map(({ amountCents }) => amountCents)).toEqual([expected]);
}

test("whatever 1,000 bodies claim, what is charged is lines minus discount plus shipping at the shop's own prices", async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(hostile, { minLength: 10, maxLength: 10 }), async (bodies) => {
			provider.asked.length = 0;
			await Promise.all(bodies.map(attack));
		}),
		{ numRuns: 100 },
	);
}, 300_000);

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
		const product = ids[0] as number;
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
	const product = await addProduct(shop, { price: 200, offSale: true });
	const { status, refusal } = await pay(shop, paymentBody([{ productid: product }], 200));
	expect(status).toBe(409);
	expect(refusal).toMatchObject({ code: "sold_out", lines: [{ productid: product, left: 0 }] });
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
