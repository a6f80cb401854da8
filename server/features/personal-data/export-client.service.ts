import { Readable } from "node:stream";
import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import type { clients } from "#core/contract/clients.ts";
import type { Db } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { getClient, isMailOf, toClient } from "../clients/clients.service.ts";

type Export = z.input<(typeof clients)["exportMine"]["reply"]>;
type Row = Record<string, unknown>;
/** The parts of an export that are lists, in the order in which they are written. */
type Lists = { [Name in keyof Export as Export[Name] extends Row[] ? Name : never]: SQL };

const ORDERS_AT_ONCE = 200;

/**
 * Everything the shop keeps about one client as JSON, in the words of the API where it has them. Orders are read and
 * written a few hundred at a time, so that nobody waits for an account with thousands of them.
 */
export async function clientAsJson(deps: Deps, clientId: number): Promise<Readable> {
	const client = await getClient(deps.db, clientId);
	// Read before anything is sent, so that a shop without its database still answers with a refusal.
	const firstOrders = await ordersAfter(deps.db, clientId, 0);
	const about = { exportedAt: deps.now().toISOString(), client: toClient(client) };
	return Readable.from(pieces(deps.db, clientId, about, firstOrders, listsOf(clientId, isMailOf(client))));
}

async function* pieces(
	db: Db,
	clientId: number,
	about: Pick<Export, "exportedAt" | "client">,
	firstOrders: Row[],
	lists: Omit<Lists, "orders">,
): AsyncGenerator<string> {
	yield `${JSON.stringify(about).slice(0, -1)},"orders":[`;
	for (let page = firstOrders, comma = ""; page.length > 0; comma = ",") {
		yield comma + JSON.stringify(page).slice(1, -1);
		page = page.length < ORDERS_AT_ONCE ? [] : await ordersAfter(db, clientId, page.at(-1)?.orderId as number);
	}
	yield "]";
	for (const [name, query] of Object.entries(lists)) {
		const { rows } = await db.execute<Row>(query);
		yield `,"${name}":${JSON.stringify(rows)}`;
	}
	yield "}";
}

async function ordersAfter(db: Db, clientId: number, orderId: number): Promise<Row[]> {
	const { rows } = await db.execute<Row>(sql`
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
		from orders o where o.client_id = ${clientId} and o.id > ${orderId} order by o.id limit ${ORDERS_AT_ONCE}`);
	return rows;
}

function listsOf(clientId: number, isTheirMail: SQL): Omit<Lists, "orders"> {
	return {
		lists: sql`
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
			from list l where l.client_id = ${clientId} order by l.id`,
		gifts: sql`
			select c.product_id as product, c.color_name as "ColorName", c.size, c.quantity, c.name, c.show_name as "showName", c.thanks,
				c.created_at as "createdAt", c.released_at as "releasedAt"
			from gift_claim c where c.client_id = ${clientId} order by c.created_at, c.id`,
		cart: sql`
			select product_id as id_product, color_name as "ColorName", size, quantity, added_at as "addedAt"
			from cart_line where client_id = ${clientId} order by added_at`,
		reviews: sql`
			select product_id as product, stars, description, language, fit, size, color_name as "ColorName", created_at as "createdAt",
				(select count(*) from review_photo p where p.review_id = review.id) as photos
			from review where client_id = ${clientId} order by id`,
		stockAlerts: sql`
			select v.product_id as id_product, v.color_name as "ColorName", a.size, a.created_at as "createdAt", a.told_at as "toldAt"
			from stock_alert a join variant v on v.id = a.variant_id where a.client_id = ${clientId} order by a.id`,
		identities: sql`
			select issuer, subject, email, created_at as "createdAt" from identity where client_id = ${clientId}`,
		sessions: sql`
			select created_at as "createdAt", last_seen_at as "lastSeenAt", expires_at as "expiresAt", remember
			from session where client_id = ${clientId} order by id`,
		passkeys: sql`
			select name, created_at as "createdAt", last_used_at as "lastUsedAt"
			from passkey where client_id = ${clientId} order by id`,
		mails: sql`
			select kind, subject, created_at as "createdAt", state
			from mail where ${isTheirMail} order by id`,
	};
}
