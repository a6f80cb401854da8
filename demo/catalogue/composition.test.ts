import { expect, test } from "vitest";
import { productFields } from "#core/contract/product-fields.ts";
import { fabricOf, fitOf } from "./composition.ts";
import { catalogue } from "./index.ts";

/** Words of fibres that say something of another cloth, or of none. */
const elsewhere =
	/looks like cotton|linen look|under a wool coat|wool wash|leather-look|cotton cord|under linen|down-like|sand-washed/g;
const stretches =
	/touch of stretch|little stretch|comfortable stretch|bit of stretch|stretch twill|touch stretchy|stretches both ways|as it stretches/;
const doesNotStretch = /non-stretch|no stretch|without stretch|rigid denim/;

const textOf = ({ name, description }: (typeof catalogue)[number]) =>
	`${name}. ${description}`.toLowerCase().replaceAll(elsewhere, "");
const fibresOf = (product: (typeof catalogue)[number]) =>
	fabricOf(product)
		.map(({ fibre }) => fibre)
		.join(" ");

test("every garment has a fabric that the shop itself would take", () => {
	for (const product of catalogue) {
		expect(productFields.fabric.given.safeParse(fabricOf(product)).error, product.name).toBeUndefined();
	}
});

test.each([
	...["linen", "cotton", "wool", "merino", "lambswool", "cashmere", "silk", "leather", "lambskin", "recycled"],
])("what a text calls %s is made of it", (fibre) => {
	const named = catalogue.filter((product) => new RegExp(`\\b${fibre}s?\\b`).test(textOf(product)));
	expect(named.length).toBeGreaterThan(0);
	for (const product of named) expect(fibresOf(product), product.name).toContain(fibre);
});

test("what stretches by its text has elastane, and what does not has none", () => {
	for (const product of catalogue) {
		const text = textOf(product);
		if (stretches.test(text)) expect(fibresOf(product), product.name).toContain("elastane");
		if (doesNotStretch.test(text)) expect(fibresOf(product), product.name).not.toContain("elastane");
	}
});

test("every garment but a scarf has a fit, and a text that names one names the same", () => {
	for (const product of catalogue) {
		expect(fitOf(product) === null, product.name).toBe(product.look.garment === "scarf");
		const [, said] =
			/\b(slim|regular|relaxed|oversized)(?: fit\b|\.|,| from| through| body| taper)/.exec(textOf(product)) ?? [];
		if (said && fitOf(product)) expect(fitOf(product), product.name).toBe(said);
	}
});
