import { sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";

export const LIST_CHANNEL = "perchero_lists";

/** A trigger tells here of which list somebody gives something, or no longer does. */
export const CLAIMS_CHANNEL = "perchero_claims";

/** Which list changed, and whom that concerns: also those who are no longer part of it. */
export type ListNotice = { id: number; version: number; clients: number[] };

/** Counts a change to a list and tells everybody who takes part in it, in every process, once it is committed. */
export async function announce(tx: Tx, listId: number, now: Date, alsoTo: readonly number[] = []): Promise<void> {
	const { rows } = await tx.execute<{ version: number; clients: number[] }>(sql`
		update list l set version = version + 1, updated_at = ${now} where id = ${listId}
		returning version, to_json(array(
			select l.client_id union select c.client_id from list_collaborator c where c.list_id = l.id)) as clients`);
	const [row] = rows;
	if (!row) return;
	const clients = [...new Set([...row.clients, ...alsoTo])];
	tx.notify(LIST_CHANNEL, JSON.stringify({ id: listId, version: row.version, clients } satisfies ListNotice));
}
