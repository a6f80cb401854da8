import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { orders } from "#core/contract/orders.ts";
import { papers } from "#core/contract/papers.ts";
import { htmlToText } from "#core/rules/html-text.ts";
import { addClient, addStaff, PASSWORD, type TestClient, type TestStaff } from "../../testing/actors.ts";
import { buy, expectSoundBooks, moveOrder, pay, paymentBody } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { readPdf } from "../../testing/pdf.ts";
import { setSettings } from "../../testing/set-settings.ts";
import { buyingTest } from "../../testing/shop-test.ts";
import { standInLine } from "../../testing/stand-in-line.ts";
import { givePapers, tidyPapers } from "./papers.jobs.ts";

let client: TestClient;
let employee: TestStaff;
let admin: TestStaff;

const { shop, test } = buyingTest();

beforeAll(async () => {
	client = await addClient(shop);
	employee = await addStaff(shop, "employee");
	admin = await addStaff(shop, "admin");
});

const papersOf = (id: number, token?: string, orderToken?: string) =>
	shop.call(papers.ofOrder, { params: { id }, query: orderToken ? { orderToken } : {} }, token);
const invoiceOf = (id: number, token?: string, orderToken?: string) =>
	shop.call(papers.invoice, { params: { id }, query: orderToken ? { orderToken } : {} }, token);

/** Without regard to where lines break. */
const plain = (text: string) => text.replaceAll(/\s+/g, " ");

test("a paid order gets its invoice from the job, once, and reading never makes one", async () => {
	const { orderId } = await buy(shop, "APRO", { token: client.token });
	expect(await papersOf(orderId, client.token)).toMatchObject({ status: 200, data: [] });
	expect((await invoiceOf(orderId, client.token)).status).toBe(404);
	await givePapers(shop.deps);
	await givePapers(shop.deps);
	const { data } = await papersOf(orderId, client.token);
	expect(data).toEqual([
		{
			kind: "invoice",
			name: expect.stringMatching(/^A-\d{8}$/),
			number: expect.any(Number),
			at: expect.any(String),
			amount: 20,
		},
	]);
	await expectSoundBooks(shop);
});

test("an order that is not paid gets none", async () => {
	const refused = await buy(shop, "OTHE", { token: client.token });
	const pending = await buy(shop, "CONT", { token: client.token });
	await givePapers(shop.deps);
	for (const { orderId } of [refused, pending]) expect((await papersOf(orderId, client.token)).data).toEqual([]);
});

test("one that cannot be written keeps none behind it waiting, and leaves no number out", async () => {
	const unpaid = await buy(shop, "CONT", { token: client.token });
	const due = { kind: "credit_note", order: unpaid.orderId };
	await shop.pool.query("insert into paper_due (kind, order_id, cents) values ($1, $2, 100)", [due.kind, due.order]);
	const { orderId } = await buy(shop, "APRO", { token: client.token });
	await givePapers(shop.deps);
	expect((await papersOf(orderId, client.token)).data).toHaveLength(1);
	expect(shop.logged.filter((line) => line.includes("a paper could not be written"))).toHaveLength(1);
	await shop.pool.query("delete from paper_due where order_id = $1", [due.order]);
	await expectSoundBooks(shop);
});

test("whoever stands in line for a number keeps nobody from what is still to be written", async () => {
	const { orderId } = await buy(shop, "APRO", { token: client.token });
	const holder = await shop.pool.connect();
	try {
		await holder.query("begin; select pg_advisory_xact_lock(hashtextextended('papers', 0))");
		const giving = givePapers(shop.deps);
		await standInLine(shop, 1);
		const seen = await shop.pool.query("select from paper_due where order_id = $1 for update nowait", [orderId]);
		expect(seen.rowCount).toBe(1);
		await holder.query("commit");
		await giving;
	} finally {
		holder.release(true);
	}
	expect((await papersOf(orderId, client.token)).data).toHaveLength(1);
});

