import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, vi } from "vitest";
import { Connections } from "../db/connections.ts";
import { shopTest } from "../testing/shop-test.ts";
import { AnswerCache } from "./answer-cache.ts";
import { change } from "./change.ts";
import { followChanges } from "./follow-changes.ts";
import { KeptAnswer, type Tag } from "./kept-answer.ts";

const { shop, test } = shopTest();
let other: { cache: AnswerCache; instance: string };
let following: { close: () => Promise<void> };

beforeAll(async () => {
	other = { cache: new AnswerCache(1_000_000), instance: randomUUID() };
	following = await followChanges(
		{ ...shop.deps, ...other },
		{ url: shop.databaseUrl, connections: new Connections() },
		20,
	);
});

afterAll(async () => {
	await following.close();
});

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

test("a change that is rolled back is told to nobody", async () => {
	await keep(other.cache, "/kept", "product:8");
	const failing = change(shop.deps, async (_tx, touch) => {
		touch("product:8");
		throw new Error("no");
	});
	await expect(failing).rejects.toThrow("no");
	// Notices come in their order: once this one is here, an earlier one would be too.
	await keep(other.cache, "/later", "product:7");
	await change(shop.deps, async (_tx, touch) => touch("product:7"));
	await vi.waitFor(() => expect(other.cache.atAddress("/later")).toBeUndefined(), { timeout: 1000, interval: 10 });
	expect(other.cache.atAddress("/kept")).toBeDefined();
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
