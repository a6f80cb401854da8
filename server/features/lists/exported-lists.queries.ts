import { sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";

/** A client's lists, for the file of all the shop keeps about them. */
export async function exportLists(db: Queryable, clientId: number): Promise<Record<string, unknown>[]> {
	const { rows } = await db.execute(sql`
		select l.title, l.created_at as "createdAt", coalesce(
			(select json_agg(i.product_id order by i.added_at, i.product_id) from list_item i where i.list_id = l.id), '[]') as "rList",
			coalesce((
				select json_agg(json_build_object('product', i.product_id, 'ColorName', i.color_name, 'size', i.size,
					'quantity', i.quantity, 'note', i.note) order by i.added_at, i.product_id)
				from list_item i where i.list_id = l.id), '[]') as lines, (
				select json_build_object('price', a.price, 'stock', a.stock, 'last', a.last)
				from list_alert a where a.list_id = l.id and a.client_id = l.client_id) as alerts, (
				select json_build_object('day', g.day, 'streetNumber', g.street_number, 'city', g.city,
					'provinceDepartment', g.province_department, 'zipCode', g.zip_code, 'particularDetails', g.particular_details)
				from gift_list g where g.list_id = l.id) as gift
		from list l where l.client_id = ${clientId} order by l.id`);
	return rows;
}

/** What a client says they give, for the same file. */
export async function exportGifts(db: Queryable, clientId: number): Promise<Record<string, unknown>[]> {
	const { rows } = await db.execute(sql`
		select c.product_id as product, c.color_name as "ColorName", c.size, c.quantity, c.name, c.show_name as "showName", c.thanks,
			c.created_at as "createdAt", c.released_at as "releasedAt"
		from gift_claim c where c.client_id = ${clientId} order by c.created_at, c.id`);
	return rows;
}
