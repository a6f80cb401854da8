import fc from "fast-check";
import { expect, test } from "vitest";
import type { Product } from "#core/contract/products.ts";
import type { CartEntry } from "#core/rules/cart.ts";
import { areSame, entryOf, lineOf, preparedOf, withDifference, withEntries, withLine, withQuantity } from "./lines.ts";

const product: Product = {
	id_product: 7,
	name: "Camp shirt",
	brand: "Casa Lino",
	description: "",
	price: 49.9,
	price_offer: 39.9,
	is_offer: true,
	rating: 0,
	reviewCount: 0,
	collection: 1,
	categories: ["Men's shirts"],
	category: 9,
	default_image: "/images/front.webp",
	version: 1,
	sizeSystem: "letters",
	createdAt: "",
	variants: [
		{
			ColorName: "Sage",
			ColorHex: "",
			SwatchImage: "",
			ProductImages: ["/images/sage.webp"],
			Stocks: { S: 0, M: 4, L: 1, XL: 0 },
		},
	],
};
const [sage] = product.variants as [Product["variants"][number]];

test("a line is the product with one variant and the quantity as its one size", () => {
	const line = lineOf(product, sage, "M", 2);
	expect(line.variants).toHaveLength(1);
	expect(line.variants[0]).toMatchObject({ ColorName: "Sage", Stocks: { M: 2 }, leftUnits: 4 });
	expect(line).toMatchObject({ id_product: 7, totalPrice: 79.8, default_image: "/images/sage.webp" });
	expect(preparedOf(line)).toEqual({
		productid: 7,
		name: "Camp shirt",
		color: "Sage",
		size: "M",
		quantity: 2,
		price: 39.9,
		image: "/images/sage.webp",
	});
});

test("what readers call a line's colour goes with it to be paid", () => {
	expect(preparedOf(lineOf(product, { ...sage, label: "Salvia" }, "M", 1))).toMatchObject({
		color: "Sage",
		label: "Salvia",
	});
});

test("a quantity stays from 1 to what is left", () => {
	const line = lineOf(product, sage, "M", 2);
	expect(entryOf(withQuantity(line, 0)).quantity).toBe(1);
	expect(entryOf(withQuantity(line, 99)).quantity).toBe(4);
});

test("the same product, colour and size is one line, another size is another", () => {
	const cart = [lineOf(product, sage, "M", 3)];
	expect(withLine(cart, lineOf(product, sage, "M", 3)).map(entryOf)).toMatchObject([{ size: "M", quantity: 4 }]);
	expect(withLine(cart, lineOf(product, sage, "L", 1))).toHaveLength(2);
	expect(withEntries(cart, [])).toEqual([]);
});

const entries = fc.uniqueArray(
	fc.record({
		id_product: fc.integer({ min: 1, max: 3 }),
		ColorName: fc.constantFrom("Sage", "Ink"),
		size: fc.constantFrom<CartEntry["size"]>("S", "M"),
		quantity: fc.integer({ min: 1, max: 5 }),
	}),
	{ selector: ({ id_product, ColorName, size }) => `${id_product} ${ColorName} ${size}`, maxLength: 6 },
);

test("what was changed while an answer was awaited is changed in the answer too", () => {
	const one: CartEntry = { id_product: 1, ColorName: "Sage", size: "M", quantity: 1 };
	const merged = [{ ...one, quantity: 3 }];
	expect(withDifference(merged, [one], [{ ...one, quantity: 2 }])).toEqual([{ ...one, quantity: 4 }]);
	expect(withDifference(merged, [one], [])).toEqual([{ ...one, quantity: 2 }]);
	fc.assert(
		fc.property(entries, entries, (answer, sent) => {
			expect(areSame(withDifference(answer, sent, sent), answer)).toBe(true);
			expect(areSame(withDifference(sent, sent, answer), answer)).toBe(true);
		}),
	);
});
