import { and, count, desc, eq, inArray, ne } from "drizzle-orm";
import type { Upkeep } from "#core/contract/upkeep.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { mail } from "../../db/schema.ts";

const MOST_SHOWN = 20;
const isFailed = eq(mail.state, "failed");

export async function countFailedMails(db: Queryable): Promise<number> {
	const [row] = await db.select({ total: count() }).from(mail).where(isFailed);
	return row?.total ?? 0;
}

export async function listFailedMails(db: Queryable): Promise<Upkeep["failedMails"]["entries"]> {
	const rows = await db
		.select()
		.from(mail)
		.where(isFailed)
		.orderBy(desc(mail.createdAt), desc(mail.id))
		.limit(MOST_SHOWN);
	return rows.map((row) => ({
		id: row.id,
		to: row.toAddress,
		subject: row.subject,
		reason: row.lastError ?? "",
		createdAt: row.createdAt.toISOString(),
		canBeSent: row.textBody !== "",
	}));
}

/** Lets failed mails wait again, as far as their text is still there. */
export async function requeueMails(tx: Tx, ids: readonly number[]): Promise<{ mailId: number }[]> {
	return tx
		.update(mail)
		.set({ state: "queued" })
		.where(and(isFailed, ne(mail.textBody, ""), inArray(mail.id, [...ids])))
		.returning({ mailId: mail.id });
}
