import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { orders } from "#core/contract/orders.ts";
import type { NewShipment } from "#core/contract/shipments.ts";
import { addClient, addStaff, mailsTo, PASSWORD, type TestStaff } from "../../testing/actors.ts";
import { buy, expectSoundBooks, moveOrder, pay, paymentBody, shipping, unitsOf } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { readPdf } from "../../testing/pdf.ts";
import { buyingTest } from "../../testing/shop-test.ts";

let staff: TestStaff;
const { shop, test } = buyingTest();

beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});

type Lines = NewShipment["lines"];

function ship(id: number, lines: Lines, more: Partial<NewShipment> & { key?: string } = {}) {
	const { key, ...about } = more;
	const body = { lines, carrier: "Correo Uno", ...about };
	const headers = key ? { "idempotency-key": key } : {};
	return shop.call(orders.ship, { params: { id }, headers, body }, staff.token);
}

/** Two lines: three shirts and a scarf. */
async function buyTwoLines(email = "ana@mail.test") {
	const [shirt, scarf] = [
		await addProduct(shop, { name: "Linen shirt", price: 10 }),
		await addProduct(shop, { name: "Wool scarf", price: 5 }),
	];
	const lines = [{ productid: shirt, quantity: 3 }, { productid: scarf }];
	const { data } = await pay(shop, paymentBody(lines, 35, { shipping: { ...shipping, email } }));
	return { ...data, shirt };
}
const detailOf = async (id: number) =>
	(await shop.call(orders.detail, { params: { id }, query: {} }, staff.token)).data;
const mailed = async (email: string) => (await mailsTo(shop, email)).filter(({ kind }) => kind === "order-sent");

describe("an order is sent in parcels", () => {
	test("with the last of them it is Submited; each is in the timeline and in the audit log", async () => {
		const { orderId } = await buyTwoLines();
		const url = "https://correo.test/t/AB1";
		const first = await ship(orderId, [{ line: 1, quantity: 2 }], { tracking: "AB1", url });
		expect(first).toMatchObject({ status: 201, data: { orderStatus: "Completed" } });
		expect(first.data.shipments).toMatchObject([
			{ carrier: "Correo Uno", tracking: "AB1", url, lines: [{ line: 1, quantity: 2 }] },
		]);
		const second = await ship(orderId, [
			{ line: 2, quantity: 1 },
			{ line: 1, quantity: 1 },
		]);
		expect(second.data.orderStatus).toBe("Submited");
		expect(second.data.shipments[1]?.lines).toEqual([
			{ line: 1, quantity: 1 },
			{ line: 2, quantity: 1 },
		]);
		const events = second.data.timeline.filter(({ by }) => by === "staff");
		expect(events.map(({ kind, from, to, note }) => [kind, from, to, note])).toEqual([
			["shipment", null, "sent", "Correo Uno × 2"],
			["shipment", null, "sent", "Correo Uno × 2"],
			["status", "Completed", "Submited", ""],
		]);
		const { rows } = await shop.pool.query(
			"select action, detail from audit_log where subject = $1 and action like 'orders.%' order by id",
			[String(orderId)],
		);
		expect(rows.map(({ action }) => action)).toEqual(["orders.ship", "orders.ship", "orders.status"]);
		expect(rows[0]?.detail).toEqual({ carrier: "Correo Uno", pieces: 2 });
		await expectSoundBooks(shop);
	});

	test("the documented change to Submited sends all that is left, by nobody named", async () => {
		const { orderId } = await buyTwoLines();
		await ship(orderId, [{ line: 1, quantity: 1 }]);
		const { data } = await moveOrder(shop, staff, orderId, "Submitted");
		expect(data.shipments[1]).toMatchObject({
			...{ carrier: "", tracking: "", url: "" },
			lines: [
				{ line: 1, quantity: 2 },
				{ line: 2, quantity: 1 },
			],
		});
	});

	test.each(["Completed", "In process"])(
		"taken back to %s, what the newest parcel held is to be sent again",
		async (to) => {
			const { orderId } = await buyTwoLines();
			await ship(orderId, [{ line: 2, quantity: 1 }]);
			await ship(orderId, [{ line: 1, quantity: 3 }]);
			const { data } = await moveOrder(shop, staff, orderId, to);
			expect(data.shipments.map(({ lines }) => lines)).toEqual([[{ line: 2, quantity: 1 }]]);
			expect((await ship(orderId, [{ line: 1, quantity: 3 }])).data.orderStatus).toBe("Submited");
			await expectSoundBooks(shop);
		},
	);

	test("cancelled after something has left, its units stay sold, and taken up again only the rest is sent", async () => {
		const { orderId, shirt } = await buyTwoLines();
		await ship(orderId, [{ line: 1, quantity: 1 }]);
		await moveOrder(shop, staff, orderId, "Cancelled");
		expect(await unitsOf(shop, shirt)).toEqual({ onHand: 2, reserved: 0 });
		expect((await ship(orderId, [{ line: 1, quantity: 1 }])).data).toMatchObject({ code: "conflict" });
		const { data } = await moveOrder(shop, staff, orderId, "Submitted");
		expect(data.shipments.map(({ lines }) => lines[0]?.quantity)).toEqual([1, 2]);
		await expectSoundBooks(shop);
	});

	test("one that an older process marked as Submited has left in whole, and the books are right", async () => {
		const { orderId } = await buyTwoLines();
		await ship(orderId, [{ line: 1, quantity: 1 }]);
		await shop.pool.query("update orders set status = 'Submited' where id = $1", [orderId]);
		const { shipments } = await detailOf(orderId);
		expect(shipments[1]?.lines).toEqual([
			{ line: 1, quantity: 2 },
			{ line: 2, quantity: 1 },
		]);
		await expectSoundBooks(shop);
	});
});

