import { sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import { expect, vi } from "vitest";
import type { TestShop } from "./app.ts";

/** Waits until so many statements stand in line for a lock. */
export async function standInLine({ db }: TestShop, count: number): Promise<void> {
	const query = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
	await vi.waitFor(async () => expect((await db.execute(query)).rows).toHaveLength(count), { timeout: 20_000 });
}

/** Sends requests that have to wait for a row, and lets a change of that row be first. */
export async function overtaken<T>(
	shop: TestShop,
	change: (holder: PoolClient) => Promise<unknown>,
	...requests: (() => Promise<T>)[]
): Promise<T[]> {
	const holder = await shop.pool.connect();
	try {
		await holder.query("begin");
		await change(holder);
		const sent = requests.map((send) => send());
		await standInLine(shop, requests.length);
		await holder.query("commit");
		return await Promise.all(sent);
	} finally {
		holder.release(true);
	}
}
