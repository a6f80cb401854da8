import { expect } from "vitest";
import { carts } from "#core/contract/carts.ts";
import { addProduct } from "../../testing/factories.ts";
import { shopTest } from "../../testing/shop-test.ts";
import { tidyCartLinks } from "./carts.jobs.ts";

const { shop, test } = shopTest();
test.afterEach(() => {
	shop.clock.now = () => new Date();
});

const line = (id_product: number, quantity: number, size = "M") => ({
	id_product,
	variants: [{ ColorName: "Blanco", Stocks: { [size]: quantity } }],
});
const share = (...cart_items: ReturnType<typeof line>[]) => shop.call(carts.share, { body: { cart_items } });
const tokenIn = (link: string) => link.split("/").at(-1) ?? "";
const look = (link: string, language?: "es") =>
	shop.call(carts.shared, { params: { token: tokenIn(link) }, query: { language } });

test("whoever has the link sees the lines with the prices of now, in their language, and nothing of whose they were", async () => {
	const product = await addProduct(shop, { name: "Linen shirt", price: 80, translations: { es: { name: "Camisa" } } });
	const { status, data } = await share(line(product, 1), line(product, 1), line(product, 1, "S"));
	expect(status).toBe(201);
	expect(new URL(data.link).pathname).toMatch(/^\/cart\/shared\/[\w-]{20,}$/);
	await shop.pool.query("update product set price_cents = 6000 where id = $1", [product]);
	const seen = await look(data.link);
	expect(seen.data).toEqual({ cart_items: expect.any(Array), changes: [], expiresAt: data.expiresAt });
	expect(seen.data.cart_items).toMatchObject([
		{ name: "Linen shirt", totalPrice: 120, variants: [{ ColorName: "Blanco", Stocks: { M: 2 } }] },
		{ totalPrice: 60, variants: [{ Stocks: { S: 1 } }] },
	]);
	expect((await look(data.link, "es")).data.cart_items[0]?.name).toBe("Camisa");
	const { rows } = await shop.pool.query("select token_hash from cart_link");
	expect(JSON.stringify(rows)).not.toContain(tokenIn(data.link));
});

test("what is sold out, gone or fewer is told", async () => {
	const [few, sold, gone] = [await addProduct(shop), await addProduct(shop), await addProduct(shop)];
	const { data } = await share(line(few, 3), line(sold, 1), line(gone, 1));
	const units = "update stock set on_hand = $2 where variant_id in (select id from variant where product_id = $1)";
	await shop.pool.query(units, [few, 1]);
	await shop.pool.query(units, [sold, 0]);
	await shop.pool.query("update product set off_sale_at = now() where id = $1", [gone]);
	const seen = await look(data.link);
	expect(seen.data.cart_items.map(({ id_product }) => id_product)).toEqual([few]);
	expect(seen.data.changes.map(({ id_product, reason, kept }) => [id_product, reason, kept])).toEqual([
		[few, "capped", 1],
		[sold, "sold_out", 0],
		[gone, "gone", 0],
	]);
});

test("it ends after thirty days and goes; one that was never made opens nothing", async () => {
	const { data } = await share(line(await addProduct(shop), 1));
	const later = new Date(Date.now() + 31 * 86_400_000);
	shop.clock.now = () => later;
	expect((await look(data.link)).status).toBe(404);
	await tidyCartLinks(shop.deps);
	shop.clock.now = () => new Date();
	expect((await look(data.link)).status).toBe(404);
	expect((await look("never-made")).status).toBe(404);
});

test("it is bounded: a cart's lines, none without, no size a product never had, so many an hour", async () => {
	const product = await addProduct(shop);
	expect((await share()).status).toBe(400);
	expect((await share(...Array.from({ length: 101 }, () => line(product, 1)))).status).toBe(400);
	expect((await share(line(product, 1, "48"))).status).toBe(400);
	const statuses = new Set<number>();
	for (let made = 0; made < 61; made += 1) statuses.add((await share(line(product, 1))).status);
	expect([...statuses]).toEqual([201, 429]);
});
