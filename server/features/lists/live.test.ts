import type { AddressInfo } from "node:net";
import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { gifts } from "#core/contract/gifts.ts";
import { type ListNews, lists } from "#core/contract/lists.ts";
import { sessions } from "#core/contract/sessions.ts";
import { addClient, type TestClient } from "../../testing/actors.ts";
import { testShop } from "../../testing/app.ts";
import { addProduct } from "../../testing/factories.ts";
import { addGiftList, claim, payGift } from "../../testing/giving.ts";
import { shopTest } from "../../testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let address: string;
let ana: TestClient;
let bea: TestClient;
let list: number;
const opened: AbortController[] = [];
beforeAll(async () => {
	await shop.app.listen({ port: 0, host: "127.0.0.1" });
	address = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
});
beforeEach(async () => {
	[ana, bea] = [await addClient(shop), await addClient(shop)];
	const body = { title: "Together", Colaborators: [bea.phone] };
	list = (await shop.call(lists.create, { body }, ana.token)).data.id;
});
afterEach(() => {
	for (const controller of opened.splice(0)) controller.abort();
});

/** Opens a stream; answers the news one by one, null at its end. */
async function follow(who: TestClient, path = "/lists/live") {
	const controller = new AbortController();
	opened.push(controller);
	const response = await fetch(`${address}/api${path}`, {
		headers: { authorization: `Bearer ${who.token}` },
		signal: controller.signal,
	});
	expect(response.status).toBe(200);
	const lines = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	let rest = "";
	return async (): Promise<ListNews | null> => {
		for (;;) {
			const at = rest.indexOf("\n");
			if (at >= 0) {
				const line = rest.slice(0, at);
				rest = rest.slice(at + 1);
				if (line) return JSON.parse(line) as ListNews;
				continue;
			}
			const { done, value } = (await lines?.read()) ?? { done: true, value: undefined };
			if (done) return null;
			rest += value;
		}
	};
}
const add = async (who: TestClient) =>
	shop.call(lists.update, { body: { id: list, add: [await addProduct(shop)] } }, who.token);

test("what one person does, the other is told", async () => {
	const next = await follow(ana);
	const { data } = await add(bea);
	expect(await next()).toEqual({ id: list, version: data.version });
});

test("changes that another process makes are told too", async () => {
	const next = await follow(ana);
	const notice = JSON.stringify({ id: list, version: 77, clients: [ana.id] });
	await shop.pool.query("select pg_notify('perchero_lists', $1)", [notice]);
	expect(await next()).toEqual({ id: list, version: 77 });
});

test("nobody is told of lists that are not theirs", async () => {
	const next = await follow(await addClient(shop));
	const stranger = await follow(bea);
	await add(ana);
	expect(await stranger()).toMatchObject({ id: list });
	await shop.pool.query(
		"select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'perchero-lists' and datname = current_database()",
	);
	expect(await next()).toBeNull();
});

test("who loses a list is told, and nothing after that", async () => {
	const next = await follow(bea);
	await shop.call(lists.unshare, { body: { id: list, user: { ClientPhone: bea.phone } } }, ana.token);
	expect(await next()).toMatchObject({ id: list });
	await add(ana);
	const other = await shop.call(lists.create, { body: { title: "Own" } }, bea.token);
	expect(await next()).toMatchObject({ id: other.data.id });
});

test("givers hear at once what others give, buy and take back; the owner hears nothing and is refused the same before and after", async () => {
	const gift = await addGiftList(shop, { quantity: 3 });
	const path = `/lists/${gift.id}/claims/live?token=${gift.token}`;
	const refusal = async () => {
		const { status, data } = await shop.call(
			gifts.live,
			{ params: { id: gift.id }, query: { token: gift.token } },
			gift.owner.token,
		);
		return { status, data };
	};
	const before = await refusal();
	expect(before.status).toBe(403);
	const owner = await follow(gift.owner);
	const next = await follow(ana, path);
	const { data } = await claim(shop, gift, bea);
	expect(await next()).toEqual({ id: gift.id });
	await payGift(shop, gift, { claim: data.id }, { who: bea });
	expect(await next()).toEqual({ id: gift.id });
	const other = await claim(shop, gift, bea);
	await shop.call(gifts.unclaim, { params: { id: gift.id, claim: other.data.id } }, bea.token);
	expect(await next()).toEqual({ id: gift.id });
	expect(await refusal()).toEqual(before);
	// The first thing the owner hears is what the owner does.
	const changed = await shop.call(lists.update, { body: { id: gift.id, title: "Later" } }, gift.owner.token);
	expect(await owner()).toEqual({ id: gift.id, version: changed.data.version });
	await shop.call(lists.update, { body: { id: gift.id, visibility: "private" } }, gift.owner.token);
	await shop.pool.query("select pg_notify('perchero_claims', $1)", [String(gift.id)]);
	for (let line = await next(); line !== null; line = await next()) expect(line).toEqual({ id: gift.id });
});

test("after log-out the stream tells nothing more and ends", async () => {
	const next = await follow(bea);
	await shop.call(sessions.logOut, {}, bea.token);
	await add(ana);
	expect(await next()).toBeNull();
});

test("a new stream works after PostgreSQL dropped the old one's connection", async () => {
	const next = await follow(ana);
	await shop.pool.query(
		"select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'perchero-lists' and datname = current_database()",
	);
	expect(await next()).toBeNull();
	const again = await follow(ana);
	await add(bea);
	expect(await again()).toMatchObject({ id: list });
});

test("streams end when the shop closes", async () => {
	const other = await testShop();
	const client = await addClient(other);
	await other.app.listen({ port: 0, host: "127.0.0.1" });
	const { port } = other.app.server.address() as AddressInfo;
	const response = await fetch(`http://127.0.0.1:${port}/api/lists/live`, {
		headers: { authorization: `Bearer ${client.token}` },
	});
	const ended = response.text();
	await other.close();
	expect((await ended).trim()).toBe("");
});
