import type * as schema from "#server/db/schema.ts";
import { type Size, sizes } from "./catalogue/product.ts";
import type { Dice } from "./chance.ts";
import { stockKey, unitsLeft } from "./gone.ts";
import type { DemoOrder } from "./history.ts";
import { answeredAt, refundedAt } from "./order-rows.ts";
import type { ShelfProduct } from "./shelves.ts";

type StockRow = typeof schema.stock.$inferInsert;
type LedgerRow = typeof schema.stockLedger.$inferInsert;

/** Every move of stock the orders made, then what came first, so that the sum is what lies on the shelf today. */
export function stockRows(
	dice: Dice,
	shelves: readonly ShelfProduct[],
	orders: readonly DemoOrder[],
	gone: ReadonlySet<string>,
): { stock: StockRow[]; ledger: LedgerRow[] } {
	const moves = orders.flatMap(movesOf);
	const taken = sumBy(moves, ({ variantId, size, delta }) => [stockKey(variantId, size), -delta]);
	const returned = sumBy(
		moves.filter(({ reason }) => reason === "cancel"),
		({ variantId, size, delta }) => [stockKey(variantId, size), delta],
	);
	const waiting = orders.filter(({ outcome }) => outcome === "pending").flatMap(({ lines }) => lines);
	const reserved = sumBy(waiting, ({ variant, size, quantity }) => [stockKey(variant.id, size), quantity]);
	const stock: StockRow[] = [];
	const first: LedgerRow[] = [];
	for (const { variants, createdAt } of shelves) {
		for (const { id } of variants) {
			for (const size of sizes) {
				const key = stockKey(id, size);
				// With what came back still there, the shelf was never short before it came back.
				const left = gone.has(key) ? 0 : unitsLeft(dice) + (returned.get(key) ?? 0);
				const onHand = left + (reserved.get(key) ?? 0);
				const initial = onHand + (taken.get(key) ?? 0);
				stock.push({ variantId: id, size, onHand, reserved: reserved.get(key) ?? 0 });
				if (initial > 0) first.push(ledgerRow(id, size, initial, "initial", createdAt));
			}
		}
	}
	return { stock, ledger: [...first, ...moves] };
}

function movesOf(order: DemoOrder): LedgerRow[] {
	if (order.outcome !== "approved" && order.outcome !== "refunded") return [];
	return order.lines.flatMap(({ variant, size, quantity }, index) => {
		const round = { orderId: order.id, line: index + 1, effect: 1 };
		const sale = { ...ledgerRow(variant.id, size, -quantity, "sale", answeredAt(order)), ...round };
		if (order.outcome === "approved") return [sale];
		return [sale, { ...ledgerRow(variant.id, size, quantity, "cancel", refundedAt(order)), ...round }];
	});
}

function ledgerRow(variantId: number, size: Size, delta: number, reason: LedgerRow["reason"], at: Date): LedgerRow {
	return { variantId, size, delta, reason, orderId: null, line: null, effect: null, at };
}

function sumBy<T>(items: readonly T[], partOf: (item: T) => [key: string, amount: number]): Map<string, number> {
	const sums = new Map<string, number>();
	for (const item of items) {
		const [key, amount] = partOf(item);
		sums.set(key, (sums.get(key) ?? 0) + amount);
	}
	return sums;
}
