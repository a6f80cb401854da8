import { desc, eq, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../db/client.ts";
import { discountCode } from "../../db/schema.ts";

export type CodeRow = typeof discountCode.$inferSelect;

export function listCodes(db: Queryable): Promise<CodeRow[]> {
	return db.select().from(discountCode).orderBy(desc(discountCode.createdAt), discountCode.code);
}

export function insertCode(tx: Tx, values: typeof discountCode.$inferInsert): Promise<CodeRow[]> {
	return tx.insert(discountCode).values(values).returning();
}

export function updateCode(
	tx: Tx,
	code: string,
	changed: Partial<Pick<CodeRow, "endsAt" | "maxUses">>,
): Promise<CodeRow[]> {
	return (
		tx
			.update(discountCode)
			// A change without any field still answers the code.
			.set({ ...changed, uses: sql`${discountCode.uses}` })
			.where(eq(discountCode.code, code))
			.returning()
	);
}

/** A code that has ended already keeps the moment it ended. */
export function updateEnded(tx: Tx, code: string, now: Date): Promise<CodeRow[]> {
	return tx
		.update(discountCode)
		.set({ endedAt: sql`coalesce(${discountCode.endedAt}, ${now})` })
		.where(eq(discountCode.code, code))
		.returning();
}
