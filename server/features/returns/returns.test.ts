import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { returns } from "#core/contract/returns.ts";
import { addClient, addStaff, mailsTo, type TestStaff } from "../../testing/actors.ts";
import { expectSoundBooks, moveOrder, pay, paymentBody, unitsOf } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { askReturn, buySent, LARGER } from "../../testing/returning.ts";
import { setSettings } from "../../testing/set-settings.ts";
import { buyingTest } from "../../testing/shop-test.ts";
import { releaseLapsed } from "./returns.jobs.ts";

let staff: TestStaff;
const { shop, test } = buyingTest();
beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});

const DAY_MS = 86_400_000;
const ofOrder = async (id: number, orderToken: string) =>
	(await shop.call(returns.ofOrder, { params: { id }, query: { orderToken } })).data;
const cancel = (id: number, number: number, orderToken: string) =>
	shop.call(returns.cancel, { params: { id, number }, body: { orderToken } });

async function inDays<T>(days: number, work: () => Promise<T>): Promise<T> {
	const before = shop.clock.now;
	const later = new Date(shop.deps.now().getTime() + days * DAY_MS);
	shop.clock.now = () => later;
	try {
		return await work();
	} finally {
		shop.clock.now = before;
	}
}

describe("a shopper asks for a return", () => {
	test("of what was sent, with the order's token; the other size is set aside and both sides are told", async () => {
		const order = await buySent(shop, staff, { email: "asks@mail.test" });
		const before = await ofOrder(order.orderId, order.orderToken);
		expect(before.returnable).toMatchObject([{ line: 1, quantity: 3 }]);
		expect(before.returnable[0]?.exchanges).toEqual([
			{ ColorName: "Blanco", size: "S", left: 5 },
			{ ColorName: "Blanco", size: "M", left: 2 },
			{ ColorName: "Blanco", size: "L", left: 5 },
			{ ColorName: "Blanco", size: "XL", left: 5 },
		]);
		const { status, data } = await askReturn(shop, order, LARGER);
		expect(status).toBe(201);
		expect(data).toMatchObject({ state: "requested", orderId: order.orderId, refund: null, parcel: null });
		expect(data.lines).toMatchObject([
			{
				line: 1,
				size: "M",
				quantity: 1,
				reason: "too_small",
				exchange: { ColorName: "Blanco", size: "L" },
				outcome: null,
			},
		]);
		expect(await unitsOf(shop, order.shirt, "L")).toEqual({ onHand: 5, reserved: 1 });
		expect((await ofOrder(order.orderId, order.orderToken)).returnable).toMatchObject([{ line: 1, quantity: 2 }]);
		const [mail] = (await mailsTo(shop, "asks@mail.test")).filter(({ kind }) => kind === "return-asked");
		expect(mail?.subject).toBe(`We have your return ${data.number}`);
		const detail = await shop.call(orders.detail, { params: { id: order.orderId }, query: {} }, staff.token);
		expect(detail.data.timeline.at(-1)).toMatchObject({ kind: "return", to: "requested", by: "client" });
		await expectSoundBooks(shop);
	});

	test("of a colour by what its readers call it, before and after", async () => {
		const { languages } = await shop.deps.settings.current();
		await setSettings(shop, { languages: ["en", "es"] });
		const order = await buySent(shop, staff, { color: "Navy" });
		const read = async (language: "en" | "es") => {
			const query = { orderToken: order.orderToken, language };
			return (await shop.call(returns.ofOrder, { params: { id: order.orderId }, query })).data;
		};
		expect((await read("es")).returnable[0]?.exchanges[0]).toMatchObject({ ColorName: "Navy", label: "Azul marino" });
		expect((await read("en")).returnable[0]?.exchanges[0]).not.toHaveProperty("label");
		await askReturn(shop, order, [{ line: 1, quantity: 1, exchange: { ColorName: "Navy", size: "L" } }]);
		expect((await read("es")).returns[0]?.lines[0]?.exchange).toMatchObject({
			ColorName: "Navy",
			label: "Azul marino",
		});
		await setSettings(shop, { languages });
	});

	test("as its client, without a token; nobody else finds the order", async () => {
		const [owner, other] = [await addClient(shop), await addClient(shop)];
		const order = await buySent(shop, staff, { token: owner.token });
		const line = [{ line: 1, quantity: 1 }];
		expect((await askReturn(shop, order, line, { token: other.token })).status).toBe(404);
		expect((await askReturn(shop, { ...order, orderToken: "wrong" }, line)).status).toBe(404);
		expect((await askReturn(shop, order, line, { token: staff.token })).status).toBe(404);
		expect((await askReturn(shop, order, line, { token: owner.token })).status).toBe(201);
	});

	test("never of more than was sent, also many at once, and not of what has not left", async () => {
		const order = await buySent(shop, staff);
		const asked = await Promise.all([1, 2, 3, 4, 5].map(() => askReturn(shop, order, [{ line: 1, quantity: 1 }])));
		expect(asked.filter(({ status }) => status === 201)).toHaveLength(3);
		expect(asked.filter(({ status }) => status === 409)).toHaveLength(2);
		const more = shop.pool.query(
			"with r as (insert into return_request (order_id, state) values ($1, 'requested') returning id) insert into return_line (return_id, order_id, line, quantity) select id, $1, 1, 1 from r",
			[order.orderId],
		);
		await expect(more).rejects.toMatchObject({ constraint: "return_line_within_sent" });
		const productid = await addProduct(shop, { price: 10 });
		const { data } = await pay(shop, paymentBody([{ productid }], 10));
		expect((await askReturn(shop, data, [{ line: 1, quantity: 1 }])).status).toBe(409);
		await expectSoundBooks(shop);
	});

	test("for as many days as the owner says, counted from the parcel each unit left in", async () => {
		const productid = await addProduct(shop, { price: 10 });
		const { data } = await pay(shop, paymentBody([{ productid, quantity: 3 }], 30));
		const ship = (quantity: number) =>
			shop.call(
				orders.ship,
				{ params: { id: data.orderId }, headers: {}, body: { lines: [{ line: 1, quantity }], carrier: "Uno" } },
				staff.token,
			);
		await ship(2);
		await ship(1);
		await shop.pool.query(
			"update shipment set at = at - interval '6 days' where id = (select min(id) from shipment where order_id = $1)",
			[data.orderId],
		);
		const left = async (days: number) =>
			inDays(days, async () => (await ofOrder(data.orderId, data.orderToken)).returnable[0]?.quantity);
		expect([await left(3), await left(6), await left(12)]).toEqual([3, 1, undefined]);
		await inDays(12, async () => {
			expect((await askReturn(shop, data, [{ line: 1, quantity: 1 }])).status).toBe(409);
		});
	});

	test("once for a key, whatever is sent again; another body with it is refused", async () => {
		const order = await buySent(shop, staff);
		const key = randomUUID();
		const [first, second] = [
			await askReturn(shop, order, LARGER, { key }),
			await askReturn(shop, order, LARGER, { key }),
		];
		expect([first.status, second.status]).toEqual([201, 200]);
		expect(second.data.number).toBe(first.data.number);
		const other = await askReturn(shop, order, [{ line: 1, quantity: 2 }], { key });
		expect(other).toMatchObject({ status: 409, data: { code: "key_reused" } });
		expect(await unitsOf(shop, order.shirt, "L")).toMatchObject({ reserved: 1 });
	});

	test("not for a size that is gone or is none of the garment's", async () => {
		const order = await buySent(shop, staff);
		const wish = (size: string, ColorName = "Blanco") => [{ line: 1, quantity: 1, exchange: { ColorName, size } }];
		await shop.pool.query(
			"update stock s set reserved = on_hand from variant v where v.id = s.variant_id and v.product_id = $1 and s.size = 'S'",
			[order.shirt],
		);
		expect(await askReturn(shop, order, wish("S"))).toMatchObject({ status: 409, data: { code: "sold_out" } });
		await shop.pool.query(
			"update stock s set reserved = 0 from variant v where v.id = s.variant_id and v.product_id = $1 and s.size = 'S'",
			[order.shirt],
		);
		expect((await askReturn(shop, order, wish("L", "Rojo"))).status).toBe(400);
		expect((await askReturn(shop, order, wish("44"))).status).toBe(400);
		expect((await ofOrder(order.orderId, order.orderToken)).returns).toEqual([]);
	});
});

