import type { PoolClient } from "pg";
import type { Db } from "./client.ts";

/** All that is read within it is of one moment. Nothing waits for it. */
export function inSnapshot<T>(db: Db, work: (client: PoolClient) => Promise<T>): Promise<T> {
	return db.transaction(async ({ $client: client }) => {
		await client.query("set transaction isolation level repeatable read, read only");
		await client.query("set local time zone 'UTC'");
		return work(client);
	});
}