test("page and PDF say the same, to the cent", async () => {
	const product = await addProduct(shop, { name: "Camisa Ñandú", price: 1234.56 });
	const body = paymentBody([{ productid: product, quantity: 3 }], 3703.68);
	const { data } = await pay(shop, body, { token: client.token });
	await givePapers(shop.deps);
	const order = (await shop.call(orders.detail, { params: { id: data.orderId }, query: {} }, client.token)).data;
	const page = plain(htmlToText((await invoiceOf(data.orderId, client.token)).data));
	const { text } = await readPdf(shop, `/orders/${data.orderId}/invoice`, client.token);
	const [paper] = (await papersOf(data.orderId, client.token)).data;
	const said = [
		"Invoice",
		paper?.name ?? "",
		"Camisa Ñandú, White, M",
		"$ 1,234.56",
		"$ 3,703.68 ARS",
		`${order.Client.name} ${order.Client.lastname}`,
		"Calle 1 23",
		"2000 Rosario",
		"This document is not a fiscal invoice.",
	];
	for (const words of said) {
		expect(page).toContain(plain(words));
		expect(text).toContain(plain(words));
	}
});

test("an order of many lines goes over several pages, and its fonts are inside", async () => {
	const products = await Promise.all(Array.from({ length: 45 }, () => addProduct(shop, { price: 10 })));
	const body = paymentBody(
		products.map((productid) => ({ productid })),
		450,
	);
	const { data } = await pay(shop, body, { token: client.token });
	await givePapers(shop.deps);
	const { pages, text } = await readPdf(shop, `/orders/${data.orderId}/invoice`, client.token);
	expect(pages).toBeGreaterThan(1);
	expect(text).toContain("$ 450.00 ARS");
	const headers = { accept: "application/pdf", authorization: `Bearer ${client.token}` };
	const raw = (await shop.get(`/api/orders/${data.orderId}/invoice`, headers)).bytes.toString("latin1");
	expect(raw.match(/\/FontFile2? /g)?.length).toBe(2);
	expect(raw).not.toContain("/Helvetica");
});

test("a refund gets a credit note that names its invoice; the invoice stays as it was", async () => {
	const { orderId } = await buy(shop, "APRO", { token: client.token });
	await givePapers(shop.deps);
	const before = (await invoiceOf(orderId, client.token)).data;
	await shop.call(orders.refund, { params: { id: orderId } }, admin.token);
	await givePapers(shop.deps);
	const [invoice, note] = (await papersOf(orderId, client.token)).data;
	expect(note).toMatchObject({ kind: "credit_note", amount: 20 });
	const params = { id: orderId, number: note?.number ?? 0 };
	const shown = await shop.call(papers.creditNote, { params, query: {} }, client.token);
	expect(plain(htmlToText(shown.data))).toContain(`Money given back for invoice ${invoice?.name}`);
	expect((await readPdf(shop, `/orders/${orderId}/credit-notes/${note?.number}`, client.token)).text).toContain(
		"$ 20.00 ARS",
	);
	expect((await invoiceOf(orderId, client.token)).data).toBe(before);
	await expectSoundBooks(shop);
});

