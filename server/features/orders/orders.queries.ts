import { eq, or, type SQL, sql } from "drizzle-orm";
import type { Order, OrderDetail, OrderEvent, OrderedLine, Refund } from "#core/contract/orders.ts";
import type { Language } from "#core/languages.ts";
import { includedTax } from "#core/rules/checkout.ts";
import { codeName } from "#core/rules/discount.ts";
import { installmentsOf } from "#core/rules/installments.ts";
import { fromCents } from "#core/rules/money.ts";
import type { OrderSort } from "#core/rules/order-filters.ts";
import type { OrderStatus } from "#core/rules/order-status.ts";
import { UUID } from "#core/rules/uuid.ts";
import type { Queryable } from "../../db/client.ts";
import { paymentAttempt } from "../../db/schema.ts";
import { countOrders, isCountedInPart, matching, type OrderFilter, SORTED } from "./order-filter.queries.ts";

type LineRow = Omit<OrderedLine, "price"> & { unitCents: number };
type RefundRow = Omit<Refund, "amount"> & { cents: number };
type OrderRow = {
	id: number;
	status: OrderStatus;
	payment_status: string;
	status_detail: string | null;
	provider_payment_id: string | null;
	refund_state: Order["refund"];
	refunded_cents: number | null;
	installments: number | null;
	paid_total_cents: number | null;
	currency: string;
	subtotal_cents: number;
	discount_cents: number;
	shipping_cents: number;
	total_cents: number;
	delivery: Omit<NonNullable<Order["delivery"]>, "price"> | null;
	tax_rate: number;
	code: string | null;
	created_at: string;
	phone: number | null;
	name: string;
	lastname: string;
	email: string;
	address: Order["address"];
	lines: LineRow[] | null;
	version: number;
	timeline?: OrderEvent[] | null;
	shipments?: OrderDetail["shipments"] | null;
	refunds?: RefundRow[] | null;
	is_cancellable?: boolean;
	is_guest?: boolean;
	pay_until?: string | null;
	gift_to?: string | null;
};

/** PostgreSQL writes an instant as JSON would: ISO 8601 in UTC. */
const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const DELIVERY = sql`case when o.delivery_id is not null then json_build_object('id', o.delivery_id, 'name', o.delivery_name,
	'translations', o.delivery_translations, 'kind', o.delivery_kind, 'days', case when o.delivery_days_min is not null
		then json_build_array(o.delivery_days_min, o.delivery_days_max) end) end`;
/** What a line is called by readers of a language, while its product is called as when it was bought. */
const nameFor = (language: Language | undefined) =>
	language === undefined
		? sql`l.name`
		: sql`coalesce((select p.translations -> ${language}::text ->> 'name' from product p
			where p.id = l.product_id and p.name = l.name), l.name)`;
/** Who got all the money back gave all of the line back. */
const REFUNDED = sql`case when a.state in ('refunded', 'charged_back') then l.quantity else coalesce(
	(select r.units from returned_line r where r.order_id = l.order_id and r.line = l.line), 0) end`;
const REFUNDS = sql`(select json_agg(json_build_object('id', r.id, 'at', ${iso(sql`r.created_at`)}, 'cents', r.cents, 'state', r.state,
	'reason', r.reason, 'lines', coalesce((select json_agg(json_build_object('line', l.line, 'quantity', l.quantity) order by l.line)
		from refund_line l where l.refund_id = r.id), '[]')) order by r.id)
	from refund r where r.order_id = o.id)`;
const WAS_SENT = sql`(exists (select from order_event e where e.order_id = o.id and e.kind = 'status' and e.to_value = 'Submited')
	or exists (select from shipment s where s.order_id = o.id and s.taken_back_at is null))`;
