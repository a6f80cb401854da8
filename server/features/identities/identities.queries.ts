import { and, eq, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../db/client.ts";
import { identity } from "../../db/schema.ts";

export async function listIdentities(db: Queryable, clientId: number) {
	return db
		.select()
		.from(identity)
		.where(eq(identity.clientId, clientId))
		.orderBy(identity.createdAt, identity.subject);
}

/** Whether one gets in without any identity; the account is held against change until the caller's transaction ends. */
export async function lockHasOtherWay(tx: Tx, clientId: number): Promise<boolean> {
	const { rows } = await tx.execute<{ has_other: boolean }>(sql`
		select password_hash is not null or exists (select from passkey where client_id = ${clientId}) as has_other
		from client where id = ${clientId} for update`);
	return rows[0]?.has_other ?? false;
}

/** False when the client has no such identity. */
export async function deleteIdentity(tx: Tx, clientId: number, issuer: string, subject: string): Promise<boolean> {
	const deleted = await tx
		.delete(identity)
		.where(and(eq(identity.clientId, clientId), eq(identity.issuer, issuer), eq(identity.subject, subject)))
		.returning({ subject: identity.subject });
	return deleted.length > 0;
}

/** A client's identities, for the file of all the shop keeps about them. */
export async function exportIdentities(db: Queryable, clientId: number): Promise<Record<string, unknown>[]> {
	const { rows } = await db.execute(sql`
		select issuer, subject, email, created_at as "createdAt" from identity where client_id = ${clientId}`);
	return rows;
}
