import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";

/** Of the tables to be filled, those that refuse to be emptied. */
const GUARDED = ["order_line", "stock_ledger"];

/**
 * Gives the empty tables new files, which nobody else sees before the commit: a PostgreSQL with `wal_level = minimal` then
 * writes their rows once, and not into its log as well.
 */
export async function startNewFiles(tx: Tx, tables: readonly string[]): Promise<void> {
	const guards = async (action: string) => {
		for (const table of GUARDED)
			await tx.execute(sql.raw(`alter table ${table} ${action} trigger ${table}_not_emptied`));
	};
	await guards("disable");
	await tx.execute(sql.raw(`truncate ${tables.join(", ")} cascade`));
	await guards("enable");
}
