import type { Pool } from "pg";

/** Days of a calendar would be an hour longer or shorter where clocks are changed. */
const THIRTY_DAYS = "interval '720 hours'";

/**
 * The lowest price at which a product on offer could be bought in the 30 days before its offer began, as far as it is
 * known; null where nothing is. An offer is its percentage: whoever gives another one, or the same after an end, begins
 * a new one, and what the one before cost counts.
 */
export async function findLowestBeforeOffer(pool: Pool, productId: number): Promise<number | null> {
	const { rows } = await pool.query<{ cents: number | null }>({
		name: "lowest_before_offer",
		text: `
			with told as (
				select id, at, lead(at) over (order by id) as until, unit_cents, offer_percent, is_on_sale
				from price_history where product_id = $1
			), begun as (
				select id, at from told where id > coalesce((
					select max(id) from told where offer_percent is distinct from (select offer_percent from product where id = $1)
				), 0) order by id limit 1
			)
			select min(told.unit_cents) as cents from told, begun
			where told.id < begun.id and told.is_on_sale and told.until > begun.at - ${THIRTY_DAYS}`,
		values: [productId],
	});
	return rows[0]?.cents ?? null;
}

/** Removes prices that ended more than 30 days ago, but for what the offer a product is in is compared with. */
export async function deleteOldPrices(pool: Pool, now: Date): Promise<void> {
	await pool.query(
		`with told as (
			select id, product_id, at, offer_percent, lead(at) over by_id as until,
				lag(offer_percent) over by_id is distinct from offer_percent as turns
			from price_history window by_id as (partition by product_id order by id)
		), turned as (
			select distinct on (product_id) product_id, id, at, offer_percent from told where turns order by product_id, id desc
		), running as (
			select product_id, id, at from turned where offer_percent is not null
		)
		delete from price_history h using told t left join running r using (product_id)
		where h.id = t.id and t.until <= $1::timestamptz - ${THIRTY_DAYS}
			and (r.id is null or t.id > r.id or (t.id < r.id and t.until <= r.at - ${THIRTY_DAYS}))`,
		[now],
	);
}
