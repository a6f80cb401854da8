import { expect, test } from "vitest";
import { EditedProduct, NewProduct } from "#core/contract/edit-product.ts";
import { productFormMessages } from "#core/messages.ts";
import { sampleColour, sampleProduct } from "../../testing/sample-product.ts";
import { editedProductOf, emptyProduct, emptyVariant, newProductOf, TypedProduct, typedOf } from "./typed-product.ts";

const coat = {
	...sampleProduct,
	price: 49.9,
	price_offer: 39.92,
	is_offer: true,
	discount: 20,
	variants: [sampleColour("Blanco", { Stocks: { S: 1, M: 2, L: 3, XL: 0 } })],
	version: 3,
};

const messages = (typed: TypedProduct) =>
	Object.fromEntries(
		TypedProduct.safeParse(typed).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [],
	);

test("the default product has one colour 'Blanco' without stock, and every documented message is due", () => {
	const start = emptyProduct();
	expect(start.variants).toMatchObject([{ ColorName: "Blanco", Stocks: { S: "0", M: "0", L: "0", XL: "0" } }]);
	const { category, collection, name, brand, price, description } = productFormMessages;
	expect(messages(start)).toEqual({ category, collection, name, brand, price, description });
});

test.each([
	["name", "Coat 3", productFormMessages.name],
	["price", "-1", productFormMessages.price],
	["price", "1e3", productFormMessages.price],
	["price", "1.", productFormMessages.price],
	["price", "abc", productFormMessages.price],
])("a %s of %j is refused with the documented message", (field, value, message) => {
	expect(messages({ ...typedOf(coat), [field]: value })).toEqual({ [field]: message });
});

test("a price under two cents, or finer than a cent, is refused with a reason of its own", () => {
	for (const price of ["0", "0.01", "1.005"]) {
		expect(messages({ ...typedOf(coat), price })).toEqual({ price: expect.stringMatching(/^The price /) });
	}
});

test("a price is sent as it is understood, with a comma or with groups", () => {
	for (const price of ["1500,50", "1,500.50", "1.500,50"])
		expect(editedProductOf({ ...typedOf(coat), price }, coat)).toMatchObject({ price: 1500.5 });
});

test.each(["", "Azul 2", "<b>"])("a colour named %j is refused with the documented message", (ColorName) => {
	const typed = typedOf(coat);
	const variants = typed.variants.map((variant) => ({ ...variant, ColorName }));
	expect(messages({ ...typed, variants })).toEqual({ "variants.0.ColorName": productFormMessages.colour });
});

test("a colour can be there once, whatever its case, and one must be", () => {
	const typed = typedOf(coat);
	expect(messages({ ...typed, variants: [...typed.variants, emptyVariant("BLANCO ")] })).toEqual({
		variants: "Every colour can be there once",
	});
	expect(messages({ ...typed, variants: [] })).toEqual({ variants: "A product has at least one colour" });
});

test.each(["1.5", "-1", "1000001", "12345678", "x"])("a stock of %j is refused", (units) => {
	const typed = typedOf(coat);
	const variants = typed.variants.map((variant) => ({ ...variant, Stocks: { ...variant.Stocks, M: units } }));
	expect(messages({ ...typed, variants })).toEqual({ "variants.0.Stocks.M": "Whole numbers up to 1000000" });
});

test("'On Sale?' asks for a discount from 1 to 99, and only then", () => {
	for (const discount of ["", "0", "100", "1.5"]) {
		expect(messages({ ...typedOf(coat), discount })).toEqual({ discount: productFormMessages.discount });
		expect(messages({ ...typedOf(coat), is_offer: false, discount })).toEqual({});
	}
	expect(messages({ ...emptyProduct(), is_offer: true })).toHaveProperty("discount");
});

test("a new product goes out with its collection, price and stocks as numbers, and an empty stock as 0", () => {
	const typed = typedOf(coat);
	const variants = typed.variants.map((variant) => ({ ...variant, Stocks: { ...variant.Stocks, XL: "" } }));
	const sent = newProductOf({ ...typed, variants });
	expect(sent).toMatchObject({
		categories: [4],
		collection: 2,
		price: 49.9,
		discount: 20,
		variants: [{ ColorName: "Blanco", Stocks: { S: 1, M: 2, L: 3, XL: 0 } }],
	});
	expect(NewProduct.safeParse(sent).error).toBeUndefined();
	expect(newProductOf({ ...typed, is_offer: false })).not.toHaveProperty("discount");
});

