import { sql } from "drizzle-orm";
import type { OrderStatus } from "#core/rules/order-status.ts";
import type { Size } from "#core/rules/sizes.ts";
import type { Queryable } from "../../db/client.ts";

const NEWEST_ORDERS = 8;
const SHORTEST_SIZES = 12;

export type DaySums = { day: string; cents: number; units: number; orders: number };
export type Overview = {
	totals: Record<string, number>;
	sales: DaySums[];
	visits: { day: string; visits: number }[];
	clients: number;
	verified: number;
	products: number;
	offSale: number;
	users: number;
	reviews: number;
	rating: number;
	soldOut: number;
	low: number;
	shortest: { id_product: number; name: string; ColorName: string; size: Size; left: number }[];
	newest: {
		orderId: number;
		orderStatus: OrderStatus;
		paymentStatus: string;
		cents: number;
		currency: string;
		createdAt: string;
		Client: { name: string; lastname: string };
	}[];
};

/** Everything the dashboard shows, of one moment: one statement sees one state of the shop. */
export async function readOverview(
	db: Queryable,
	{ salesFrom, visitsFrom, lowStock }: { salesFrom: string; visitsFrom: string; lowStock: number },
): Promise<Overview> {
	const { rows } = await db.execute<Overview>(sql`
		with short as materialized (
			select p.id as id_product, p.name, v.color_name as "ColorName", s.size, s.on_hand - s.reserved as "left", s.variant_id
			from stock s join variant v on v.id = s.variant_id and v.removed_at is null
				join product p on p.id = v.product_id and p.off_sale_at is null
			where s.on_hand - s.reserved <= coalesce(p.low_stock, ${lowStock}) and s.size = any(p.offered_sizes)
		)
		select
			(select coalesce(json_object_agg(measure, amount), '{}')
				from (select measure, sum(amount) as amount from tally group by measure) t) as totals,
			(select coalesce(json_agg(d), '[]') from (
				select day::text, coalesce(sum(amount) filter (where measure = 'cents'), 0) as cents,
					coalesce(sum(amount) filter (where measure = 'units'), 0) as units,
					coalesce(sum(amount) filter (where measure = 'orders'), 0) as orders
				from tally where measure in ('cents', 'units', 'orders') and day >= ${salesFrom}::date group by day
			) d) as sales,
			(select coalesce(json_agg(json_build_object('day', day::text, 'visits', visits)), '[]')
				from visit_day where day >= ${visitsFrom}::date) as visits,
			c.clients, c.verified, p.products, p.off_sale as "offSale",
			(select count(*) from staff where deleted_at is null) as users,
			r.reviews, r.rating,
			(select count(*) from short where "left" <= 0) as "soldOut",
			(select count(*) from short where "left" > 0) as low,
			(select coalesce(json_agg(json_build_object('id_product', id_product, 'name', name, 'ColorName', "ColorName", 'size', size,
				'left', "left") order by "left", variant_id, size), '[]')
				from (select * from short order by "left", variant_id, size limit ${SHORTEST_SIZES}) s) as shortest,
			(select coalesce(json_agg(json_build_object('orderId', id, 'orderStatus', status, 'paymentStatus', payment_status,
				'cents', total_cents, 'currency', currency, 'createdAt', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
				'Client', json_build_object('name', name, 'lastname', lastname)) order by created_at desc, id desc), '[]')
				from (select * from orders order by created_at desc, id desc limit ${NEWEST_ORDERS}) o) as newest
		from (select count(*) as clients, count(verified_at) as verified from client where deleted_at is null) c,
			(select count(*) filter (where off_sale_at is null) as products, count(*) filter (where off_sale_at is not null and not draft) as off_sale from product) p,
			(select count(*) as reviews, coalesce(round(avg(stars), 2), 0) as rating from review where hidden_at is null) r`);
	return rows[0] as Overview;
}
