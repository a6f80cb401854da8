import { UNITS_MAX } from "#core/rules/stock.ts";
import { undoUnits } from "#core/rules/undo.ts";
import type { Tx } from "../../db/client.ts";
import type { StockMove } from "../../db/schema.ts";
import { type HeldProduct, holdStock, writeStockMoves } from "./changes.queries.ts";

/** Takes back units that came with a change; what is sold or reserved meanwhile stays, and is told as short. */
export async function takeBackUnits(
	tx: Tx,
	products: readonly Pick<HeldProduct, "stock">[],
	{ staffId, now }: { staffId: number | null; now: Date },
): Promise<{ moved: Map<number, StockMove[]>; short: Set<number> }> {
	const moved = new Map<number, StockMove[]>();
	const short = new Set<number>();
	const moves = products.flatMap(({ stock }) => stock);
	if (moves.length > 0) {
		for (const { productId, variantId, size, delta, ...units } of await holdStock(tx, moves)) {
			const back = undoUnits(delta, units, UNITS_MAX);
			if (back !== -delta) short.add(productId);
			if (back !== 0) moved.set(productId, [...(moved.get(productId) ?? []), { variantId, size, delta: back }]);
		}
		await writeStockMoves(tx, [...moved.values()].flat(), staffId, now);
	}
	return { moved, short };
}
