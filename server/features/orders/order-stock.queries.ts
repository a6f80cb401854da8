import { type Placeholder, type SQL, sql } from "drizzle-orm";
import type { StockLevel } from "#core/rules/stock.ts";
import { prepared } from "../../db/prepared.ts";

const GIVEN_BACK = sql`(coalesce((select r.units from returned_line r where r.order_id = l.order_id and r.line = l.line), 0)
	+ coalesce((select w.exchanged from returning_line w where w.order_id = l.order_id and w.line = l.line), 0))`;

/** What an order is still owed or holds: what was given back by line, or exchanged, is no longer part of it. */
export const unitsOf = (orderId: number | Placeholder, without: SQL = GIVEN_BACK) => sql`
	select * from (
		select l.line, l.product_id as "productId", l.variant_id as "variantId", l.size, l.quantity - ${without} as quantity
		from order_line l where l.order_id = ${orderId}
	) held where quantity > 0 order by line`;

/** Locks units in the order everybody does and sets them aside, all or none; tells what was left before. */
export const RESERVE = prepared<StockLevel, { variants: number[]; sizes: string[]; quantities: number[] }>(
	"stock_reserve",
	sql`with wish as (
			select * from unnest(${sql.placeholder("variants")}::int[], ${sql.placeholder("sizes")}::text[], ${sql.placeholder("quantities")}::int[])
				as wish (variant_id, size, quantity)
		), held as (
			select s.variant_id, s.size, wish.quantity, s.on_hand - s.reserved as left
			from stock s join wish using (variant_id, size) order by s.variant_id, s.size for update of s
		), moved as (
			update stock s set reserved = s.reserved + held.quantity from held
			where s.variant_id = held.variant_id and s.size = held.size
				and (select count(*) from wish) = (select count(*) from held where held.left >= held.quantity)
		)
		select held.variant_id as "variantId", held.size, held.left from held`,
);

/** Units that are all still reserved for an order leave the shelf with it, whatever else is left there. */
export const TAKE_RESERVED = prepared<never, { orderId: number }>(
	"stock_take_reserved",
	sql`with unit as (${unitsOf(sql.placeholder("orderId"))}), wish as (
			select u."variantId" as variant_id, u.size, sum(u.quantity)::int as quantity from unit u group by 1, 2
		), held as (
			select s.variant_id, s.size, wish.quantity
			from stock s join wish using (variant_id, size) order by s.variant_id, s.size for update of s
		), moved as (
			update stock s set on_hand = s.on_hand - held.quantity, reserved = s.reserved - held.quantity from held
			where s.variant_id = held.variant_id and s.size = held.size
		)
		insert into stock_ledger (variant_id, size, delta, reason, order_id, line, effect)
		select u."variantId", u.size, -u.quantity, 'sale', o.id, u.line,
			1 + coalesce((select max(g.effect) from stock_ledger g where g.order_id = o.id and g.reason = 'sale'), 0)
		from unit u cross join (select ${sql.placeholder("orderId")}::bigint as id) o`,
);

export type Left = { id: number; left: number; sizes: Record<string, number> };

/** What is left of products, and of each size of their colours. */
export const LEFT = prepared<Left, { products: number[] }>(
	"stock_left",
	sql`select v.product_id as id, sum(s.on_hand - s.reserved)::int as left,
			json_object_agg(s.variant_id || ' ' || s.size, s.on_hand - s.reserved) as sizes
		from variant v join product p on p.id = v.product_id join stock s on s.variant_id = v.id and s.size = any(p.offered_sizes)
		where v.product_id = any(${sql.placeholder("products")}::int[]) and v.removed_at is null group by v.product_id`,
);
