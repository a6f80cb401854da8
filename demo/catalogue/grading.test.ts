import { expect, test } from "vitest";
import { productFields } from "#core/contract/product-fields.ts";
import { careOf, measurementsOf } from "./grading.ts";
import { catalogue } from "./index.ts";
import { sizes } from "./product.ts";

const named = (name: string) => {
	const found = catalogue.find((product) => product.name === name);
	if (!found) throw new Error(`${name} is not in the catalogue`);
	return found;
};

test("the shop itself would take what every garment measures and how it is looked after", () => {
	for (const product of catalogue) {
		expect(productFields.measurements.given.safeParse(measurementsOf(product)).error, product.name).toBeUndefined();
		expect(productFields.care.given.parse(careOf(product)), product.name).toEqual(careOf(product));
	}
});

test("a garment grows with its size in every measure, and every garment but scarves and swimsuits is measured", () => {
	for (const product of catalogue) {
		const measured = measurementsOf(product);
		expect(measured === null, product.name).toBe(["scarf", "swimsuit"].includes(product.look.garment));
		for (const [place, size] of sizes.slice(1).entries()) {
			for (const [measure, cm] of Object.entries(measured?.[size] ?? {})) {
				expect(cm, `${product.name} ${size} ${measure}`).toBeGreaterThan(
					Number(measured?.[sizes[place] ?? ""]?.[measure as "chest"]),
				);
			}
		}
	}
});

test.each([
	["Ribera Stripe Shirt", "M", { chest: 54, length: 72, sleeve: 23 }],
	["Cuaderno Oxford Shirt", "M", { chest: 52, length: 72, sleeve: 63 }],
	["Cuaderno Oxford Shirt", "XL", { chest: 58, length: 76, sleeve: 65 }],
	["Palmar Print Shirt", "S", { chest: 58, length: 70 }],
])("%s in %s is as such garments are", (name, size, measures) => {
	expect(measurementsOf(named(name))?.[size]).toMatchObject(measures);
});

test.each([
	["Medianoche Leather Jacket", "wash-not"],
	["Tardes Linen Camp Shirt", "wash-40"],
	["Ribera Stripe Shirt", "wash-30"],
	["Palmar Print Shirt", "wash-hand"],
	["Prócer Overcoat", "clean-p"],
])("the cloth of %s asks for %s", (name, symbol) => {
	expect(careOf(named(name))).toContain(symbol);
});
