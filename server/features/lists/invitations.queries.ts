import { and, desc, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../db/client.ts";
import { listCollaborator, listInvitation, listPhone } from "../../db/schema.ts";

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

/** With how many a list is shared; phones that nobody has count like others. */
export async function countShared(tx: Tx, listId: number): Promise<number> {
	const joined = and(eq(listCollaborator.listId, listId), isNull(listCollaborator.phone));
	return (await tx.$count(listPhone, eq(listPhone.listId, listId))) + (await tx.$count(listCollaborator, joined));
}

export async function insertPhone(tx: Tx, listId: number, phone: number, now: Date): Promise<void> {
	await tx.insert(listPhone).values({ listId, phone, addedAt: now }).onConflictDoNothing();
}

export async function deletePhone(tx: Tx, listId: number, phone: number): Promise<void> {
	await tx.delete(listPhone).where(and(eq(listPhone.listId, listId), eq(listPhone.phone, phone)));
}

/** Somebody the list is shared with by phone finds it as an invitation; who takes part already goes on doing so. */
export async function insertInvited(tx: Tx, given: { listId: number; clientId: number; phone: number; now: Date }) {
	const { listId, clientId, phone, now } = given;
	await tx
		.insert(listCollaborator)
		.values({ listId, clientId, phone, addedAt: now })
		.onConflictDoUpdate({ target: [listCollaborator.listId, listCollaborator.clientId], set: { phone } });
}

export async function insertCollaborator(tx: Tx, listId: number, clientId: number, now: Date): Promise<void> {
	await tx.insert(listCollaborator).values({ listId, clientId, addedAt: now, acceptedAt: now }).onConflictDoNothing();
	await acceptSharing(tx, listId, clientId, now);
}

/** From now on the list is one that the client wants. */
export async function acceptSharing(tx: Tx, listId: number, clientId: number, now: Date): Promise<void> {
	const { listId: list, clientId: client, acceptedAt } = listCollaborator;
	await tx
		.update(listCollaborator)
		.set({ acceptedAt: now })
		.where(and(eq(list, listId), eq(client, clientId), isNull(acceptedAt)));
}

export async function deleteCollaborator(tx: Tx, listId: number, clientId: number): Promise<void> {
	const [gone] = await tx
		.delete(listCollaborator)
		.where(and(eq(listCollaborator.listId, listId), eq(listCollaborator.clientId, clientId)))
		.returning({ phone: listCollaborator.phone });
	if (gone?.phone != null) await deletePhone(tx, listId, gone.phone);
}

/** Whoever takes part because the list was shared with this phone; it may be another's by now. */
export async function listSharedBy(tx: Tx, listId: number, phone: number): Promise<number[]> {
	const rows = await tx
		.select({ clientId: listCollaborator.clientId })
		.from(listCollaborator)
		.where(and(eq(listCollaborator.listId, listId), eq(listCollaborator.phone, phone)));
	return rows.map(({ clientId }) => clientId);
}

/** The registered client with this phone, kept from being deleted until the transaction ends. */
export async function findClientId(tx: Tx, phone: number): Promise<{ id: number; email: string | null } | null> {
	const { rows } = await tx.execute<{ id: number; email: string | null }>(sql`
		select id, email from client where phone = ${phone} and is_registered and deleted_at is null for key share`);
	return rows[0] ?? null;
}
