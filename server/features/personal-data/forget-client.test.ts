import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { reviews } from "#core/contract/reviews.ts";
import { sessions } from "#core/contract/sessions.ts";
import type { Language } from "#core/languages.ts";
import { FORMER_CLIENT } from "#core/rules/former-client.ts";
import { orders } from "#server/db/schema.ts";
import { addClient, PASSWORD, type TestClient } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { saveCart } from "../carts/carts.service.ts";
import { createList } from "../lists/lists.service.ts";
import { forgetBuyersOfDeleted } from "../orders/forget-buyers.service.ts";
import { createReview } from "../reviews/reviews.service.ts";
import { tidyOldRows } from "../tidying.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

type Status = "Canceled" | "Submited" | "Completed" | "Processing";

async function addOrder(buyer: TestClient, status: Status): Promise<number> {
	const [row] = await shop.db
		.insert(orders)
		.values({
			clientId: buyer.id,
			status,
			currency: "ARS",
			subtotalCents: 1000,
			totalCents: 1000,
			taxRate: 21,
			stockState: "released",
			name: "Ana",
			lastname: "Prueba",
			phone: buyer.phone,
			email: buyer.email,
			streetNumber: "Calle Falsa 123",
		})
		.returning({ id: orders.id });
	return row?.id as number;
}

async function buyerOf(orderId: number) {
	const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId));
	return row && { name: row.name, phone: row.phone, email: row.email, street: row.streetNumber };
}

const nobody = { name: "", phone: null, email: "", street: "" };
const remove = (who: TestClient, login_password = PASSWORD) =>
	shop.call(clients.remove, { params: { id: who.phone }, body: { login_password } }, who.token);

test("deleting an account asks for its password", async () => {
	const owner = await addClient(shop);
	expect(await remove(owner, "a guess")).toMatchObject({ status: 401, data: { code: "wrong_credentials" } });
	const empty = await shop.app.inject({
		method: "DELETE",
		url: `/api/client/${owner.phone}`,
		headers: { authorization: `Bearer ${owner.token}` },
	});
	expect(empty.statusCode).toBe(400);
	expect((await shop.call(clients.me, {}, owner.token)).status).toBe(200);
});

test("a deleted account is out at once; lists, cart, mails and devices go, and nothing personal is left", async () => {
	const owner = await addClient(shop);
	const product = await addProduct(shop);
	await shop.call(sessions.logIn, { body: { login_name: owner.loginName, login_password: PASSWORD } });
	await shop.call(clients.requestReset, { query: { email: owner.email } });
	await shop.db.execute(sql`insert into list (client_id, title) values (${owner.id}, 'Winter')`);
	await shop.db.execute(sql`insert into cart (client_id) values (${owner.id})`);
	await shop.db.execute(sql`
		insert into cart_line (client_id, product_id, color_name, size, quantity) values (${owner.id}, ${product}, 'Blanco', 'M', 1)`);
	expect((await remove(owner)).status).toBe(200);
	expect((await shop.call(clients.me, {}, owner.token)).status).toBe(401);
	const again = { login_name: owner.loginName, login_password: PASSWORD };
	expect((await shop.call(sessions.logIn, { body: again })).status).toBe(401);
	for (const table of ["list", "cart", "cart_line", "session", "known_device", "mail_token"]) {
		const { rows } = await shop.db.execute(sql.raw(`select from ${table} where client_id = ${owner.id}`));
		expect(rows, table).toEqual([]);
	}
	const everything = await shop.db.execute<{ row: string }>(sql`
		select c::text as row from client c where id = ${owner.id} union all select m::text from mail m`);
	expect(JSON.stringify(everything.rows)).not.toContain(owner.email);
	expect(JSON.stringify(everything.rows)).not.toContain(String(owner.phone));
});

test("a review stays, under nobody's name, and the product's page shows that at once", async () => {
	const owner = await addClient(shop);
	const product = await addProduct(shop);
	await shop.db.execute(sql`
		insert into review (product_id, client_id, author, stars, description)
		values (${product}, ${owner.id}, ${owner.loginName}, 5, 'Warm')`);
	const authors = async (language?: Language) => {
		const { data } = await shop.call(reviews.list, { query: { product: String(product), language } });
		return data.map(({ Client }) => Client.login_name);
	};
	expect(await authors()).toEqual([owner.loginName]);
	await remove(owner);
	expect(await authors()).toEqual([FORMER_CLIENT]);
	expect(await authors("en")).toEqual(["Former client"]);
	expect(await authors("es")).toEqual(["Cliente anterior"]);
});

