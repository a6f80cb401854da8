import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect } from "vitest";
import { carts } from "#core/contract/carts.ts";
import { clients } from "#core/contract/clients.ts";
import { lists } from "#core/contract/lists.ts";
import { orders } from "#core/contract/orders.ts";
import { sessions } from "#core/contract/sessions.ts";
import { addClient, mailedToken, PASSWORD, type TestClient } from "#server/testing/actors.ts";
import { pay, paymentBody, shipping } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { askNewEmail } from "#server/testing/new-email.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let ana: TestClient;
let eve: TestClient;
beforeEach(async () => {
	[ana, eve] = [await addClient(shop), await addClient(shop)];
});

async function buy(token?: string) {
	const productid = await addProduct(shop, { price: 10 });
	return (await pay(shop, paymentBody([{ productid }], 10), token ? { token } : {})).data;
}
const see = (id: number, orderToken?: string, token?: string) =>
	shop.call(orders.detail, { params: { id }, query: orderToken === undefined ? {} : { orderToken } }, token);

describe("reading what belongs to others", () => {
	test("addresses and finished guest orders by their number (Spree CVE-2026-22588, -22589, -25757, -25758)", async () => {
		const guests = await buy();
		const anas = await buy(ana.token);
		const nothing = await see(999_999, undefined, eve.token);
		for (const { orderId } of [guests, anas]) {
			expect(await see(orderId, undefined, eve.token)).toMatchObject({ status: 404, data: nothing.data });
			expect(await see(orderId)).toMatchObject({ status: 404, data: nothing.data });
		}
	});

	test("an empty token opens an order (Spree CVE-2020-26223)", async () => {
		const { orderId } = await buy();
		for (const empty of ["", " ", "%00", "null", "undefined", "0"]) {
			const { status } = await shop.get(`/api/orders/${orderId}?orderToken=${encodeURIComponent(empty)}`);
			expect([400, 404]).toContain(status);
		}
		expect((await shop.get(`/api/orders/${orderId}?orderToken`)).status).toBe(400);
	});

	test("a token that has run out is taken (Spree CVE-2020-15269)", async () => {
		const late = await addClient(shop, { sessionEndsAt: new Date(Date.now() - 1) });
		expect((await shop.call(clients.me, {}, late.token)).status).toBe(401);
	});

	test("a guest's cart or order is made one's own, by an id that can be worked out (Spree GHSA-4825-p4xm-pcf2)", async () => {
		const [first, second] = [await buy(), await buy()];
		expect(first.orderToken).toMatch(/^[\w-]{22,}$/);
		expect((await see(second.orderId, first.orderToken)).status).toBe(404);
		const claim = { paymentId: first.id, orderToken: second.orderToken };
		expect((await shop.call(orders.create, { body: claim }, eve.token)).status).toBe(402);
		const { data } = await shop.call(orders.list, { query: { client: eve.phone } }, eve.token);
		expect(data).toEqual([]);
	});

	test("carts by their id (Sylius CVE-2026-31821, Craft Commerce CVE-2026-31867)", async () => {
		const [theirs, nobodys] = [ana.phone, 1_199_999_999].map((clientPhone) => ({ params: { clientPhone } }));
		const read = await shop.call(carts.detail, theirs as never, eve.token);
		expect(read).toMatchObject({
			status: 404,
			data: (await shop.call(carts.detail, nobodys as never, eve.token)).data,
		});
		const write = { ...theirs, body: { cart_items: [] } };
		expect((await shop.call(carts.save, write as never, eve.token)).status).toBe(404);
	});

	test("people by their id, with what belongs to them (Saleor CVE-2022-39275, CVE-2024-29036, -29888)", async () => {
		for (const endpoint of [clients.list, orders.list] as const)
			expect((await shop.call(endpoint, { query: {} }, eve.token)).status).toBe(403);
		const { data } = await shop.call(lists.create, { body: { title: "Own" } }, ana.token);
		expect((await shop.call(lists.detail, { params: { id: data.id } }, eve.token)).status).toBe(404);
		const foreign = { query: { ClientPhone: ana.phone } };
		expect((await shop.call(lists.ofClient, foreign, eve.token)).status).toBe(404);
	});

	test("a failure tells of the inside (Saleor CVE-2023-26051, -26052)", async () => {
		const headers = { "content-type": "application/json" };
		for (const [url, payload] of [
			["/api/login", "{broken"],
			["/api/login", '{"login_name":{}}'],
			["/api/payments", "[]"],
		] as const) {
			const response = await shop.app.inject({ method: "POST", url, headers, payload });
			expect(response.statusCode).toBe(400);
			expect(Object.keys(response.json())).toEqual(expect.arrayContaining(["code", "message"]));
			expect(response.body).not.toMatch(/stack|\.ts|node_modules|SyntaxError|position/);
		}
	});
});

