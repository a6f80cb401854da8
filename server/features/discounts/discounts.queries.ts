import { desc, eq, inArray, sql } from "drizzle-orm";
import { codeKey } from "#core/rules/discount.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { category, discountCode } from "../../db/schema.ts";

export type CodeRow = typeof discountCode.$inferSelect;

const named = (name: string) => sql`split_part(${discountCode.code}, '~', 1) = ${name}`;

export function listCodes(db: Queryable): Promise<CodeRow[]> {
	return db.select().from(discountCode).orderBy(desc(discountCode.createdAt), discountCode.code);
}

/** Of all codes of a name the one that has not ended, or the last that did. */
export async function findCode(db: Queryable, name: string): Promise<CodeRow | undefined> {
	const [row] = await db
		.select()
		.from(discountCode)
		.where(named(name))
		.orderBy(sql`${discountCode.endedAt} desc nulls first`, desc(discountCode.createdAt))
		.limit(1);
	return row;
}

/** The same, held until the end of the transaction. */
export async function holdCodeRow(tx: Tx, name: string): Promise<CodeRow | undefined> {
	const found = await findCode(tx, name);
	if (!found) return undefined;
	const [row] = await tx.select().from(discountCode).where(eq(discountCode.code, found.code)).for("no key update");
	return row;
}

/** A name whose time is over is free again; orders go on naming the code they used. */
export async function insertCode(
	tx: Tx,
	{ code: name, ...values }: typeof discountCode.$inferInsert,
	now: Date,
): Promise<CodeRow[]> {
	await tx.execute(sql`
		update discount_code set ended_at = ends_at
		where split_part(code, '~', 1) = ${name} and ended_at is null and ends_at <= ${now}`);
	const issued = await tx.$count(discountCode, named(name));
	return tx
		.insert(discountCode)
		.values({ code: codeKey(name, issued + 1), ...values })
		.returning();
}

export function updateCode(tx: Tx, code: string, changed: Partial<Omit<CodeRow, "code">>): Promise<CodeRow[]> {
	return (
		tx
			.update(discountCode)
			// A change without any field still answers the code.
			.set({ ...changed, uses: sql`${discountCode.uses}` })
			.where(eq(discountCode.code, code))
			.returning()
	);
}

export async function categoryNames(tx: Tx, ids: readonly (number | null)[]): Promise<Map<number | null, string>> {
	const known = ids.filter((id) => id !== null);
	const rows = await tx.select().from(category).where(inArray(category.id, known));
	return new Map(rows.map(({ id, name }) => [id, name]));
}

/** A code that has ended already keeps the moment it ended. */
export function updateEnded(tx: Tx, code: string, now: Date): Promise<CodeRow[]> {
	return tx
		.update(discountCode)
		.set({ endedAt: sql`coalesce(${discountCode.endedAt}, ${now})` })
		.where(eq(discountCode.code, code))
		.returning();
}
