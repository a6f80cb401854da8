import { sql } from "drizzle-orm";
import type { Queryable } from "./client.ts";

/** Writes next to nothing, and so waits until all that was committed before is on the disk, and on a synchronous standby. */
export const AWAIT_DISK = "select pg_logical_emit_message(true, 'perchero', '')";

/**
 * For whoever tells somebody outside of what they found: a change can be seen a moment before it is on the disk
 * (docs/decisions/0067-statements-leave-together.md). Within a transaction it is its COMMIT that waits.
 */
export async function untilOnDisk(db: Queryable): Promise<void> {
	await db.execute(sql.raw(AWAIT_DISK));
}
