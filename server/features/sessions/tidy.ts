import { and, inArray, lt, or, sql } from "drizzle-orm";
import { knownDevice, mail, mailToken, rateLimit, session, signInFlow } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { STAFF_IDLE_MS } from "../../http/access.ts";
import { forgetBuyersOfDeleted } from "../clients/remove-client.service.ts";

const DAYS = 24 * 3_600_000;

/** Removes what has ended: sessions, links, half-finished sign-ins, counters, old mails and devices nobody uses any more. */
export async function tidyAccounts({ db, now, config }: Deps): Promise<void> {
	const before = (ms: number) => new Date(now().getTime() - ms);
	const longestLimit = Math.max(...Object.values(config.limits).map(({ seconds }) => seconds)) * 1000;
	const idleStaff = and(sql`${session.staffId} is not null`, lt(session.lastSeenAt, before(STAFF_IDLE_MS)));
	await db.delete(session).where(or(lt(session.expiresAt, now()), idleStaff));
	await db.delete(signInFlow).where(lt(signInFlow.expiresAt, now()));
	// A verification link that was used goes on to say so for a while.
	await db.delete(mailToken).where(lt(mailToken.expiresAt, before(30 * DAYS)));
	await db.delete(rateLimit).where(lt(rateLimit.windowStart, before(longestLimit)));
	await db.delete(knownDevice).where(lt(knownDevice.lastSeen, before(400 * DAYS)));
	await db.delete(mail).where(and(inArray(mail.state, ["sent", "failed"]), lt(mail.createdAt, before(90 * DAYS))));
	await forgetBuyersOfDeleted(db, now());
}
