import { sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";

const ints = (values: readonly number[]) => sql`${sql.param(values)}::int[]`;

/** Those of the products whose percentage is of an offer they are in and which the clock has ended since. */
export async function findOver(
	tx: Tx,
	products: readonly { id: number; percent: number }[],
	since: Date,
): Promise<ReadonlySet<number>> {
	if (products.length === 0) return new Set();
	const { rows } = await tx.execute<{ id: number }>(sql`
		select g.id
		from unnest(${ints(products.map(({ id }) => id))}, ${ints(products.map(({ percent }) => percent))}) as g (id, percent)
			join offer_product op on op.product_id = g.id join offer o on o.id = op.offer_id
		where o.percent = g.percent and o.over_at >= ${since}`);
	return new Set(rows.map(({ id }) => id));
}

/** Products that get a percentage anew are no longer in other running offers of the same: it would end with those. */
export async function leaveOffers(tx: Tx, given: readonly { id: number; percent: number }[]): Promise<void> {
	if (given.length === 0) return;
	await tx.execute(sql`
		delete from offer_product op
		using offer o, unnest(${ints(given.map(({ id }) => id))}, ${ints(given.map(({ percent }) => percent))}) as g (id, percent)
		where o.id = op.offer_id and o.begun_at is not null and o.over_at is null and o.percent = g.percent
			and op.product_id = g.id`);
}
