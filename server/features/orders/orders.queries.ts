import { eq, or, type SQL, sql } from "drizzle-orm";
import type { Order, OrderDetail } from "#core/contract/orders.ts";
import type { Language } from "#core/languages.ts";
import { fromCents } from "#core/rules/money.ts";
import type { OrderSort } from "#core/rules/order-filters.ts";
import { UUID } from "#core/rules/uuid.ts";
import type { Queryable } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";
import { paymentAttempt } from "../../db/schema.ts";
import { countOrders, isCountedInPart, matching, type OrderFilter, SORTED } from "./order-filter.queries.ts";
import { columns, iso, type OrderRow, PAY_UNTIL, REFUNDS, toOrder, WAS_SENT } from "./order-rows.queries.ts";

const TABLES = sql`orders o left join payment_attempt a on a.order_id = o.id`;

type Page = { offset: number; limit: number; sort?: OrderSort };

/** A page of the orders that match. What was typed may be a number: the order that has it comes first, whatever else it finds. */
export async function listOrders(
	db: Queryable,
	filter: OrderFilter,
	{ offset, limit, sort = "newest" }: Page,
	language?: Language,
): Promise<{ shown: Order[]; total: number }> {
	const { total, ids } = await countOrders(db, filter);
	if (offset >= total) return { shown: [], total };
	// What was found once is not looked for again: words cost more to find than a few orders by their numbers.
	const where = (...more: SQL[]) =>
		ids ? matching({}, sql`o.id = any(${sql.param(ids)}::bigint[])`, ...more) : matching(filter, ...more);
	const length = Math.min(limit, total - offset);
	const named = filter.search?.kind === "digits" ? filter.search.number : null;
	const first = named === null ? [] : await readOrders(db, where(sql`o.id = ${named}`), sort, language);
	if (first.length > 0) {
		const others = sql`${where(sql`o.id <> ${named}`)} ${SORTED[sort].forwards}`;
		const page = sql`${others} limit ${offset === 0 ? length - 1 : length} offset ${Math.max(0, offset - 1)}`;
		const rest = await readOrders(db, page, sort, language);
		return { shown: offset === 0 ? [...first, ...rest] : rest, total };
	}
	// A page in the second half is found from the list's end, so that the last page costs as little as the first.
	const fromTheEnd = !isCountedInPart(filter) && offset > total / 2;
	const page = fromTheEnd
		? sql`${SORTED[sort].backwards} limit ${length} offset ${total - offset - length}`
		: sql`${SORTED[sort].forwards} limit ${length} offset ${offset}`;
	return { shown: await readOrders(db, sql`${where()} ${page}`, sort, language), total };
}

/** The orders that follow a given one in the list, or the first ones. */
export async function listOrdersAfter(
	db: Queryable,
	filter: OrderFilter,
	after: number | null,
	limit: number,
): Promise<Order[]> {
	const where = matching(
		filter,
		...(after === null
			? []
			: [sql`(o.created_at, o.id) < (select l.created_at, l.id from orders l where l.id = ${after})`]),
	);
	return readOrders(db, sql`${where} ${SORTED.newest.forwards} limit ${limit}`, "newest");
}

/** The page is found by its ids alone; everything else is read for those that are shown. */
async function readOrders(db: Queryable, page: SQL, sort: OrderSort, language?: Language): Promise<Order[]> {
	const { rows } = await db.execute<OrderRow>(sql`
		select ${columns(language)} from (select o.id from orders o ${page}) shown
			join orders o on o.id = shown.id left join payment_attempt a on a.order_id = o.id
		${SORTED[sort].forwards}`);
	return rows.map(toOrder);
}

const DETAIL = prepared<OrderRow, { id: number; language: Language | null }>(
	"order_detail",
	sql`select ${columns(sql.placeholder("language"))}, o.client_id is null as is_guest, ${PAY_UNTIL} as pay_until, (select g.name from gift_order g where g.order_id = o.id) as gift_to, ${REFUNDS} as refunds,
			o.status in ('Completed', 'Processing') and not ${WAS_SENT} as is_cancellable,
			(select json_agg(json_build_object('at', ${iso(sql`e.at`)}, 'kind', e.kind, 'by', e.actor_kind, 'name', e.actor_name,
				'from', e.from_value, 'to', e.to_value, 'note', e.note) order by e.at, e.id)
				from order_event e where e.order_id = o.id and e.kind <> 'confirmed') as timeline,
			(select json_agg(json_build_object('id', s.id, 'at', ${iso(sql`s.at`)}, 'carrier', s.carrier, 'tracking', s.tracking, 'url', s.url,
				'lines', (select json_agg(json_build_object('line', p.line, 'quantity', p.quantity) order by p.line)
					from shipment_line p where p.shipment_id = s.id)) order by s.id)
				from shipment s where s.order_id = o.id and s.taken_back_at is null) as shipments
		from ${TABLES} where o.id = ${sql.placeholder("id")}`,
);