const PAY_UNTIL = sql`case when a.state = 'claimed' and o.status = 'Processing' then ${iso(sql`a.offered_until`)} end`;
const columns = (language?: Language) => sql`
	o.id, o.status, o.payment_status, a.status_detail, a.provider_payment_id, a.refund_state, a.refunded_cents, a.installments, a.paid_total_cents, o.currency,
	o.subtotal_cents, o.discount_cents, o.shipping_cents, o.total_cents, ${DELIVERY} as delivery, o.tax_rate, o.code, ${iso(sql`o.created_at`)} as created_at,
	o.phone, o.name, o.lastname, o.email, o.version,
	json_build_object('streetNumber', o.street_number, 'city', o.city, 'provinceDepartment', o.province_department,
		'zipCode', o.zip_code, 'particularDetails', o.particular_details) as address,
	(select json_agg(json_build_object('line', l.line, 'productid', l.product_id, 'name', ${nameFor(language)}, 'color', l.color_name, 'size', l.size,
		'quantity', l.quantity, 'refunded', ${REFUNDED}, 'unitCents', l.unit_cents, 'image', l.image) order by l.line)
		from order_line l where l.order_id = o.id) as lines`;
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

/** Its lines as they were named when it was made, or as readers of a language know them. */
export async function findOrder(db: Queryable, id: number, language?: Language): Promise<OrderDetail | null> {
	const { rows } = await db.execute<OrderRow>(sql`
		select ${columns(language)}, o.client_id is null as is_guest, ${PAY_UNTIL} as pay_until, (select g.name from gift_order g where g.order_id = o.id) as gift_to, ${REFUNDS} as refunds,
			o.status in ('Completed', 'Processing') and not ${WAS_SENT} as is_cancellable,
			(select json_agg(json_build_object('at', ${iso(sql`e.at`)}, 'kind', e.kind, 'by', e.actor_kind, 'name', e.actor_name,
				'from', e.from_value, 'to', e.to_value, 'note', e.note) order by e.at, e.id)
				from order_event e where e.order_id = o.id and e.kind <> 'confirmed') as timeline,
			(select json_agg(json_build_object('id', s.id, 'at', ${iso(sql`s.at`)}, 'carrier', s.carrier, 'tracking', s.tracking, 'url', s.url,
				'lines', (select json_agg(json_build_object('line', p.line, 'quantity', p.quantity) order by p.line)
					from shipment_line p where p.shipment_id = s.id)) order by s.id)
				from shipment s where s.order_id = o.id and s.taken_back_at is null) as shipments
		from ${TABLES} where o.id = ${id}`);
	const row = rows[0];
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

function toOrder(row: OrderRow): Order {
	return {
		orderId: row.id,
		orderStatus: row.status,
		paymentStatus: row.payment_status || "unknown",
		paymentStatusDetail: row.status_detail ?? "",
		paymentId: paymentIdOf(row.provider_payment_id),
		refund: row.refund_state,
		refunded: fromCents(row.refunded_cents ?? 0),
		currency: row.currency,
		subtotal: fromCents(row.subtotal_cents),
		discount: fromCents(row.discount_cents),
		shipping: fromCents(row.shipping_cents),
		delivery: row.delivery && {
			...row.delivery,
			translations: row.delivery.translations ?? undefined,
			price: fromCents(row.shipping_cents),
		},
		total: fromCents(row.total_cents),
		installments: installmentsOf(row.installments ?? 1, row.paid_total_cents),
		tax: fromCents(includedTax(row.total_cents, row.tax_rate)),
		taxRate: row.tax_rate,
		code: row.code && codeName(row.code),
		createdAt: row.created_at,
		ClientPhone: row.phone,
		Client: { name: row.name, lastname: row.lastname },
		email: row.email,
		address: row.address,
		orderDetails: (row.lines ?? []).map(({ unitCents, ...line }) => ({ ...line, price: fromCents(unitCents) })),
		version: row.version,
	};
}

/** Mercado Pago's ids are numbers; a provider whose are not keeps its text. */
export function paymentIdOf(id: string | null): number | string | null {
	return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : id;
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