test("a shopper calls a return off: what was set aside is for sale again, and the garment can be returned later", async () => {
	const order = await buySent(shop, staff);
	const { data } = await askReturn(shop, order, LARGER);
	expect((await cancel(order.orderId, data.number, "wrong")).status).toBe(404);
	const answers = await Promise.all([1, 2].map(() => cancel(order.orderId, data.number, order.orderToken)));
	expect(answers.map(({ data: one }) => one.state)).toEqual(["cancelled", "cancelled"]);
	expect(await unitsOf(shop, order.shirt, "L")).toEqual({ onHand: 5, reserved: 0 });
	expect((await ofOrder(order.orderId, order.orderToken)).returnable).toMatchObject([{ quantity: 3 }]);
	expect((await shop.call(returns.approve, { params: { number: data.number } }, staff.token)).status).toBe(409);
	await expectSoundBooks(shop);
});

test("an exchange is set aside for three weeks, and the return stays open", async () => {
	const order = await buySent(shop, staff);
	const { data } = await askReturn(shop, order, LARGER);
	await inDays(20, () => releaseLapsed(shop.deps));
	expect(await unitsOf(shop, order.shirt, "L")).toMatchObject({ reserved: 1 });
	await inDays(22, () => releaseLapsed(shop.deps));
	expect(await unitsOf(shop, order.shirt, "L")).toMatchObject({ reserved: 0 });
	const [one] = (await ofOrder(order.orderId, order.orderToken)).returns;
	expect(one).toMatchObject({ number: data.number, state: "requested", heldUntil: null });
	await expectSoundBooks(shop);
});

