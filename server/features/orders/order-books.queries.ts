import { sql } from "drizzle-orm";
import type { Language } from "#core/languages.ts";
import { paperNumber } from "#core/rules/papers.ts";
import type { Queryable } from "../../db/client.ts";
import { iso } from "./order-rows.queries.ts";

/** In which language its buyer is written to, when it was paid, and the number of its invoice. */
export type OrderBooks = { language: Language | null; paidAt: string | null; invoice: string | null };

type Row = Pick<OrderBooks, "language" | "paidAt"> & { orderId: number; series: string | null; number: number | null };

/** What bookkeepers ask of orders besides, by the order's number. */
export async function listOrderBooks(db: Queryable, ids: readonly number[]): Promise<Map<number, OrderBooks>> {
	const { rows } = await db.execute<Row>(sql`
		select o.id as "orderId", coalesce(o.language, c.language) as language, ${iso(sql`o.paid_at`)} as "paidAt", p.series, p.number
		from orders o
			left join client c on c.id = o.client_id
			left join paper p on p.order_id = o.id and p.kind = 'invoice'
		where o.id = any(${sql.param(ids)}::bigint[])`);
	return new Map(
		rows.map(({ orderId, language, paidAt, series, number }) => [
			orderId,
			{ language, paidAt, invoice: series === null || number === null ? null : paperNumber({ series, number }) },
		]),
	);
}
