import { sql } from "drizzle-orm";
import { type StockWish, sumWishes } from "#core/rules/stock.ts";
import type { Tx } from "../../db/client.ts";
import { unitsOf } from "./order-stock.queries.ts";

export type OrderedUnits = StockWish & { productId: number; line: number };

/** What an order is still owed or holds. */
export async function listUnits(tx: Tx, orderId: number): Promise<OrderedUnits[]> {
	return (await tx.execute<OrderedUnits>(unitsOf(orderId))).rows;
}

/** What was ordered, also what was given back or exchanged since. */
export async function listOrdered(tx: Tx, orderId: number): Promise<OrderedUnits[]> {
	return (await tx.execute<OrderedUnits>(unitsOf(orderId, sql`0`))).rows;
}

/** Everybody locks in the same order, so that overlapping baskets wait for each other instead of deadlocking. */
export async function lockStock(tx: Tx, wishes: readonly StockWish[]) {
	const { rows } = await tx.execute<{ variantId: number; size: StockWish["size"]; left: number }>(sql`
		select s.variant_id as "variantId", s.size, s.on_hand - s.reserved as left
		from stock s join ${wished(wishes)} on s.variant_id = wish.variant_id and s.size = wish.size
		order by s.variant_id, s.size for update of s`);
	return rows;
}

export async function addToStock(tx: Tx, wishes: readonly StockWish[], times: { onHand: number; reserved: number }) {
	await tx.execute(sql`
		update stock s set on_hand = s.on_hand + ${times.onHand}::int * wish.quantity,
			reserved = s.reserved + ${times.reserved}::int * wish.quantity
		from ${wished(wishes)} where s.variant_id = wish.variant_id and s.size = wish.size`);
}

/** Each round of selling and cancelling an order has a number, so that no round can be written twice. */
export async function writeLedger(
	tx: Tx,
	orderId: number,
	reason: "sale" | "resale" | "cancel",
	sign: 1 | -1,
	units: readonly OrderedUnits[],
) {
	const lines = arrayOf(
		units.map(({ line }) => line),
		"int",
	);
	const quantities = arrayOf(
		units.map(({ quantity }) => quantity),
		"int",
	);
	await tx.execute(sql`
		insert into stock_ledger (variant_id, size, delta, reason, order_id, line, effect)
		select l.variant_id, l.size, ${sign}::int * moved.quantity, ${reason}, l.order_id, l.line,
			1 + coalesce((select max(g.effect) from stock_ledger g where g.order_id = l.order_id and g.reason = ${reason}), 0)
		from order_line l join unnest(${lines}, ${quantities}) as moved (line, quantity) on moved.line = l.line
		where l.order_id = ${orderId}`);
}

export async function wasSold(tx: Tx, orderId: number): Promise<boolean> {
	const { rows } = await tx.execute(sql`select from stock_ledger where order_id = ${orderId} limit 1`);
	return rows.length > 0;
}

function wished(wishes: readonly StockWish[]) {
	const summed = sumWishes(wishes);
	const variants = arrayOf(
		summed.map(({ variantId }) => variantId),
		"int",
	);
	const sizes = arrayOf(
		summed.map(({ size }) => size),
		"text",
	);
	const quantities = arrayOf(
		summed.map(({ quantity }) => quantity),
		"int",
	);
	return sql`unnest(${variants}, ${sizes}, ${quantities}) as wish (variant_id, size, quantity)`;
}

/** One parameter that is an array; Drizzle would make a list of parameters of it. */
function arrayOf(values: readonly (number | string)[], type: "int" | "text") {
	return sql`${sql.param(values)}::${sql.raw(type)}[]`;
}
