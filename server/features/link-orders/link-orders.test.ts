import { randomUUID } from "node:crypto";
import { beforeAll, expect } from "vitest";
import { linkOrders } from "#core/contract/link-orders.ts";
import { orders } from "#core/contract/orders.ts";
import { payments } from "#core/contract/payments.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { addStaff, mailsTo, type TestStaff } from "../../testing/actors.ts";
import { moveOrder, orderOf, reconcileLater, shipping, unitsOf } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { linkOrderBody, linkPayment, makeByLink, payByLink } from "../../testing/link-orders.ts";
import { buyingTest } from "../../testing/shop-test.ts";

const HOUR = 3_600_000;
let staff: TestStaff;

const { shop, test, provider } = buyingTest();

beforeAll(async () => {
	staff = await addStaff(shop, "employee");
});

const kindsTo = async (email: string) => (await mailsTo(shop, email)).map(({ kind }) => kind);
const buyer = (email: string) => ({ shipping: { ...shipping, email } });
/** Nobody else's payments are looked at. */
const askedFor = (id: number) => provider.asked.filter(({ description }) => description.endsWith(` ${id}`));

test("an order made by staff sets its units aside, is mailed with its link, and waits to be paid", async () => {
	const made = await makeByLink(shop, staff, buyer("waits@mail.test"));
	expect(made.order).toMatchObject({ orderStatus: "Processing", paymentStatus: "unpaid", total: 20, isGuest: true });
	expect(made.order.payUntil).toBe(made.link.until);
	expect(made.order.timeline).toMatchObject([
		{ kind: "placed", by: "staff", name: expect.stringMatching(/^employee/) },
	]);
	expect(await unitsOf(shop, made.product)).toEqual({ onHand: 5, reserved: 2 });
	const [mail] = await mailsTo(shop, "waits@mail.test");
	expect(mail).toMatchObject({ kind: "order-pay_link", subject: `Your order ${made.id} waits for your payment` });
	expect(mail?.text_body).toContain(made.link.url);
	const waiting = await shop.call(orders.list, { query: { payment: "waiting", search: String(made.id) } }, staff.token);
	expect(waiting.data.map(({ orderId }) => orderId)).toEqual([made.id]);
});

test("whoever has the link pays it, and the order goes on like any other", async () => {
	const made = await makeByLink(shop, staff, buyer("pays@mail.test"));
	const { data } = await payByLink(shop, made);
	expect(data).toMatchObject({ status: "approved", orderId: made.id, orderToken: made.orderToken, total: 20 });
	expect(await orderOf(shop, made.id)).toMatchObject({ status: "Completed", stock: "taken", state: "approved" });
	expect(await unitsOf(shop, made.product)).toEqual({ onHand: 3, reserved: 0 });
	expect(await kindsTo("pays@mail.test")).toEqual(expect.arrayContaining(["order-pay_link", "order-paid"]));
	const query = { orderToken: made.orderToken };
	const { data: seen } = await shop.call(orders.detail, { params: { id: made.id }, query });
	expect(seen).toMatchObject({ orderStatus: "Completed", payUntil: null });
	expect((await payByLink(shop, made)).refusal).toMatchObject({ message: refusalMessages.linkPaid });
	expect(askedFor(made.id)).toHaveLength(1);
});

test("a refused card leaves the order for another one, each tried under a reference of its own", async () => {
	const made = await makeByLink(shop, staff, buyer("again@mail.test"));
	const first = await payByLink(shop, made, "FUND");
	expect(first.data).toMatchObject({ status: "rejected", orderId: made.id });
	expect(await orderOf(shop, made.id)).toMatchObject({ status: "Processing", stock: "reserved", payment: "unpaid" });
	await provider.notify(shop, String(first.data.id));
	const again = await payByLink(shop, made, "FUND", first.key);
	expect(again.status).toBe(422);
	const second = await payByLink(shop, made);
	expect(second.data.status).toBe("approved");
	expect(new Set(askedFor(made.id).map(({ reference }) => reference))).toEqual(new Set([first.key, second.key]));
	const { data } = await shop.call(orders.detail, { params: { id: made.id }, query: {} }, staff.token);
	const paymentsOf = data.timeline.filter(({ kind }) => kind === "payment");
	expect(paymentsOf.map(({ to }) => to)).toEqual(["rejected", "approved"]);
	expect(await kindsTo("again@mail.test")).not.toContain("order-rejected");
});

test("a card that the provider refuses after looking at it is told by mail, with the link", async () => {
	const made = await makeByLink(shop, staff, buyer("later@mail.test"));
	const { data } = await payByLink(shop, made, "CONT");
	expect(data.status).toBe("in_process");
	expect((await payByLink(shop, made)).refusal.code).toBe("payment_in_flight");
	provider.settle(String(data.id), "rejected");
	await provider.notify(shop, String(data.id));
	await provider.notify(shop, String(data.id));
	expect(await orderOf(shop, made.id)).toMatchObject({ status: "Processing", payment: "unpaid", state: "claimed" });
	const told = (await mailsTo(shop, "later@mail.test")).filter(({ kind }) => kind === "order-try_again");
	expect(told).toHaveLength(1);
	expect(told[0]?.text_body).toContain(made.link.url);
	expect((await payByLink(shop, made)).data.status).toBe("approved");
});

