import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { Connections } from "../db/connections.ts";
import { CatalogueReader, readIndex } from "../features/products/catalogue-index.queries.ts";
import { addProduct } from "../testing/factories.ts";
import { shopTest } from "../testing/shop-test.ts";
import { AnswerCache } from "./answer-cache.ts";
import { change, TOUCHED_CHANNEL } from "./change.ts";
import { followChanges } from "./follow-changes.ts";
import { KeptAnswer, type Tag } from "./kept-answer.ts";

const { shop, test } = shopTest();
let other: { cache: AnswerCache; catalogue: CatalogueReader; instance: string };
let following: { close: () => Promise<void> };

beforeAll(async () => {
	other = { cache: new AnswerCache(1_000_000), catalogue: new CatalogueReader(), instance: randomUUID() };
	following = await followChanges(
		{ ...shop.deps, ...other },
		{ url: shop.databaseUrl, connections: new Connections() },
		20,
	);
});

afterAll(async () => {
	await following.close();
});

/** Notices come in their order: once this one is there, all earlier ones are too. */
async function untilHeard() {
	await keep(other.cache, "/barrier", "product:7");
	await change(shop.deps, async (_tx, touch) => touch("product:7"));
	await vi.waitFor(() => expect(other.cache.atAddress("/barrier")).toBeUndefined(), { timeout: 1000, interval: 10 });
}

/** What the other process takes a product's price for. */
async function priceElsewhere(id: number) {
	const index = await readIndex({ ...shop.deps, ...other });
	return index.columns.cents[index.placeOf(id)];
}

async function keep(cache: AnswerCache, address: string, tag: Tag) {
	await cache.getOrMake(address, address, async () => new KeptAnswer(Buffer.from(address), {}, [tag]));
}

test("a change is dropped here before the caller goes on, and in other processes within a second", async () => {
	await keep(shop.deps.cache, "/products/1", "product:1");
	await keep(other.cache, "/products/1", "product:1");
	await keep(other.cache, "/products/2", "product:2");
	await change(shop.deps, async (_tx, touch) => touch("product:1"));
	expect(shop.deps.cache.atAddress("/products/1")).toBeUndefined();
	await vi.waitFor(() => expect(other.cache.atAddress("/products/1")).toBeUndefined(), { timeout: 1000, interval: 10 });
	expect(other.cache.atAddress("/products/2")).toBeDefined();
});

test("a process of the version before says `catalogue` for shelves, too; one of this version means what it says", async () => {
	const said = (notice: object) =>
		shop.db.execute(sql`select pg_notify(${TOUCHED_CHANNEL}, ${JSON.stringify({ from: "another", ...notice })})`);
	await keep(other.cache, "/shelves", "shelves");
	await said({ tags: ["catalogue"], parted: true });
	await untilHeard();
	expect(other.cache.atAddress("/shelves")).toBeDefined();
	await said({ tags: ["catalogue"] });
	await untilHeard();
	expect(other.cache.atAddress("/shelves")).toBeUndefined();
});

test("more tags than one notice holds all arrive", async () => {
	const tags = Array.from({ length: 1000 }, (_, n): Tag => `stock:${n}`);
	await keep(other.cache, "/first", "stock:0");
	await keep(other.cache, "/last", "stock:999");
	await change(shop.deps, async (_tx, touch) => touch(...tags));
	await vi.waitFor(() => expect(other.cache.atAddress("/last")).toBeUndefined(), { timeout: 1000, interval: 10 });
	expect(other.cache.atAddress("/first")).toBeUndefined();
});

test("a commit whose answer is lost is dropped here too", async () => {
	await keep(shop.deps.cache, "/kept", "catalogue");
	const losing = {
		...shop.deps,
		db: {
			transaction: async (work: Parameters<typeof shop.db.transaction>[0]) => {
				await shop.db.transaction(work);
				throw new Error("connection lost");
			},
		} as unknown as typeof shop.db,
	};
	const lost = change(losing, async (_tx, touch) => touch("catalogue"));
	await expect(lost).rejects.toThrow("connection lost");
	expect(shop.deps.cache.atAddress("/kept")).toBeUndefined();
});