test("a credit note names the lines that went back, a sum without lines only its invoice, and the rest what was left", async () => {
	const [shirt, scarf] = [
		await addProduct(shop, { name: "Camisa", price: 10 }),
		await addProduct(shop, { name: "Pashmina", price: 10 }),
	];
	await shop.pool.query("insert into discount_code (code, percent) values ('CREDITED', 10)");
	const lines = [{ productid: shirt, quantity: 2 }, { productid: scarf }];
	const { data } = await pay(shop, paymentBody(lines, 27, { code: "CREDITED" }), { token: client.token });
	const refund = (asked: object) =>
		shop.call(
			orders.refund,
			{ params: { id: data.orderId }, headers: { "idempotency-key": randomUUID() }, body: asked },
			admin.token,
		);
	await refund({ lines: [{ line: 1, quantity: 1 }] });
	await refund({ amount: 2.5 });
	await refund({});
	await givePapers(shop.deps);
	const [, ...given] = (await papersOf(data.orderId, client.token)).data;
	expect(given.map(({ amount }) => amount)).toEqual([9, 2.5, 15.5]);
	const said = await Promise.all(
		given.map(async ({ number }) => {
			const params = { id: data.orderId, number };
			const page = await shop.call(papers.creditNote, { params, query: {} }, client.token);
			const { text } = await readPdf(shop, `/orders/${data.orderId}/credit-notes/${number}`, client.token);
			return [plain(htmlToText(page.data)), plain(text)];
		}),
	);
	const [byLine, bySum, rest] = said.map((both) => (words: string) => both.every((one) => one.includes(plain(words))));
	for (const words of ["Camisa, White, M", "Discount", "$ 10.00", "$ 9.00 ARS", "Money given back for invoice"])
		expect([words, byLine?.(words)]).toEqual([words, true]);
	expect([byLine?.("Pashmina"), bySum?.("Camisa"), bySum?.("Money given back for invoice")]).toEqual([
		false,
		false,
		true,
	]);
	for (const words of ["Camisa, White, M", "Pashmina, White, M", "$ 20.00", "Given back earlier", "$ 15.50 ARS"])
		expect([words, rest?.(words)]).toEqual([words, true]);
	await expectSoundBooks(shop);
});

describe("who may see an order's papers", () => {
	test("its client, staff, and a guest with its token; nobody else", async () => {
		const guest = await buy(shop);
		await givePapers(shop.deps);
		const stranger = await addClient(shop);
		expect((await invoiceOf(guest.orderId, undefined, guest.orderToken)).status).toBe(200);
		expect((await invoiceOf(guest.orderId, employee.token)).status).toBe(200);
		for (const outcome of [
			await invoiceOf(guest.orderId),
			await invoiceOf(guest.orderId, stranger.token),
			await invoiceOf(guest.orderId, undefined, "nobody"),
		])
			expect(outcome.status).toBe(404);
	});

	test("admins alone once the account has ended; it still names the buyer", async () => {
		const leaving = await addClient(shop);
		const { orderId } = await buy(shop, "APRO", { token: leaving.token });
		await givePapers(shop.deps);
		await moveOrder(shop, admin, orderId, "Submitted");
		const gone = await shop.call(
			clients.remove,
			{ params: { id: leaving.phone }, body: { login_password: PASSWORD } },
			leaving.token,
		);
		expect(gone.status).toBe(200);
		expect((await invoiceOf(orderId, employee.token)).status).toBe(404);
		expect(htmlToText((await invoiceOf(orderId, admin.token)).data)).toContain("Gómez");
	});
});

test("what was given is never altered, and goes after ten years", async () => {
	const { orderId } = await buy(shop);
	await givePapers(shop.deps);
	const alter = shop.pool.query("update paper set cents = 1 where order_id = $1", [orderId]);
	await expect(alter).rejects.toThrow("never altered");
	await expect(shop.pool.query("delete from paper where order_id = $1", [orderId])).rejects.toThrow("never altered");
	await shop.pool.query(
		`insert into paper (kind, series, number, order_id, cents, content, issued_at)
		select 'credit_note', 'OLD', 1, order_id, 1, content, now() - interval '11 years' from paper where order_id = $1`,
		[orderId],
	);
	await tidyPapers(shop.deps);
	const { rows } = await shop.pool.query("select kind from paper where order_id = $1", [orderId]);
	expect(rows).toEqual([{ kind: "invoice" }]);
});

test("another series begins at 1, in the buyer's language, with the lines at its foot", async () => {
	await setSettings(shop, { invoice: { series: "B7", legalText: "CUIT 30-12345678-9\nIIBB 901" }, languages: ["es"] });
	const { orderId } = await buy(shop);
	await givePapers(shop.deps);
	const page = htmlToText((await invoiceOf(orderId, admin.token)).data);
	for (const words of ["Factura", "B7-00000001", "CUIT 30-12345678-9", "IIBB 901", "Documento no válido como factura."])
		expect(page).toContain(words);
	await expectSoundBooks(shop);
});
