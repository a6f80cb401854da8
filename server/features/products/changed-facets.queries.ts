import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";

/**
 * In a database restored from a backup transactions are numbered from the beginning again: rows that say they were changed
 * by one still to come would be read anew each time.
 */
export async function renumberChanges(db: Queryable): Promise<void> {
	await db.execute(sql`
		update product_facet set changed_by = pg_current_xact_id()
		where changed_by >= pg_snapshot_xmax(pg_current_snapshot())`);
}
