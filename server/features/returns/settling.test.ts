import { beforeAll, describe, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import { products } from "#core/contract/products.ts";
import { returns } from "#core/contract/returns.ts";
import { addClient, addStaff, mailsTo, type TestStaff } from "../../testing/actors.ts";
import { expectSoundBooks, orderOf, reconcileLater, unitsOf } from "../../testing/buying.ts";
import { askReturn, buySent, LARGER } from "../../testing/returning.ts";
import { writeReview } from "../../testing/reviewing.ts";
import { buyingTest } from "../../testing/shop-test.ts";
import { givePapers } from "../papers/papers.jobs.ts";
import { endRefunded } from "./returns.jobs.ts";

let staff: TestStaff;
const { shop, test, provider } = buyingTest();
beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});

const receive = (number: number, lines?: { line: number; restock: boolean }[]) =>
	shop.call(returns.receive, { params: { number }, ...(lines && { body: { lines } }) }, staff.token);
const detail = async (id: number) => (await shop.call(orders.detail, { params: { id }, query: {} }, staff.token)).data;
const kindsTo = async (email: string) =>
	(await mailsTo(shop, email)).map(({ kind }) => kind).filter((kind) => kind.startsWith("return-"));

describe("staff settle a return", () => {
	test("received, its money goes back once and its garments lie on the shelf, in one step", async () => {
		const email = "back@mail.test";
		const order = await buySent(shop, staff, { email });
		const { data: asked } = await askReturn(shop, order, [{ line: 1, quantity: 2, reason: "damaged" }]);
		const approved = await shop.call(returns.approve, { params: { number: asked.number } }, staff.token);
		expect(approved.data.state).toBe("approved");
		const [mailed] = (await mailsTo(shop, email)).filter(({ kind }) => kind === "return-approved");
		const slip = mailed?.text_body.match(/https?:\/\/[^/]+(\/api\/\S+label\?\S+)/)?.[1] ?? "";
		expect((await shop.app.inject(slip)).body).toContain(`Return ${asked.number}`);
		const before = provider.refunds;
		const answers = await Promise.all([1, 2, 3].map(() => receive(asked.number)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect((await receive(asked.number)).data).toMatchObject({
			state: "received",
			refund: { amount: 20, state: "done" },
			lines: [{ outcome: "refund" }],
		});
		expect(provider.refunds - before).toBe(1);
		expect(await unitsOf(shop, order.shirt)).toEqual({ onHand: 4, reserved: 0 });
		expect(await detail(order.orderId)).toMatchObject({ orderStatus: "Submited", refunded: 20 });
		expect((await kindsTo(email)).sort()).toEqual(["return-approved", "return-asked", "return-received"]);
		await givePapers(shop.deps);
		const { rows } = await shop.pool.query("select cents from paper where order_id = $1 and kind = 'credit_note'", [
			order.orderId,
		]);
		expect(rows).toMatchObject([{ cents: 2000 }]);
		await expectSoundBooks(shop);
	});

	test("it ends by itself once the whole payment went back another way, and what was set aside is for sale", async () => {
		const order = await buySent(shop, staff);
		const { data: asked } = await askReturn(shop, order, LARGER);
		const other = await askReturn(shop, await buySent(shop, staff), LARGER);
		await shop.call(orders.refund, { params: { id: order.orderId } }, staff.token);
		await endRefunded(shop.deps);
		const { data } = await shop.call(returns.ofOrder, { params: { id: order.orderId }, query: {} }, staff.token);
		expect(data.returns).toMatchObject([{ number: asked.number, state: "cancelled" }]);
		expect(await unitsOf(shop, order.shirt, "L")).toEqual({ onHand: 5, reserved: 0 });
		expect((await detail(order.orderId)).timeline.at(-1)).toMatchObject({
			kind: "return",
			to: "cancelled",
			by: "shop",
		});
		expect((await receive(other.data.number)).data.state).toBe("received");
		await expectSoundBooks(shop);
	});

	test("each line goes on the shelf or not, as staff say", async () => {
		const order = await buySent(shop, staff);
		const { data: asked } = await askReturn(shop, order, [{ line: 1, quantity: 1 }]);
		await receive(asked.number, [{ line: 1, restock: false }]);
		expect(await unitsOf(shop, order.shirt)).toEqual({ onHand: 2, reserved: 0 });
		await expectSoundBooks(shop);
	});

	test("an exchange moves no money: the garment comes in, the other leaves the shelf and can be sent", async () => {
		const email = "swap@mail.test";
		const order = await buySent(shop, staff, { email });
		const { data: asked } = await askReturn(shop, order, LARGER);
		const send = () =>
			shop.call(
				returns.send,
				{ params: { number: asked.number }, body: { carrier: "Correo Uno", tracking: "X1", url: "" } },
				staff.token,
			);
		expect((await send()).status).toBe(409);
		expect((await receive(asked.number)).data).toMatchObject({ refund: null, lines: [{ outcome: "exchange" }] });
		expect(await unitsOf(shop, order.shirt, "L")).toEqual({ onHand: 4, reserved: 0 });
		expect(await unitsOf(shop, order.shirt, "M")).toEqual({ onHand: 3, reserved: 0 });
		const toSend = await shop.call(returns.list, { query: { state: "to_send" } }, staff.token);
		expect(toSend.data.map(({ number }) => number)).toContain(asked.number);
		expect((await send()).data.parcel).toMatchObject({ carrier: "Correo Uno", tracking: "X1" });
		await send();
		expect(await detail(order.orderId)).toMatchObject({ refunded: 0, orderStatus: "Submited" });
		expect((await kindsTo(email)).sort()).toEqual(["return-asked", "return-received", "return-sent"]);
		await expectSoundBooks(shop);
	});

	test("an exchange that was no longer set aside and is sold becomes money back", async () => {
		const order = await buySent(shop, staff);
		const { data: asked } = await askReturn(shop, order, LARGER);
		await shop.pool.query("update return_line set exchange_held = false where return_id = $1", [asked.number]);
		await shop.pool.query(
			`with gone as (update stock s set on_hand = 0, reserved = 0 from variant v where v.id = s.variant_id and v.product_id = $1 and s.size = 'L' returning s.*)
			insert into stock_ledger (variant_id, size, delta, reason) select variant_id, size, -5, 'staff' from gone`,
			[order.shirt],
		);
		expect((await receive(asked.number)).data).toMatchObject({
			refund: { amount: 10 },
			lines: [{ outcome: "refund" }],
		});
		await expectSoundBooks(shop);
	});

	test("refused in words, what was set aside is for sale again and the shopper reads why", async () => {
		const email = "no@mail.test";
		const order = await buySent(shop, staff, { email });
		const { data: asked } = await askReturn(shop, order, LARGER);
		const refuse = (reason: string) =>
			shop.call(returns.refuse, { params: { number: asked.number }, body: { reason } }, staff.token);
		expect((await refuse("  ")).status).toBe(400);
		expect((await refuse("It was worn <often>")).data).toMatchObject({
			state: "refused",
			refusal: "It was worn <often>",
		});
		expect(await unitsOf(shop, order.shirt, "L")).toEqual({ onHand: 5, reserved: 0 });
		const [mail] = (await mailsTo(shop, email)).filter(({ kind }) => kind === "return-refused");
		expect(mail?.text_body).toContain("It was worn <often>");
		expect((await receive(asked.number)).status).toBe(409);
		await expectSoundBooks(shop);
	});
});

describe("money that does not go back at once", () => {
	test("while the provider is away it follows, and the return stays received", async () => {
		const order = await buySent(shop, staff);
		const { data: asked } = await askReturn(shop, order, [{ line: 1, quantity: 1 }]);
		provider.away = true;
		expect((await receive(asked.number)).data).toMatchObject({ state: "received", refund: { state: "wanted" } });
		provider.away = false;
		await reconcileLater(shop);
		expect((await receive(asked.number)).data).toMatchObject({ refund: { amount: 10, state: "done" } });
		expect(await unitsOf(shop, order.shirt)).toEqual({ onHand: 3, reserved: 0 });
		await expectSoundBooks(shop);
	});

	test("of an order whose money went back already a return cannot be received, only refused", async () => {
		const order = await buySent(shop, staff);
		const { data: asked } = await askReturn(shop, order, LARGER);
		await shop.call(orders.refund, { params: { id: order.orderId } }, staff.token);
		expect(await orderOf(shop, order.orderId)).toMatchObject({ state: "refunded" });
		expect((await receive(asked.number)).status).toBe(409);
		const refusal = { params: { number: asked.number }, body: { reason: "Your money went back already" } };
		expect((await shop.call(returns.refuse, refusal, staff.token)).status).toBe(200);
		await expectSoundBooks(shop);
	});

	test("what was exchanged is no longer the order's when the rest goes back and on the shelf", async () => {
		const order = await buySent(shop, staff);
		const { data: asked } = await askReturn(shop, order, LARGER);
		await receive(asked.number);
		await shop.call(orders.refund, { params: { id: order.orderId }, body: { restock: true } }, staff.token);
		expect(await orderOf(shop, order.orderId)).toMatchObject({ status: "Canceled", stock: "released" });
		expect(await unitsOf(shop, order.shirt, "M")).toEqual({ onHand: 5, reserved: 0 });
		expect(await unitsOf(shop, order.shirt, "L")).toEqual({ onHand: 4, reserved: 0 });
		await expectSoundBooks(shop);
	});
});

test("too small and too large count in what buyers say of the fit, once each; a review's word wins", async () => {
	const client = await addClient(shop);
	const order = await buySent(shop, staff, { token: client.token });
	const votes = async () => (await shop.call(products.detail, { params: { id: order.shirt } })).data.fitVotes;
	for (const reason of ["too_small", "too_small"] as const) {
		const { data } = await askReturn(shop, order, [{ line: 1, quantity: 1, reason }], { token: client.token });
		await receive(data.number);
	}
	expect(await votes()).toEqual({ small: 1, true: 0, large: 0 });
	await writeReview(shop, client, { product: order.shirt, fit: "true" });
	expect(await votes()).toEqual({ small: 0, true: 1, large: 0 });
});
