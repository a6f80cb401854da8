import { beforeEach, describe, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { orders } from "#core/contract/orders.ts";
import { sessions } from "#core/contract/sessions.ts";
import { addClient, mailedToken, mailsTo, nextPhone } from "#server/testing/actors.ts";
import { expectSoundBooks, pay, paymentBody, shipping } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { newcomer } from "#server/testing/newcomers.ts";
import { setSettings } from "#server/testing/set-settings.ts";
import { buyingTest } from "#server/testing/shop-test.ts";

const { shop, test } = buyingTest();

/** An order that somebody made without an account. */
async function guestOrder(given: Partial<typeof shipping> = {}, language?: "es") {
	const phone = nextPhone();
	const buyer = { ...shipping, phone, email: `order${phone}@shop.test`, ...given };
	const productid = await addProduct(shop, { price: 10 });
	const more = { shipping: buyer, ...(language && { language }) };
	const { data } = await pay(shop, paymentBody([{ productid }], 10, more));
	return { id: data.orderId, orderToken: data.orderToken, ...buyer };
}
type GuestOrder = Awaited<ReturnType<typeof guestOrder>>;

const login_password = "a long password";
const nameOf = ({ id }: Pick<GuestOrder, "id">) => `guest-${id}`;
const openFrom = (order: GuestOrder, body: object = {}, token?: string) =>
	shop.call(
		orders.openAccount,
		{
			params: { id: order.id },
			body: { orderToken: order.orderToken, login_name: nameOf(order), login_password, ...body },
		},
		token,
	);
const verify = async (email: string) =>
	shop.call(clients.verify, { body: { token: await mailedToken(shop, email, "verification") } });
const logIn = async (login_name: string) =>
	(await shop.call(sessions.logIn, { body: { login_name, login_password } })).data.token;
const ownOrders = async (order: GuestOrder) => {
	const token = await logIn(nameOf(order));
	const { data } = await shop.call(orders.list, { query: { client: order.phone } }, token);
	return data.map(({ orderId }) => orderId);
};

let order: GuestOrder;
beforeEach(async () => {
	order = await guestOrder();
});

test("an account is made of what the order knows, unverified, and asked to prove its address", async () => {
	const { status, data } = await openFrom(order);
	const { name, lastname, phone, email, address } = order;
	expect(status).toBe(201);
	expect(data).toMatchObject({ name, lastname, phone, email, address, login_name: nameOf(order), isVerified: false });
	expect(JSON.stringify(data)).not.toContain(login_password);
	expect((await mailsTo(shop, email)).filter(({ kind }) => kind === "verification")).toHaveLength(1);
});

test("the order is the account's once its address is proven, and no earlier", async () => {
	await openFrom(order);
	expect(await ownOrders(order)).toEqual([]);
	await verify(order.email);
	expect(await ownOrders(order)).toEqual([order.id]);
	const token = await logIn(nameOf(order));
	const { data } = await shop.call(orders.detail, { params: { id: order.id }, query: {} }, token);
	expect(data).toMatchObject({ orderId: order.id, isGuest: false });
	await expectSoundBooks(shop);
});

test("other orders sent to the same address stay where they are", async () => {
	const { email, phone } = order;
	const other = await guestOrder({ email, phone });
	await openFrom(order);
	await verify(email);
	expect(await ownOrders(order)).toEqual([order.id]);
	const { data } = await shop.call(orders.detail, {
		params: { id: other.id },
		query: { orderToken: other.orderToken },
	});
	expect(data.isGuest).toBe(true);
});

test("another address than the order's proves nothing of it", async () => {
	await openFrom(order);
	const token = await logIn(nameOf(order));
	const email = `elsewhere${order.phone}@shop.test`;
	const body = { email, old_password: login_password };
	await shop.call(clients.edit, { params: { clientPhone: order.phone }, body }, token);
	const link = await mailedToken(shop, email, "new-address");
	expect((await shop.call(clients.verify, { body: { token: link } })).status).toBe(200);
	expect(await ownOrders(order)).toEqual([]);
});

test("two presses at once make one account and send one mail", async () => {
	const answers = await Promise.all([openFrom(order), openFrom(order), openFrom(order)]);
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
	expect((await mailsTo(shop, order.email)).filter(({ kind }) => kind === "verification")).toHaveLength(1);
	await verify(order.email);
	expect(await ownOrders(order)).toEqual([order.id]);
});

test("whoever signed up by hand with the same data before gets the order too", async () => {
	const { phone, email } = order;
	await shop.call(clients.add, { body: { ...newcomer(phone), email, login_name: nameOf(order), login_password } });
	await verify(email);
	expect((await openFrom(order)).status).toBe(200);
	expect(await ownOrders(order)).toEqual([order.id]);
});

test("the mail is written in the order's language", async () => {
	await setSettings(shop, { languages: ["en", "es"] });
	const spanish = await guestOrder({}, "es");
	expect((await openFrom(spanish)).data.language).toBe("es");
	const [mail] = (await mailsTo(shop, spanish.email)).filter(({ kind }) => kind === "verification");
	expect(mail?.text_body).toContain("/es/verification/");
});

describe("refused", () => {
	test("without the order's own token, as if there were no such order", async () => {
		const other = await guestOrder();
		expect((await openFrom(order, { orderToken: other.orderToken })).status).toBe(404);
		expect((await openFrom({ ...order, id: 999_999_999 })).status).toBe(404);
	});

	test("for an order that has an account", async () => {
		const client = await addClient(shop);
		const productid = await addProduct(shop, { price: 10 });
		const { data } = await pay(shop, paymentBody([{ productid }], 10), { token: client.token });
		const theirs = { ...order, id: data.orderId, orderToken: data.orderToken };
		expect((await openFrom(theirs)).status).toBe(409);
		await openFrom(order);
		await verify(order.email);
		expect((await openFrom(order, { login_name: "somebody-else" })).status).toBe(409);
	});

	test("by its field, where the phone, the address or the login name is somebody's", async () => {
		const client = await addClient(shop);
		const byPhone = await openFrom(await guestOrder({ phone: client.phone }));
		expect(byPhone).toMatchObject({ status: 409, data: { code: "in_use", fields: { phone: expect.any(String) } } });
		const byMail = await openFrom(await guestOrder({ email: client.email.toUpperCase() }));
		expect(byMail).toMatchObject({ status: 409, data: { code: "in_use", fields: { email: expect.any(String) } } });
		const byName = await openFrom(order, { login_name: client.loginName });
		expect(byName).toMatchObject({ status: 409, data: { fields: { login_name: expect.any(String) } } });
	});

	test("for who is logged in, whoever it is", async () => {
		const client = await addClient(shop);
		expect((await openFrom(order, {}, client.token)).status).toBe(403);
	});
});

test("an account that is deleted before its address is proven takes nothing along", async () => {
	await openFrom(order);
	const token = await logIn(nameOf(order));
	await shop.call(clients.remove, { params: { id: order.phone }, body: { login_password } }, token);
	const { rows } = await shop.pool.query("select * from order_claim where order_id = $1", [order.id]);
	expect(rows).toEqual([]);
	const { data } = await shop.call(orders.detail, {
		params: { id: order.id },
		query: { orderToken: order.orderToken },
	});
	expect(data).toMatchObject({ isGuest: true, email: order.email });
});
