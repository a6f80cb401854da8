import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { type ListAlerts, lists } from "#core/contract/lists.ts";
import { addClient, mailsTo, type TestClient } from "../../testing/actors.ts";
import { pay, paymentBody } from "../../testing/buying.ts";
import { addImage, addProduct } from "../../testing/factories.ts";
import { shopTest } from "../../testing/shop-test.ts";
import { tellOfListNews } from "./list-news.jobs.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
const ColorName = "Blanco";
const HOUR_MS = 3_600_000;

/** A client with a proven address who wants to hear of a list with one product on it. */
async function waiting(given: Parameters<typeof addProduct>[1], alerts: Partial<ListAlerts>, line: object = {}) {
	const product = await addProduct(shop, { name: "Linen shirt", ...given });
	const client = await addClient(shop);
	const body = { title: "Wishes", rList: [product], lines: [{ product, ...line }] };
	const { id } = (await shop.call(lists.create, { body }, client.token)).data;
	const { data } = await shop.call(lists.update, { body: { id, alerts } }, client.token);
	expect(data.alerts).toEqual({ price: false, stock: false, last: false, ...alerts });
	return { product, client, id };
}
const setPrice = (product: number, cents: number) =>
	shop.db.execute(sql`update product set price_cents = ${cents} where id = ${product}`);
const setUnits = (product: number, units: number, size?: string) =>
	shop.db.execute(sql`
		update stock set on_hand = ${units}
		where variant_id in (select id from variant where product_id = ${product})
			and size = coalesce(${size ?? null}::text, size)`);
const newsTo = async ({ email }: TestClient) => (await mailsTo(shop, email)).filter(({ kind }) => kind === "list-news");
async function tellAfter(ms: number): Promise<void> {
	const { now } = shop.clock;
	const then = new Date(now().getTime() + ms);
	shop.clock.now = () => then;
	await tellOfListNews(shop.deps).finally(() => {
		shop.clock.now = now;
	});
}

test("a price that fell by five percent or more is told, in the client's language, and the next mail waits a day", async () => {
	const { product, client } = await waiting({ price: 100, translations: { es: { name: "Camisa" } } }, { price: true });
	await shop.db.execute(sql`update client set language = 'es' where id = ${client.id}`);
	await setPrice(product, 9_600);
	await tellAfter(0);
	expect(await newsTo(client)).toEqual([]);
	await setPrice(product, 8_800);
	await tellAfter(0);
	const [mail, ...others] = await newsTo(client);
	expect(others).toEqual([]);
	expect(mail?.subject).toBe("Novedades de tu lista: Wishes");
	expect(mail?.text_body).toMatch(/Camisa: Bajó un 12 %: ahora cuesta \$\s?88/);
	await setPrice(product, 7_000);
	await tellAfter(23 * HOUR_MS);
	expect(await newsTo(client)).toHaveLength(1);
	await tellAfter(24 * HOUR_MS);
	expect(await newsTo(client)).toHaveLength(2);
	await setPrice(product, 9_000);
	await setPrice(product, 7_000);
	await tellAfter(72 * HOUR_MS);
	expect(await newsTo(client)).toHaveLength(2);
});

test("what is back is told for the colour and size of the line, or for the product where it says none", async () => {
	const none = { S: 0, M: 0, L: 0, XL: 0 };
	const sized = await waiting({ variants: [{ Stocks: none }] }, { stock: true }, { ColorName, size: "M" });
	const open = await waiting({ variants: [{ Stocks: none }] }, { stock: true });
	await setUnits(sized.product, 4, "L");
	await setUnits(open.product, 4);
	await tellAfter(0);
	expect(await newsTo(sized.client)).toEqual([]);
	expect((await newsTo(open.client))[0]?.text_body).toContain("Linen shirt: It is back, for");
	await setUnits(sized.product, 4, "M");
	await tellAfter(0);
	expect((await newsTo(sized.client))[0]?.text_body).toContain("Linen shirt, White, M: It is back, for");
});

test("the last units are told once, and what was sold out before the mail is not", async () => {
	const told = await waiting({}, { last: true }, { size: "M" });
	const gone = await waiting({}, { last: true }, { size: "M" });
	for (const { product } of [told, gone]) await setUnits(product, 3, "M");
	await setUnits(gone.product, 0, "M");
	await tellAfter(0);
	expect((await newsTo(told.client))[0]?.text_body).toContain("Only 3 left");
	expect(await newsTo(gone.client)).toEqual([]);
	await setUnits(told.product, 2, "M");
	await tellAfter(48 * HOUR_MS);
	expect(await newsTo(told.client)).toHaveLength(1);
});

