import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CartEntry, fitToStock, lineKey, mergeCarts, type UnitsLeft, withoutPaid } from "./cart.ts";
import { LETTER_SIZES } from "./sizes.ts";

const RUNS = { numRuns: 1500 };

const entry = fc.record({
	id_product: fc.integer({ min: 1, max: 4 }),
	ColorName: fc.constantFrom("Blanco", "Negro"),
	size: fc.constantFrom(...LETTER_SIZES),
	quantity: fc.integer({ min: 1, max: 12 }),
});
const cart = fc.array(entry, { maxLength: 12 });
/** Stock that differs by line; some lines are sold out, some no longer sold. */
const stock = fc.array(fc.option(fc.integer({ min: 0, max: 15 })), { minLength: 32, maxLength: 32 }).map(
	(units): UnitsLeft =>
		({ id_product, ColorName, size }) => {
			const place = (id_product - 1) * 8 + (ColorName === "Negro" ? 4 : 0) + LETTER_SIZES.indexOf(size);
			return units[place] ?? null;
		},
);

const asMap = (entries: readonly CartEntry[]) =>
	Object.fromEntries(entries.map((line) => [lineKey(line), line.quantity]));
const merged = (one: readonly CartEntry[], other: readonly CartEntry[], left: UnitsLeft) =>
	mergeCarts(one, other, left).entries;

describe("merging carts", () => {
	test("the order of the two carts does not matter", () => {
		fc.assert(
			fc.property(cart, cart, stock, (a, b, left) => {
				expect(asMap(merged(a, b, left))).toEqual(asMap(merged(b, a, left)));
			}),
			RUNS,
		);
	});

	test("three carts can be merged in any grouping", () => {
		fc.assert(
			fc.property(cart, cart, cart, stock, (a, b, c, left) => {
				expect(asMap(merged(merged(a, b, left), c, left))).toEqual(asMap(merged(a, merged(b, c, left), left)));
			}),
			RUNS,
		);
	});

	test("an empty cart adds nothing", () => {
		fc.assert(
			fc.property(cart, stock, (a, left) => {
				expect(asMap(merged(a, [], left))).toEqual(asMap(merged([], merged(a, [], left), left)));
			}),
			RUNS,
		);
	});

	test("the same local cart is merged once, however often it is sent", () => {
		const arrivals = fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 10 });
		fc.assert(
			fc.property(cart, fc.tuple(cart, cart, cart), arrivals, stock, (server, locals, order, left) => {
				const seen = new Set<number>();
				let now = merged(server, [], left);
				for (const mergeId of order) {
					if (seen.has(mergeId)) continue;
					seen.add(mergeId);
					now = merged(now, locals[mergeId] as CartEntry[], left);
				}
				const once = [...seen]
					.sort()
					.reduce((sum, id) => merged(sum, locals[id] as CartEntry[], left), merged(server, [], left));
				expect(asMap(now)).toEqual(asMap(once));
			}),
			RUNS,
		);
	});

	test("every kept line fits the stock, and every line that lost units is told", () => {
		fc.assert(
			fc.property(cart, cart, stock, (a, b, left) => {
				const { entries, changes } = mergeCarts(a, b, left);
				const keys = entries.map(lineKey);
				expect(new Set(keys).size).toBe(keys.length);
				for (const line of entries) {
					expect(line.quantity).toBeGreaterThanOrEqual(1);
					expect(line.quantity).toBeLessThanOrEqual(left(line) ?? 0);
				}
				const units = (lines: readonly CartEntry[]) => lines.reduce((sum, line) => sum + line.quantity, 0);
				const lost = changes.reduce((sum, change) => sum + change.quantity - change.kept, 0);
				expect(units(entries) + lost).toBe(units([...a, ...b]));
			}),
			RUNS,
		);
	});
});

test("a cart holds at most 100 lines, and says which did not fit", () => {
	const lines = Array.from(
		{ length: 103 },
		(_, at): CartEntry => ({ id_product: at + 1, ColorName: "Blanco", size: "M", quantity: 1 }),
	);
	const { entries, changes } = fitToStock(lines, () => 5);
	expect(entries).toHaveLength(100);
	expect(changes.map(({ id_product, reason }) => [id_product, reason])).toEqual([
		[101, "full"],
		[102, "full"],
		[103, "full"],
	]);
});

test("the same colour in another case is the same line", () => {
	const one = { id_product: 1, ColorName: "Blanco", size: "M", quantity: 1 } as const;
	expect(mergeCarts([one], [{ ...one, ColorName: "BLANCO" }], () => 9).entries).toEqual([{ ...one, quantity: 2 }]);
});

test("paying removes exactly the paid quantities from the cart", () => {
	fc.assert(
		fc.property(cart, cart, (lines, paid) => {
			const before = merged(lines, [], () => 1000);
			const paidMap = asMap(merged(paid, [], () => 1000));
			const after = asMap(withoutPaid(before, paid));
			for (const line of before) {
				const rest = line.quantity - (paidMap[lineKey(line)] ?? 0);
				expect(after[lineKey(line)]).toBe(rest > 0 ? rest : undefined);
			}
		}),
		RUNS,
	);
});

test("the shopper is told why a line was not kept as it was", () => {
	const line = (id_product: number): CartEntry => ({ id_product, ColorName: "Blanco", size: "M", quantity: 3 });
	const left: Record<number, number | null> = { 1: null, 2: 0, 3: 2, 4: 3 };
	const { entries, changes } = fitToStock([1, 2, 3, 4].map(line), ({ id_product }) => left[id_product] ?? null);
	expect(changes.map(({ id_product, reason, kept }) => [id_product, reason, kept])).toEqual([
		[1, "gone", 0],
		[2, "sold_out", 0],
		[3, "capped", 2],
	]);
	expect(entries.map(({ quantity }) => quantity)).toEqual([2, 3]);
});
