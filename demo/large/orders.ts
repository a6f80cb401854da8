import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { sizes } from "../catalogue/product.ts";
import { standard } from "../delivery.ts";
import { busyHours } from "../order-times.ts";
import { OFFERS_SINCE } from "../shelves.ts";
import { before } from "../times.ts";
import { addBuyers, type Buyers } from "./buyers.ts";
import { below, bitsOf, oneOf, share } from "./chance.ts";
import type { Progress } from "./progress.ts";

export type Many = { now: Date; seed: number; orders: number };

/** So many orders at a time: each statement has its bounds, however many there will be. */
const AT_ONCE = 100_000;
/** What is on the shelves for longer than that was for sale in the whole year. */
const VETERANS_SINCE = "366 days";

/** Draws the orders piece by piece; each piece lies in `drawn_order`, `drawn_line` and `drawn_total` while it is written. */
export async function drawOrders(tx: Tx, many: Many, progress: Progress, write: () => Promise<void>): Promise<void> {
	const { now, seed, orders } = many;
	const buyers = await addBuyers(tx, many);
	await listHours(tx, now, orders);
	const goods = await listGoods(tx, now);
	const { rows } = await tx.execute<{ first: number }>(sql`select coalesce(max(id), 0) + 1 as first from orders`);
	const first = rows[0]?.first ?? 1;
	await makeTables(tx);
	for (let from = 0; from < orders; from += AT_ONCE) {
		const upTo = Math.min(from + AT_ONCE, orders);
		await tx.execute(sql`truncate drawn_order, drawn_line, drawn_total`);
		await drawSome(tx, { now, seed, buyers, first, from, upTo });
		await fillBaskets(tx, { now, seed, goods });
		await addUp(tx);
		await write();
		progress("orders", upTo, orders);
	}
}

async function makeTables(tx: Tx): Promise<void> {
	await tx.execute(sql`
		create temp table drawn_order (id bigint, at timestamptz, answered_at timestamptz, refunded_at timestamptz, sent_at timestamptz,
			outcome text, buyer_id bigint, code text, goods int, luck bigint) on commit drop`);
	await tx.execute(sql`
		create temp table drawn_line (id bigint, line int, product_id int, variant_id int, name text, color_name text, size text,
			quantity int, unit_cents int, image text) on commit drop`);
	await tx.execute(sql`
		create temp table drawn_total (id bigint, subtotal bigint, discount bigint, total bigint, code text, client_id bigint, phone bigint,
			login_name text) on commit drop`);
}

async function listHours(tx: Tx, now: Date, orders: number): Promise<void> {
	await tx.execute(sql`create temp table busy_hour on commit drop as
		select * from jsonb_to_recordset(${JSON.stringify(busyHours(now, orders))}::jsonb) as hour (start timestamptz, "from" bigint, "upTo" bigint)`);
}

/** What can be bought, each colour by a number of its own: the lower, the more popular. */
async function listGoods(tx: Tx, now: Date): Promise<number> {
	await tx.execute(sql`create temp table goods on commit drop as
		select (row_number() over (order by p.id, v.position, v.id))::int as number, p.id as product_id, v.id as variant_id, p.name, v.color_name,
			p.price_cents, p.unit_cents, coalesce('/images/' || i.image_id || '.webp', '') as image
		from product p join variant v on v.product_id = p.id left join variant_image i on i.variant_id = v.id and i.position = 0
		where p.created_at < ${now.toISOString()}::timestamptz - ${VETERANS_SINCE}::interval`);
	await tx.execute(sql`create unique index on goods (number)`);
	await tx.execute(sql`analyze goods`);
	const { rows } = await tx.execute<{ goods: number }>(sql`select count(*)::int as goods from goods`);
	return rows[0]?.goods ?? 0;
}

type Piece = { now: Date; seed: number; buyers: Buyers; first: number; from: number; upTo: number };

