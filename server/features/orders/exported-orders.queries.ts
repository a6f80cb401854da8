import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";

/** So many of a client's orders with a number above `after`, for the file of all the shop keeps about them. */
export async function exportOrders(
	db: Queryable,
	clientId: number,
	{ after, limit }: { after: number; limit: number },
): Promise<Record<string, unknown>[]> {
	const { rows } = await db.execute(sql`
		select o.id as "orderId", o.status as "orderStatus", o.payment_status as "paymentStatus", o.total_cents / 100.0 as total,
			o.currency, o.name, o.lastname, o.phone, o.email, o.street_number as "streetNumber", o.city,
			o.province_department as "provinceDepartment", o.zip_code as "zipCode", o.particular_details as "particularDetails",
			o.created_at as "createdAt", (
				select json_agg(json_build_object('productid', l.product_id, 'name', l.name, 'color', l.color_name, 'size', l.size,
					'quantity', l.quantity, 'price', l.unit_cents / 100.0) order by l.line)
				from order_line l where l.order_id = o.id) as "orderDetails", (
				select json_agg(json_build_object('at', s.at, 'carrier', s.carrier, 'tracking', s.tracking, 'url', s.url) order by s.id)
				from shipment s where s.order_id = o.id and s.taken_back_at is null) as shipments, (
				select json_agg(json_build_object('number', r.id, 'at', r.created_at, 'state', r.state, 'refusal', r.refusal, 'lines', (
					select json_agg(json_build_object('line', l.line, 'quantity', l.quantity, 'reason', l.reason) order by l.line)
					from return_line l where l.return_id = r.id)) order by r.id)
				from return_request r where r.order_id = o.id) as returns
		from orders o where o.client_id = ${clientId} and o.id > ${after} order by o.id limit ${limit}`);
	return rows;
}
