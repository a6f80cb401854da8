import { type SQL, sql } from "drizzle-orm";
import type { ReturnableLine, StaffReturn } from "#core/contract/returns.ts";
import { fromCents } from "#core/rules/money.ts";
import type { SentLine } from "#core/rules/returns.ts";
import type { Queryable } from "../../db/client.ts";

const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

type ReturnRow = Omit<StaffReturn, "refund"> & {
	refund: { cents: number; state: "wanted" | "done" | "failed" } | null;
};

/** Returns as the contract wants them; `page` says which of `return_request r`, and in which order. */
async function readReturns(db: Queryable, page: SQL): Promise<StaffReturn[]> {
	const { rows } = await db.execute<ReturnRow>(sql`
		select r.id as number, r.order_id as "orderId", r.state, ${iso(sql`r.created_at`)} as at, r.refusal,
			${iso(sql`r.held_until`)} as "heldUntil", trim(o.name || ' ' || o.lastname) as buyer, o.currency,
			(select json_build_object('cents', f.cents, 'state', f.state) from refund f where f.id = r.refund_id) as refund,
			case when r.sent_at is not null then json_build_object('at', ${iso(sql`r.sent_at`)}, 'carrier', r.carrier,
				'tracking', r.tracking, 'url', r.url) end as parcel,
			(select json_agg(json_build_object('line', l.line, 'name', b.name, 'color', b.color_name, 'size', b.size, 'image', b.image,
				'quantity', l.quantity, 'reason', l.reason, 'outcome', l.outcome, 'exchange', case when v.id is not null
					then json_build_object('ColorName', v.color_name, 'size', l.exchange_size) end) order by l.line)
				from return_line l join order_line b on b.order_id = l.order_id and b.line = l.line
					left join variant v on v.id = l.exchange_variant_id
				where l.return_id = r.id) as lines
		from return_request r join orders o on o.id = r.order_id ${page}`);
	return rows.map(({ refund, ...row }) => ({
		...row,
		refund: refund && { amount: fromCents(refund.cents), state: refund.state },
	}));
}

export function listReturnsOf(db: Queryable, orderId: number): Promise<StaffReturn[]> {
	return readReturns(db, sql`where r.order_id = ${orderId} order by r.id`);
}

export async function findReturn(db: Queryable, number: number): Promise<StaffReturn | undefined> {
	const [found] = await readReturns(db, sql`where r.id = ${number}`);
	return found;
}

const EXCHANGES_TO_SEND = sql`r.state = 'received' and r.sent_at is null
	and exists (select from return_line l where l.return_id = r.id and l.outcome = 'exchange')`;

/** `open` waits for staff or for the garment, `to_send` for the parcel of an exchange. */
export async function listReturns(
	db: Queryable,
	state: StaffReturn["state"] | "open" | "to_send" | undefined,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ shown: StaffReturn[]; total: number }> {
	const where =
		state === undefined
			? sql`true`
			: state === "open"
				? sql`r.state in ('requested', 'approved')`
				: state === "to_send"
					? EXCHANGES_TO_SEND
					: sql`r.state = ${state}`;
	const { rows } = await db.execute<{ total: number }>(
		sql`select count(*)::int as total from return_request r where ${where}`,
	);
	const shown = await readReturns(db, sql`where ${where} order by r.id desc limit ${limit} offset ${offset}`);
	return { shown, total: rows[0]?.total ?? 0 };
}

export type OrderLineSent = SentLine & { line: number; productId: number };

/** The lines of an order with what has left of each and what came back. */
export async function listSentLines(db: Queryable, orderId: number): Promise<OrderLineSent[]> {
	type Row = Omit<OrderLineSent, "parcels"> & { parcels: { at: string; quantity: number }[] };
	const { rows } = await db.execute<Row>(sql`
		select l.line, l.product_id as "productId", l.quantity,
			coalesce((select sum(b.quantity) from refund_line b join refund f on f.id = b.refund_id
				where b.order_id = l.order_id and b.line = l.line and f.state <> 'failed'), 0)::int as refunded,
			coalesce((select w.units from returning_line w where w.order_id = l.order_id and w.line = l.line), 0) as returning,
			coalesce((select json_agg(json_build_object('at', s.at, 'quantity', s.quantity)) from sent_line s
				where s.order_id = l.order_id and s.line = l.line), '[]') as parcels
		from order_line l where l.order_id = ${orderId} order by l.line`);
	return rows.map((row) => ({ ...row, parcels: row.parcels.map((one) => ({ ...one, at: new Date(one.at) })) }));
}

type ExchangeChoice = ReturnableLine["exchanges"][number] & { line: number };

/** What the lines of an order can be exchanged for now: other sizes and colours of the same product, its own colour first. */
export async function listChoices(db: Queryable, orderId: number): Promise<ExchangeChoice[]> {
	const { rows } = await db.execute<ExchangeChoice>(sql`
		select l.line, v.color_name as "ColorName", s.size, s.on_hand - s.reserved as left
		from order_line l join product p on p.id = l.product_id join variant v on v.product_id = p.id and v.removed_at is null
			join stock s on s.variant_id = v.id and s.size = any(p.offered_sizes)
		where l.order_id = ${orderId} and s.on_hand > s.reserved
		order by l.line, (v.id = l.variant_id) desc, v.id, array_position(p.offered_sizes, s.size)`);
	return rows;
}

/** The variant of a product that a colour and a size name. */
export async function findExchange(
	db: Queryable,
	productId: number,
	{ ColorName, size }: { ColorName: string; size: string },
): Promise<number | undefined> {
	const { rows } = await db.execute<{ id: number }>(sql`
		select v.id from variant v join product p on p.id = v.product_id join stock s on s.variant_id = v.id and s.size = ${size}
		where v.product_id = ${productId} and v.color_name = ${ColorName} and v.removed_at is null and ${size} = any(p.offered_sizes)`);
	return rows[0]?.id;
}
