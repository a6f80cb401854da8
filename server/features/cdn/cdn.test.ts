import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { products } from "#core/contract/products.ts";
import { change } from "../../cache/change.ts";
import type { Tag } from "../../cache/kept-answer.ts";
import { cdnPurge } from "../../db/schema.ts";
import { addProduct } from "../../testing/factories.ts";
import { shopTest } from "../../testing/shop-test.ts";
import { purgeAll, tellCdn, tidyPurges } from "./cdn.jobs.ts";

const { shop, test } = shopTest();
let id: number;

/** What a CDN was told, and what it answers. */
const told: { key: string | undefined; names: string[]; pass: string | undefined }[] = [];
let answers = 200;
const cdn = createServer(async (request, response) => {
	const { tags } = JSON.parse(await text(request)) as { tags: string[] };
	const { "surrogate-key": key, "x-pass": pass } = request.headers;
	told.push({ key: key as string, names: tags, pass: pass as string });
	response.writeHead(answers).end("{}");
});

beforeAll(async () => {
	cdn.listen(0, "127.0.0.1");
	await once(cdn, "listening");
	const url = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}/purge`;
	shop.deps.config.cdn = { seconds: 60, purge: { url, header: ["x-pass", "word"] } };
	id = await addProduct(shop, { name: "Only shirt", variants: [{ Stocks: { S: 2 } }] });
});

afterEach(async () => {
	told.length = 0;
	answers = 200;
	await shop.db.delete(cdnPurge);
});

afterAll(() => {
	cdn.close();
});

const touch = (...tags: Tag[]) => change(shop.deps, async (_tx, touched) => touched(...tags));
const secondsPass = (seconds: number) =>
	shop.db.execute(sql`update cdn_purge set due_at = due_at - make_interval(secs => ${seconds}),
		at = at - make_interval(secs => ${seconds})`);
const waiting = () => shop.db.select().from(cdnPurge);

test("a public answer says what it is called, a private one nothing", async () => {
	const shown = await shop.call(products.detail, { params: { id } });
	expect(shown.headers["surrogate-key"]).toBe(`shop p${id} s${id} shelves`);
	expect(shown.headers["cache-control"]).toContain("s-maxage=60");
	const missing = await shop.get("/api/products/999999");
	expect(missing.status).toBe(404);
	expect(missing.headers).not.toHaveProperty("surrogate-key");
	expect(String(missing.headers["cache-control"])).not.toContain("s-maxage");
});

test("what changed is told once and, some seconds later, once more", async () => {
	await touch("product:5", "stock:5");
	await touch("stock:6");
	await tellCdn(shop.deps);
	expect(told).toEqual([{ key: "p5 s5 s6", names: ["p5", "s5", "s6"], pass: "word" }]);
	await tellCdn(shop.deps);
	expect(told).toHaveLength(1);
	await secondsPass(6);
	await tellCdn(shop.deps);
	expect(told.map(({ names }) => names)).toEqual([
		["p5", "s5", "s6"],
		["p5", "s5", "s6"],
	]);
	expect(await waiting()).toEqual([]);
});

test("a change that was taken back is not told", async () => {
	const undone = change(shop.deps, async (_tx, touched) => {
		touched("product:5");
		throw new Error("taken back");
	});
	await expect(undone).rejects.toThrow("taken back");
	await tellCdn(shop.deps);
	expect(told).toEqual([]);
});

test("what could not be told is told some seconds later", async () => {
	await touch("product:5");
	answers = 500;
	await expect(tellCdn(shop.deps)).rejects.toThrow("500");
	answers = 200;
	await tellCdn(shop.deps);
	expect(told).toHaveLength(1);
	await secondsPass(6);
	await tellCdn(shop.deps);
	expect(told.map(({ names }) => names)).toEqual([["p5"], ["p5"]]);
	expect((await waiting()).map((row) => row.told)).toEqual([1]);
});

test("many names are told in several calls, and very many as everything", async () => {
	const tags = (count: number) => Array.from({ length: count }, (_, n): Tag => `product:${n}`);
	await touch(...tags(70));
	await tellCdn(shop.deps);
	expect(told.map(({ names }) => names.length)).toEqual([30, 30, 10]);
	told.length = 0;
	await touch(...tags(700));
	await tellCdn(shop.deps);
	expect(told.map(({ names }) => names)).toEqual([["shop"]]);
});

test("settings are on every page, and so is another build", async () => {
	await touch("settings", "product:5");
	await tellCdn(shop.deps);
	await purgeAll(shop.deps);
	await tellCdn(shop.deps);
	expect(told.map(({ names }) => names)).toEqual([["shop"], ["shop"]]);
});

test("what nobody can be keeping any more is not told for ever", async () => {
	await touch("product:5");
	await tidyPurges(shop.deps);
	expect(await waiting()).toHaveLength(1);
	await secondsPass(3_700);
	await tidyPurges(shop.deps);
	expect(await waiting()).toEqual([]);
});

test("a shop without a CDN writes nothing down", async () => {
	const { cdn: kept } = shop.deps.config;
	shop.deps.config.cdn = undefined;
	await touch("product:5");
	await purgeAll(shop.deps);
	shop.deps.config.cdn = kept;
	expect(await waiting()).toEqual([]);
});

test("editing one product leaves the answers about another as they are", async () => {
	const other = await addProduct(shop, { name: "Other shirt" });
	const first = await shop.call(products.detail, { params: { id } });
	let acquired = 0;
	const count = () => {
		acquired += 1;
	};
	await touch("catalogue", `product:${other}`, `stock:${other}`);
	shop.pool.on("acquire", count);
	const again = await shop.call(products.detail, { params: { id } });
	shop.pool.off("acquire", count);
	expect(acquired).toBe(0);
	expect(again.headers.etag).toBe(first.headers.etag);
});
