import { sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";

const LOCK = sql`hashtextextended('currency', 0)`;

/** In a transaction that writes an order: until it ends, nobody changes the currency. It has to be held before settings are read. */
export const holdCurrency = sql`pg_advisory_xact_lock_shared(${LOCK})`;

/** Whether anything was ever ordered; orders that are being placed are waited for, and later ones wait. */
export async function isCurrencyFixed(tx: Tx): Promise<boolean> {
	await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
	const { rows } = await tx.execute<{ found: boolean }>(sql`select exists (select from orders) as found`);
	return rows[0]?.found === true;
}
