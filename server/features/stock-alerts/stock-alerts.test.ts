import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { stockAlerts } from "#core/contract/stock-alerts.ts";
import { addClient, addStaff, mailsTo } from "#server/testing/actors.ts";
import { addProduct } from "#server/testing/factories.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { tellOfReturns, tidyStockAlerts } from "./stock-alerts.jobs.ts";

const { shop, test } = shopTest();
const ColorName = "Blanco";
const soldOut = (name = "Linen shirt") =>
	addProduct(shop, {
		name,
		variants: [{ Stocks: { S: 0, M: 0, L: 0, XL: 0 } }],
		translations: { es: { name: "Camisa" } },
	});

const ask = (id: number, given: { email?: string; size?: string; language?: "es" } = {}, token?: string) =>
	shop.call(stockAlerts.ask, { params: { id }, body: { ColorName, size: "M", ...given } }, token);
/** Staff put units of M on the shelf. */
async function stockUp(id: number, delta: number): Promise<void> {
	const { token } = await addStaff(shop, "admin");
	const { data } = await shop.call(products.staffDetail, { params: { id } }, token);
	const updatedProduct = { id_product: id, version: data.version, stockChanges: [{ ColorName, size: "M", delta }] };
	const { status } = await shop.call(products.update, { body: { updatedProduct } }, token);
	expect(status).toBe(200);
}
const linkIn = (text: string | undefined, what: "confirm" | "end") =>
	text?.match(new RegExp(`/alerts/${what}/([\\w-]+)`))?.[1] ?? "";

test("a client with a verified address is entered at once and told once, with a link that ends it", async () => {
	const id = await soldOut();
	const client = await addClient(shop, { language: "es" });
	expect((await ask(id, {}, client.token)).status).toBe(202);
	expect((await ask(id, {}, client.token)).status).toBe(202);
	expect(await mailsTo(shop, client.email)).toEqual([]);
	await stockUp(id, 2);
	await tellOfReturns(shop.deps);
	await tellOfReturns(shop.deps);
	const [mail, ...others] = await mailsTo(shop, client.email);
	expect(others).toEqual([]);
	expect(mail).toMatchObject({ kind: "back-in-stock", subject: "Volvió: Camisa, Blanco, M" });
	const token = linkIn(mail?.text_body, "end");
	expect((await shop.call(stockAlerts.end, { body: { token } })).data).toEqual({ ended: true });
	expect((await shop.db.execute(sql`select from stock_alert where client_id = ${client.id}`)).rows).toEqual([]);
});

test("anyone else is asked by one mail first, in the same words, and waits once they confirmed", async () => {
	const id = await soldOut();
	const email = "eva@shop.test";
	const client = await addClient(shop);
	const answers = [
		await ask(id, { email }),
		await ask(id, { email: email.toUpperCase() }),
		await ask(id, {}, client.token),
	];
	expect(new Set(answers.map(({ status, data }) => `${status} ${data.message}`)).size).toBe(1);
	const [mail, ...others] = await mailsTo(shop, email);
	expect(others).toEqual([]);
	await stockUp(id, 1);
	await tellOfReturns(shop.deps);
	expect(await mailsTo(shop, email)).toHaveLength(1);
	await shop.db.execute(sql`update stock set on_hand = 0 where size = 'M'`);
	const token = linkIn(mail?.text_body, "confirm");
	const answer = { id_product: id, ColorName, size: "M" };
	expect((await shop.call(stockAlerts.confirm, { body: { token } })).data).toEqual(answer);
	expect((await shop.call(stockAlerts.confirm, { body: { token } })).data).toEqual(answer);
	await stockUp(id, 1);
	await tellOfReturns(shop.deps);
	expect((await mailsTo(shop, email)).map(({ kind }) => kind)).toEqual(["back-in-stock", "alert-confirm"]);
});

test("who confirms when it is back already is told at once", async () => {
	const id = await soldOut();
	await ask(id, { email: "late@shop.test" });
	await stockUp(id, 1);
	const token = linkIn((await mailsTo(shop, "late@shop.test"))[0]?.text_body, "confirm");
	await shop.call(stockAlerts.confirm, { body: { token } });
	expect((await mailsTo(shop, "late@shop.test"))[0]?.kind).toBe("back-in-stock");
});

test("what is not confirmed in seven days is forgotten", async () => {
	const id = await soldOut();
	await ask(id, { email: "slow@shop.test" });
	const token = linkIn((await mailsTo(shop, "slow@shop.test"))[0]?.text_body, "confirm");
	const { now } = shop.clock;
	shop.clock.now = () => new Date(now().getTime() + 7 * 86_400_000 + 1);
	expect((await shop.call(stockAlerts.confirm, { body: { token } })).status).toBe(404);
	await tidyStockAlerts(shop.deps);
	shop.clock.now = now;
	expect((await shop.db.execute(sql`select from stock_alert where email = 'slow@shop.test'`)).rows).toEqual([]);
});

test("units whose payment failed did not come back", async () => {
	const id = await addProduct(shop, { variants: [{ Stocks: { M: 1 } }] });
	await shop.db.execute(
		sql`update stock set reserved = 1 where size = 'M' and variant_id in (select id from variant where product_id = ${id})`,
	);
	const client = await addClient(shop);
	await ask(id, {}, client.token);
	await shop.db.execute(
		sql`update stock set reserved = 0 where size = 'M' and variant_id in (select id from variant where product_id = ${id})`,
	);
	await tellOfReturns(shop.deps);
	expect(await mailsTo(shop, client.email)).toEqual([]);
});

test("it needs an address, a colour and size of the product, and a product on sale", async () => {
	const id = await soldOut();
	expect(await ask(id)).toMatchObject({ status: 400, data: { fields: { email: expect.any(String) } } });
	expect((await ask(id, { email: "a@shop.test", size: "XXL" })).status).toBe(404);
	expect((await ask(await addProduct(shop, { offSale: true }), { email: "a@shop.test" })).status).toBe(410);
	expect((await ask(999_999, { email: "a@shop.test" })).status).toBe(404);
});

test("1,000 wait and 5 units come: the 15 oldest are told, none twice, by two processes and after a crash", async () => {
	const id = await soldOut("Awaited");
	await shop.db.execute(sql`
		insert into stock_alert (variant_id, size, email, created_at, confirmed_at)
		select v.id, 'M', 'w' || n || '@wait.test', now(), now() from variant v, generate_series(1, 1000) n where v.product_id = ${id} order by n`);
	await stockUp(id, 5);
	// The mails cannot be written: whoever tells is in the middle of it when its connection ends.
	await expect(
		shop.db.transaction(async (tx) => {
			await tx.execute(sql`lock table mail in access exclusive mode`);
			const telling = tellOfReturns(shop.deps).catch((error: unknown) => error);
			await expect
				.poll(
					async () =>
						(await tx.execute(sql`select pid from pg_locks where not granted and relation = 'mail'::regclass`)).rows
							.length,
					{ timeout: 20_000 },
				)
				.toBe(1);
			await tx.execute(
				sql`select pg_terminate_backend(pid) from pg_locks where not granted and relation = 'mail'::regclass`,
			);
			expect(await telling).toBeInstanceOf(Error);
		}),
	).resolves.toBeUndefined();
	await Promise.all([tellOfReturns(shop.deps), tellOfReturns(shop.deps)]);
	const { rows } = await shop.db.execute<{ to_address: string }>(
		sql`select to_address from mail where to_address like '%@wait.test' order by id`,
	);
	expect(rows.map(({ to_address }) => to_address)).toEqual(Array.from({ length: 15 }, (_, n) => `w${n + 1}@wait.test`));
});
