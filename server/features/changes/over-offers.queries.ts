import { sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";

/**
 * Products that a change taken back would put at the percentage of an offer which the clock has ended since: they cost
 * their full price.
 */
export async function endWhatIsOver(tx: Tx, ids: readonly number[], since: Date): Promise<void> {
	await tx.execute(sql`
		update product p set offer_percent = null, price_offer_cents = null where p.id = any(${sql.param(ids)}::int[]) and exists (
			select from offer_product op join offer o on o.id = op.offer_id
			where op.product_id = p.id and o.percent = p.offer_percent and o.over_at >= ${since}
		)`);
}