/** Outcomes, times and codes as `history.ts` deals them out. */
async function drawSome(tx: Tx, { now, seed, buyers, first, from, upTo }: Piece): Promise<void> {
	const luck = sql.raw("luck");
	const more = bitsOf(sql.raw("id"), seed + 1);
	await tx.execute(sql`
		insert into drawn_order
		select id, at, at + interval '2 seconds' + id % 19 * interval '1300 milliseconds', at + interval '3 days' + id % 7 * interval '1 hour',
			case when outcome = 'approved' and takes < age and ${share(more, 3)} < 0.97 then date_trunc('milliseconds', at + takes) end,
			outcome, ${buyers.first}::bigint + ${below(sql`${buyers.count}::bigint`, bitsOf(sql.raw("id"), seed + 2))},
			case when ${share(more, 0)} < 0.12 then (select code from (select code, row_number() over (order by code) as place,
				count(*) over () as count from discount_code where max_uses is null) c where place = 1 + floor(count * ${share(more, 1)})) end,
			case when ${share(luck, 3)} < 0.46 then 1 when ${share(luck, 3)} < 0.78 then 2 when ${share(luck, 3)} < 0.93 then 3 else 4 end, luck
		from (
			select *, case when age < interval '5 days' and ${share(luck, 0)} < 0.3 then 'pending' when ${share(luck, 1)} < 0.09 then 'rejected'
				when age > interval '20 days' and ${share(luck, 2)} < 0.015 then 'refunded' else 'approved' end as outcome,
				interval '8 hours' + ${share(more, 2)} * interval '136 hours' as takes
			from (
				select *, ${now.toISOString()}::timestamptz - at as age
				from (
					select ${first}::bigint + place as id, ${bitsOf(sql`${first}::bigint + place`, seed)} as luck,
						date_trunc('milliseconds', start + (place - "from" + 0.5) / ("upTo" - "from") * interval '1 hour') as at
					from busy_hour cross join lateral generate_series(greatest("from", ${from}::bigint), least("upTo", ${upTo}::bigint) - 1) place
					where "from" < ${upTo}::bigint and "upTo" > ${from}::bigint
				) placed
			) aged
		) told
		order by id`);
}

/** The lines of one order differ in their size, so that none is there twice. */
async function fillBaskets(tx: Tx, { now, seed, goods }: { now: Date; seed: number; goods: number }): Promise<void> {
	const bits = sql.raw("bits");
	const number: SQL = sql`1 + floor(${goods}::int * power(${share(bits, 0)} + ${share(bits, 1)} / 65536, 2))::int`;
	await tx.execute(sql`
		insert into drawn_line
		select d.id, d.line, g.product_id, g.variant_id, g.name, g.color_name, ${oneOf(sizes, sql`((d.luck & 3) + d.line) % 4 / 4.0`)},
			case when ${share(bits, 2)} < 0.12 then 2 + (d.bits & 1)::int else 1 end,
			case when d.at < ${before(now, OFFERS_SINCE).toISOString()}::timestamptz then g.price_cents else g.unit_cents end, g.image
		from (
			select *, ${number} as number from (
				select o.id, o.at, o.luck, line, ${bitsOf(sql.raw("o.id * 4 + line"), seed + 3)} as bits
				from drawn_order o cross join generate_series(1, o.goods) line
			) dealt
		) d join goods g on g.number = d.number
		order by d.id, d.line`);
}

/** What each order costs, with the code that was in force, and whose it is: of no client where a guest bought. */
async function addUp(tx: Tx): Promise<void> {
	await tx.execute(sql`analyze drawn_order, drawn_line`);
	await tx.execute(sql`
		insert into drawn_total
		select d.id, s.cents, less.cents, s.cents - less.cents, c.code, case when b.is_registered then b.id end, b.phone, b.login_name
		from drawn_order d join client b on b.id = d.buyer_id
			join (select id, sum(quantity * unit_cents::bigint)::bigint as cents from drawn_line group by id) s on s.id = d.id
			left join discount_code c on c.code = d.code and c.starts_at <= d.at and (c.ends_at is null or c.ends_at > d.at)
			cross join lateral (select case when c.code is null then 0
				else least(coalesce(c.amount_cents, round(s.cents * c.percent / 100.0)), s.cents - 1)::bigint end as cents) less`);
	await tx.execute(sql`analyze drawn_total`);
}

/** How the orders in `drawn_order` are sent. */
export const sentBy = sql`${standard.id}::text, ${standard.name}::text, ${JSON.stringify(standard.translations)}::jsonb, ${standard.kind}::text,
	${standard.days[0]}::int, ${standard.days[1]}::int`;
