import { sql } from "drizzle-orm";
import { afterEach, describe, expect } from "vitest";
import type { StockEffect, StockState } from "#core/rules/order-status.ts";
import type { Tx } from "../../db/client.ts";
import { buy, expectSoundBooks, pay, paymentBody } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { shopTest } from "../../testing/shop-test.ts";
import { moveStock, type OrderedUnits, reserveUnits } from "./order-stock.service.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
afterEach(() => expectSoundBooks(shop));

class Undone extends Error {}
/** What some work would answer and do; afterwards everything is as before. */
async function tryOut<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
	let seen: T | undefined;
	await shop.db
		.transaction(async (tx) => {
			seen = await work(tx);
			throw new Undone();
		})
		.catch((error) => {
			if (!(error instanceof Undone)) throw error;
		});
	return seen as T;
}
async function seenAfter(tx: Tx, orderId: number) {
	const units = await tx.execute<{ on_hand: number; reserved: number }>(sql`
		select s.on_hand, s.reserved from stock s join order_line l using (variant_id, size) where l.order_id = ${orderId}`);
	const ledger = await tx.execute<{ reason: string; delta: number; effect: number }>(sql`
		select reason, delta, effect from stock_ledger where order_id = ${orderId} order by id`);
	const [row] = units.rows;
	return {
		onHand: row?.on_hand,
		reserved: row?.reserved,
		ledger: ledger.rows.map(({ reason, delta, effect }) => `${reason} ${delta} ${effect}`),
	};
}

describe("moving two of five units", () => {
	const CARD = { reserved: "CONT", taken: "APRO", released: "OTHE" } as const;
	const sold = ["sale -2 1"];
	type Expected = { stock: StockState; onHand: number; reserved: number; ledger: string[] };
	const asReserved: Expected = { stock: "reserved", onHand: 5, reserved: 2, ledger: [] };
	const asTaken: Expected = { stock: "taken", onHand: 3, reserved: 0, ledger: sold };
	const asReleased: Expected = { stock: "released", onHand: 5, reserved: 0, ledger: [] };

	test.each<[StockState, StockEffect, Expected]>([
		["reserved", "keep", asReserved],
		["reserved", "reserve", asReserved],
		["reserved", "take", asTaken],
		["reserved", "give_back", asReleased],
		["taken", "keep", asTaken],
		["taken", "reserve", asTaken],
		["taken", "take", asTaken],
		["taken", "give_back", { ...asReleased, ledger: [...sold, "cancel 2 1"] }],
		["released", "keep", asReleased],
		["released", "reserve", asReserved],
		["released", "take", asTaken],
		["released", "give_back", asReleased],
	])("%s, %s", async (stock, effect, expected) => {
		const { orderId: id } = await buy(shop, CARD[stock]);
		const seen = await tryOut(async (tx) => {
			const moved = await moveStock(tx, () => {}, { id, stock, atMost: null }, effect);
			return { ...moved, ...(await seenAfter(tx, id)) };
		});
		expect(seen).toEqual({ ...expected, short: [] });
	});

	test("units that were sold, came back and are taken again are sold again, each round with its number", async () => {
		const { orderId: id } = await buy(shop);
		const { ledger } = await tryOut(async (tx) => {
			for (const [stock, effect] of [
				["taken", "give_back"],
				["released", "take"],
				["taken", "give_back"],
				["released", "take"],
			] as const)
				await moveStock(tx, () => {}, { id, stock, atMost: null }, effect);
			return seenAfter(tx, id);
		});
		expect(ledger).toEqual(["sale -2 1", "cancel 2 1", "resale -2 1", "cancel 2 2", "resale -2 2"]);
	});

	test.each(["take", "reserve"] as const)("what is short is told, and nothing moves (%s)", async (effect) => {
		const { orderId: id, product } = await buy(shop, "OTHE");
		await pay(shop, paymentBody([{ productid: product, quantity: 4 }], 40));
		const seen = await tryOut(async (tx) => {
			const moved = await moveStock(tx, () => {}, { id, stock: "released", atMost: null }, effect);
			return { ...moved, ...(await seenAfter(tx, id)) };
		});
		expect(seen).toMatchObject({ stock: "released", short: [{ size: "M", quantity: 2, left: 1 }] });
		expect(seen).toMatchObject({ onHand: 1, reserved: 0, ledger: [] });
	});
});

describe("the pages that show other units", () => {
	async function touchedBy(work: (tx: Tx, touch: (...tags: string[]) => void) => Promise<unknown>): Promise<string[]> {
		const tags: string[] = [];
		await tryOut((tx) => work(tx, (...touched) => tags.push(...touched)));
		return [...new Set(tags)].sort();
	}
	async function unitsOfProduct(Stocks: { M: number; L: number }) {
		const product = await addProduct(shop, { variants: [{ Stocks }] });
		const { rows } = await shop.pool.query<{ id: number }>("select id from variant where product_id = $1", [product]);
		const wish = (size: "M" | "L", quantity: number, line: number): OrderedUnits => ({
			productId: product,
			variantId: rows[0]?.id as number,
			size,
			quantity,
			line,
		});
		return { product, wish };
	}

	test("some of several: its own page alone", async () => {
		const { product, wish } = await unitsOfProduct({ M: 3, L: 3 });
		const wishes = [wish("M", 2, 1), wish("L", 2, 2)];
		expect(await touchedBy((tx, touch) => reserveUnits(tx, touch, wishes))).toEqual([`stock:${product}`]);
	});

	test("the last ones of a size: what is narrowed to what is in stock too", async () => {
		const { product, wish } = await unitsOfProduct({ M: 3, L: 2 });
		const wishes = [wish("M", 2, 1), wish("L", 2, 2)];
		expect(await touchedBy((tx, touch) => reserveUnits(tx, touch, wishes))).toEqual(["in-stock", `stock:${product}`]);
	});

	test("the last ones, of all sizes: the catalogue too", async () => {
		const { product, wish } = await unitsOfProduct({ M: 3, L: 2 });
		const wishes = [wish("M", 3, 1), wish("L", 2, 2)];
		expect(await touchedBy((tx, touch) => reserveUnits(tx, touch, wishes))).toEqual([
			"catalogue",
			"in-stock",
			`stock:${product}`,
		]);
	});

	test("nothing when something is short", async () => {
		const { wish } = await unitsOfProduct({ M: 3, L: 2 });
		expect(await touchedBy((tx, touch) => reserveUnits(tx, touch, [wish("M", 4, 1)]))).toEqual([]);
	});

	test.each([
		["all of them", { M: 1, L: 2 }, ["catalogue", "in-stock"]],
		["one beside others", { M: 1, L: 3 }, ["in-stock"]],
	] as const)("%s that come back", async (_, Stocks, more) => {
		const product = await addProduct(shop, { price: 10, variants: [{ Stocks }] });
		const lines = [{ productid: product }, { productid: product, size: "L" as const, quantity: 2 }];
		const { data } = await pay(shop, paymentBody(lines, 30));
		const order = { id: data.orderId, stock: "taken" as const, atMost: null };
		expect(await touchedBy((tx, touch) => moveStock(tx, touch, order, "give_back"))).toEqual([
			...more,
			`stock:${product}`,
		]);
		expect(
			await touchedBy(async (tx, touch) => {
				await moveStock(tx, () => {}, order, "give_back");
				await moveStock(tx, touch, { ...order, stock: "released" }, "take");
			}),
		).toEqual([...more, `stock:${product}`]);
	});
});
