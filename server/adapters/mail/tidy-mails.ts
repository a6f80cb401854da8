import { and, inArray, lt, sql } from "drizzle-orm";
import { mail } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

const KEPT_MS = 90 * 24 * 3_600_000;

const LEFT_BEHIND_MS = 3_600_000;

/**
 * A mail that no job will try any more (a process died during the last try) is among those that were given up, which somebody
 * can have sent again. Whatever job carries its number may be its own: a newer version may call its queue and its data otherwise.
 */
export async function giveUpMailsLeftBehind({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await db.execute(sql`update mail set state = 'failed', last_error = coalesce(last_error, 'the last try never ended')
		where state = 'queued' and created_at < ${new Date(now().getTime() - LEFT_BEHIND_MS)} and not exists (
			select from pgboss.job, jsonb_each_text(data) carried
			where job.state in ('created', 'retry', 'active') and carried.value = mail.id::text)`);
}

export async function tidyMails({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	const isOld = lt(mail.createdAt, new Date(now().getTime() - KEPT_MS));
	await db.delete(mail).where(and(inArray(mail.state, ["sent", "failed"]), isOld));
}
