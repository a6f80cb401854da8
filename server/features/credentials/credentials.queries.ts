import { and, desc, eq, gt, ne, type SQL, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../db/client.ts";
import { hasSecondFactor } from "../../db/has-second-factor.ts";
import {
	knownDevice,
	passkey,
	passkeyChallenge,
	secondFactorTicket,
	session,
	staff,
	staffLink,
} from "../../db/schema.ts";

type SessionOwner = { clientId: number } | { staffId: number };

const DEVICES_KEPT = 20;

export async function isKnownDevice(db: Queryable, clientId: number, deviceHash: Buffer): Promise<boolean> {
	const rows = await db
		.select({ clientId: knownDevice.clientId })
		.from(knownDevice)
		.where(and(eq(knownDevice.clientId, clientId), eq(knownDevice.deviceHash, deviceHash)));
	return rows.length > 0;
}

/** Notes a device, and forgets those of the account that were not seen for longest. */
export async function insertDevice(tx: Tx, clientId: number, deviceHash: Buffer, now: Date): Promise<void> {
	await tx
		.insert(knownDevice)
		.values({ clientId, deviceHash, firstSeen: now, lastSeen: now })
		.onConflictDoUpdate({ target: [knownDevice.clientId, knownDevice.deviceHash], set: { lastSeen: now } });
	await tx.execute(sql`
		delete from known_device where client_id = ${clientId} and device_hash not in (
			select device_hash from known_device where client_id = ${clientId} order by last_seen desc limit ${DEVICES_KEPT})`);
}

export async function deleteDevices(tx: Tx, clientId: number): Promise<void> {
	await tx.delete(knownDevice).where(eq(knownDevice.clientId, clientId));
}

export async function insertSession(tx: Tx, values: typeof session.$inferInsert): Promise<void> {
	await tx.insert(session).values({ confirmedAt: values.createdAt, ...values });
}

export async function deleteSession(db: Queryable, id: number): Promise<void> {
	await db.delete(session).where(eq(session.id, id));
}

/** The sessions of an account that still work, the last used first. */
export async function listSessions(db: Queryable, owner: SessionOwner, now: Date, seenSince: Date) {
	return db
		.select()
		.from(session)
		.where(and(ownedBy(owner), gt(session.expiresAt, now), gt(session.lastSeenAt, seenSince)))
		.orderBy(desc(session.lastSeenAt), desc(session.id));
}

/** Ends one session of an account; false when it has none of that id. */
export async function deleteOwnSession(db: Queryable, owner: SessionOwner, id: number): Promise<boolean> {
	const ended = await db
		.delete(session)
		.where(and(ownedBy(owner), eq(session.id, id)))
		.returning({ id: session.id });
	return ended.length > 0;
}

/** Ends every session of an account but one. */
export async function deleteOtherSessions(db: Queryable, owner: SessionOwner, keptId: number): Promise<void> {
	await db.delete(session).where(and(ownedBy(owner), ne(session.id, keptId)));
}

function ownedBy(owner: SessionOwner): SQL {
	return "clientId" in owner ? eq(session.clientId, owner.clientId) : eq(session.staffId, owner.staffId);
}

export async function deleteClientSessions(tx: Tx, clientId: number): Promise<void> {
	await tx.delete(session).where(eq(session.clientId, clientId));
}

export async function deleteStaffSessions(tx: Tx, staffId: number, exceptId?: number): Promise<void> {
	const others = exceptId === undefined ? undefined : ne(session.id, exceptId);
	await tx.delete(session).where(and(eq(session.staffId, staffId), others));
}

export async function deleteStaffLinks(tx: Tx, staffId: number): Promise<void> {
	await tx.delete(staffLink).where(eq(staffLink.staffId, staffId));
}

export async function deleteStaffTickets(tx: Tx, staffId: number): Promise<void> {
	await tx.delete(secondFactorTicket).where(eq(secondFactorTicket.staffId, staffId));
}

/** A staff account as it is now, held against change until the transaction ends. */
export async function lockStaff(tx: Tx, id: number) {
	const [row] = await tx
		.select()
		.from(staff)
		.where(and(eq(staff.id, id), sql`${staff.deletedAt} is null`))
		.for("update");
	return row;
}

/** Whether the session has not been ended meanwhile. */
export async function isSessionOpen(db: Queryable, sessionId: number): Promise<boolean> {
	const rows = await db.select({ id: session.id }).from(session).where(eq(session.id, sessionId));
	return rows.length > 0;
}

/** Whoever holds the session has just proved to be the account's owner. */
export async function setConfirmed(db: Queryable, sessionId: number, now: Date): Promise<void> {
	await db.update(session).set({ confirmedAt: now }).where(eq(session.id, sessionId));
}

export async function wasConfirmedSince(db: Queryable, sessionId: number, since: Date): Promise<boolean> {
	const rows = await db
		.select({ id: session.id })
		.from(session)
		.where(and(eq(session.id, sessionId), gt(session.confirmedAt, since)));
	return rows.length > 0;
}

/** Whether a password alone is not all that somebody of the staff has. */
export async function hasAnyFactor(db: Queryable, staffId: number): Promise<boolean> {
	const { rows } = await db.execute<{ has: boolean }>(sql`select ${hasSecondFactor(staffId)} as has`);
	return rows[0]?.has === true;
}

export async function hasStaffPasskey(db: Queryable, staffId: number): Promise<boolean> {
	const rows = await db.select({ id: passkey.id }).from(passkey).where(eq(passkey.staffId, staffId)).limit(1);
	return rows.length > 0;
}

/** An unfinished registration goes with them: its answer would bring one back. */
export async function deleteClientPasskeys(tx: Tx, clientId: number): Promise<void> {
	await tx.delete(passkey).where(eq(passkey.clientId, clientId));
	await tx.delete(passkeyChallenge).where(eq(passkeyChallenge.clientId, clientId));
}

export async function deleteStaffPasskeys(tx: Tx, staffId: number): Promise<void> {
	await tx.delete(passkey).where(eq(passkey.staffId, staffId));
	await tx.delete(passkeyChallenge).where(eq(passkeyChallenge.staffId, staffId));
}

/** A client's sessions, for the file of all the shop keeps about them. */
export async function exportSessions(db: Queryable, clientId: number): Promise<Record<string, unknown>[]> {
	const { rows } = await db.execute(sql`
		select created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt", remember
		from session where client_id = ${clientId} order by id`);
	return rows;
}
