import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";

/**
 * What was bought in the orders from this one on came into the shop with its product, and lies there still where it waits for a
 * payment; what came back was not sold again. And the codes of these orders were used.
 */
export async function settleOrders(tx: Tx, first: number, now: Date): Promise<void> {
	await tx.execute(sql`
		create temp table bought on commit drop as
		select l.variant_id, l.size, sum(l.quantity)::int as units,
			coalesce(sum(l.quantity) filter (where o.stock_state = 'reserved'), 0)::int as reserved,
			coalesce(sum(l.quantity) filter (where o.paid_at is not null and o.stock_state = 'released'), 0)::int as returned
		from orders o join order_line l on l.order_id = o.id
		where o.id >= ${first}::bigint and (o.paid_at is not null or o.stock_state = 'reserved')
		group by l.variant_id, l.size`);
	await tx.execute(sql`
		insert into stock_ledger (variant_id, size, delta, reason, at)
		select b.variant_id, b.size, b.units, 'initial', p.created_at
		from bought b join variant v on v.id = b.variant_id join product p on p.id = v.product_id
		order by b.variant_id, b.size`);
	await tx.execute(sql`
		insert into stock_ledger (variant_id, size, delta, reason, at)
		select variant_id, size, -returned, 'staff', ${now.toISOString()}::timestamptz from bought where returned > 0
		order by variant_id, size`);
	await tx.execute(sql`
		update stock s set on_hand = s.on_hand + b.reserved, reserved = s.reserved + b.reserved
		from bought b where b.variant_id = s.variant_id and b.size = s.size and b.reserved > 0`);
	await tx.execute(sql`
		update discount_code c set uses = c.uses + held.uses
		from (select code, count(*)::int as uses from orders where id >= ${first}::bigint and code_held group by code) held
		where held.code = c.code`);
}
