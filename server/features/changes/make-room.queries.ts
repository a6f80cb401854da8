import { sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";

/** Every colour of these products has a place for every size that is offered. */
export async function makeRoom(
	tx: Tx,
	shelves: readonly { productId: number; sizes: readonly string[] }[],
): Promise<void> {
	const given = JSON.stringify(shelves.map(({ productId, sizes }) => ({ productId, sizes })));
	await tx.execute(sql`
		insert into stock (variant_id, size)
		select v.id, offered.size
		from jsonb_to_recordset(${given}::jsonb) as given ("productId" int, sizes jsonb)
			join variant v on v.product_id = given."productId" and v.removed_at is null,
			jsonb_array_elements_text(given.sizes) as offered (size)
		on conflict do nothing`);
}
