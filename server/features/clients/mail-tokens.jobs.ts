import { lt } from "drizzle-orm";
import { mailToken } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

const KEPT_MS = 30 * 24 * 3_600_000;

/** A verification link that was used goes on to say so for a while. */
export async function tidyMailTokens({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await db.delete(mailToken).where(lt(mailToken.expiresAt, new Date(now().getTime() - KEPT_MS)));
}
