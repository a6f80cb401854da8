import { type SQL, sql } from "drizzle-orm";
import type { StockEffect, StockState } from "#core/rules/order-status.ts";
import { partUnits, type StockWish, shortfalls, sumWishes } from "#core/rules/stock.ts";
import type { Tag } from "../../cache/kept-answer.ts";
import type { Tx } from "../../db/client.ts";
import { LEFT, type Left, RESERVE, TAKE_RESERVED, unitsOf } from "./order-stock.queries.ts";

export type OrderedUnits = StockWish & { productId: number; line: number };
export type Shortfall = StockWish & { left: number };
export type Touch = (...tags: Tag[]) => void;

/** An order's units as they stand; `atMost`: so many of each size are still reserved, null when all are. */
export type StockStanding = { id: number; stock: StockState; atMost: number | null };

/** Carries out a stock effect. Whatever is short leaves everything as it was. The order must be locked. */
export async function moveStock(
	tx: Tx,
	touch: Touch,
	order: StockStanding,
	effect: StockEffect,
): Promise<{ stock: StockState; short: Shortfall[] }> {
	if (effect === "keep") return { stock: order.stock, short: [] };
	if (effect === "take" && order.stock === "reserved" && order.atMost === null) {
		tx.alongside(TAKE_RESERVED(tx, { orderId: order.id }));
		return { stock: "taken", short: [] };
	}
	const units = await listUnits(tx, order.id);
	if (effect === "give_back") {
		if (order.stock === "released") return { stock: "released", short: [] };
		const wasTaken = order.stock === "taken";
		const held = wasTaken ? units : partUnits(units, order.atMost).kept;
		await lockStock(tx, units);
		await addToStock(tx, held, wasTaken ? { onHand: 1, reserved: 0 } : { onHand: 0, reserved: -1 });
		if (wasTaken) await writeLedger(tx, order.id, "cancel", 1, units);
		await touchStock(tx, touch, held, 1);
		return { stock: "released", short: [] };
	}
	if (effect === "take" && order.stock === "reserved") {
		const { kept, rest } = partUnits(units, order.atMost);
		const short = shortfalls(rest, await lockStock(tx, units));
		if (short.length > 0) return { stock: "reserved", short };
		await addToStock(tx, kept, { onHand: -1, reserved: -1 });
		if (rest.length > 0) {
			await addToStock(tx, rest, { onHand: -1, reserved: 0 });
			await touchStock(tx, touch, rest, -1);
		}
		await writeLedger(tx, order.id, "sale", -1, units);
		return { stock: "taken", short: [] };
	}
	if (order.stock !== "released") return { stock: order.stock, short: [] };
	const short = shortfalls(units, await lockStock(tx, units));
	if (short.length > 0) return { stock: "released", short };
	const takes = effect === "take";
	await addToStock(tx, units, takes ? { onHand: -1, reserved: 0 } : { onHand: 0, reserved: 1 });
	if (takes) await writeLedger(tx, order.id, (await wasSold(tx, order.id)) ? "resale" : "sale", -1, units);
	await touchStock(tx, touch, units, -1);
	return { stock: takes ? "taken" : "reserved", short: [] };
}

/** Sets units aside for an order that is being placed, all of them or none. */
export async function reserveUnits(tx: Tx, touch: Touch, units: readonly OrderedUnits[]): Promise<Shortfall[]> {
	const wishes = sumWishes(units);
	const asked = {
		variants: wishes.map(({ variantId }) => variantId),
		sizes: wishes.map(({ size }) => size),
		quantities: wishes.map(({ quantity }) => quantity),
	};
	const [levels, left] = await Promise.all([RESERVE(tx, asked), readLeft(tx, units)]);
	const short = shortfalls(units, levels);
	if (short.length === 0) touchMoved(touch, left, units, -1);
	return short;
}

/** Puts back on the shelf what an order has reserved beyond so many of each size. The order must be locked. */
export async function keepAtMost(tx: Tx, touch: Touch, orderId: number, most: number): Promise<void> {
	const { rest } = partUnits(await listUnits(tx, orderId), most);
	await lockStock(tx, rest);
	await addToStock(tx, rest, { onHand: 0, reserved: -1 });
	await touchStock(tx, touch, rest, 1);
}

/** Puts some units of an order's lines back on the shelf, while the order keeps the others. The order must be locked. */
export async function putBackUnits(
	tx: Tx,
	touch: Touch,
	orderId: number,
	lines: readonly { line: number; quantity: number }[],
): Promise<void> {
	const back = new Map(lines.map(({ line, quantity }) => [line, quantity]));
	const ordered = await listUnits(tx, orderId, sql`0`);
	const units = ordered.flatMap((unit) => {
		const quantity = back.get(unit.line);
		return quantity === undefined ? [] : [{ ...unit, quantity }];
	});
	await lockStock(tx, units);
	await addToStock(tx, units, { onHand: 1, reserved: 0 });
	await writeLedger(tx, orderId, "cancel", 1, units);
	await touchStock(tx, touch, units, 1);
}

async function listUnits(tx: Tx, orderId: number, without?: SQL): Promise<OrderedUnits[]> {
	return (await tx.execute<OrderedUnits>(unitsOf(orderId, without))).rows;
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
async function writeLedger(
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

async function wasSold(tx: Tx, orderId: number): Promise<boolean> {
	const { rows } = await tx.execute(sql`select from stock_ledger where order_id = ${orderId} limit 1`);
	return rows.length > 0;
}

/**
 * The product's page shows other units; the catalogue only when something became sold out or available again, and what is
 * narrowed to what is in stock when a size of a colour did.
 */
export async function touchStock(tx: Tx, touch: Touch, units: readonly OrderedUnits[], sign: 1 | -1): Promise<void> {
	touchMoved(touch, await readLeft(tx, units), units, sign);
}

function readLeft(tx: Tx, units: readonly OrderedUnits[]): Promise<Left[]> {
	return LEFT(tx, { products: [...new Set(units.map(({ productId }) => productId))] });
}

function touchMoved(touch: Touch, found: readonly Left[], units: readonly OrderedUnits[], sign: 1 | -1): void {
	const moved = new Map<number, number>();
	const movedOfSize = new Map<string, number>();
	for (const { productId, variantId, size, quantity } of units) {
		const key = `${variantId} ${size}`;
		moved.set(productId, (moved.get(productId) ?? 0) + sign * quantity);
		movedOfSize.set(key, (movedOfSize.get(key) ?? 0) + sign * quantity);
	}
	for (const { id, left, sizes } of found) {
		touch(`stock:${id}`);
		if (left <= 0 || left - (moved.get(id) ?? 0) <= 0) touch("catalogue");
		for (const [key, leftOfSize] of Object.entries(sizes)) {
			const change = movedOfSize.get(key);
			if (change !== undefined && (leftOfSize <= 0 || leftOfSize - change <= 0)) touch("in-stock");
		}
	}
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
