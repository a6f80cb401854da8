import { eq } from "drizzle-orm";
import { shortfalls } from "#core/rules/stock.ts";
import type { Tx } from "../../db/client.ts";
import { orderLine, returnLine, returnRequest, stockLedger } from "../../db/schema.ts";
import { addToStock, lockStock, type OrderedUnits, type Touch, touchStock } from "../orders/order-stock.service.ts";
import type { LockedReturn, ReturnLineRow } from "./locked-return.service.ts";

/** What takes the place of a line, as stock counts it; null where money is wanted. */
function wantedBy(row: ReturnLineRow, productId: number): OrderedUnits | null {
	const { exchangeVariantId: variantId, exchangeSize: size, line, quantity } = row;
	return variantId === null || size === null ? null : { variantId, size, line, quantity, productId };
}

async function listBought(tx: Tx, orderId: number) {
	const rows = await tx.select().from(orderLine).where(eq(orderLine.orderId, orderId));
	return new Map(rows.map((row) => [row.line, row]));
}

/** What was set aside for a return is for sale again. */
export async function releaseExchanges(tx: Tx, touch: Touch, { asked, lines }: LockedReturn): Promise<void> {
	const bought = await listBought(tx, asked.orderId);
	const held = lines
		.filter(({ exchangeHeld }) => exchangeHeld)
		.flatMap((row) => wantedBy(row, bought.get(row.line)?.productId ?? 0) ?? []);
	if (held.length > 0) {
		await lockStock(tx, held);
		await addToStock(tx, held, { onHand: 0, reserved: -1 });
		await touchStock(tx, touch, held, 1);
		await tx.update(returnLine).set({ exchangeHeld: false }).where(eq(returnLine.returnId, asked.id));
	}
	await tx.update(returnRequest).set({ heldUntil: null }).where(eq(returnRequest.id, asked.id));
}

/**
 * Takes from the shelf what takes the place of the lines of a return, and puts the garments themselves on it where they
 * are fit for it. What was no longer set aside and is sold by now is left out: answers the lines that were exchanged.
 */
export async function exchangeLines(
	tx: Tx,
	touch: Touch,
	{ asked, lines }: LockedReturn,
	{ restocked, staffId }: { restocked: (line: number) => boolean; staffId: number },
): Promise<Set<number>> {
	const bought = await listBought(tx, asked.orderId);
	const swaps = lines.flatMap((row) => {
		const garment = bought.get(row.line);
		const wanted = garment && wantedBy(row, garment.productId);
		return garment && wanted
			? [{ wanted, garment: { ...garment, quantity: row.quantity }, isHeld: row.exchangeHeld }]
			: [];
	});
	const left = await lockStock(
		tx,
		swaps.flatMap(({ wanted, garment }) => [wanted, garment]),
	);
	const exchanged = new Set<number>();
	for (const { wanted, garment, isHeld } of swaps) {
		if (!isHeld && shortfalls([wanted], left).length > 0) continue;
		await addToStock(tx, [wanted], { onHand: -1, reserved: isHeld ? -1 : 0 });
		await writeExchange(tx, asked.id, staffId, wanted, -1);
		if (!isHeld) {
			for (const level of left)
				if (level.variantId === wanted.variantId && level.size === wanted.size) level.left -= wanted.quantity;
			await touchStock(tx, touch, [wanted], -1);
		}
		exchanged.add(wanted.line);
		if (!restocked(wanted.line)) continue;
		await addToStock(tx, [garment], { onHand: 1, reserved: 0 });
		await writeExchange(tx, asked.id, staffId, garment, 1);
		await touchStock(tx, touch, [garment], 1);
	}
	await tx.update(returnLine).set({ exchangeHeld: false }).where(eq(returnLine.returnId, asked.id));
	return exchanged;
}

async function writeExchange(tx: Tx, returnId: number, staffId: number, units: OrderedUnits, sign: 1 | -1) {
	const { variantId, size, line, quantity } = units;
	await tx
		.insert(stockLedger)
		.values({ variantId, size, delta: sign * quantity, reason: "exchange", returnId, line, staffId });
}
