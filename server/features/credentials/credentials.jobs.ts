import { and, lt, or, sql } from "drizzle-orm";
import { knownDevice, session } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { STAFF_IDLE_MS } from "../../http/access.ts";

const DEVICE_KEPT_MS = 400 * 24 * 3_600_000;

/** Removes sessions that have ended and devices that were not seen for more than a year. */
export async function tidyCredentials({ db, now }: Pick<Deps, "db" | "now">): Promise<void> {
	const before = (ms: number) => new Date(now().getTime() - ms);
	const idleStaff = and(sql`${session.staffId} is not null`, lt(session.lastSeenAt, before(STAFF_IDLE_MS)));
	await db.delete(session).where(or(lt(session.expiresAt, now()), idleStaff));
	await db.delete(knownDevice).where(lt(knownDevice.lastSeen, before(DEVICE_KEPT_MS)));
}
