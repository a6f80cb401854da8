import { lt } from "drizzle-orm";
import { staffLink } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";

const KEPT_MS = 30 * 24 * 3_600_000;

/** When an invitation ended is shown for a while. */
export async function tidyStaffLinks({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	await db.delete(staffLink).where(lt(staffLink.expiresAt, new Date(now().getTime() - KEPT_MS)));
}
