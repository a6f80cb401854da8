import { and, inArray, lt } from "drizzle-orm";
import { mail } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

const KEPT_MS = 90 * 24 * 3_600_000;

export async function tidyMails({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	const isOld = lt(mail.createdAt, new Date(now().getTime() - KEPT_MS));
	await db.delete(mail).where(and(inArray(mail.state, ["sent", "failed"]), isOld));
}
