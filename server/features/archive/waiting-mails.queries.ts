import { count, eq } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { mail } from "../../db/schema.ts";

/** What the shop has still to send, which no archive takes along. */
export async function countWaitingMails(db: Queryable): Promise<number> {
	const [row] = await db.select({ waiting: count() }).from(mail).where(eq(mail.state, "queued"));
	return row?.waiting ?? 0;
}