test("the same key pays once, for whoever asks how it stands, and is not used for another card", async () => {
	const made = await makeByLink(shop, staff);
	const body = linkPayment(made);
	const key = randomUUID();
	const send = (more = {}) =>
		shop.call(linkOrders.pay, {
			params: { id: made.id },
			headers: { "idempotency-key": key },
			body: { ...body, ...more },
		});
	const answers = await Promise.all([send(), send(), send()]);
	expect(answers.map(({ status }) => status).sort()).toContain(200);
	expect((await send()).data).toMatchObject({ status: "approved", orderToken: made.orderToken });
	expect((await send({ installments: 3 })).status).toBe(422);
	expect(askedFor(made.id)).toHaveLength(1);
	expect((await shop.call(payments.status, { params: { key } })).data).toMatchObject({ status: "approved" });
});

test("50 who pay one order at once are charged once in all", async () => {
	const made = await makeByLink(shop, staff);
	const paid = await Promise.all(Array.from({ length: 50 }, () => payByLink(shop, made)));
	expect(paid.filter(({ status }) => status === 200)).toHaveLength(1);
	expect(askedFor(made.id)).toHaveLength(1);
});

test("nobody pays it with another token, another sum, or where there is no link", async () => {
	const made = await makeByLink(shop, staff);
	expect((await payByLink(shop, { ...made, orderToken: "a token of nothing" })).status).toBe(404);
	expect((await payByLink(shop, { ...made, total: 19 })).refusal).toMatchObject({ code: "total_changed", total: 20 });
	await payByLink(shop, made);
	const link = () => shop.call(linkOrders.link, { params: { id: made.id } }, staff.token);
	expect(await link()).toMatchObject({ status: 409, data: { message: refusalMessages.linkPaid } });
	expect(askedFor(made.id)).toHaveLength(1);
});

test("what nobody has paid after 48 hours is free again, and the buyer is told", async () => {
	const made = await makeByLink(shop, staff, buyer("over@mail.test"));
	await payByLink(shop, made, "OTHE");
	await reconcileLater(shop, 47 * HOUR);
	expect(await unitsOf(shop, made.product)).toEqual({ onHand: 5, reserved: 2 });
	await reconcileLater(shop, 49 * HOUR);
	expect(await orderOf(shop, made.id)).toMatchObject({ status: "Canceled", stock: "released", state: "cancelled" });
	expect(await unitsOf(shop, made.product)).toEqual({ onHand: 5, reserved: 0 });
	expect(await kindsTo("over@mail.test")).toContain("order-unpaid");
	expect((await payByLink(shop, made)).refusal).toMatchObject({ message: refusalMessages.linkOver });
});

test("a card whose outcome is lost is not tried again beside it: the reconciler learns what became of it", async () => {
	const made = await makeByLink(shop, staff);
	provider.loseAnswers();
	expect((await payByLink(shop, made)).data.status).toBe("unknown");
	provider.comeBack();
	expect((await payByLink(shop, made)).refusal.code).toBe("payment_in_flight");
	await reconcileLater(shop);
	expect(await orderOf(shop, made.id)).toMatchObject({ status: "Completed", state: "approved" });
	expect(askedFor(made.id)).toHaveLength(1);
});

test("staff call it off, and its buyer can: the units are free and the link is dead", async () => {
	const byStaff = await makeByLink(shop, staff);
	await moveOrder(shop, staff, byStaff.id, "Cancelled");
	const byBuyer = await makeByLink(shop, staff);
	const { orderToken } = byBuyer;
	await shop.call(orders.cancel, { params: { id: byBuyer.id }, body: { orderToken } });
	for (const made of [byStaff, byBuyer]) {
		expect(await unitsOf(shop, made.product)).toEqual({ onHand: 5, reserved: 0 });
		expect((await payByLink(shop, made)).refusal).toMatchObject({ message: refusalMessages.linkOver });
	}
	await reconcileLater(shop);
	expect(await orderOf(shop, byStaff.id)).toMatchObject({ status: "Canceled", state: "cancelled" });
	expect(askedFor(byStaff.id)).toEqual([]);
});

test("it is made once, at the total that was told, of what is there, and mailed again when it is asked for", async () => {
	const body = await linkOrderBody(shop, buyer("once@mail.test"));
	const headers = { "idempotency-key": randomUUID() };
	const make = (given = body) => shop.call(linkOrders.make, { headers, body: given }, staff.token);
	const first = await make();
	expect(await make()).toMatchObject({ status: 200, data: { orderId: first.data.orderId } });
	expect((await make({ ...body, language: "es" })).status).toBe(422);
	await shop.call(linkOrders.mail, { params: { id: first.data.orderId } }, staff.token);
	expect(await kindsTo("once@mail.test")).toEqual(["order-pay_link", "order-pay_link"]);
	const fresh = () => ({ "idempotency-key": randomUUID() });
	const dearer = await shop.call(linkOrders.make, { headers: fresh(), body: { ...body, total: 25 } }, staff.token);
	expect(dearer).toMatchObject({ status: 409, data: { code: "total_changed", total: 20 } });
	const productid = await addProduct(shop, { price: 10, variants: [{ Stocks: { M: 1 } }] });
	const orderDetails = [{ productid, color: "Blanco", size: "M", quantity: 2 }];
	const short = await shop.call(linkOrders.make, { headers: fresh(), body: { ...body, orderDetails } }, staff.token);
	expect(short).toMatchObject({ status: 409, data: { code: "sold_out" } });
});
