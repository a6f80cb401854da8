import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import type { Db } from "../db/client.ts";

/** Whoever reads this table waits in the database until it is let go: work that takes as long as the test likes. */
export async function holdTable(db: Db, table: "product" | "stock") {
	const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	const locking = db.transaction(async (tx) => {
		await tx.execute(sql`lock table ${sql.identifier(table)} in access exclusive mode`);
		locked.resolve();
		await held.promise;
	});
	await locked.promise;
	return {
		/** Somebody waits for it now. */
		waitedFor: () =>
			vi.waitFor(async () => {
				const { rows } = await db.execute(sql`
					select from pg_locks where not granted and relation = ${table}::regclass
						and database = (select oid from pg_database where datname = current_database())`);
				expect(rows.length).toBeGreaterThan(0);
			}, 20_000),
		async letGo() {
			held.resolve();
			await locking;
		},
	};
}
