import { and, asc, eq, gt, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../db/client.ts";
import { passkey, passkeyChallenge } from "../../db/schema.ts";
import type { Owner, PasskeyRow } from "./passkeys.rules.ts";

type Columns = Pick<typeof passkey, "clientId" | "staffId"> | Pick<typeof passkeyChallenge, "clientId" | "staffId">;

function ownedBy(columns: Columns, { clientId, staffId }: Owner): SQL {
	return clientId === null ? eq(columns.staffId, staffId) : eq(columns.clientId, clientId);
}

export async function listPasskeys(db: Queryable, owner: Owner): Promise<PasskeyRow[]> {
	return db.select().from(passkey).where(ownedBy(passkey, owner)).orderBy(asc(passkey.id));
}

export async function findPasskey(db: Queryable, credentialId: Buffer): Promise<PasskeyRow | undefined> {
	const [row] = await db.select().from(passkey).where(eq(passkey.credentialId, credentialId));
	return row;
}

/** The new row; undefined when the credential is somebody's already. */
export async function insertPasskey(tx: Tx, values: typeof passkey.$inferInsert): Promise<PasskeyRow | undefined> {
	const [row] = await tx.insert(passkey).values(values).onConflictDoNothing().returning();
	return row;
}

export async function updatePasskeyName(db: Queryable, owner: Owner, id: number, name: string) {
	const [row] = await db
		.update(passkey)
		.set({ name })
		.where(and(eq(passkey.id, id), ownedBy(passkey, owner)))
		.returning();
	return row;
}

export async function deletePasskey(tx: Tx, owner: Owner, id: number): Promise<PasskeyRow | undefined> {
	const [row] = await tx
		.delete(passkey)
		.where(and(eq(passkey.id, id), ownedBy(passkey, owner)))
		.returning();
	return row;
}

/** The passkey as it is now, held against change until the caller's transaction ends. */
export async function lockPasskey(tx: Tx, id: number): Promise<PasskeyRow | undefined> {
	const [row] = await tx.select().from(passkey).where(eq(passkey.id, id)).for("update");
	return row;
}

export async function updateUse(tx: Tx, id: number, counter: number, now: Date): Promise<void> {
	await tx.update(passkey).set({ counter, lastUsedAt: now }).where(eq(passkey.id, id));
}

type NewChallenge = typeof passkeyChallenge.$inferInsert;

export async function insertChallenge(db: Queryable, values: NewChallenge): Promise<void> {
	await db.insert(passkeyChallenge).values(values);
}

export async function deleteChallengesOf(db: Queryable, owner: Owner): Promise<void> {
	await db.delete(passkeyChallenge).where(ownedBy(passkeyChallenge, owner));
}

/** Whether there was such a challenge; it is gone now. */
export async function deleteChallenge(
	db: Queryable,
	hash: Buffer,
	purpose: NewChallenge["purpose"],
	owner: Owner | null,
	now: Date,
): Promise<boolean> {
	const rows = await db
		.delete(passkeyChallenge)
		.where(
			and(
				eq(passkeyChallenge.hash, hash),
				eq(passkeyChallenge.purpose, purpose),
				gt(passkeyChallenge.expiresAt, now),
				owner
					? ownedBy(passkeyChallenge, owner)
					: and(isNull(passkeyChallenge.clientId), isNull(passkeyChallenge.staffId)),
			),
		)
		.returning({ hash: passkeyChallenge.hash });
	return rows.length > 0;
}

export async function deleteOldChallenges(db: Queryable, now: Date): Promise<void> {
	await db.delete(passkeyChallenge).where(lt(passkeyChallenge.expiresAt, now));
}

/** A client's passkeys, for the file of all the shop keeps about them. */
export async function exportPasskeys(db: Queryable, clientId: number): Promise<Record<string, unknown>[]> {
	const { rows } = await db.execute(sql`
		select name, created_at as "createdAt", last_used_at as "lastUsedAt"
		from passkey where client_id = ${clientId} order by id`);
	return rows;
}
