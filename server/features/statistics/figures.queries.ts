import { type SQL, sql } from "drizzle-orm";
import type { Figures } from "#core/contract/figures.ts";
import type { Queryable } from "../../db/client.ts";
import type { Span, Spans } from "./figure-spans.rules.ts";

/** Whether a moment lies in the range. */
const at = (moment: SQL, { start, end }: Span) => sql`(${moment} >= ${start} and ${moment} < ${end})`;
/** Whether a day lies in the range. */
const on = (day: SQL, { from, to }: Span) => sql`(${day} >= ${from}::date and ${day} <= ${to}::date)`;

type Within = (what: SQL, span: Span) => SQL;
const either = (within: Within, what: SQL, { now, before }: Spans) =>
	before ? sql`(${within(what, now)} or ${within(what, before)})` : within(what, now);
/** Whether it lies in the range before, which the first is compared with; no row does where nothing is compared. */
const before = (within: Within, what: SQL, { before: span }: Spans) => (span ? within(what, span) : sql`false`);
/** A sum of the range before, or null when nothing is compared. */
const sumBefore = (sum: SQL, within: Within, what: SQL, spans: Spans) =>
	spans.before ? sql`coalesce(sum(${sum}) filter (where ${before(within, what, spans)}), 0)::int` : sql`null::int`;
const sumNow = (sum: SQL, within: Within, what: SQL, { now }: Spans) =>
	sql`coalesce(sum(${sum}) filter (where ${within(what, now)}), 0)`;

const DAY = sql.raw("day");
const PAID_AT = sql.raw("coalesce(a.decided_at, a.created_at)");
const ASKED_AT = sql.raw("q.created_at");

export type SalesOfDay = { day: string; cents: number; units: number; orders: number };

export async function readSales(db: Queryable, spans: Spans): Promise<SalesOfDay[]> {
	const sum = (measure: string) => sql`coalesce(sum(amount) filter (where measure = ${measure}), 0)`;
	const { rows } = await db.execute<SalesOfDay>(sql`
		select day::text, ${sum("cents")} as cents, ${sum("units")} as units, ${sum("orders")} as orders
		from tally where measure in ('cents', 'units', 'orders') and ${either(on, DAY, spans)} group by day`);
	return rows;
}

export type BuyersOfDay = { day: string; newClients: number; cameBack: number; unknown: number };

/**
 * Paid orders by whose they are. An order is somebody's first when none with a lower number was paid from that address. Only the
 * lowest number of each address in the range can be: the others need no look at what was paid before.
 */
export async function readBuyers(db: Queryable, spans: Spans): Promise<BuyersOfDay[]> {
	const { rows } = await db.execute<BuyersOfDay>(sql`
		with bought as materialized (
			select (${PAID_AT} at time zone ${spans.timeZone}::text)::date as day, o.id, lower(o.email) as address,
				o.personal_data_removed_at is not null as is_unknown
			from payment_attempt a join orders o on o.id = a.order_id
			where a.state = 'approved' and ${either(at, PAID_AT, spans)}
		), lowest as (
			select address, min(id) as id from bought where not is_unknown group by address
		), first as materialized (
			select l.id, exists (
				select from orders e join payment_attempt b on b.order_id = e.id and b.state = 'approved'
				where lower(e.email) = l.address and e.id < l.id and e.personal_data_removed_at is null
			) as came_back
			from lowest l
		)
		select day::text, count(*) filter (where not first.came_back) as "newClients",
			count(*) filter (where first.came_back is not false and not is_unknown) as "cameBack",
			count(*) filter (where is_unknown) as unknown
		from bought left join first using (id) group by day`);
	return rows;
}

export type VisitSums = { visit: number; product: number; cart: number; checkout: number };

export async function readVisits(db: Queryable, { from, to }: Span): Promise<VisitSums> {
	const { rows } = await db.execute<VisitSums>(sql`
		select coalesce(sum(visits), 0) as visit, coalesce(sum(products), 0) as product, coalesce(sum(carts), 0) as cart,
			coalesce(sum(checkouts), 0) as checkout
		from visit_day where day >= ${from}::date and day <= ${to}::date`);
	return rows[0] as VisitSums;
}

export type SoldProducts = {
	sellers: (Omit<Figures["sellers"][number], "revenue"> & { cents: number })[];
	slow: Figures["slow"];
};

/** What a line brought in: its price less its share of the discount, as `refundOfLines` shares it. */
const LINE_CENTS = sql.raw(`l.quantity::bigint * l.unit_cents - case when o.discount_cents = 0 then 0 else (
	select o.discount_cents * (up_to.cents + l.quantity::bigint * l.unit_cents) / o.subtotal_cents - o.discount_cents * up_to.cents / o.subtotal_cents
	from (select coalesce(sum(x.quantity::bigint * x.unit_cents), 0)::bigint as cents
		from order_line x where x.order_id = l.order_id and x.line < l.line) up_to) end`);

