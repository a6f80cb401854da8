import { beforeEach, describe, expect } from "vitest";
import { payments } from "#core/contract/payments.ts";
import { addClient, type TestClient } from "../../testing/actors.ts";
import { pay, paymentBody } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { shopTest } from "../../testing/shop-test.ts";

const { shop, test } = shopTest();
let product: number;

beforeEach(async () => {
	await shop.pool.query("delete from rate_limit");
	Object.assign(shop.deps.config.limits, {
		payment: { hits: 3, seconds: 3600 },
		refused: { hits: 600, seconds: 60 },
	});
	product = await addProduct(shop, { price: 10, variants: [{ Stocks: { M: 50 } }] });
});

const attempt = (buyer?: TestClient, given: { quantity?: number; total?: number } = {}) => {
	const { quantity = 1, total = 10 * quantity } = given;
	return pay(shop, paymentBody([{ productid: product, quantity }], total), buyer && { token: buyer.token });
};
const statusesOf = async (times: number, make: () => Promise<{ status: number }>) => {
	const statuses = [];
	for (let made = 0; made < times; made += 1) statuses.push((await make()).status);
	return statuses;
};

describe("A6: attempts to pay", () => {
	test("are counted per address when they are made, whatever becomes of them", async () => {
		expect(await statusesOf(5, () => attempt())).toEqual([200, 200, 200, 429, 429]);
	});

	test("that are refused before anything is charged do not count", async () => {
		expect(await statusesOf(5, () => attempt(undefined, { total: 9 }))).toEqual(Array(5).fill(409));
		expect(await statusesOf(5, () => attempt(undefined, { quantity: 51 }))).toEqual(Array(5).fill(409));
		expect((await attempt()).status).toBe(200);
	});

	test("that are sent again are counted once", async () => {
		const body = paymentBody([{ productid: product }], 10);
		const { key } = await pay(shop, body);
		expect(await statusesOf(5, () => pay(shop, body, { key }))).toEqual(Array(5).fill(200));
		expect((await attempt()).status).toBe(200);
	});

	test("at the same moment are counted exactly", async () => {
		const made = await Promise.all(Array.from({ length: 12 }, () => attempt()));
		expect(made.filter(({ status }) => status === 200)).toHaveLength(3);
		expect(made.filter(({ status }) => status === 429)).toHaveLength(9);
	});

	test("of a client with a verified address have an allowance of their own", async () => {
		const [known, unverified] = [await addClient(shop), await addClient(shop, { verifiedAt: null })];
		await statusesOf(4, () => attempt());
		expect((await attempt(unverified)).status).toBe(429);
		expect(await statusesOf(4, () => attempt(known))).toEqual([200, 200, 200, 429]);
	});

	test("are not stopped by senseless requests; of those alone there can be too many", async () => {
		shop.deps.config.limits.refused = { hits: 4, seconds: 60 };
		const senseless = () => shop.call(payments.pay, { body: {} } as never);
		expect(await statusesOf(6, senseless)).toEqual([400, 400, 400, 400, 429, 429]);
		expect((await attempt()).status).toBe(200);
	});
});