describe("what cannot be sent", () => {
	test("more than was bought, a line that is not there, one twice, or what has left", async () => {
		const { orderId } = await buyTwoLines();
		await ship(orderId, [{ line: 2, quantity: 1 }]);
		for (const lines of [
			[{ line: 1, quantity: 4 }],
			[{ line: 3, quantity: 1 }],
			[{ line: 2, quantity: 1 }],
			[
				{ line: 1, quantity: 1 },
				{ line: 1, quantity: 1 },
			],
		])
			expect(await ship(orderId, lines)).toMatchObject({ status: 409, data: { code: "conflict" } });
		expect((await detailOf(orderId)).shipments).toHaveLength(1);
	});

	test.each([
		{ lines: [] },
		{ lines: [{ line: 1, quantity: 0 }] },
		{ url: "http://correo.test/1" },
		{ url: "javascript:alert(1)" },
		{ url: "https://a:b@correo.test" },
		{ url: `https://correo.test/${"x".repeat(500)}` },
		{ carrier: "x".repeat(81) },
		{ tracking: "x".repeat(81) },
	])("%o is refused as it is", async (wrong) => {
		const { orderId } = await buy(shop);
		const { status, data } = await ship(orderId, [{ line: 1, quantity: 1 }], wrong);
		expect([status, (data as unknown as { code: string }).code]).toEqual([400, "invalid_input"]);
	});

	test.each(["CONT", "OTHE"])("an order whose payment is not approved: %s", async (card) => {
		const { orderId } = await buy(shop, card);
		expect((await ship(orderId, [{ line: 1, quantity: 1 }])).status).toBe(409);
	});

	test("an order that is not there, or that has left", async () => {
		expect((await ship(999_999, [{ line: 1, quantity: 1 }])).status).toBe(404);
		const { orderId } = await buy(shop);
		await moveOrder(shop, staff, orderId, "Submitted");
		expect(await ship(orderId, [{ line: 1, quantity: 1 }])).toMatchObject({ status: 409 });
	});
});