test("what got through the door before the account ended leaves nothing behind after it", async () => {
	const leaver = await addClient(shop);
	const friend = await addClient(shop);
	const product = await addProduct(shop);
	const line = { id_product: product, variants: [{ ColorName: "Blanco", Stocks: { M: 1 } }] };
	const list = { title: "Gifts", rList: [product], Colaborators: [] };
	await createList(shop.deps, friend.id, { ...list, title: "Ours", Colaborators: [leaver.phone] }, { brief: true });
	await remove(leaver);
	expect((await shop.db.execute(sql`select from list_phone where phone = ${leaver.phone}`)).rows).toEqual([]);
	const late = await Promise.allSettled([
		saveCart(shop.deps, leaver.id, { cart_items: [line] }),
		createList(shop.deps, leaver.id, list, { brief: true }),
		createList(shop.deps, leaver.id, { ...list, title: "Favorite" }, { brief: true }),
		createReview(shop.deps, leaver.id, { product, stars: 5, description: "As worn" }),
	]);
	for (const outcome of late) expect(outcome).toMatchObject({ status: "rejected", reason: { code: "unauthorized" } });
	await createList(shop.deps, friend.id, { ...list, Colaborators: [leaver.phone] }, { brief: true });
	const left = await shop.db.execute(sql`
		select client_id from cart union all select client_id from list union all select client_id from list_collaborator
		union all select client_id from review`);
	expect(left.rows.filter(({ client_id }) => client_id === leaver.id)).toEqual([]);
});

test("orders stay; who bought is removed as soon as they are sent or cancelled", async () => {
	const owner = await addClient(shop);
	const sent = await addOrder(owner, "Submited");
	const cancelled = await addOrder(owner, "Canceled");
	const paid = await addOrder(owner, "Completed");
	const pending = await addOrder(owner, "Processing");
	const other = await addOrder(await addClient(shop), "Submited");
	await remove(owner);
	expect(await buyerOf(sent)).toEqual(nobody);
	expect(await buyerOf(cancelled)).toEqual(nobody);
	expect(await buyerOf(paid)).toMatchObject({ name: "Ana", email: owner.email });
	await shop.db.update(orders).set({ status: "Submited" }).where(eq(orders.id, paid));
	await shop.db.transaction((tx) => forgetBuyersOfDeleted(tx, new Date(), eq(orders.id, paid)));
	expect(await buyerOf(paid)).toEqual(nobody);
	await shop.db.update(orders).set({ status: "Canceled" }).where(eq(orders.id, pending));
	await tidyOldRows(shop.deps);
	expect(await buyerOf(pending)).toEqual(nobody);
	expect(await buyerOf(other)).toMatchObject({ name: "Ana" });
});

test("a new client with the same phone, address and login name sees nothing of the old one", async () => {
	const owner = await addClient(shop);
	await addOrder(owner, "Completed");
	await shop.db.execute(sql`insert into list (client_id, title) values (${owner.id}, 'Winter')`);
	await remove(owner);
	const body = {
		login_name: owner.loginName,
		login_password: "another password",
		name: "Eva",
		lastname: "Nueva",
		phone: owner.phone,
		email: owner.email,
		address: { streetNumber: "Otra 1", provinceDepartment: "Salta", city: "Salta", zipCode: "4400" },
	};
	expect((await shop.call(clients.add, { body })).status).toBe(201);
	const logIn = { login_name: owner.loginName, login_password: "another password" };
	const { token } = (await shop.call(sessions.logIn, { body: logIn })).data;
	const { data } = await shop.call(clients.exportMine, {}, token);
	expect(data).toMatchObject({ orders: [], lists: [], cart: [], reviews: [] });
	expect((await shop.call(clients.me, {}, owner.token)).status).toBe(401);
});

test("what has ended is tidied away, and what has not is kept", async () => {
	const owner = await addClient(shop);
	const late = await addClient(shop, { sessionEndsAt: new Date(Date.now() - 1000) });
	await shop.db.execute(
		sql`insert into rate_limit (key, window_start, hits) values ('old', now() - interval '2 days', 3)`,
	);
	await shop.db.execute(sql`
		insert into mail (to_address, subject, text_body, kind, state, created_at)
		values ('old@shop.test', 'S', 'T', 'test', 'sent', now() - interval '91 days')`);
	await tidyOldRows(shop.deps);
	const { rows } = await shop.db.execute(sql`
		select (select count(*) from session where client_id = ${owner.id}) as kept,
			(select count(*) from session where client_id = ${late.id}) as ended,
			(select count(*) from rate_limit where key = 'old') as counters,
			(select count(*) from mail where to_address = 'old@shop.test') as mails`);
	expect(rows).toEqual([{ kept: 1, ended: 0, counters: 0, mails: 0 }]);
});