test("a commit that is carried out after its connection was lost is dropped then, too, also where it was begun", async () => {
	const [isWorked, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	let carriedOut: Promise<unknown> = Promise.resolve();
	const losing = {
		...shop.deps,
		...other,
		db: {
			transaction: async (work: Parameters<typeof shop.db.transaction>[0]) => {
				carriedOut = shop.db.transaction(async (tx) => {
					await work(tx);
					isWorked.resolve();
					await mayCommit.promise;
				});
				await isWorked.promise;
				throw new Error("connection lost");
			},
		} as unknown as typeof shop.db,
	};
	await expect(change(losing, async (_tx, touch) => touch("product:9"))).rejects.toThrow("connection lost");
	await keep(other.cache, "/made-before-the-commit", "product:9");
	mayCommit.resolve();
	await carriedOut;
	await untilHeard();
	expect(other.cache.atAddress("/made-before-the-commit")).toBeUndefined();
});

test("what is made behind a change is kept, though the change is heard of in more than one way", async () => {
	await change({ ...shop.deps, ...other }, async (_tx, touch) => touch("product:3"));
	await keep(other.cache, "/made-anew", "product:3");
	await untilHeard();
	expect(other.cache.atAddress("/made-anew")).toBeDefined();
});

test("a change that is rolled back is told to nobody", async () => {
	await keep(other.cache, "/kept", "product:8");
	const failing = change(shop.deps, async (_tx, touch) => {
		touch("product:8");
		throw new Error("no");
	});
	await expect(failing).rejects.toThrow("no");
	await untilHeard();
	expect(other.cache.atAddress("/kept")).toBeDefined();
});

test("a size that whoever sells out leaves other processes' answers of what is in stock, and no others", async () => {
	const id = await addProduct(shop, { variants: [{ Stocks: { M: 1, L: 2 } }] });
	await untilHeard();
	await keep(other.cache, "/in-stock", "in-stock");
	await keep(other.cache, "/catalogue", "catalogue");
	const sell = (size: string) =>
		shop.pool.query(
			"update stock set on_hand = on_hand - 1 where size = $2 and variant_id in (select id from variant where product_id = $1)",
			[id, size],
		);
	await sell("L");
	await untilHeard();
	expect(other.cache.atAddress("/in-stock")).toBeDefined();
	await sell("M");
	await vi.waitFor(() => expect(other.cache.atAddress("/in-stock")).toBeUndefined(), { timeout: 1000, interval: 10 });
	expect(other.cache.atAddress("/catalogue")).toBeDefined();
});

test("after a lost connection everything is dropped, because notices were missed, and notices arrive again", async () => {
	await keep(other.cache, "/stale", "catalogue");
	await shop.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
		where application_name = 'perchero-changes' and datname = current_database()`);
	await vi.waitFor(() => expect(other.cache.atAddress("/stale")).toBeUndefined(), { timeout: 5000, interval: 10 });
	await keep(other.cache, "/again", "product:5");
	await change(shop.deps, async (_tx, touch) => touch("product:5"));
	await vi.waitFor(() => expect(other.cache.atAddress("/again")).toBeUndefined(), { timeout: 1000, interval: 10 });
});

test("a catalogue that was restored while the connection was away is read anew", async () => {
	const id = await addProduct(shop, { price: 10 });
	await change(shop.deps, async (_tx, touch) => touch("catalogue"));
	await vi.waitFor(async () => expect(await priceElsewhere(id)).toBe(1000), { timeout: 5000, interval: 10 });
	await shop.pool.query("update product_facet set unit_cents = 700, changed_by = '3' where product_id = $1", [id]);
	await keep(other.cache, "/stale", "product:4");
	await shop.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
		where application_name = 'perchero-changes' and datname = current_database()`);
	await vi.waitFor(() => expect(other.cache.atAddress("/stale")).toBeUndefined(), { timeout: 5000, interval: 10 });
	expect(await priceElsewhere(id)).toBe(700);
});
