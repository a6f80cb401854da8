import { and, inArray, isNull, lt, or, sql } from "drizzle-orm";
import {
	cartMerge,
	knownDevice,
	listInvitation,
	mail,
	mailToken,
	rateLimit,
	session,
	signInFlow,
	webhookEvent,
} from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { STAFF_IDLE_MS } from "../../http/access.ts";
import { forgetBuyersOfDeleted } from "../personal-data/forget-client.service.ts";

const DAYS = 24 * 3_600_000;

/** Removes what has ended or is needed no longer: sessions, links, half-finished sign-ins, counters, mails, devices, notes. */
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
	// An accepted invitation goes on to tell by which address a collaborator joined.
	const { expiresAt, revokedAt, acceptedBy } = listInvitation;
	const isOver = or(lt(expiresAt, before(30 * DAYS)), lt(revokedAt, before(30 * DAYS)));
	await db.delete(listInvitation).where(and(isNull(acceptedBy), isOver));
	await db.delete(webhookEvent).where(lt(webhookEvent.appliedAt, before(90 * DAYS)));
	// A browser sends its cart again until it is answered, at the longest for the 30 days of a log-in.
	await db.delete(cartMerge).where(lt(cartMerge.at, before(60 * DAYS)));
	await forgetBuyersOfDeleted(db, now());
}
