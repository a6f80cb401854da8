import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { OFFERS_SINCE } from "./shelves.ts";
import { before } from "./times.ts";

/** What the products from this one on cost since they came: their full price, and since offers began the offer's. */
export async function addPrices(tx: Tx, now: Date, first = 1): Promise<void> {
	const offers = before(now, OFFERS_SINCE).toISOString();
	await tx.execute(sql`
		insert into price_history (product_id, at, unit_cents, offer_percent, is_on_sale)
		select p.id, told.at, told.cents, told.percent, p.off_sale_at is null
		from product p cross join lateral (
			select p.created_at, p.price_cents, null::int where not p.is_offer or p.created_at < ${offers}
			union all
			select greatest(p.created_at, ${offers}), p.unit_cents, p.offer_percent where p.is_offer
		) told (at, cents, percent)
		where p.id >= ${first}::int
		order by p.id, told.at`);
}
