import { and, eq, inArray, sql } from "drizzle-orm";
import type { ListLine } from "#core/contract/lists.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { listItem } from "../../db/schema.ts";

/** By hand, before that what came since, the newest first. */
export const IN_ORDER = sql`i.place nulls first, i.added_at desc, i.product_id desc`;

export async function countItems(tx: Tx, listId: number): Promise<number> {
	return tx.$count(listItem, eq(listItem.listId, listId));
}

/** What the shop knows of these ids; those it does not know are missing. */
export async function listKnown(tx: Tx, ids: readonly number[]): Promise<{ id: number; offSale: boolean }[]> {
	const { rows } = await tx.execute<{ id: number; offSale: boolean }>(sql`
		select id, off_sale_at is not null as "offSale" from product where id = any(${sql.param(ids)}::int[]) and not draft`);
	return rows;
}

export async function listItemIds(tx: Tx, listId: number): Promise<number[]> {
	const { rows } = await tx.execute<{ id: number }>(
		sql`select i.product_id as id from list_item i where i.list_id = ${listId} order by ${IN_ORDER}`,
	);
	return rows.map(({ id }) => id);
}

/** Saves products at what they cost now; the first given is the newest. Those there already stay as they are. */
export async function insertItems(
	tx: Tx,
	given: { listId: number; clientId: number; ids: readonly number[]; now: Date },
): Promise<void> {
	await tx.execute(sql`
		insert into list_item (list_id, product_id, saved_cents, added_by, added_at)
		select ${given.listId}::bigint, p.id, coalesce(p.price_offer_cents, p.price_cents), ${given.clientId}::bigint,
			${given.now}::timestamptz - wanted.place * interval '1 microsecond'
		from unnest(${sql.param(given.ids)}::int[]) with ordinality as wanted (id, place) join product p on p.id = wanted.id
		on conflict (list_id, product_id) do nothing`);
}

/** The same lines on another list, with what they say and what they cost when they were saved. */
export async function copyItems(
	tx: Tx,
	given: { from: number; to: number; clientId: number; ids: readonly number[]; now: Date },
): Promise<void> {
	await tx.execute(sql`
		insert into list_item (list_id, product_id, saved_cents, added_by, added_at, color_name, size, quantity, note)
		select ${given.to}::bigint, i.product_id, i.saved_cents, ${given.clientId}::bigint,
			${given.now}::timestamptz - wanted.place * interval '1 microsecond', i.color_name, i.size, i.quantity, i.note
		from unnest(${sql.param(given.ids)}::int[]) with ordinality as wanted (id, place)
			join list_item i on i.list_id = ${given.from} and i.product_id = wanted.id`);
}

export async function deleteItems(tx: Tx, listId: number, ids: readonly number[]): Promise<number> {
	if (ids.length === 0) return 0;
	const { rowCount } = await tx
		.delete(listItem)
		.where(and(eq(listItem.listId, listId), inArray(listItem.productId, [...ids])));
	return rowCount ?? 0;
}

/** Whether a colour or size is named that its product does not come in. */
export async function namesUnknownChoice(tx: Tx, given: readonly ListLine[]): Promise<boolean> {
	const named = given.filter(({ ColorName, size }) => ColorName != null || size != null);
	if (named.length === 0) return false;
	const { rows } = await tx.execute(sql`
		select from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as w (product int, "ColorName" text, size text)
			join product p on p.id = w.product
		where (w."ColorName" is not null and not exists (
				select from variant v where v.product_id = p.id and v.removed_at is null and lower(v.color_name) = lower(w."ColorName")))
			or (w.size is not null and w.size <> all(p.offered_sizes)) limit 1`);
	return rows.length > 0;
}

export async function updateLine(tx: Tx, listId: number, { product, ColorName, ...named }: ListLine): Promise<void> {
	const set = Object.fromEntries(
		Object.entries({ ...named, colorName: ColorName }).filter(([, value]) => value !== undefined),
	);
	if (Object.keys(set).length === 0) return;
	await tx
		.update(listItem)
		.set(set)
		.where(and(eq(listItem.listId, listId), eq(listItem.productId, product)));
}

export async function updatePlaces(tx: Tx, listId: number, ids: readonly number[]): Promise<void> {
	await tx.execute(sql`
		update list_item i set place = wanted.place
		from unnest(${sql.param(ids)}::int[]) with ordinality as wanted (id, place)
		where i.list_id = ${listId} and i.product_id = wanted.id`);
}

/** What a line of a list asks for; null where the product is not on it. */
export async function findLine(db: Queryable, listId: number, productId: number) {
	const [row] = await db
		.select({ colorName: listItem.colorName, size: listItem.size })
		.from(listItem)
		.where(and(eq(listItem.listId, listId), eq(listItem.productId, productId)));
	return row ?? null;
}
