import { and, desc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../db/client.ts";
import { listCollaborator, listInvitation } from "../../db/schema.ts";

const sameAddress = (email: string): SQL => sql`lower(${listInvitation.email}) = lower(${email})`;

/** The latest invitation of an address that was mailed since then, whatever became of it. */
export async function findMailedSince(tx: Tx, listId: number, email: string, since: Date) {
	const [row] = await tx
		.select()
		.from(listInvitation)
		.where(and(eq(listInvitation.listId, listId), sameAddress(email), gt(listInvitation.createdAt, since)))
		.orderBy(desc(listInvitation.id))
		.limit(1);
	return row ?? null;
}

/** The open invitation of a mailed link; none once it has expired or was revoked. */
export async function findInvitation(db: Queryable, listId: number, tokenHash: Buffer, now: Date) {
	const [row] = await db
		.select()
		.from(listInvitation)
		.where(
			and(
				eq(listInvitation.listId, listId),
				eq(listInvitation.tokenHash, tokenHash),
				isNull(listInvitation.revokedAt),
				gt(listInvitation.expiresAt, now),
			),
		);
	return row ?? null;
}

/** The mailed links of an address or of a collaborator open nothing any more. */
export async function revokeInvitations(
	tx: Tx,
	listId: number,
	whose: { email: string | null; clientId: number | null },
	now: Date,
): Promise<number[]> {
	const theirs = or(
		whose.email === null ? undefined : sameAddress(whose.email),
		whose.clientId === null ? undefined : eq(listInvitation.acceptedBy, whose.clientId),
	);
	if (!theirs) return [];
	const rows = await tx
		.update(listInvitation)
		.set({ revokedAt: now })
		.where(and(eq(listInvitation.listId, listId), isNull(listInvitation.revokedAt), theirs))
		.returning({ acceptedBy: listInvitation.acceptedBy });
	return rows.flatMap(({ acceptedBy }) => acceptedBy ?? []);
}

export async function countCollaborators(tx: Tx, listId: number): Promise<number> {
	return tx.$count(listCollaborator, eq(listCollaborator.listId, listId));
}

export async function insertCollaborator(tx: Tx, listId: number, clientId: number, now: Date): Promise<void> {
	await tx.insert(listCollaborator).values({ listId, clientId, addedAt: now }).onConflictDoNothing();
}

export async function deleteCollaborator(tx: Tx, listId: number, clientId: number): Promise<void> {
	await tx
		.delete(listCollaborator)
		.where(and(eq(listCollaborator.listId, listId), eq(listCollaborator.clientId, clientId)));
}

/** The registered client with this phone, kept from being deleted until the transaction ends. */
export async function findClientId(tx: Tx, phone: number): Promise<{ id: number; email: string | null } | null> {
	const { rows } = await tx.execute<{ id: number; email: string | null }>(sql`
		select id, email from client where phone = ${phone} and is_registered and deleted_at is null for key share`);
	return rows[0] ?? null;
}
