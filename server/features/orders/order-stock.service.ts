import type { StockEffect, StockState } from "#core/rules/order-status.ts";
import { partUnits, type StockWish, shortfalls, sumWishes } from "#core/rules/stock.ts";
import type { Tag } from "../../cache/kept-answer.ts";
import type { Tx } from "../../db/client.ts";
import { LEFT, type Left, RESERVE, TAKE_RESERVED } from "./order-stock.queries.ts";
import {
	addToStock,
	listOrdered,
	listUnits,
	lockStock,
	type OrderedUnits,
	wasSold,
	writeLedger,
} from "./order-units.queries.ts";

export { addToStock, lockStock, type OrderedUnits } from "./order-units.queries.ts";
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
	const ordered = await listOrdered(tx, orderId);
	const units = ordered.flatMap((unit) => {
		const quantity = back.get(unit.line);
		return quantity === undefined ? [] : [{ ...unit, quantity }];
	});
	await lockStock(tx, units);
	await addToStock(tx, units, { onHand: 1, reserved: 0 });
	await writeLedger(tx, orderId, "cancel", 1, units);
	await touchStock(tx, touch, units, 1);
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
