import fc from "fast-check";
import { afterEach, beforeAll, expect } from "vitest";
import { firstDelivery } from "#core/contract/delivery.ts";
import { discounts } from "#core/contract/discounts.ts";
import { addStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, pay, paymentBody } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { ScriptedPayments } from "#server/testing/scripted-payments.ts";
import { shopTest } from "#server/testing/shop-test.ts";

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
		{ numRuns: 100, includeErrorInReport: true },
	);
}, 300_000);
