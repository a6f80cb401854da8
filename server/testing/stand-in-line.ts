import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { TestShop } from "./app.ts";

/** Waits until so many statements stand in line for a lock. */
export async function standInLine({ db }: TestShop, count: number): Promise<void> {
	const query = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
	await vi.waitFor(async () => expect((await db.execute(query)).rows).toHaveLength(count), { timeout: 20_000 });
}
