import { sql } from "drizzle-orm";
import { sizeSystemMessages } from "#core/messages/size-systems.ts";
import type { Size } from "#core/rules/sizes.ts";
import type { Tx } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
import type { ShelfPlace } from "./shelving.service.ts";

/** A size is taken out only once its shelf is empty: units, sold or not, are never lost from sight with it. */
export async function refuseUnitsLeft(
	tx: Tx,
	{ productId, sizes }: ShelfPlace,
	before: readonly Size[],
): Promise<void> {
	const gone = before.filter((size) => !sizes.includes(size));
	if (gone.length === 0) return;
	const { rows } = await tx.execute<{ ColorName: string; size: Size; units: number }>(sql`
		select v.color_name as "ColorName", s.size, s.on_hand as units from variant v join stock s on s.variant_id = v.id
		where v.product_id = ${productId} and v.removed_at is null and s.size = any(${sql.param(gone)}::text[]) and s.on_hand > 0
		order by v.position, v.id, s.size limit 1`);
	const [left] = rows;
	if (left) {
		const message = sizeSystemMessages.stillThere(left.ColorName, left.size, left.units);
		throw new AppError("conflict", message, { fields: { sizes: message } });
	}
}
