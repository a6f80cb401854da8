import { sql } from "drizzle-orm";
import type { Tx } from "../../db/client.ts";
import { makeRoom } from "./make-room.queries.ts";
import { type Decided, sizesGoing, withItsSizes } from "./undo.rules.ts";

/** Sizes that came with a change go once their shelf is empty; until then they stay, and are told. */
export async function keepSizesInUse<One extends Decided & { id: number }>(
	tx: Tx,
	decided: readonly One[],
): Promise<One[]> {
	const going = decided.flatMap((product) => sizesGoing(product).map((size) => ({ productId: product.id, size })));
	if (going.length === 0) return [...decided];
	const { rows } = await tx.execute<{ id: number }>(sql`
		select distinct v.product_id as id
		from jsonb_to_recordset(${JSON.stringify(going)}::jsonb) as going ("productId" int, size text)
			join variant v on v.product_id = going."productId"
			join stock s on s.variant_id = v.id and s.size = going.size
		where s.on_hand > 0 or s.reserved > 0`);
	const inUse = new Set(rows.map(({ id }) => id));
	return decided.map((product) => (inUse.has(product.id) ? withItsSizes(product) : product));
}

/** Every colour has a place for the sizes that are back. */
export async function makeRoomAgain(tx: Tx, written: readonly (Decided & { id: number })[]): Promise<void> {
	const shelves = written.flatMap(({ id, columns }) =>
		columns.offered_sizes ? [{ productId: id, sizes: columns.offered_sizes as string[] }] : [],
	);
	if (shelves.length > 0) await makeRoom(tx, shelves);
}
