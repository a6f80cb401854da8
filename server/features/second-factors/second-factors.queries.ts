import { and, count, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../db/client.ts";
import { secondFactorTicket, staffRecoveryCode, staffTotp } from "../../db/schema.ts";

export async function findTotp(db: Queryable, staffId: number) {
	const [row] = await db.select().from(staffTotp).where(eq(staffTotp.staffId, staffId));
	return row;
}

export async function findConfirmedTotp(db: Queryable, staffId: number) {
	const row = await findTotp(db, staffId);
	return row?.confirmedAt ? { ...row, confirmedAt: row.confirmedAt } : undefined;
}

/** Marks the step of a code as taken; false when it, or a later one, was taken already. */
export async function takeStep(db: Queryable, staffId: number, step: number): Promise<boolean> {
	const taken = await db
		.update(staffTotp)
		.set({ lastStep: step })
		.where(and(eq(staffTotp.staffId, staffId), isNotNull(staffTotp.confirmedAt), lt(staffTotp.lastStep, step)))
		.returning({ staffId: staffTotp.staffId });
	return taken.length > 0;
}

export async function takeRecoveryCode(db: Queryable, staffId: number, codeHash: Buffer, now: Date): Promise<boolean> {
	const { staffId: owner, codeHash: hash, usedAt } = staffRecoveryCode;
	const taken = await db
		.update(staffRecoveryCode)
		.set({ usedAt: now })
		.where(and(eq(owner, staffId), eq(hash, codeHash), isNull(usedAt)))
		.returning({ owner });
	return taken.length > 0;
}

export async function countRecoveryCodes(db: Queryable, staffId: number): Promise<number> {
	const [row] = await db
		.select({ left: count() })
		.from(staffRecoveryCode)
		.where(and(eq(staffRecoveryCode.staffId, staffId), isNull(staffRecoveryCode.usedAt)));
	return row?.left ?? 0;
}

export async function replaceRecoveryCodes(tx: Tx, staffId: number, hashes: Buffer[]): Promise<void> {
	await tx.delete(staffRecoveryCode).where(eq(staffRecoveryCode.staffId, staffId));
	if (hashes.length > 0) await tx.insert(staffRecoveryCode).values(hashes.map((codeHash) => ({ staffId, codeHash })));
}

export async function deleteTotp(tx: Tx, staffId: number): Promise<boolean> {
	await replaceRecoveryCodes(tx, staffId, []);
	const gone = await tx.delete(staffTotp).where(eq(staffTotp.staffId, staffId)).returning();
	return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

/** Counts a try; undefined when the ticket has had all of its, or is too old. */
export async function takeTicketTry(db: Queryable, hash: Buffer, mostTries: number, now: Date) {
	const [row] = await db
		.update(secondFactorTicket)
		.set({ tries: sql`${secondFactorTicket.tries} + 1` })
		.where(
			and(
				eq(secondFactorTicket.hash, hash),
				lt(secondFactorTicket.tries, mostTries),
				sql`${secondFactorTicket.expiresAt} > ${now}`,
			),
		)
		.returning({ staffId: secondFactorTicket.staffId });
	return row?.staffId;
}

/** Whether it was still there to be used up. */
export async function deleteTicket(tx: Tx, hash: Buffer): Promise<boolean> {
	const gone = await tx.delete(secondFactorTicket).where(eq(secondFactorTicket.hash, hash)).returning();
	return gone.length > 0;
}
