import { sql } from "drizzle-orm";
import type { CartEntry } from "#core/rules/cart.ts";
import type { Size } from "#core/rules/sizes.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";

const LOCK = prepared<never, { clientId: number; now: Date }>(
	"cart_lock",
	sql`insert into cart (client_id, updated_at) values (${sql.placeholder("clientId")}, ${sql.placeholder("now")})
		on conflict (client_id) do update set version = cart.version + 1, updated_at = excluded.updated_at`,
);

/** Makes sure there is a cart and keeps others from changing it until the transaction ends. */
export async function lockCart(tx: Tx, clientId: number, now: Date): Promise<void> {
	await LOCK(tx, { clientId, now });
}

/** Notes that a browser's cart is merged; false when it has been before. */
export async function insertMerge(tx: Tx, clientId: number, mergeId: string, now: Date): Promise<boolean> {
	const { rowCount } = await tx.execute(sql`
		insert into cart_merge (client_id, merge_id, at) values (${clientId}, ${mergeId}, ${now}) on conflict do nothing`);
	return (rowCount ?? 0) > 0;
}

export async function listEntries(db: Queryable, clientId: number): Promise<CartEntry[]> {
	const { rows } = await db.execute<CartEntry>(sql`
		select product_id as id_product, color_name as "ColorName", size, quantity from cart_line
		where client_id = ${clientId} order by added_at, product_id, color_name, size`);
	return rows;
}

type Lines = { clientId: number; products: number[]; colors: string[]; sizes: string[] };

const DROP_OTHERS = prepared<never, Lines>(
	"cart_lines_drop_others",
	sql`delete from cart_line c where client_id = ${sql.placeholder("clientId")} and not exists (
		select from unnest(${sql.placeholder("products")}::int[], ${sql.placeholder("colors")}::text[], ${sql.placeholder("sizes")}::text[])
			as asked (product_id, color_name, size)
		where asked.product_id = c.product_id and asked.color_name = c.color_name and asked.size = c.size)`,
);

const PUT = prepared<never, Lines & { quantities: number[]; now: Date }>(
	"cart_lines_put",
	sql`insert into cart_line (client_id, product_id, color_name, size, quantity, added_at)
		select ${sql.placeholder("clientId")}::bigint, product_id, color_name, size, quantity,
			${sql.placeholder("now")}::timestamptz + place * interval '1 microsecond'
		from unnest(${sql.placeholder("products")}::int[], ${sql.placeholder("colors")}::text[], ${sql.placeholder("sizes")}::text[],
			${sql.placeholder("quantities")}::int[]) with ordinality as asked (product_id, color_name, size, quantity, place)
		on conflict (client_id, product_id, color_name, size) do update set quantity = excluded.quantity`,
);

/** Sets the lines; those that stay keep their place. */
export function replaceEntries(tx: Tx, clientId: number, entries: readonly CartEntry[], now: Date): void {
	const lines = {
		clientId,
		products: entries.map(({ id_product }) => id_product),
		colors: entries.map(({ ColorName }) => ColorName),
		sizes: entries.map(({ size }) => size),
	};
	tx.alongside(DROP_OTHERS(tx, lines));
	tx.alongside(PUT(tx, { ...lines, quantities: entries.map(({ quantity }) => quantity), now }));
}

/** Removes exactly what an order bought. */
export async function subtractOrder(tx: Tx, clientId: number, orderId: number): Promise<void> {
	const paid = sql`(select product_id, lower(color_name) as color, size, sum(quantity) as quantity
		from order_line where order_id = ${orderId} group by 1, 2, 3) paid`;
	const isPaid = sql`c.client_id = ${clientId} and c.product_id = paid.product_id and lower(c.color_name) = paid.color and c.size = paid.size`;
	await tx.execute(sql`delete from cart_line c using ${paid} where ${isPaid} and c.quantity <= paid.quantity`);
	await tx.execute(sql`update cart_line c set quantity = c.quantity - paid.quantity from ${paid} where ${isPaid}`);
}

export type ShelfUnit = { id_product: number; ColorName: string; size: Size; left: number };

const UNITS_LEFT = prepared<ShelfUnit, { products: readonly number[] }>(
	"cart_units_left",
	sql`select p.id as id_product, v.color_name as "ColorName", s.size, s.on_hand - s.reserved as left
		from product p join variant v on v.product_id = p.id and v.removed_at is null 
			join stock s on s.variant_id = v.id and s.size = any(p.offered_sizes)
		where p.id = any(${sql.placeholder("products")}::int[]) and p.off_sale_at is null`,
);

/** What the shop sells of these products, with what is left of each size. */
export async function listUnitsLeft(db: Queryable, products: readonly number[]): Promise<ShelfUnit[]> {
	return products.length === 0 ? [] : UNITS_LEFT(db, { products });
}

type ProductSize = Pick<CartEntry, "id_product" | "size">;

/** The first of these sizes that its product never had in any colour; products nobody knows do not count. */
export async function findNeverMade(db: Queryable, entries: readonly ProductSize[]): Promise<ProductSize | null> {
	const { rows } = await db.execute<ProductSize>(sql`
		select p.id as id_product, asked.size from unnest(
			${sql.param(entries.map(({ id_product }) => id_product))}::int[], ${sql.param(entries.map(({ size }) => size))}::text[]
		) with ordinality as asked (product_id, size, place) join product p on p.id = asked.product_id
		where not exists (select from variant v join stock s on s.variant_id = v.id where v.product_id = p.id and s.size = asked.size)
		order by asked.place limit 1`);
	return rows[0] ?? null;
}

export async function deleteCart(tx: Tx, clientId: number): Promise<void> {
	await tx.execute(sql`delete from cart where client_id = ${clientId}`);
	await tx.execute(sql`delete from cart_merge where client_id = ${clientId}`);
}

/** A client's cart, for the file of all the shop keeps about them. */
export async function exportCart(db: Queryable, clientId: number): Promise<Record<string, unknown>[]> {
	const { rows } = await db.execute(sql`
		select product_id as id_product, color_name as "ColorName", size, quantity, added_at as "addedAt"
		from cart_line where client_id = ${clientId} order by added_at`);
	return rows;
}