describe("twice at once", () => {
	test("the same key sends once; for something else it is refused", async () => {
		const { orderId } = await buyTwoLines("key@mail.test");
		const key = randomUUID();
		const both = await Promise.all([1, 2].map(() => ship(orderId, [{ line: 1, quantity: 1 }], { key })));
		expect(both.map(({ status }) => status)).toEqual([201, 201]);
		expect((await detailOf(orderId)).shipments).toHaveLength(1);
		expect(await mailed("key@mail.test")).toHaveLength(1);
		for (const other of [{ carrier: "Else" }, { tracking: "1" }])
			expect((await ship(orderId, [{ line: 1, quantity: 1 }], { key, ...other })).data).toMatchObject({
				code: "key_reused",
			});
		expect((await ship(orderId, [{ line: 1, quantity: 2 }], { key })).data).toMatchObject({ code: "key_reused" });
	});

	test("ten who send the same pieces send them once", async () => {
		const { orderId } = await buyTwoLines();
		const all = await Promise.all(Array.from({ length: 10 }, () => ship(orderId, [{ line: 1, quantity: 2 }])));
		expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
		await expectSoundBooks(shop);
	});

	test("the database itself lets no line leave more often than it was bought", async () => {
		const { orderId } = await buy(shop);
		const { rows } = await shop.pool.query("insert into shipment (order_id) values ($1) returning id", [orderId]);
		const insert = shop.pool.query("insert into shipment_line values ($1, $2, 1, 3)", [rows[0]?.id, orderId]);
		await expect(insert).rejects.toMatchObject({ constraint: "shipment_line_within_bought" });
		await shop.pool.query("delete from shipment where id = $1", [rows[0]?.id]);
	});
});

test("carriers are suggested, the latest first, each once", async () => {
	for (const carrier of ["Andes", "Pampa", "Andes"]) {
		const { orderId } = await buy(shop);
		await ship(orderId, [{ line: 1, quantity: 1 }], { carrier });
	}
	const { data } = await shop.call(orders.carriers, {}, staff.token);
	expect(data.slice(0, 2)).toEqual(["Andes", "Pampa"]);
});

test("a packing slip names what is still to be sent, who gets it, and no price", async () => {
	const { orderId } = await buyTwoLines();
	await ship(orderId, [{ line: 1, quantity: 2 }]);
	const address = `/api/orders/${orderId}/packing-slip?language=es`;
	const { body, headers, statusCode } = await shop.app.inject({
		url: address,
		headers: { authorization: `Bearer ${staff.token}` },
	});
	expect(statusCode).toBe(200);
	expect(headers["content-type"]).toBe("text/html; charset=utf-8");
	expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/);
	expect(body).toContain("<td>1</td><td>Linen shirt, Blanco, M</td>");
	expect(body).toContain("Calle 1 23");
	const { text } = await readPdf(shop, `/orders/${orderId}/packing-slip?language=es`, staff.token);
	for (const said of ["Linen shirt, Blanco, M", "Calle 1 23", `Pedido ${orderId}`]) expect(text).toContain(said);
	for (const slip of [body, text]) expect(slip).not.toMatch(/\$|ARS|10\.00/);
});

test("when its buyer is gone, a parcel is no longer followed by its number", async () => {
	const leaver = await addClient(shop);
	const { orderId } = await buy(shop, "APRO", { token: leaver.token });
	await ship(orderId, [{ line: 1, quantity: 1 }], { tracking: "AB1", url: "https://correo.test/AB1" });
	await shop.call(clients.remove, { params: { id: leaver.phone }, body: { login_password: PASSWORD } }, leaver.token);
	expect((await detailOf(orderId)).shipments).toMatchObject([{ tracking: "AB1" }]);
	const { data } = await moveOrder(shop, staff, orderId, "Submitted");
	expect(data.shipments).toMatchObject([{ carrier: "Correo Uno", tracking: "", url: "" }, {}]);
});
