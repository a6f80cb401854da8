import { eq, sql } from "drizzle-orm";
import { isUsable, normalCode, type Reduction } from "#core/rules/discount.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { discountCode } from "../../db/schema.ts";

/** What a typed code takes off now, or null when it is unknown, not valid now or used up. */
export async function findReduction(
	db: Queryable,
	typed: string | null | undefined,
	now: Date,
): Promise<{ code: string; reduction: Reduction } | null> {
	const code = normalCode(typed ?? "");
	if (code === "") return null;
	const [row] = await db.select().from(discountCode).where(eq(discountCode.code, code));
	if (!row || !isUsable(row, now)) return null;
	const { percent, amountCents } = row;
	return { code, reduction: percent !== null ? { percent } : { amountCents: amountCents as number } };
}

/** Takes one use of a code, unless it is no longer valid or used up: its limit holds under any number of payments. */
export async function holdCode(tx: Tx, code: string, now: Date): Promise<boolean> {
	const { rowCount } = await tx.execute(sql`
		update discount_code set uses = uses + 1
		where code = ${code} and starts_at <= ${now} and (ends_at is null or ends_at > ${now}) and ended_at is null
			and (max_uses is null or uses < max_uses)`);
	return (rowCount ?? 0) > 0;
}

/** Takes a use again for an order that had given it back; only the limit counts, the price was promised. */
export async function holdCodeAgain(tx: Tx, code: string): Promise<boolean> {
	const { rowCount } = await tx.execute(sql`
		update discount_code set uses = uses + 1 where code = ${code} and (max_uses is null or uses < max_uses)`);
	return (rowCount ?? 0) > 0;
}

export async function giveCodeBack(tx: Tx, code: string): Promise<void> {
	await tx.execute(sql`update discount_code set uses = uses - 1 where code = ${code}`);
}
