import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";

/** What is kept of products by triggers, written for those in `copied`: what they are filtered and found by. */
export async function keepCopies(tx: Tx): Promise<void> {
	await tx.execute(sql`
		insert into product_facet (product_id, is_on_sale, is_offer, collection_id, category_id, unit_cents, rating, brand, created_at, sizes, in_stock, dots)
		select p.id, p.off_sale_at is null, p.is_offer, p.collection_id, p.category_id, p.unit_cents, p.rating, p.brand, p.created_at, p.offered_sizes,
			coalesce(own.in_stock, '{}'), coalesce(own.dots, '{}')
		from copied c join product p on p.id = c.id join (
			select v.product_id, array_agg(distinct s.size order by s.size) filter (where s.on_hand > s.reserved) as in_stock,
				array_agg(distinct v.swatch_hex order by v.swatch_hex) filter (where v.swatch_hex <> '') as dots
			from copied c join variant v on v.product_id = c.id join stock s on s.variant_id = v.id group by v.product_id
		) own on own.product_id = p.id
		order by p.id`);
	await tx.execute(sql`
		insert into product_search (product_id, collection_id, category_id, is_offer, is_on_sale)
		select p.id, p.collection_id, p.category_id, p.is_offer, p.off_sale_at is null from copied c join product p on p.id = c.id order by p.id`);
}

/** What is kept of the orders by triggers, written for the orders in `drawn_order` alone. */
export async function findDrawn(tx: Tx): Promise<void> {
	await tx.execute(sql`
		insert into order_search (order_id, words) select order_id, words from order_words w
		where order_id between (select min(id) from drawn_order) and (select max(id) from drawn_order) order by order_id`);
}

/** The sums, of all orders at once, in the place of those there are. */
export async function sumUp(tx: Tx): Promise<void> {
	await tx.execute(sql`analyze orders, order_line, payment_attempt`);
	await tx.execute(sql`delete from tally`);
	await tx.execute(sql`insert into tally (measure, day, amount) select measure, day, amount from recount`);
}
