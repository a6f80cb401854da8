import { beforeAll, expect } from "vitest";
import { MOST_FOUND } from "#core/contract/fields.ts";
import { orders } from "#core/contract/orders.ts";
import { papers } from "#core/contract/papers.ts";
import { ORDER_STATUSES, readOrderStatus, STATUS_SPELLINGS } from "#core/rules/order-status.ts";
import { addClient, addStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, pay, paymentBody, shipping } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { givePapers } from "../papers/papers.jobs.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let token: string;
const made: number[] = [];
const buyers = [
	{ name: "María", lastname: "Núñez", phone: 1144440001 },
	{ name: "Ana", lastname: "Gómez", phone: 1144440002 },
	{ name: "Mariano", lastname: "O'Neil", phone: 2214440003 },
];
beforeAll(async () => {
	({ token } = await addStaff(shop, "employee"));
	const productid = await addProduct(shop, { price: 10 });
	for (const buyer of buyers) {
		const { data } = await pay(shop, paymentBody([{ productid }], 10, { shipping: { ...shipping, ...buyer } }));
		made.push(data.orderId);
	}
});

const list = async (query: object) => {
	const { data, headers } = await shop.call(orders.list, { query: query as never }, token);
	return { ids: data.map(({ orderId }) => orderId), total: Number(headers["x-total-count"]) };
};

test.each([
	["maria", [2, 0]],
	["NUÑEZ", [0]],
	["ana gomez", [1]],
	["ana  gomez", [1]],
	["o'neil", [2]],
	["ma", [2, 0]],
	["G", [1]],
	["ar", []],
	["o'", [2]],
	["11444400", [1, 0]],
	["2214440003", [2]],
	["%", []],
	["_", []],
	["nobody", []],
	["99999999999999", []],
])("searching for %s finds the right orders", async (search, expected) => {
	const ids = expected.map((at) => made[at]);
	expect(await list({ search })).toEqual({ ids, total: ids.length });
});

test("an order is found by its number, with or without #", async () => {
	const [id] = made;
	expect((await list({ search: String(id) })).ids).toContain(id);
	expect((await list({ search: `#${id}` })).ids).toContain(id);
});

test("pages do not overlap, and the number of all is told with and without a status", async () => {
	const first = await list({ page: 1, limit: 2 });
	const second = await list({ page: 2, limit: 2 });
	expect([...first.ids, ...second.ids]).toEqual(made.toReversed());
	expect([first.total, second.total]).toEqual([3, 3]);
	expect(await list({ page: 3, limit: 2 })).toEqual({ ids: [], total: 3 });
	expect((await list({ status: "Completed" })).total).toBe(3);
	expect((await list({ status: "Completed", search: "maria" })).total).toBe(2);
	expect(await list({ status: "Canceled" })).toEqual({ ids: [], total: 0 });
});

test.each(STATUS_SPELLINGS)("an order set to %s is found by every spelling of it", async (orderStatus) => {
	const id = made[1] as number;
	expect((await shop.call(orders.update, { params: { id }, body: { orderStatus } }, token)).status).toBe(200);
	const means = readOrderStatus(orderStatus);
	for (const status of STATUS_SPELLINGS) {
		const isSame = readOrderStatus(status) === means;
		expect((await list({ status })).ids.includes(id), status).toBe(isSame);
	}
	expect(ORDER_STATUSES).toContain(means);
	await expectSoundBooks(shop);
});

test("the orders of one phone are those it was typed for and those of its client", async () => {
	const client = await addClient(shop);
	const productid = await addProduct(shop, { price: 10 });
	const own = await pay(shop, paymentBody([{ productid }], 10), { token: client.token });
	const typed = await pay(
		shop,
		paymentBody([{ productid }], 10, { shipping: { ...shipping, phone: Number(client.phone) } }),
	);
	expect(await list({ client: client.phone })).toEqual({ ids: [typed.data.orderId, own.data.orderId], total: 2 });
	made.push(own.data.orderId, typed.data.orderId);
});

test("a client who searches sees only what is theirs", async () => {
	const client = await addClient(shop);
	const { data } = await shop.call(orders.list, { query: { client: client.phone, search: "maria" } }, client.token);
	expect(data).toEqual([]);
});

