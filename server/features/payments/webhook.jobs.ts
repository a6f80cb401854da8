import { lt } from "drizzle-orm";
import { webhookEvent } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

const KEPT_MS = 90 * 24 * 3_600_000;

export async function tidyNotices({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await db.delete(webhookEvent).where(lt(webhookEvent.appliedAt, new Date(now().getTime() - KEPT_MS)));
}
