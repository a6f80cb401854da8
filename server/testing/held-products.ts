import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Db } from "../db/client.ts";

/** Whoever reads products waits in the database until they are let go: a request that takes as long as the test likes. */
export async function holdProducts(db: Db): Promise<{ waitedFor: () => Promise<void>; letGo: () => Promise<void> }> {
	const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const locking = db.transaction(async (tx) => {
		await tx.execute(sql`lock table product in access exclusive mode`);
		locked.resolve();
		await held.promise;
	});
	await locked.promise;
	return {
		waitedFor: () =>
			vi.waitFor(async () => {
				const { rows } = await db.execute(sql`select 1 from pg_locks where not granted`);
				expect(rows.length).toBeGreaterThan(0);
			}, 20_000),
		async letGo() {
			held.resolve();
			await locking;
		},
	};
}
