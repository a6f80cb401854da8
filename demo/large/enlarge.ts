import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import { refreshDocuments } from "#server/search/documents.ts";
import { addPrices } from "../prices.ts";
import { settleOrders } from "./after-orders.ts";
import { addCopies } from "./copies.ts";
import { writeDrawn } from "./order-tables.ts";
import { drawOrders, type Many } from "./orders.ts";
import type { Progress } from "./progress.ts";
import { findDrawn, keepCopies, sumUp } from "./upkeep.ts";
import { withoutUpkeep } from "./without-upkeep.ts";

const COPIED = [
	"product",
	"variant",
	"variant_image",
	"stock",
	"stock_ledger",
	"price_history",
	"product_facet",
	"product_search",
];
const ORDERED = [
	"client",
	"orders",
	"order_line",
	"payment_attempt",
	"refund",
	"order_event",
	"order_search",
	"stock_ledger",
];
export const LARGE_TABLES: readonly string[] = [...new Set([...COPIED, ...ORDERED])];
const DOCUMENTS_AT_ONCE = 2_000;

type Large = Many & { products: number; progress: Progress };

/** Adds to a small shop as many products as there shall be, and so many orders more. */
export async function enlarge(tx: Tx, large: Large): Promise<void> {
	const { now, seed, products, orders, progress } = large;
	await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
	await tx.execute(sql`set local work_mem = '128MB'`);
	const { rows } = await tx.execute<{ from: number }>(sql`select max(id) + 1 as "from" from product`);
	const from = rows[0]?.from ?? 1;
	const tables = new Set([...(products >= from ? COPIED : []), ...(orders > 0 ? ORDERED : [])]);
	await withoutUpkeep(
		tx,
		[...tables],
		async () => {
			if (products >= from) {
				await addCopies(tx, { total: products, seed, now }, { progress, keep: keepCopies });
				await addPrices(tx, now, from);
				await writeDocuments(tx, from, products, progress);
			}
			if (orders > 0) await addOrders(tx, large);
		},
		progress,
	);
}

async function addOrders(tx: Tx, { now, progress, ...many }: Large): Promise<void> {
	const { rows } = await tx.execute<{ from: number }>(sql`select coalesce(max(id), 0) + 1 as "from" from orders`);
	await drawOrders(tx, { now, ...many }, progress, async () => {
		await writeDrawn(tx);
		await findDrawn(tx);
	});
	await settleOrders(tx, rows[0]?.from ?? 1, now);
	await sumUp(tx);
}

/** What the products are found by. */
async function writeDocuments(tx: Tx, from: number, to: number, progress: Progress): Promise<void> {
	for (let first = from; first <= to; first += DOCUMENTS_AT_ONCE) {
		const last = Math.min(first + DOCUMENTS_AT_ONCE - 1, to);
		await refreshDocuments(
			tx,
			Array.from({ length: last - first + 1 }, (_, index) => first + index),
		);
		progress("search documents", last, to);
	}
}
