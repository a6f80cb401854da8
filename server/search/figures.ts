import { sql } from "drizzle-orm";
import type { Queryable } from "../db/client.ts";

const SOLD_LATELY_DAYS = 90;
/** So many documents tell well enough how common a word is. */
const SAMPLE = 20_000;

/** Counts what was sold of each product lately. */
export async function countSold(db: Queryable, now: Date): Promise<void> {
	const since = new Date(now.getTime() - SOLD_LATELY_DAYS * 86_400_000);
	await db.execute(sql`
		update product_search s set sold = counted.units
		from (
			select k.product_id, coalesce(sum(l.quantity), 0)::int as units
			from product_search k left join (
				select l.product_id, l.quantity - coalesce(r.units, 0) as quantity from orders o join order_line l on l.order_id = o.id
					left join returned_line r on r.order_id = l.order_id and r.line = l.line
				where o.status in ('Completed', 'Submited') and o.created_at >= ${since}
			) l on l.product_id = k.product_id
			group by k.product_id
		) counted
		where s.product_id = counted.product_id and s.sold <> counted.units`);
}

/** Counts about how many products say each word: of a large catalogue, from a part of it. */
export async function countWords(db: Queryable): Promise<void> {
	const { rows } = await db.execute<{ documents: number }>(sql`select count(*)::int as documents from product_search`);
	const documents = rows[0]?.documents ?? 0;
	const percent = Math.min(100, (100 * SAMPLE) / Math.max(1, documents));
	await db.execute(sql`
		with said as (
			select substr(word, 2) as concept, (sum(ndoc) * 100 / ${percent}::float8)::int as products
			from ts_stat(${`select words from product_search tablesample system (${percent})`}) group by 1
		)
		update search_word w set products = said.products from said
		where w.concept = said.concept and w.products <> said.products`);
}