/** What sold best, and what is in stock and sold least; without what went back by line. */
export async function readSold(db: Queryable, spans: Spans, limit: number): Promise<SoldProducts> {
	const units = sql.raw("l.quantity - coalesce(r.units, 0)");
	const cents = sql`${LINE_CENTS} - coalesce(r.cents, 0)`;
	const { rows } = await db.execute<SoldProducts>(sql`
		with back as (
			select b.order_id, b.line, sum(b.quantity) as units, sum(b.cents) as cents
			from refund_line b join refund f on f.id = b.refund_id where f.state = 'done' group by b.order_id, b.line
		), sold as materialized (
			select l.product_id, ${sumNow(units, at, PAID_AT, spans)}::int as units, ${sumNow(cents, at, PAID_AT, spans)} as cents,
				${sumBefore(units, at, PAID_AT, spans)} as before
			from payment_attempt a join orders o on o.id = a.order_id join order_line l on l.order_id = a.order_id
				left join back r on r.order_id = l.order_id and r.line = l.line
			where a.state = 'approved' and ${either(at, PAID_AT, spans)}
			group by l.product_id
		), stocked as (
			select p.id, p.name, p.created_at, sum(s.on_hand - s.reserved)::int as "left"
			from product p join variant v on v.product_id = p.id and v.removed_at is null join stock s on s.variant_id = v.id
			where p.off_sale_at is null and s.size = any(p.offered_sizes)
			group by p.id having sum(s.on_hand - s.reserved) > 0
		)
		select
			(select coalesce(json_agg(json_build_object('id_product', product_id, 'name', name, 'units', units, 'cents', cents,
				'before', before) order by units desc, cents desc, product_id), '[]')
				from (select sold.*, p.name from sold join product p on p.id = sold.product_id where units > 0
					order by units desc, cents desc, product_id limit ${limit}) s) as sellers,
			(select coalesce(json_agg(json_build_object('id_product', id, 'name', name, 'units', units, 'left', "left",
				'since', (created_at at time zone ${spans.timeZone}::text)::date, 'before', before) order by units, "left" desc, id), '[]')
				from (select k.*, coalesce(sold.units, 0) as units, ${spans.before ? sql`coalesce(sold.before, 0)` : sql`null::int`} as before
					from stocked k left join sold on sold.product_id = k.id
					order by 5, "left" desc, k.id limit ${limit}) s) as slow`);
	return rows[0] as SoldProducts;
}

export type Returned = Pick<Figures, "returns" | "returnReasons">;

/** Units that shoppers asked to send back. */
export async function readReturned(db: Queryable, spans: Spans, limit: number): Promise<Returned> {
	const units = sql.raw("r.quantity");
	const { rows } = await db.execute<Returned>(sql`
		with back as materialized (
			select l.product_id, r.reason, ${sumNow(units, at, ASKED_AT, spans)}::int as units,
				${sumBefore(units, at, ASKED_AT, spans)} as before
			from return_request q join return_line r on r.return_id = q.id join order_line l on l.order_id = r.order_id and l.line = r.line
			where q.state not in ('refused', 'cancelled') and ${either(at, ASKED_AT, spans)}
			group by l.product_id, r.reason
		)
		select
			(select coalesce(json_agg(json_build_object('id_product', product_id, 'name', name, 'reason', reason, 'units', units,
				'before', before) order by units desc, product_id, reason), '[]')
				from (select back.*, p.name from back join product p on p.id = back.product_id where units > 0
					order by units desc, product_id, reason limit ${limit}) s) as returns,
			(select coalesce(json_agg(json_build_object('reason', reason, 'units', units, 'before', before) order by units desc, reason), '[]')
				from (select reason, sum(units)::int as units, sum(before)::int as before from back group by reason) s
				where units > 0) as "returnReasons"`);
	return rows[0] as Returned;
}

export async function readMissed(db: Queryable, spans: Spans, limit: number): Promise<Figures["missed"]> {
	const { rows } = await db.execute<Figures["missed"][number]>(sql`
		select p.id as id_product, p.name, v.color_name as "ColorName", m.size, m.looks, m.alerts, m.before
		from (
			select variant_id, size, ${sumNow(sql.raw("looks"), on, DAY, spans)}::int as looks,
				${sumNow(sql.raw("alerts"), on, DAY, spans)}::int as alerts, ${sumBefore(sql.raw("looks + alerts"), on, DAY, spans)} as before
			from missed_size where ${either(on, DAY, spans)} group by variant_id, size
		) m join variant v on v.id = m.variant_id join product p on p.id = v.product_id
		where m.looks + m.alerts > 0 order by m.looks + m.alerts desc, m.variant_id, m.size limit ${limit}`);
	return rows;
}

export async function readVain(db: Queryable, spans: Spans, limit: number): Promise<Figures["searches"]> {
	const { rows } = await db.execute<Figures["searches"][number]>(sql`
		select words, times, before from (
			select words, ${sumNow(sql.raw("times"), on, DAY, spans)}::int as times, ${sumBefore(sql.raw("times"), on, DAY, spans)} as before
			from vain_search where ${either(on, DAY, spans)} group by words
		) s where times > 0 order by times desc, words limit ${limit}`);
	return rows;
}
