import { sql } from "drizzle-orm";
import { FREE, totalsOfSum } from "#core/rules/checkout.ts";
import type { CountedLine } from "#core/rules/discount.ts";
import { fromCents, toCents } from "#core/rules/money.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/access.ts";
import { Answer } from "../../http/answer.ts";
import { type Bought, judgeCode } from "../discounts/discounts.service.ts";

type Asked = { code: string; total: number; orderDetails?: BoughtLine[] | undefined };
type BoughtLine = { productid: number; quantity: number };

/** The total after a code. Beside it stands what the code takes off, or why it takes off nothing. */
export async function verifyDiscount(
	{ db, now }: Pick<Deps, "db" | "now">,
	actor: Actor,
	{ code, total, orderDetails }: Asked,
): Promise<Answer<number>> {
	const cents = toCents(total);
	const bought: Bought = orderDetails ? { lines: await countedLines(db, orderDetails) } : { cents };
	const who = { clientId: actor.kind === "client" ? actor.clientId : null, email: null };
	const judged = await judgeCode(db, code, bought, who, now());
	if (judged === null) return new Answer(total, { headers: { "x-discount": "unknown" } });
	if ("refusal" in judged) {
		const { refusal, minimumCents, startsAt } = judged;
		const minimum = minimumCents ? { "x-discount-minimum": String(fromCents(minimumCents)) } : {};
		const starts = startsAt ? { "x-discount-starts": startsAt.toISOString() } : {};
		return new Answer(total, { headers: { "x-discount": refusal, ...minimum, ...starts } });
	}
	// The sum alone cannot tell a code that takes all of it from one that leaves a cent, which matters beside a paid delivery.
	const amountCents = Math.min(judged.offCents, cents);
	const headers = { "x-discount-taken": String(fromCents(amountCents)) };
	return new Answer(fromCents(totalsOfSum(cents, { amountCents }, FREE).totalCents), { headers });
}

/** With the shop's own prices; what it does not sell counts nothing. */
async function countedLines(db: Deps["db"], lines: readonly BoughtLine[]): Promise<CountedLine[]> {
	const { rows } = await db.execute<CountedLine>(sql`
		select p.unit_cents as "unitCents", given.quantity, p.category_id as "categoryId", c.parent as "parentId"
		from unnest(${sql.param(lines.map(({ productid }) => productid))}::int[], ${sql.param(lines.map(({ quantity }) => quantity))}::int[])
			as given (product_id, quantity)
			join product p on p.id = given.product_id and p.off_sale_at is null join category c on c.id = p.category_id`);
	return rows;
}
