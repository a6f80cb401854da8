import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Variant } from "#core/contract/products.ts";
import { amountWithin, type Choice, pick, pickerNotice, unitsLeft } from "./picker.ts";

function color(ColorName: string, [S = 0, M = 0, L = 0, XL = 0]: number[]): Variant {
	return { ColorName, ColorHex: "", SwatchImage: "", ProductImages: [], Stocks: { S, M, L, XL } };
}

const shirt = { variants: [color("Sand", [4, 2, 0, 9]), color("Navy", [1, 0, 0, 0]), color("Rust", [0, 0, 0, 0])] };
const nothing: Choice = { color: null, size: null };

describe("choosing", () => {
	test("without a choice the first colour is shown and no size is chosen", () => {
		const picked = pick(shirt, nothing);
		expect(picked.variant?.ColorName).toBe("Sand");
		expect(picked.size).toBeNull();
		expect(picked).toMatchObject({ units: 15, cap: 0 });
	});

	test("choosing a size caps the amount at the units of that size", () => {
		expect(pick(shirt, { color: "Sand", size: "M" })).toMatchObject({ units: 2, cap: 2 });
	});

	test("choosing a colour narrows the variant to that colour and keeps the size", () => {
		const picked = pick(shirt, { color: "Navy", size: "S" });
		expect(picked.variant?.ColorName).toBe("Navy");
		expect(picked).toMatchObject({ size: "S", cap: 1 });
	});

	test("a colour that lacks the chosen size says so, says where it is, and keeps the rest", () => {
		const picked = pick(shirt, { color: "Navy", size: "M" });
		expect(picked).toMatchObject({ size: "M", cap: 0, elsewhere: ["Sand"] });
		expect(pickerNotice(picked)).toBe("Size M is sold out in Navy. Still there in Sand.");
	});

	test("a size nobody has is only said to be sold out", () => {
		expect(pickerNotice(pick(shirt, { color: "Navy", size: "L" }))).toBe("Size L is sold out in Navy.");
	});

	test("a choice that can be had needs no notice, nor does one without a size", () => {
		expect(pickerNotice(pick(shirt, { color: "Sand", size: "S" }))).toBeNull();
		expect(pickerNotice(pick(shirt, { color: "Rust", size: null }))).toBeNull();
	});

	test("names in the address are read without case, unknown ones as no choice", () => {
		expect(pick(shirt, { color: "navy", size: "xl" })).toMatchObject({ size: "XL" });
		expect(pick(shirt, { color: "NAVY", size: "xl" }).variant?.ColorName).toBe("Navy");
		expect(pick(shirt, { color: "Teal", size: "XXL" })).toMatchObject({ size: null, units: 15 });
	});

	test("sizes are those of the product, in its order; the only one is chosen already", () => {
		const shoe = { ...color("Sand", []), Stocks: { 37: 2, 36: 1, "36.5": 0 } };
		const picked = pick({ variants: [shoe], sizes: ["36", "36.5", "37"] }, { color: null, size: "36.5" });
		expect(picked.sizes.map(({ size, units }) => [size, units])).toEqual([
			["36", 1],
			["36.5", 0],
			["37", 2],
		]);
		expect(picked).toMatchObject({ size: "36.5", cap: 0 });
		const bag = { variants: [{ ...shoe, Stocks: { "One size": 4 } }], sizes: ["One size"] };
		expect(pick(bag, nothing)).toMatchObject({ size: "One size", cap: 4, units: 4 });
	});

	test("a product without colours shows as sold out instead of failing", () => {
		expect(pick({ variants: [] }, { color: "Sand", size: "S" })).toMatchObject({ variant: null, units: 0, cap: 0 });
	});
});

describe("words and amounts", () => {
	test("three or fewer are worth a warning", () => {
		expect([0, 1, 3, 4, 20].map(unitsLeft)).toEqual([
			"Sold out",
			"Only 1 left",
			"Only 3 left",
			"4 units left",
			"20 units left",
		]);
	});

	test("an amount stays from 1 to the cap, whatever was typed", () => {
		expect(amountWithin(5, 3)).toBe(3);
		expect(amountWithin(0, 3)).toBe(1);
		expect(amountWithin(Number.NaN, 3)).toBe(1);
		expect(amountWithin(2.9, 3)).toBe(2);
	});
});

describe("whatever is chosen", () => {
	const stock = fc.integer({ min: 0, max: 5 });
	const catalogue = fc
		.uniqueArray(fc.constantFrom("Sand", "Navy", "Rust", "Moss"), { minLength: 1 })
		.chain((names) =>
			fc.tuple(...names.map((name) => fc.tuple(stock, stock, stock, stock).map((units) => color(name, units)))),
		);
	const choice = fc.record({
		color: fc.option(fc.constantFrom("Sand", "navy", "Rust", "Moss", "Teal", "")),
		size: fc.option(fc.constantFrom("S", "m", "L", "XL", "XXL", "")),
	});

	test("every colour and every size stays on offer, and exactly the shown ones are marked", () => {
		fc.assert(
			fc.property(catalogue, choice, (variants, wish) => {
				const picked = pick({ variants }, wish);
				expect(picked.colors.map(({ variant }) => variant)).toEqual(variants);
				expect(picked.sizes.map(({ size }) => size)).toEqual(["S", "M", "L", "XL"]);
				expect(picked.colors.filter(({ chosen }) => chosen).map(({ variant }) => variant)).toEqual([picked.variant]);
				expect(picked.sizes.filter(({ chosen }) => chosen)).toHaveLength(picked.size ? 1 : 0);
			}),
		);
	});

	test("one choice never changes the other: colour keeps the size, size keeps the colour", () => {
		fc.assert(
			fc.property(catalogue, choice, choice, (variants, before, after) => {
				const start = pick({ variants }, before);
				const recoloured = pick({ variants }, { color: after.color, size: start.size });
				const resized = pick({ variants }, { color: start.variant?.ColorName ?? null, size: after.size });
				expect(recoloured.size).toBe(start.size);
				expect(resized.variant).toBe(start.variant);
			}),
		);
	});

	test("the cap is the stock of exactly that colour and size, and a notice appears exactly when it is used up", () => {
		fc.assert(
			fc.property(catalogue, choice, (variants, wish) => {
				const picked = pick({ variants }, wish);
				const stocked = picked.size ? picked.variant?.Stocks[picked.size] : 0;
				expect(picked.cap).toBe(stocked);
				expect(pickerNotice(picked) !== null).toBe(picked.size !== null && stocked === 0);
				for (const name of picked.elsewhere) {
					const other = variants.find(({ ColorName }) => ColorName === name);
					expect(other?.Stocks[picked.size as "S"]).toBeGreaterThan(0);
				}
			}),
		);
	});
});
