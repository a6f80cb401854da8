import { randomUUID } from "node:crypto";
import { beforeAll, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { orders } from "#core/contract/orders.ts";
import { addClient, addStaff, PASSWORD, type TestStaff } from "../../testing/actors.ts";
import { expectSoundBooks, pay, paymentBody, shipping } from "../../testing/buying.ts";
import { deliverBy } from "../../testing/deliver-by.ts";
import { addProduct } from "../../testing/factories.ts";
import { ScriptedPayments } from "../../testing/scripted-payments.ts";
import { setSettings } from "../../testing/set-settings.ts";
import { shopTest } from "../../testing/shop-test.ts";

const { shop, test } = shopTest({ payments: new ScriptedPayments(), config: { rateLimits: false } });
let staff: TestStaff;
/** By the name of who bought. */
const made: Record<string, number> = {};
const ways = [
	{ id: "standard", name: "Standard", kind: "send" as const, zones: [], price: 0 },
	{ id: "shop", name: "Pick up", kind: "pickup" as const, zones: [], price: 0 },
];

const list = async (query: object) => {
	const { data, headers } = await shop.call(orders.list, { query: query as never }, staff.token);
	const nameOf = (id: number) => Object.keys(made).find((name) => made[name] === id) ?? String(id);
	return { found: data.map(({ orderId }) => nameOf(orderId)), total: Number(headers["x-total-count"]) };
};
const found = async (query: object) => (await list(query)).found;

const buyAs = async (name: string, buyer: object, product: number, price: number, more: object = {}) => {
	const body = paymentBody([{ productid: product }], price, { shipping: { ...shipping, ...buyer }, ...more });
	made[name] = (await pay(shop, body)).data.orderId;
};

beforeAll(async () => {
	staff = await addStaff(shop, "employee");
	await deliverBy(shop, ways);
	const coat = await addProduct(shop, { name: "Abrigo de lana", price: 30 });
	const shirt = await addProduct(shop, { name: "Linen shirt", price: 10 });
	const maria = { name: "María José", lastname: "Núñez", phone: 1144440001, email: "majo@correo.test" };
	await buyAs("maria", maria, coat, 30, { delivery: "shop" });
	const luis = { name: "Luis", lastname: "Paz", phone: 2214440003, email: "luis.paz@mail.test" };
	await buyAs("luis", luis, shirt, 10, { delivery: "standard" });
	const eva = { name: "Eva", lastname: "Luna", phone: 3514447777, email: "eva@mail.test" };
	await buyAs("eva", eva, shirt, 10, { card: "OTHE", delivery: "standard" });
	await buyAs("ines", { ...eva, name: "Inés" }, shirt, 10, { card: "CONT", delivery: "standard" });
	const lines = [{ line: 1, quantity: 1 }];
	const parcel = {
		params: { id: made.luis as number },
		headers: {},
		body: { lines, carrier: "Correo", tracking: "RR 0012 3456 AR" },
	};
	expect((await shop.call(orders.ship, parcel, staff.token)).status).toBe(201);
});

test.each([
	["nunez jose", ["maria"]],
	["NÚÑEZ maría", ["maria"]],
	["majo@correo.test", ["maria"]],
	["@mail.test", ["ines", "eva", "luis"]],
	["LUIS.PÁZ@mail", ["luis"]],
	["luis.paz@other.test", []],
	["abrigo", ["maria"]],
	["lana nunez", ["maria"]],
	["shirt", ["ines", "eva", "luis"]],
	["shirt paz", ["luis"]],
	["11 4444-0001", ["maria"]],
	["+54 9 11 4444 0001", ["maria"]],
	["(0221) 444-0003", ["luis"]],
	["11 5544-0001", []],
	["7777", ["ines", "eva"]],
	["444", []],
	["RR00123456AR", ["luis"]],
	["rr 0012 3456 ar", ["luis"]],
	["0012 3456", ["luis"]],
	["paz nunez", []],
])("searching for %s finds the orders of %j", async (search, expected) => {
	expect(await list({ search })).toEqual({ found: expected, total: expected.length });
});

test("a number finds the order that has it before all else, on the first page alone", async () => {
	const number = made.eva as number;
	await shop.pool.query(
		`insert into orders (status, payment_status, currency, subtotal_cents, total_cents, tax_rate, stock_state, name, lastname, email, phone)
		select 'Canceled', 'other', 'ARS', 100, 100, 21, 'released', 'Many', 'Digits', 'd@shop.test', ($1::text || (100000 + n))::bigint
		from generate_series(1, 5) n`,
		[number],
	);
	const search = String(number);
	const first = await list({ search, limit: 3 });
	expect(first.found[0]).toBe("eva");
	const pages = await Promise.all([2, 3].map((page) => found({ search, limit: 3, page })));
	const all = [...first.found, ...pages.flat()];
	expect(all).toHaveLength(first.total);
	expect(new Set(all).size).toBe(first.total);
	expect(await found({ search: `#${number}` })).toEqual(["eva"]);
});

test.each([
	[{ payment: "paid" }, ["luis", "maria"]],
	[{ payment: "waiting" }, ["ines"]],
	[{ payment: "failed" }, ["eva"]],
	[{ payment: "given_back" }, []],
	[{ delivery: "shop" }, ["maria"]],
	[{ delivery: "standard", payment: "paid" }, ["luis"]],
	[{ delivery: "gone" }, []],
	[{ search: "shirt", sort: "oldest" }, ["luis", "eva", "ines"]],
	[{ delivery: "standard", status: "Submited" }, ["luis"]],
])("%j asks for the orders of %j", async (query, expected) => {
	expect(await list(query)).toEqual({ found: expected, total: expected.length });
});

test("the highest total comes first, and pages from the end are the same as from the beginning", async () => {
	const all = await found({ sort: "highest" });
	expect(all[0]).toBe("maria");
	const pages = await Promise.all([1, 2, 3].map((page) => found({ sort: "highest", limit: 3, page })));
	expect(pages.flat()).toEqual(all);
	expect(await found({ sort: "oldest" })).toEqual((await found({})).toReversed());
});

test("an order of which a part went back is one with money given back", async () => {
	const part = {
		params: { id: made.maria as number },
		headers: { "idempotency-key": randomUUID() },
		body: { amount: 1 },
	};
	expect((await shop.call(orders.refund, part, staff.token)).status).toBe(200);
	expect(await found({ payment: "given_back" })).toEqual(["maria"]);
	expect(await found({ payment: "paid" })).toContain("maria");
});

test("days are those of the shop's zone, both included", async () => {
	await setSettings(shop, { timeZone: "America/Argentina/Buenos_Aires" });
	await shop.pool.query(`insert into orders (id, status, currency, subtotal_cents, total_cents, tax_rate, stock_state, name, lastname, email, created_at)
		select 9000 + n, 'Canceled', 'ARS', 100, 100, 21, 'released', 'Day', 'Test', 'x@shop.test', at
		from unnest(array['2020-03-01T02:59:59Z', '2020-03-01T03:00:00Z', '2020-03-03T02:59:59Z', '2020-03-03T03:00:00Z']::timestamptz[])
			with ordinality t (at, n)`);
	Object.assign(made, { before: 9001, first: 9002, last: 9003, after: 9004 });
	expect(await found({ from: "2020-03-01", to: "2020-03-02" })).toEqual(["last", "first"]);
	expect(await found({ from: "2020-03-03", to: "2020-03-03" })).toEqual(["after"]);
	expect(await found({ to: "2020-03-02", sort: "oldest" })).toEqual(["before", "first", "last"]);
	expect(await found({ from: "2020-03-03", to: "2020-03-01" })).toEqual([]);
	const csv = await shop.get("/api/orders/export?to=2020-03-02", { authorization: `Bearer ${staff.token}` });
	expect(csv.text.trim().split("\r\n")).toHaveLength(4);
});

test.each([{ from: "2020-02-30" }, { to: "tomorrow" }, { from: "0001-01-01" }, { payment: "free" }, { sort: "best" }])(
	"%j makes no sense and is refused",
	async (query) => {
		expect((await shop.call(orders.list, { query: query as never }, staff.token)).status).toBe(400);
	},
);

test("what is forgotten of a buyer is not found any more, and what is found is what orders say", async () => {
	const client = await addClient(shop);
	const product = await addProduct(shop, { price: 10 });
	const body = paymentBody([{ productid: product }], 10, { shipping: { ...shipping, email: "leaver@mail.test" } });
	const { data } = await pay(shop, body, { token: client.token });
	const moved = { params: { id: data.orderId }, body: { orderStatus: "Submited" } };
	expect((await shop.call(orders.update, moved, staff.token)).status).toBe(200);
	expect(await found({ search: "leaver@" })).toEqual([String(data.orderId)]);
	const gone = { params: { id: client.phone }, body: { login_password: PASSWORD } };
	expect((await shop.call(clients.remove, gone, client.token)).status).toBe(200);
	expect(await found({ search: "leaver@" })).toEqual([]);
	await shop.pool.query(
		"delete from orders where not exists (select from payment_attempt a where a.order_id = orders.id)",
	);
	await expectSoundBooks(shop);
});
