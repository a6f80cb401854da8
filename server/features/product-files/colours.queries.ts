import { sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import type { Colour } from "./undo.rules.ts";

/** The colours of a product in their order, with everything a file may say of them. */
export async function readColours(tx: Tx, productId: number): Promise<Colour[]> {
	const { rows } = await tx.execute<Colour>(sql`
		select v.id, v.color_name as name, v.swatch_hex as "swatchHex", v.swatch_image as "swatchImage", v.position,
			array(select i.image_id from variant_image i where i.variant_id = v.id order by i.position) as images
		from variant v where v.product_id = ${productId} and v.removed_at is null order by v.position, v.id`);
	return rows;
}

export async function removeColours(tx: Tx, ids: readonly number[], now: Date): Promise<void> {
	await tx.execute(sql`update variant set removed_at = ${now} where id = any(${sql.param(ids)}::int[])`);
}

export async function restoreColour(tx: Tx, colour: Colour): Promise<void> {
	await tx.execute(sql`
		update variant set swatch_hex = ${colour.swatchHex}, swatch_image = ${colour.swatchImage}, position = ${colour.position}
		where id = ${colour.id}`);
	await tx.execute(sql`delete from variant_image where variant_id = ${colour.id}`);
	await tx.execute(sql`
		insert into variant_image (variant_id, position, image_id)
		select ${colour.id}, place - 1, image_id from unnest(${sql.param(colour.images)}::text[]) with ordinality as given (image_id, place)`);
}

/** Takes back units an import brought, or brings back those it took, as far as they are not sold or being paid. */
export async function takeUnitsBack(
	tx: Tx,
	{ variantId, size, delta }: { variantId: number; size: string; delta: number },
	staffId: number | null,
	now: Date,
): Promise<void> {
	await tx.execute(sql`
		with held as (
			select on_hand, greatest(on_hand - ${delta}::int, reserved) as next from stock
			where variant_id = ${variantId} and size = ${size} for no key update
		), taken as (
			update stock s set on_hand = held.next from held
			where s.variant_id = ${variantId} and s.size = ${size} and held.next <> held.on_hand
			returning held.next - held.on_hand as delta
		)
		insert into stock_ledger (variant_id, size, delta, reason, staff_id, at)
		select ${variantId}, ${size}, delta, 'staff', ${staffId}, ${now} from taken`);
}

/** Everything that lies there of these colours. */
export async function listUnits(tx: Tx, variantIds: readonly number[]) {
	const { rows } = await tx.execute<{ variantId: number; size: string; delta: number }>(sql`
		select variant_id as "variantId", size, on_hand as delta from stock
		where variant_id = any(${sql.param(variantIds)}::int[]) and on_hand > 0 order by variant_id, size`);
	return rows;
}