test("what is being returned has left: its parcel is not taken back, nor its money given back by line", async () => {
	const order = await buySent(shop, staff);
	await askReturn(shop, order, [{ line: 1, quantity: 2 }]);
	expect((await moveOrder(shop, staff, order.orderId, "Completed")).status).toBe(409);
	const refund = (quantity: number) =>
		shop.call(
			orders.refund,
			{
				params: { id: order.orderId },
				headers: { "idempotency-key": randomUUID() },
				body: { lines: [{ line: 1, quantity }] },
			},
			staff.token,
		);
	expect((await refund(2)).status).toBe(409);
	expect((await refund(1)).status).toBe(200);
	expect((await ofOrder(order.orderId, order.orderToken)).returnable).toEqual([]);
	await expectSoundBooks(shop);
});

test("who has neither account nor link is mailed the link, and only to the order's own address", async () => {
	const email = "lost@mail.test";
	const order = await buySent(shop, staff, { email });
	const ask = (given: string) => shop.call(returns.mailLink, { body: { order: order.orderId, email: given } });
	const mails = async () => (await mailsTo(shop, email)).filter(({ kind }) => kind === "order-link");
	const stranger = await ask("stranger@mail.test");
	expect(stranger.status).toBe(202);
	expect(await mails()).toHaveLength(0);
	expect(await ask("LOST@mail.test")).toMatchObject({ status: 202, data: stranger.data });
	const [mail] = await mails();
	expect(mail?.text_body).toContain(`/orders/${order.orderId}?token=${order.orderToken}`);
	expect((await mailsTo(shop, "stranger@mail.test")).length).toBe(0);
});