describe("becoming somebody else", () => {
	test("a mailed token works for another person or purpose (Saleor CVE-2026-35407)", async () => {
		await shop.call(clients.requestReset, { query: { email: ana.email } });
		const token = await mailedToken(shop, ana.email, "reset");
		const reset = (phone: number) =>
			shop.call(clients.edit, {
				params: { clientPhone: phone },
				body: { ogin_password: "stolen password", token },
			});
		expect((await reset(eve.phone)).status).toBe(401);
		expect((await shop.call(clients.verify, { body: { token } })).status).toBe(404);
		expect((await reset(ana.phone)).status).toBe(200);
		expect((await reset(ana.phone)).status).toBe(401);
	});

	test("a page elsewhere makes the browser act with its cookies (Solidus CVE-2021-41274, -41275, -43846, CVE-2022-31000, GHSA-5629-8855-gf4g, Saleor CVE-2024-31205)", async () => {
		const response = await shop.app.inject({
			method: "PATCH",
			url: `/api/client/${ana.phone}`,
			headers: { origin: "https://evil.test", "sec-fetch-site": "cross-site", cookie: `token=${ana.token}` },
			payload: { name: "Owned" },
		});
		expect(response.statusCode).toBe(401);
		expect(response.headers["access-control-allow-origin"]).toBeUndefined();
		const log = await shop.call(sessions.logIn, { body: { login_name: ana.loginName, login_password: PASSWORD } });
		expect(log.headers["set-cookie"]).toBeUndefined();
		const form = await shop.app.inject({
			method: "POST",
			url: "/api/login",
			headers: { "content-type": "application/x-www-form-urlencoded" },
			payload: `login_name=${ana.loginName}&login_password=${PASSWORD}`,
		});
		expect(form.statusCode).toBe(415);
	});

	test("the time or text of a log-in tells who has an account (Vendure CVE-2026-25050)", async () => {
		const tryOut = (login_name: string) =>
			shop.call(sessions.logIn, { body: { login_name, login_password: "wrong password" } });
		const before = shop.deps.passwords.checks();
		const known = await tryOut(ana.loginName);
		const unknown = await tryOut(`nobody${randomUUID()}`);
		expect(unknown).toMatchObject({ status: 401, data: known.data });
		// The dear part is done for both: a check that costs as much for nobody as for somebody.
		expect(shop.deps.passwords.checks() - before).toBe(2);
	});

	test("changing an address tells who has it, beyond that it is taken (Saleor CVE-2026-39851)", async () => {
		const taken = await askNewEmail(shop, eve, ana.email.toUpperCase());
		expect(taken.status).toBe(409);
		expect(JSON.stringify(taken.data)).not.toMatch(new RegExp(`${ana.phone}|${ana.loginName}`, "i"));
		const shared = await shop.call(lists.create, { body: { title: "Shared" } }, eve.token);
		const share = (email: string) =>
			shop.call(lists.share, { body: { id: shared.data.id, newUser: { email } } }, eve.token);
		const known = await share(ana.email);
		const unknown = await share(`nobody${eve.phone}@shop.test`);
		expect([known.status, unknown.status]).toEqual([200, 200]);
	});

	test("an address is changed without being looked at (Solidus CVE-2020-15109)", async () => {
		const productid = await addProduct(shop, { price: 10 });
		for (const address of [{}, { ...shipping.address, zipCode: "x" }, { ...shipping.address, streetNumber: "" }]) {
			const order = paymentBody([{ productid }], 10, { shipping: { ...shipping, address } as never });
			expect((await pay(shop, order)).status).toBe(400);
			const edit = { params: { clientPhone: ana.phone }, body: { address: { ...address, zipCode: "12" } } };
			expect((await shop.call(clients.edit, edit, ana.token)).status).toBe(400);
		}
	});
});
