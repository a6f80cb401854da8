import { sql } from "drizzle-orm";
import type { StockLine, WantedStock } from "#core/contract/stock.ts";
import type { Queryable, Tx } from "../../db/client.ts";

/** What shoppers can choose, and what staff have not put on sale. */
const PLACES = sql`product p join variant v on v.product_id = p.id and v.removed_at is null
	join stock s on s.variant_id = v.id and s.size = any(p.offered_sizes)`;

export async function listStock(
	db: Queryable,
	{ limit, offset }: { limit: number; offset: number },
): Promise<{ shown: StockLine[]; total: number }> {
	const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${PLACES}`);
	const { rows } = await db.execute<StockLine>(sql`
		select p.slug, p.id as id_product, v.color_name as "ColorName", s.size, s.on_hand - s.reserved as stock from ${PLACES}
		order by p.id, v.position, v.id, array_position(p.offered_sizes, s.size) limit ${limit} offset ${offset}`);
	return { shown: rows, total: counted[0]?.total ?? 0 };
}

export type HeldPlace = {
	/** Which of the lines asks for it. */
	at: number;
	variantId: number;
	productId: number;
	size: string;
	onHand: number;
	reserved: number;
};

/** Locks what the lines name, in the order in which orders lock it. */
export async function holdPlaces(tx: Tx, lines: readonly WantedStock[]): Promise<HeldPlace[]> {
	const wanted = JSON.stringify(
		lines.map(({ slug, ColorName, size }, at) => ({ at, slug, colour: ColorName.trim(), size })),
	);
	const { rows } = await tx.execute<HeldPlace>(sql`
		select w.at, v.id as "variantId", p.id as "productId", s.size, s.on_hand as "onHand", s.reserved
		from ${PLACES} join jsonb_to_recordset(${wanted}::jsonb) as w (at int, slug text, colour text, size text)
			on w.slug = p.slug and lower(w.colour) = lower(v.color_name) and w.size = s.size
		order by s.variant_id, s.size for update of s`);
	return rows;
}
