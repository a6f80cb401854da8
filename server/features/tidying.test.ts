import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { carts } from "#core/contract/carts.ts";
import { lists } from "#core/contract/lists.ts";
import { addClient, mailsTo } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { keyToShop } from "./orders/orders.mails.ts";
import { tidyOldRows } from "./tidying.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

async function namesIn(query: string): Promise<string[]> {
	const { rows } = await shop.pool.query<{ name: string }>(query);
	return rows.map(({ name }) => name).sort();
}

test("invitations that nobody accepted go a month after they ended; accepted ones stay", async () => {
	const creator = await addClient(shop);
	const friend = await addClient(shop, { email: "accepted@shop.test" });
	const { id } = (await shop.call(lists.create, { body: { title: "Gifts" } }, creator.token)).data;
	const names = ["accepted", "expired", "expired lately", "revoked", "revoked lately", "open"];
	for (const name of names) {
		const email = `${name.replace(" ", ".")}@shop.test`;
		await shop.call(lists.share, { body: { id, newUser: { email } } }, creator.token);
	}
	const token = (await mailsTo(shop, friend.email))[0]?.text_body.match(/\?token=([\w-]+)/)?.[1] ?? "";
	expect((await shop.call(lists.join, { body: { id, token } }, friend.token)).status).toBe(200);
	const set = (column: string, days: number, name: string) =>
		shop.pool.query(
			`update list_invitation set ${column} = now() - $1 * interval '1 day' where split_part(email, '@', 1) = $2`,
			[days, name],
		);
	await set("expires_at", 31, "accepted");
	await set("revoked_at", 31, "accepted");
	await set("expires_at", 31, "expired");
	await set("expires_at", 29, "expired.lately");
	await set("revoked_at", 31, "revoked");
	await set("revoked_at", 29, "revoked.lately");
	await tidyOldRows(shop.deps);
	const left = await namesIn("select split_part(email, '@', 1) as name from list_invitation");
	expect(left).toEqual(["accepted", "expired.lately", "open", "revoked.lately"]);
});

test("the card service's notices go ninety days after they were applied; those still waiting stay", async () => {
	await shop.pool.query(`
		insert into webhook_event (id, topic, payload, received_at, applied_at) values
			('old', 'payment', '{}', now() - interval '92 days', now() - interval '91 days'),
			('applied late', 'payment', '{}', now() - interval '92 days', now() - interval '89 days'),
			('waiting', 'payment', '{}', now() - interval '92 days', null)`);
	await tidyOldRows(shop.deps);
	expect(await namesIn("select id as name from webhook_event")).toEqual(["applied late", "waiting"]);
});

test("what staff did is known for ten years", async () => {
	const add = (name: string, age: string) =>
		shop.pool.query(
			`insert into audit_log (staff_name, action, subject, at) values ($1, 'settings.change', '', now() - $2::interval)`,
			[name, age],
		);
	await add("forgotten", "10 years 1 day");
	await add("known", "9 years 364 days");
	await tidyOldRows(shop.deps);
	expect(await namesIn("select staff_name as name from audit_log where staff_name in ('forgotten', 'known')")).toEqual([
		"known",
	]);
});

test("that a browser's cart was merged is remembered for sixty days, longer than any log-in", async () => {
	const client = await addClient(shop);
	const cart_items = [{ id_product: await addProduct(shop), variants: [{ ColorName: "Blanco", Stocks: { M: 1 } }] }];
	const merge = randomUUID();
	const save = async () => {
		const given = { params: { clientPhone: client.phone }, body: { cart_items, merge } };
		expect((await shop.call(carts.save, given, client.token)).status).toBe(200);
	};
	const units = async () => {
		const { rows } = await shop.pool.query("select quantity from cart_line where client_id = $1", [client.id]);
		return rows.map(({ quantity }) => quantity);
	};
	await save();
	await shop.pool.query("update cart_merge set at = now() - interval '59 days'");
	await tidyOldRows(shop.deps);
	await save();
	expect(await units()).toEqual([1]);
	await shop.pool.query("update cart_merge set at = now() - interval '61 days'");
	await tidyOldRows(shop.deps);
	expect((await shop.pool.query("select from cart_merge")).rows).toEqual([]);
});

test("what one feature cannot tidy away keeps no other from its rows, and is done whole the next time", async () => {
	const client = await addClient(shop);
	const { rows } = await shop.pool.query<{ id: number }>(
		`insert into orders (client_id, status, currency, subtotal_cents, total_cents, tax_rate, stock_state, name, lastname, email)
		values ($1, 'Submited', 'ARS', 1000, 1000, 21, 'released', 'Ana', 'Prueba', 'ana@mail.test') returning id`,
		[client.id],
	);
	const order = rows[0]?.id;
	await shop.pool.query("update client set deleted_at = now() where id = $1", [client.id]);
	await shop.pool.query(`
		insert into mail (to_address, subject, text_body, kind, state, dedupe_key)
		values ('shop@mail.test', 'S', 'Ana', 'order', 'sent', '${keyToShop(Number(order))}')`);
	await shop.pool.query("insert into session (token_hash, client_id, expires_at) values ('old', $1, now())", [
		client.id,
	]);
	await shop.pool.query(`
		create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
		create trigger refuse before delete on session execute function refuse();
		create trigger refuse before delete on mail execute function refuse()`);
	const buyers = () => namesIn("select name from orders where name <> ''");
	await tidyOldRows(shop.deps);
	expect(await buyers()).toEqual(["Ana"]);
	expect(shop.logged.join("")).toContain("not now");

	await shop.pool.query("drop trigger refuse on mail");
	await tidyOldRows(shop.deps);
	expect(await buyers()).toEqual([]);
	expect(await namesIn("select text_body as name from mail where kind = 'order'")).toEqual([]);
	await shop.pool.query("drop function refuse cascade");
});
