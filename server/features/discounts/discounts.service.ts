import { sql } from "drizzle-orm";
import {
	type CodeRefusal,
	type CountedLine,
	countedCents,
	normalCode,
	type Reduction,
	reachesMinimum,
	reductionOf,
	termsRefusal,
} from "#core/rules/discount.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { type CodeRow, findCode } from "./discounts.queries.ts";

/** Who wants to use a code: known by their account, by the mail address they typed, or not at all. */
export type CodeUser = { clientId: number | null; email: string | null };

/** What is bought with a code: its lines, or where only a sum is known, that. */
export type Bought = { lines: readonly CountedLine[] } | { cents: number };

type Counting = { code: CodeRow; offCents: number };
type NotCounting = {
	refusal: CodeRefusal;
	minimumCents?: number | null;
	/** When it begins to count, of a code whose time is still to come. */
	startsAt?: Date;
};
export type Judged = Counting | NotCounting | null;

/** What a typed code takes off now, or why it does not count; null when nothing was typed. */
export async function judgeCode(
	db: Queryable,
	typed: string | null | undefined,
	bought: Bought,
	who: CodeUser,
	now: Date,
): Promise<Judged> {
	const name = normalCode(typed ?? "");
	if (name === "") return null;
	const code = await findCode(db, name);
	if (!code) return { refusal: "unknown" };
	const refusal = termsRefusal(code, now);
	if (refusal) return { refusal, ...(refusal === "unknown" && { startsAt: code.startsAt }) };
	const counted = countedBy(code, bought);
	const { minimumCents } = code;
	if (!reachesMinimum(counted, minimumCents)) return { refusal: "minimum", minimumCents };
	if (await isUsedBy(db, code, who)) return { refusal: "used_up" };
	return { code, offCents: reductionOf(counted, reductionIn(code)) };
}

/** Without lines nobody can tell what is of a category. */
function countedBy({ categoryId }: CodeRow, bought: Bought): number {
	if ("lines" in bought) return countedCents(bought.lines, categoryId);
	return categoryId === null ? bought.cents : 0;
}

function reductionIn({ percent, amountCents }: CodeRow): Reduction {
	return percent !== null ? { percent } : { amountCents: amountCents as number };
}

/** Whether somebody holds a use of a code that everybody may use once. An account's own address counts once it is verified. */
async function isUsedBy(db: Queryable, { code, oncePerClient }: CodeRow, who: CodeUser): Promise<boolean> {
	if (!oncePerClient) return false;
	const clientId = sql`${who.clientId}::bigint`;
	const { rows } = await db.execute(sql`
		select from orders where code = ${code} and code_held and (client_id = ${clientId} or lower(email) = lower(${who.email}::text)
			or lower(email) = (select lower(email) from client where id = ${clientId} and verified_at is not null))
		limit 1`);
	return rows.length > 0;
}

/** Takes one use of a code, unless it is no longer valid or used up: its limits hold under any number of payments. */
export async function holdCode(tx: Tx, code: CodeRow, who: CodeUser, now: Date): Promise<boolean> {
	const { rowCount } = await tx.execute(sql`
		update discount_code set uses = uses + 1
		where code = ${code.code} and starts_at <= ${now} and (ends_at is null or ends_at > ${now}) and ended_at is null
			and (max_uses is null or uses < max_uses)`);
	// Asked again while the code is held: whoever used it at the same moment has committed by now.
	return (rowCount ?? 0) > 0 && !(await isUsedBy(tx, code, who));
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