test("nobody is told of what they bought meanwhile, of what they did not ask for, or without a proven address", async () => {
	const buyer = await waiting({ price: 100 }, { price: true });
	const other = await waiting({ price: 100 }, { stock: true });
	const unproven = await waiting({ price: 100 }, { price: true });
	await shop.db.execute(sql`update client set verified_at = null where id = ${unproven.client.id}`);
	await pay(shop, paymentBody([{ productid: buyer.product }], 100), { token: buyer.client.token });
	for (const { product } of [buyer, other, unproven]) await setPrice(product, 5_000);
	await tellAfter(0);
	for (const { client } of [buyer, other, unproven]) expect(await newsTo(client)).toEqual([]);
});

test("a garment comes with its picture, in the colour that is meant", async () => {
	const variants = [{ images: ["plain-front"] }, { ColorName: "Rosa", images: ["rose-front"] }];
	for (const image of ["plain-front", "rose-front"]) await addImage(shop, image);
	const { product, client } = await waiting(
		{ name: "Jeans 501", price: 100, variants },
		{ price: true },
		{ ColorName: "Rosa" },
	);
	await setPrice(product, 5_000);
	await tellAfter(0);
	const [mail] = await newsTo(client);
	expect(mail?.text_body).toContain("Jeans 501, Pink: 50 % less");
	expect(mail?.html_body).toContain('src="cid:rose-front@pictures"');
	expect(mail?.html_body).not.toContain("plain-front");
});

test("the link in the mail ends the alerts, once its button is pressed", async () => {
	const { product, client, id } = await waiting({ price: 100 }, { price: true });
	await setPrice(product, 5_000);
	await tellAfter(0);
	const token = (await newsTo(client))[0]?.text_body.match(/\/alerts\/list\/([\w-]+)/)?.[1] ?? "";
	for (const _ of [1, 2]) {
		expect((await shop.call(lists.endAlerts, { body: { token } })).data).toEqual({ ended: true });
	}
	const { data } = await shop.call(lists.detail, { params: { id } }, client.token);
	expect(data.alerts).toEqual({ price: false, stock: false, last: false });
	await setPrice(product, 1_000);
	await tellAfter(48 * HOUR_MS);
	expect(await newsTo(client)).toHaveLength(1);
});

test("alerts are each reader's own and end with the sharing", async () => {
	const { product, client, id } = await waiting({ price: 100 }, { price: true });
	const friend = await addClient(shop);
	const user = { ClientPhone: friend.phone };
	await shop.call(lists.share, { body: { id, newUser: user } }, client.token);
	const asked = await shop.call(lists.update, { body: { id, alerts: { stock: true } } }, friend.token);
	expect(asked.data.alerts).toEqual({ price: false, stock: true, last: false });
	await shop.call(lists.unshare, { body: { id, user } }, client.token);
	expect((await shop.db.execute(sql`select from list_alert where client_id = ${friend.id}`)).rows).toEqual([]);
	await setPrice(product, 5_000);
	await tellAfter(0);
	expect(await newsTo(client)).toHaveLength(1);
});

test("never two mails in a day, whatever happens, by two processes and after a crash", async () => {
	const { product, client } = await waiting({ price: 1000 }, { price: true, stock: true, last: true });
	const { now } = shop.clock;
	let at = now().getTime();
	shop.clock.now = () => new Date(at);
	let cents = 100_000;
	for (let step = 0; step < 30; step += 1) {
		at += (step % 7) * HOUR_MS;
		cents = Math.floor(cents * (step % 3 ? 0.9 : 0.97));
		await setPrice(product, cents);
		await setUnits(product, step % 4);
		if (step % 5 === 0) {
			await shop.db.execute(sql`alter table mail rename to mail_gone`);
			// Where there is something to tell, it fails in the middle of it.
			await tellOfListNews(shop.deps).catch(() => undefined);
			await shop.db.execute(sql`alter table mail_gone rename to mail`);
		}
		await Promise.all([tellOfListNews(shop.deps), tellOfListNews(shop.deps)]);
	}
	shop.clock.now = now;
	const { rows } = await shop.db.execute<{ at: string }>(
		sql`select created_at as at from mail where to_address = ${client.email} and kind = 'list-news' order by created_at`,
	);
	expect(rows.length).toBeGreaterThan(2);
	const times = rows.map((row) => new Date(row.at).getTime());
	times.slice(1).forEach((time, before) => {
		expect(time - (times[before] as number)).toBeGreaterThanOrEqual(24 * HOUR_MS);
	});
});
