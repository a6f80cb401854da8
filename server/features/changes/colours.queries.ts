import { sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../db/client.ts";
import type { ColourLook } from "../../db/schema.ts";

/** Takes colours out of the shop; tells those that were in it. */
export async function removeVariants(tx: Tx, ids: readonly number[], now: Date): Promise<number[]> {
	const { rows } = await tx.execute<{ id: number }>(sql`
		update variant set removed_at = ${now} where id = any(${sql.param(ids)}::int[]) and removed_at is null returning id`);
	return rows.map(({ id }) => id);
}

/** Brings colours back into the shop, but none whose name another one has by now; tells those that came. */
export async function restoreVariants(tx: Tx, ids: readonly number[]): Promise<number[]> {
	const { rows } = await tx.execute<{ id: number }>(sql`
		update variant v set removed_at = null
		where v.id = any(${sql.param(ids)}::int[]) and v.removed_at is not null and not exists (
			select from variant other where other.product_id = v.product_id and other.removed_at is null
				and lower(other.color_name) = lower(v.color_name)
		) returning v.id`);
	return rows.map(({ id }) => id);
}

/** What these colours look like now; those out of the shop are left out. */
export async function readLooks(db: Queryable, ids: readonly number[]): Promise<Map<number, ColourLook>> {
	const { rows } = await db.execute<ColourLook & { id: number }>(sql`
		select v.id, v.swatch_hex as hex, v.swatch_image as swatch, v.position,
			array(select i.image_id from variant_image i where i.variant_id = v.id order by i.position) as images
		from variant v where v.id = any(${sql.param(ids)}::int[]) and v.removed_at is null`);
	return new Map(rows.map(({ id, ...look }) => [id, look]));
}

/** Makes colours look like this, some hundred in three statements. */
export async function writeLooks(tx: Tx, looks: readonly { variantId: number; look: ColourLook }[]): Promise<void> {
	if (looks.length === 0) return;
	const rows = JSON.stringify(looks.map(({ variantId, look }) => ({ variantId, ...look })));
	const given = sql`jsonb_to_recordset(${rows}::jsonb)
		as given ("variantId" int, hex text, swatch text, position int, images jsonb)`;
	await tx.execute(sql`
		update variant v set swatch_hex = given.hex, swatch_image = given.swatch, position = given.position
		from ${given} where v.id = given."variantId"`);
	await tx.execute(sql`delete from variant_image i using ${given} where i.variant_id = given."variantId"`);
	await tx.execute(sql`
		insert into variant_image (variant_id, position, image_id)
		select given."variantId", picture.place - 1, picture.id
		from ${given}, jsonb_array_elements_text(given.images) with ordinality as picture (id, place)`);
}