test("a change sends units of known colours as differences only, and those of new colours whole", () => {
	const typed = typedOf(coat);
	const [blanco] = typed.variants;
	if (!blanco) throw new Error("a colour is missing");
	const renamed = { ...blanco, ColorName: "Crudo", Stocks: { ...blanco.Stocks, S: "11", L: "0" } };
	const azul = { ...emptyVariant("Azul"), Stocks: { S: "0", M: "4", L: "0", XL: "0" } };
	const sent = editedProductOf({ ...typed, variants: [renamed, azul] }, coat);
	expect(sent).toMatchObject({ id_product: 7, version: 3 });
	expect(sent.variants?.[0]).toMatchObject({ ColorName: "Crudo", was: "Blanco" });
	expect(sent.variants?.[0]).not.toHaveProperty("Stocks");
	expect(sent.variants?.[1]).toMatchObject({ ColorName: "Azul", Stocks: { S: 0, M: 4, L: 0, XL: 0 } });
	expect(sent.stockChanges).toEqual([
		{ ColorName: "Crudo", size: "S", delta: 10 },
		{ ColorName: "Crudo", size: "L", delta: -3 },
	]);
	expect(EditedProduct.safeParse(sent).error).toBeUndefined();
});

test("a product that was not touched moves no stock", () => {
	expect(editedProductOf(typedOf(coat), coat).stockChanges).toEqual([]);
});

const fabricOf = (...rows: [fibre: string, percent: string][]) => rows.map(([fibre, percent]) => ({ fibre, percent }));

test("a fit and a fabric that are not known are sent as nothing, known ones as the shop takes them", () => {
	expect(newProductOf(typedOf(coat))).toMatchObject({ fit: null, fabric: null });
	const known = { ...coat, fit: "slim" as const, fabric: [{ fibre: "wool", percent: 100 }] };
	const typed = typedOf(known);
	expect(typed).toMatchObject({ fit: "slim", fabric: fabricOf(["wool", "100"]) });
	expect(editedProductOf(typed, known)).toMatchObject({ fit: "slim", fabric: [{ fibre: "wool", percent: 100 }] });
	expect(NewProduct.safeParse(newProductOf(typed)).error).toBeUndefined();
});

test.each([
	[fabricOf(["wool", "80"]), { fabric: productFormMessages.fabricSum(80) }],
	[fabricOf(["wool", "50"], ["Wool", "50"]), { fabric: productFormMessages.fibresUnique }],
	[fabricOf(["", "100"]), { "fabric.0.fibre": productFormMessages.fibre }],
	[fabricOf(["wool", "100"], ["silk", ""]), { "fabric.1.percent": productFormMessages.percent }],
	[fabricOf(["wool", "100"], ["silk", "0"]), { "fabric.1.percent": productFormMessages.percent }],
	[fabricOf(["wool", "99.5"]), { "fabric.0.percent": productFormMessages.percent }],
	[fabricOf(["wool", "80"], ["polyamide", "20"]), {}],
	[[], {}],
])("a fabric of %j is answered with %j", (fabric, expected) => {
	expect(messages({ ...typedOf(coat), fabric })).toEqual(expected);
});

test("measures are sent of offered sizes alone, with a comma or a point, and what is no measure is said beside it", () => {
	const known = { ...coat, care: ["wash-30" as const], measurements: { S: { chest: 50 }, M: { chest: 53.5 } } };
	const typed = typedOf(known);
	expect(newProductOf(typed)).toMatchObject({ care: ["wash-30"], measurements: known.measurements });
	const comma = {
		...typed,
		sizes: ["M"],
		measurements: { ...typed.measurements, M: { ...typed.measurements.M, chest: "54,5" } },
	};
	expect(newProductOf(comma as typeof typed).measurements).toEqual({ M: { chest: 54.5 } });
	const wide = { ...typed.measurements, M: { ...typed.measurements.M, chest: "wide" } };
	expect(messages({ ...typed, measurements: wide as typeof typed.measurements })).toEqual({
		"measurements.M.chest": productFormMessages.cm,
	});
	expect(newProductOf(typedOf(coat))).toMatchObject({ care: null, measurements: null });
});
