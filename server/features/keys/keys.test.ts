import { beforeEach, describe, expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { keys } from "#core/contract/keys.ts";
import { orders } from "#core/contract/orders.ts";
import { products } from "#core/contract/products.ts";
import { stock } from "#core/contract/stock.ts";
import { KEY_PREFIX } from "#core/rules/api-scopes.ts";
import { addStaff } from "../../testing/actors.ts";
import { pay, paymentBody } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { addKey } from "../../testing/keys.ts";
import { shopTest } from "../../testing/shop-test.ts";
import { tidyOldRows } from "../tidying.ts";

const DAY = 86_400_000;
const begin = Date.parse("2026-03-01T12:00:00Z");
const limits = { unknownKey: { hits: 3, seconds: 60 }, apiKey: { hits: 20, seconds: 60 } };
const { shop, test } = shopTest();
let now = begin;

beforeEach(async () => {
	Object.assign(shop.deps.config, { limits: { ...shop.deps.config.limits, ...limits } });
	shop.clock.now = () => new Date(now);
	now += 60 * DAY;
	await shop.pool.query("delete from api_key");
});

const admin = async () => (await addStaff(shop, "admin")).token;
const make = async (body: Parameters<typeof shop.call<typeof keys.make>>[1]["body"]) =>
	shop.call(keys.make, { body }, await admin());
const listWith = (secret: string) => shop.call(stock.list, { query: {} }, secret);

describe("a key", () => {
	test("is shown once, kept as a hash alone, and told by its name, scopes and last letters", async () => {
		const { status, data } = await make({ name: "Warehouse", scopes: ["read:catalogue"], days: 30 });
		expect(status).toBe(201);
		expect(data.secret).toMatch(new RegExp(`^${KEY_PREFIX}[\\w-]{43}$`));
		expect(data.key).toMatchObject({
			name: "Warehouse",
			scopes: ["read:catalogue"],
			ending: data.secret.slice(-4),
			lastUsedAt: null,
			expiresAt: new Date(now + 30 * DAY).toISOString(),
		});
		const { rows } = await shop.pool.query<{ all: string }>("select api_key::text as all from api_key");
		expect(JSON.stringify(rows)).not.toContain(data.secret.slice(KEY_PREFIX.length));
		const listed = await shop.call(keys.list, {}, await admin());
		expect(JSON.stringify(listed.data)).not.toContain(data.secret);
		expect(shop.logged.join("")).not.toContain(data.secret);
	});

	test("is refused without a name or a scope, with a scope twice, and with a name another live key has", async () => {
		for (const [field, body] of [
			["name", { name: " ", scopes: ["read:orders"] }],
			["scopes", { name: "No scope", scopes: [] }],
			["scopes", { name: "Twice", scopes: ["read:orders", "read:orders"] }],
			["days", { name: "Too long", scopes: ["read:orders"], days: 0 }],
		] as const) {
			const { status, data } = await make(body as never);
			expect([status, Object.keys((data as unknown as { fields: object }).fields)]).toEqual([400, [field]]);
		}
		const { data } = await make({ name: "Books", scopes: ["read:orders"] });
		const taken = await make({ name: "bOOks", scopes: ["read:orders"] });
		expect([taken.status, taken.data]).toMatchObject([409, { code: "in_use", fields: { name: expect.any(String) } }]);
		await shop.call(keys.revoke, { params: { id: data.key.id } }, await admin());
		expect((await make({ name: "Books", scopes: ["read:orders"] })).status).toBe(201);
	});

	test("lets its program in until it is revoked, and is forgotten a month later", async () => {
		const { id, secret } = await addKey(shop);
		expect((await listWith(secret)).status).toBe(200);
		const { data } = await shop.call(keys.revoke, { params: { id } }, await admin());
		expect(data[0]).toMatchObject({
			id,
			revokedAt: new Date(now).toISOString(),
			lastUsedAt: new Date(now).toISOString(),
		});
		expect(await listWith(secret)).toMatchObject({ status: 401, data: { code: "unauthorized" } });
		await tidyOldRows(shop.deps);
		expect((await shop.call(keys.list, {}, await admin())).data).toHaveLength(1);
		now += 31 * DAY;
		await tidyOldRows(shop.deps);
		expect((await shop.call(keys.list, {}, await admin())).data).toEqual([]);
	});

	test("ends by itself at its moment", async () => {
		const { secret } = await addKey(shop, { expiresAt: new Date(now + 1000) });
		now += 999;
		expect((await listWith(secret)).status).toBe(200);
		now += 1;
		expect((await listWith(secret)).status).toBe(401);
	});

	test("says when it was used last, to the minute", async () => {
		const { id, secret } = await addKey(shop);
		const first = now;
		const used = async () =>
			(await shop.call(keys.list, {}, await admin())).data.find((key) => key.id === id)?.lastUsedAt;
		await listWith(secret);
		now += 59_000;
		await listWith(secret);
		expect(await used()).toBe(new Date(first).toISOString());
		now += 2_000;
		await listWith(secret);
		expect(await used()).toBe(new Date(now).toISOString());
	});
});

describe("nobody gets in by guessing", () => {
	test("unknown keys are counted per address, and good ones from there go on", async () => {
		const { secret } = await addKey(shop);
		const guess = `${KEY_PREFIX}${"x".repeat(43)}`;
		const answers = [];
		for (let times = 0; times < 5; times += 1) answers.push((await listWith(guess)).status);
		expect(answers).toEqual([401, 401, 401, 429, 429]);
		expect((await listWith(secret)).status).toBe(200);
	});

	test("a dead key is no visitor where visitors are let in", async () => {
		const order = await shop.call(orders.detail, { params: { id: 1 }, query: {} }, `${KEY_PREFIX}short`);
		expect(order).toMatchObject({ status: 401, data: { message: expect.stringContaining("revoked") } });
	});
});

test("one key's calls are limited by themselves", async () => {
	const [busy, other] = [await addKey(shop), await addKey(shop)];
	const answers = await Promise.all(Array.from({ length: 25 }, () => listWith(busy.secret)));
	expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
	expect((await listWith(other.secret)).status).toBe(200);
	now += 60_000;
	expect((await listWith(busy.secret)).status).toBe(200);
});

test("who did something with a key is told by its name, in the log and on the order", async () => {
	const { name, secret } = await addKey(shop, { scopes: ["write:orders", "read:orders", "write:stock"] });
	const productid = await addProduct(shop, { price: 10 });
	const { orderId } = (await pay(shop, paymentBody([{ productid }], 10))).data;
	const sent = await shop.call(
		orders.ship,
		{ params: { id: orderId }, headers: {}, body: { lines: [{ line: 1, quantity: 1 }], carrier: "Andreani" } },
		secret,
	);
	expect([sent.status, sent.data.orderStatus]).toEqual([201, "Submited"]);
	expect(sent.data.timeline.filter((event) => event.name === `API key “${name}”`).map(({ kind }) => kind)).toEqual([
		"shipment",
		"status",
	]);
	const read = await shop.call(orders.detail, { params: { id: orderId }, query: {} }, secret);
	expect(read.data.orderId).toBe(orderId);
	const { data: log } = await shop.call(audit.list, { query: { search: name } as never }, await admin());
	expect(JSON.stringify(log)).toContain(`API key “${name}”`);
});

test("what is public asks for no key and takes any", async () => {
	const { status } = await shop.call(products.cards, { query: {} }, `${KEY_PREFIX}nonsense`);
	expect(status).toBe(200);
});