/** Its lines as they were named when it was made, or as readers of a language know them. */
export async function findOrder(db: Queryable, id: number, language?: Language): Promise<OrderDetail | null> {
	const [row] = await DETAIL(db, { id, language: language ?? null });
	if (!row) return null;
	return {
		...toOrder(row),
		timeline: row.timeline ?? [],
		shipments: row.shipments ?? [],
		refunds: (row.refunds ?? []).map(({ cents, ...refund }) => ({ ...refund, amount: fromCents(cents) })),
		isCancellable: row.is_cancellable === true,
		isGuest: row.is_guest === true,
		payUntil: row.pay_until ?? null,
		gift: typeof row.gift_to === "string" ? { to: row.gift_to, recipient: null } : null,
	};
}

export type Recipient = NonNullable<NonNullable<OrderDetail["gift"]>["recipient"]>;

/** To whom a gift goes, for those who send it. */
export async function findRecipient(db: Queryable, orderId: number): Promise<Recipient | null> {
	return (await listRecipients(db, [orderId])).get(orderId) ?? null;
}

/** Those of orders that are gifts, by the order's number. */
export async function listRecipients(db: Queryable, ids: readonly number[]): Promise<Map<number, Recipient>> {
	const { rows } = await db.execute<Recipient & { orderId: number }>(sql`
		select order_id as "orderId", name, lastname, phone, json_build_object('streetNumber', street_number, 'city', city,
			'provinceDepartment', province_department, 'zipCode', zip_code, 'particularDetails', particular_details) as address
		from gift_order where order_id = any(${sql.param(ids)}::bigint[])`);
	return new Map(rows.map(({ orderId, ...recipient }) => [orderId, recipient]));
}

/** When the last parcel of an order left, and who carries which under what number. */
export type ParcelsInWords = { last: string; told: string };

/** Those of orders of which something has left, by the order's number. */
export async function listParcels(db: Queryable, ids: readonly number[]): Promise<Map<number, ParcelsInWords>> {
	const { rows } = await db.execute<ParcelsInWords & { orderId: number }>(sql`
		select s.order_id as "orderId", ${iso(sql`max(s.at)`)} as last,
			coalesce(string_agg(nullif(trim(s.carrier || ' ' || s.tracking), ''), '; ' order by s.id), '') as told
		from shipment s where s.order_id = any(${sql.param(ids)}::bigint[]) and s.taken_back_at is null group by s.order_id`);
	return new Map(rows.map(({ orderId, ...parcels }) => [orderId, parcels]));
}

export function withRecipient(order: OrderDetail, recipient: Recipient | null): OrderDetail {
	return { ...order, gift: order.gift && { ...order.gift, recipient } };
}

/** In which language its shopper is written to: the order's own, else the account's; null when neither is known. */
export async function findOrderLanguage(db: Queryable, id: number): Promise<Language | null> {
	const { rows } = await db.execute<{ language: Language | null }>(sql`
		select coalesce(o.language, c.language) as language from orders o left join client c on c.id = o.client_id
		where o.id = ${id}`);
	return rows[0]?.language ?? null;
}

/** Who may see an order: its client, or whoever holds its token. */
export async function findOrderOwner(db: Queryable, id: number) {
	const { rows } = await db.execute<{ clientId: number | null; tokenHash: Buffer | null }>(
		sql`select client_id as "clientId", token_hash as "tokenHash" from orders where id = ${id}`,
	);
	return rows[0] ?? null;
}

/** The order of a payment by the provider's id, or by the attempt's own. Anybody may ask, so both are found by an index. */
export function findOrderOfPayment(db: Queryable, paymentId: string) {
	const { id, providerPaymentId, orderId } = paymentAttempt;
	const isOwnId = UUID.test(paymentId);
	return db
		.select({ orderId })
		.from(paymentAttempt)
		.where(or(eq(providerPaymentId, paymentId), isOwnId ? eq(id, paymentId) : undefined));
}

/** Who carried the newest parcels, the latest first. */
export async function listCarriers(db: Queryable): Promise<string[]> {
	const { rows } = await db.execute<{ carrier: string }>(sql`
		select carrier from (select carrier, at from shipment order by at desc limit 1000) newest
		where carrier <> '' group by carrier order by max(at) desc, carrier limit 12`);
	return rows.map(({ carrier }) => carrier);
}
