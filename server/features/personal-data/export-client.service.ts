import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { getClient, isMailOf, toClient } from "../clients/clients.service.ts";

type Row = Record<string, unknown>;

/** Everything the shop keeps about one client, in the words of the API where it has them. */
export async function exportClient(db: Queryable, clientId: number, now: Date) {
	const row = await getClient(db, clientId);
	const rows = async (query: ReturnType<typeof sql>) => (await db.execute<Row>(query)).rows;
	return {
		exportedAt: now.toISOString(),
		client: toClient(row),
		orders: await rows(sql`
			select o.id as "orderId", o.status as "orderStatus", o.payment_status as "paymentStatus", o.total_cents / 100.0 as total,
				o.currency, o.name, o.lastname, o.phone, o.email, o.street_number as "streetNumber", o.city,
				o.province_department as "provinceDepartment", o.zip_code as "zipCode", o.particular_details as "particularDetails",
				o.created_at as "createdAt", (
					select json_agg(json_build_object('productid', l.product_id, 'name', l.name, 'color', l.color_name, 'size', l.size,
						'quantity', l.quantity, 'price', l.unit_cents / 100.0) order by l.line)
					from order_line l where l.order_id = o.id) as "orderDetails"
			from orders o where o.client_id = ${clientId} order by o.created_at, o.id`),
		lists: await rows(sql`
			select l.title, l.created_at as "createdAt", coalesce(
				(select json_agg(i.product_id order by i.added_at, i.product_id) from list_item i where i.list_id = l.id), '[]') as "rList"
			from list l where l.client_id = ${clientId} order by l.id`),
		cart: await rows(sql`
			select product_id as id_product, color_name as "ColorName", size, quantity, added_at as "addedAt"
			from cart_line where client_id = ${clientId} order by added_at`),
		reviews: await rows(sql`
			select product_id as product, stars, description, created_at as "createdAt"
			from review where client_id = ${clientId} order by id`),
		identities: await rows(sql`
			select issuer, subject, email, created_at as "createdAt" from identity where client_id = ${clientId}`),
		sessions: await rows(sql`
			select created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt", remember
			from session where client_id = ${clientId} order by id`),
		passkeys: await rows(sql`
			select name, created_at as "createdAt", last_used_at as "lastUsedAt"
			from passkey where client_id = ${clientId} order by id`),
		mails: await rows(sql`
			select kind, subject, created_at as "createdAt", state
			from mail where ${isMailOf(row)} order by id`),
	};
}
