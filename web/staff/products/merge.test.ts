import { expect, test } from "vitest";
import type { StaffProduct } from "#core/contract/products.ts";
import { sampleProduct as base, sampleColour } from "../../testing/sample-product.ts";
import { differences, onTopOf } from "./merge.ts";
import { editedProductOf, emptyVariant, type TypedProduct, type TypedVariant, typedOf } from "./typed-product.ts";

const current = (given: Partial<StaffProduct>): StaffProduct => ({ ...base, version: 2, ...given });
const mineWith = (change: (variant: TypedVariant) => Partial<TypedVariant>, given: Partial<TypedProduct> = {}) => {
	const typed = typedOf(base);
	return { ...typed, ...given, variants: typed.variants.map((variant) => ({ ...variant, ...change(variant) })) };
};
const names = { category: (id: number) => `category ${id}`, collection: (id: number) => `collection ${id}` };
const colours = ({ variants }: TypedProduct) => variants.map(({ ColorName }) => ColorName);

test("a field I left alone takes their value, one I changed keeps mine", () => {
	const merged = onTopOf(
		mineWith(() => ({}), { name: "Long coat" }),
		typedOf(base),
		current({ brand: "Other", price: 60 }),
	);
	expect(merged).toMatchObject({ name: "Long coat", brand: "Other", price: "60", category: "4" });
});

test("units I added come on top of what was sold meanwhile", () => {
	const mine = mineWith(({ was, Stocks }) => (was === "Blanco" ? { Stocks: { ...Stocks, M: "15" } } : {}));
	const theirs = current({
		variants: [sampleColour("Blanco", { Stocks: { S: 5, M: 4, L: 5, XL: 5 } }), sampleColour("Azul")],
	});
	const merged = onTopOf(mine, typedOf(base), theirs);
	expect(merged.variants[0]?.Stocks).toEqual({ S: "5", M: "14", L: "5", XL: "5" });
	expect(editedProductOf(merged, theirs).stockChanges).toEqual([{ ColorName: "Blanco", size: "M", delta: 10 }]);
});

test("units I took away never go below none", () => {
	const mine = mineWith(({ Stocks }) => ({ Stocks: { ...Stocks, M: "0" } }));
	const theirs = current({ variants: base.variants.map((one) => ({ ...one, Stocks: { S: 5, M: 1, L: 5, XL: 5 } })) });
	expect(onTopOf(mine, typedOf(base), theirs).variants.map(({ Stocks }) => Stocks.M)).toEqual(["0", "0"]);
});

test("a colour they added stays, one they took out goes unless I changed it", () => {
	const theirs = current({ variants: [sampleColour("Rojo")] });
	const mine = mineWith(({ was }) => (was === "Azul" ? { ColorHex: "#0000ff" } : {}));
	const merged = onTopOf(mine, typedOf(base), theirs);
	expect(colours(merged)).toEqual(["Azul", "Rojo"]);
	expect(editedProductOf(merged, theirs).variants?.[0]).toMatchObject({ ColorName: "Azul", Stocks: { S: 5 } });
});

test("a colour I took out stays out, one both of us added is one", () => {
	const typed = typedOf(base);
	const verde = { ...emptyVariant("Verde"), Stocks: { S: "2", M: "0", L: "0", XL: "0" } };
	const mine = { ...typed, variants: [...typed.variants.slice(0, 1), verde] };
	const theirs = current({
		variants: [...base.variants, sampleColour("Verde", { Stocks: { S: 1, M: 0, L: 0, XL: 0 } })],
	});
	const merged = onTopOf(mine, typedOf(base), theirs);
	expect(colours(merged)).toEqual(["Blanco", "Verde"]);
	expect(merged.variants[1]).toMatchObject({ was: "Verde", Stocks: { S: "3" } });
});

test("a colour I renamed keeps my name and takes their pictures", () => {
	const mine = mineWith(({ was }) => (was === "Blanco" ? { ColorName: "Crudo" } : {}));
	const theirs = current({
		variants: [sampleColour("Blanco", { ProductImages: ["/images/new.webp"] }), sampleColour("Azul")],
	});
	expect(onTopOf(mine, typedOf(base), theirs).variants[0]).toMatchObject({
		was: "Blanco",
		ColorName: "Crudo",
		ProductImages: ["/images/new.webp"],
	});
});

test("differences say in words what is not the same, and nothing else", () => {
	expect(differences(typedOf(base), current({}), names)).toEqual([]);
	const mine = mineWith(() => ({}), { is_offer: true, discount: "20" });
	const theirs = current({
		brand: "Other",
		category: 9,
		collection: 3,
		variants: [sampleColour("Blanco", { ProductImages: ["/images/a.webp"] })],
	});
	expect(differences(mine, theirs, names)).toEqual([
		{ what: "Category", mine: "category 4", theirs: "category 9" },
		{ what: "Collection", mine: "collection 2", theirs: "collection 3" },
		{ what: "Brand", mine: "Ojal", theirs: "Other" },
		{ what: "On Sale?", mine: "20 % off", theirs: "no" },
		{ what: "Colours", mine: "Blanco, Azul", theirs: "Blanco" },
		{ what: "Pictures", mine: "Blanco 0, Azul 0", theirs: "Blanco 1" },
		{ what: "Stock", mine: "Blanco S 5 M 5 L 5 XL 5; Azul S 5 M 5 L 5 XL 5", theirs: "Blanco S 5 M 5 L 5 XL 5" },
	]);
});

test("a fit I chose and a fabric they changed are both kept, and said in words", () => {
	const theirs = current({ fabric: [{ fibre: "wool", percent: 100 }] });
	const mine = mineWith(() => ({}), { fit: "slim" });
	expect(differences(mine, theirs, names)).toEqual([
		{ what: "Fit", mine: "Slim", theirs: "" },
		{ what: "Fabric", mine: "", theirs: "100 % wool" },
	]);
	expect(onTopOf(mine, typedOf(base), theirs)).toMatchObject({
		fit: "slim",
		fabric: [{ fibre: "wool", percent: "100" }],
	});
});

test("a fabric I changed stays mine", () => {
	const mine = mineWith(() => ({}), { fabric: [{ fibre: "linen", percent: "100" }] });
	const merged = onTopOf(mine, typedOf(base), current({ fabric: [{ fibre: "wool", percent: 100 }] }));
	expect(merged.fabric).toEqual([{ fibre: "linen", percent: "100" }]);
});

test("what each of us measured is kept, measure by measure, and said in words", () => {
	const theirs = current({ measurements: { S: { chest: 50 }, M: { chest: 54 } } });
	const typed = typedOf({ ...base, measurements: { M: { length: 70.5 } } }).measurements;
	const merged = onTopOf(
		mineWith(() => ({}), { measurements: typed }),
		typedOf(base),
		theirs,
	);
	expect(merged.measurements.M).toMatchObject({ chest: "54", length: "70.5" });
	expect(merged.measurements.S).toMatchObject({ chest: "50", length: "" });
	expect(differences(merged, theirs, names)).toContainEqual({
		what: "Measurements",
		mine: "S: Chest 50; M: Chest 54, Length 70.5",
		theirs: "S: Chest 50; M: Chest 54",
	});
});
