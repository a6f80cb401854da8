import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import type { Progress } from "./progress.ts";

const places =
	"Alba Brisa Caleta Delta Estero Faro Glaciar Huerta Isla Jardín Kiosco Ladera Marea Norte Orilla Puerto Quinta Rambla Sierra Terraza";
const moods =
	"Antigua Blanca Clara Dulce Eterna Fresca Grande Honda Inquieta Joven Lenta Mansa Nueva Oscura Plena Quieta Rara Serena Tibia Vieja";
const corners = "Alto Bajo Centro Este Fondo Llano Medio Oeste Parque Sur";

/** The same words for the same round, other words for every other of the first 4,400. */
const words = sql`concat_ws(' ', split_part(${places}, ' ', 1 + round % 20), split_part(${moods}, ' ', 1 + round / 20 % 20),
	case when round >= 400 then split_part(${corners}, ' ', 1 + (round / 400 - 1) % 10) end)`;

/** So many at a time: each statement has its bounds, however many there will be. */
const AT_ONCE = 50_000;

/** So large a part of the catalogue was in the shop before the orders of the last year. */
const VETERANS = 0.9;

type Large = { total: number; seed: number; now: Date };
/** `keep` writes what triggers keep of the products in `copied`, where they do not. */
type Kept = { progress: Progress; keep: (tx: Tx) => Promise<void> };

/**
 * Makes a small shop large for measuring: copies of its products with other names, prices, offers, colours and stock,
 * and the same pictures. They have no history, so they have no reviews either.
 */
export async function addCopies(tx: Tx, large: Large, { progress, keep }: Kept): Promise<void> {
	const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from product`);
	const templates = rows[0]?.count ?? 0;
	let analysed = templates;
	for (let from = templates + 1; from <= large.total; from += AT_ONCE) {
		const to = Math.min(from + AT_ONCE - 1, large.total);
		await addSome(tx, large, { templates, from, to });
		await keep(tx);
		progress("products", to, large.total);
		// Nobody else sees rows of this transaction, so nobody else counts them for the planner.
		if (to > 2 * analysed) {
			await tx.execute(sql`analyze product, variant, variant_image, stock`);
			analysed = to;
		}
	}
}

async function addSome(
	tx: Tx,
	{ total, seed, now }: Large,
	{ templates, from, to }: { templates: number; from: number; to: number },
): Promise<void> {
	await tx.execute(sql`drop table if exists copied`);
	await tx.execute(sql`
		create temp table copied on commit drop as
		select id, (id - 1) % ${templates}::int + 1 as template_id, (id - 1) / ${templates}::int as round,
			abs(hashint8extended(id::bigint, ${seed}::bigint) % 1000000)::int as luck
		from generate_series(${from}::int, ${to}::int) id`);
	await tx.execute(sql`analyze copied`);
	await tx.execute(sql`
		insert into product (id, name, brand, description, price_cents, offer_percent, price_offer_cents, collection_id, category_id, fit, fabric, care, measurements, created_at, updated_at)
		select id, name, brand, description, price, percent, price * (100 - percent) / 100, collection_id, category_id, fit, fabric, care, measurements, at, at
		from (
			select c.id, ${words} || ' ' || t.name as name,
				t.brand, t.description, t.collection_id, t.category_id, t.fit, t.fabric, t.care, t.measurements,
				t.price_cents::bigint * (80 + luck % 46) / 100 / 10000 * 10000 as price,
				case when luck % 5 = 0 then 10 + luck / 7 % 31 end as percent,
				${now.toISOString()}::timestamptz - (${total}::int - c.id) * interval '20 seconds'
					- case when c.id < ${VETERANS}::float8 * ${total}::int then interval '1 year' else interval '0' end as at
			from copied c join product t on t.id = c.template_id
			order by c.id
		) made`);
	await tx.execute(sql`
		insert into variant (product_id, color_name, swatch_hex, position)
		select c.id, v.color_name, v.swatch_hex, (v.position + c.luck) % colours.count as place
		from copied c
		join variant v on v.product_id = c.template_id
		join lateral (select count(*)::int from variant where product_id = c.template_id) colours on true
		where (v.position + c.luck) % colours.count < 2 + c.luck / 11 % 3
		order by c.id, place`);
	await tx.execute(sql`
		insert into variant_image (variant_id, position, image_id)
		select v.id, i.position, i.image_id
		from copied c
		join variant v on v.product_id = c.id
		join variant t on t.product_id = c.template_id and t.color_name = v.color_name
		join variant_image i on i.variant_id = t.id`);
	await tx.execute(sql`
		insert into stock (variant_id, size, on_hand)
		select v.id, size, case when units % 12 = 0 then 0 else units % 30 end
		from copied c
		join variant v on v.product_id = c.id
		cross join unnest(array['S', 'M', 'L', 'XL']) size
		cross join lateral (select abs(hashtextextended(size, v.id) % 1000000)::int as units) shelf
		order by v.id, size`);
	await tx.execute(sql`
		insert into stock_ledger (variant_id, size, delta, reason, at)
		select s.variant_id, s.size, s.on_hand, 'initial', p.created_at
		from copied c
		join product p on p.id = c.id
		join variant v on v.product_id = c.id
		join stock s on s.variant_id = v.id
		where s.on_hand > 0
		order by s.variant_id, s.size`);
}