test("the export is a CSV file that no spreadsheet takes for a formula", async () => {
	await shop.pool.query(
		"update orders set personal_data_removed_at = now(), name = '=1+1', lastname = '\"x\", y', email = '@SUM(A1)' where id = $1",
		[made[0]],
	);
	const { status, text, headers } = await shop.get("/api/orders/export", { authorization: `Bearer ${token}` });
	expect(status).toBe(200);
	expect(headers).toMatchObject({
		"content-type": "text/csv; charset=utf-8",
		"cache-control": "no-store",
		"x-content-type-options": "nosniff",
	});
	expect(headers["content-disposition"]).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
	const lines = text.split("\r\n");
	expect(lines[0]).toMatch(/^\uFEFF"Order","Date","Status"/);
	expect(lines[0]).toContain('"Zip code","Address details","Items"');
	expect(lines[0]).toContain('"Total","Tax","Tax rate","Refunded"');
	expect(lines).toHaveLength(1 + made.length + 1);
	const last = lines.at(-2) as string;
	expect(last).toContain(`"'=1+1","""x"", y"`);
	expect(last).toContain(`"'@SUM(A1)"`);
	expect(last).toContain('"1 × Plain shirt (Blanco, M)"');
	const one = await shop.get("/api/orders/export?search=mariano", { authorization: `Bearer ${token}` });
	expect(one.text.split("\r\n")).toHaveLength(3);
});

test("the export tells each piece's price, the payment and the parcels", async () => {
	const shirt = await addProduct(shop, { price: 10.5 });
	const { data } = await pay(shop, paymentBody([{ productid: shirt, quantity: 2 }], 21));
	const id = data.orderId;
	const shipment = { lines: [{ line: 1, quantity: 2 }], carrier: "Andreani", tracking: "AN 7", url: "" };
	expect((await shop.call(orders.ship, { params: { id }, headers: {}, body: shipment }, token)).status).toBe(201);
	const { text } = await shop.get(`/api/orders/export?search=${id}`, { authorization: `Bearer ${token}` });
	const [head = "", line = ""] = text.split("\r\n");
	expect(head).toMatch(
		/"Unit prices","Payment number","Payment detail",.*"Last parcel","Parcels","Language","Paid at","Invoice"$/,
	);
	const paid = (await shop.call(orders.detail, { params: { id }, query: {} }, token)).data;
	expect(line).toContain(`"10.5",${paid.paymentId},"accredited",,,"${paid.shipments[0]?.at}","Andreani AN 7"`);
});

test("the export tells the buyer's language, when it was paid, and the number of the invoice once there is one", async () => {
	const productid = await addProduct(shop, { price: 10 });
	const paid = (await pay(shop, paymentBody([{ productid }], 10, { language: "es" }))).data.orderId;
	const unpaid = (await pay(shop, paymentBody([{ productid }], 10, { card: "CONT" }))).data.orderId;
	const lineOf = async (id: number) => {
		const { text } = await shop.get(`/api/orders/export?search=${id}`, { authorization: `Bearer ${token}` });
		return text.split("\r\n").find((line) => line.startsWith(`${id},`));
	};
	const { rows } = await shop.pool.query<{ paid_at: Date }>("select paid_at from orders where id = $1", [paid]);
	const books = `,"es","${rows[0]?.paid_at.toISOString()}"`;
	expect(await lineOf(paid)).toMatch(new RegExp(`${books},$`));
	expect(await lineOf(unpaid)).toMatch(/,,,$/);
	await givePapers(shop.deps);
	const [invoice] = (await shop.call(papers.ofOrder, { params: { id: paid }, query: {} }, token)).data;
	expect(await lineOf(paid)).toMatch(new RegExp(`${books},"${invoice?.name}"$`));
	expect(await lineOf(unpaid)).toMatch(/,,,$/);
});

test("an export of more orders than are read at once has every order once", async () => {
	await shop.pool.query(`
		insert into orders (status, currency, subtotal_cents, total_cents, tax_rate, stock_state, name, lastname, email, created_at)
		select 'Canceled', 'ARS', 100, 100, 21, 'released', 'Many', 'Orders', 'm@shop.test', now() - (n / 7) * interval '1 hour'
		from generate_series(1, 1200) n`);
	const { text } = await shop.get("/api/orders/export?search=many", { authorization: `Bearer ${token}` });
	const ids = text
		.split("\r\n")
		.slice(1, -1)
		.map((line) => line.split(",")[0]);
	expect(ids).toHaveLength(1200);
	expect(new Set(ids).size).toBe(1200);
});

test("a search says how many there are up to a thousand, and pages no further", async () => {
	expect((await list({ search: "many", page: 1, limit: 100 })).total).toBe(MOST_FOUND);
	expect((await list({ search: "many", page: 10, limit: 100 })).ids).toHaveLength(100);
	expect((await list({ search: "many", page: 11, limit: 100 })).ids).toEqual([]);
	expect((await list({ status: "Canceled" })).total).toBe(1200);
});
