import { COLOUR_FAMILIES } from "#core/search/colour-names.ts";
import type { CatalogueIndex } from "./catalogue-index.rules.ts";
import { NO_SIZES } from "./facet-codes.rules.ts";
import { FAILS, failingOf, setsWith } from "./failing.rules.ts";
import type { Narrowing } from "./narrowing.rules.ts";

/** How many products each choice would show, every group counted with the other groups' choices applied. */
export type Counted = {
	total: number;
	sale: { true: number; false: number };
	collections: ReadonlyMap<number, number>;
	categories: ReadonlyMap<number, number>;
	sizes: ReadonlyMap<string, number>;
	colors: ReadonlyMap<string, number>;
	brands: ReadonlyMap<string, number>;
	cents: { min: number; max: number } | null;
	inStock: number;
};

/** What a search found: the places, the newest first, and of each how well it fits: the less the better. */
export type FoundPlaces = { places: Int32Array; fitness: Int32Array };

const AND_STOCK = FAILS.size | FAILS.stock;

/** Looks once at every product, or at those found: one that fails in a single group is counted in that group alone. */
export function count(index: CatalogueIndex, narrowing: Narrowing, found: FoundPlaces | null): Counted {
	const { isOffer, collection, category, brand, cents, colors, sizes, inStock } = index.columns;
	const fails = failingOf(index, narrowing);
	const sized = narrowing.inStock ? inStock : sizes;
	const available = narrowing.sizes && setsWith(index, narrowing.sizes);
	const inCollections = new Int32Array(index.collections.values.length);
	const inCategories = new Int32Array(index.categories.values.length);
	const ofBrands = new Int32Array(index.brands.values.length);
	const inSets = new Int32Array(index.sizeSets.values.length);
	const ofColors = new Int32Array(1 << COLOUR_FAMILIES.length);
	const onOffer = new Int32Array(2);
	const add = (counts: Int32Array, at: number) => {
		counts[at] = (counts[at] as number) + 1;
	};
	let total = 0;
	let stocked = 0;
	let min = Number.POSITIVE_INFINITY;
	let max = 0;
	const length = found ? found.places.length : index.length;
	for (let at = 0; at < length; at += 1) {
		const place = found ? (found.places[at] as number) : at;
		const failed = fails(place);
		if ((failed & ~AND_STOCK) === 0) {
			const units = inStock[place] as number;
			if (available ? available[units] === 1 : units !== NO_SIZES) stocked += 1;
		}
		// More than one bit: nothing that could be chosen in a single group would show it.
		if ((failed & (failed - 1)) !== 0) continue;
		if (failed === 0) total += 1;
		if (failed === 0 || failed === FAILS.sale) add(onOffer, isOffer[place] as number);
		if (failed === 0 || failed === FAILS.collection) add(inCollections, collection[place] as number);
		if (failed === 0 || failed === FAILS.category) add(inCategories, category[place] as number);
		if (failed === 0 || failed === FAILS.size) add(inSets, sized[place] as number);
		if (failed === 0 || failed === FAILS.color) add(ofColors, colors[place] as number);
		if (failed === 0 || failed === FAILS.brand) add(ofBrands, brand[place] as number);
		if (failed === 0 || failed === FAILS.price) {
			min = Math.min(min, cents[place] as number);
			max = Math.max(max, cents[place] as number);
		}
	}
	return {
		total,
		sale: { true: onOffer[1] as number, false: onOffer[0] as number },
		collections: byValue(index.collections.values, inCollections),
		categories: byValue(index.categories.values, inCategories),
		sizes: sizesIn(index, inSets),
		colors: familiesIn(ofColors),
		brands: byValue(index.brands.values, ofBrands),
		cents: max === 0 ? null : { min, max },
		inStock: stocked,
	};
}

/** Those that were counted at all. */
function byValue<V>(values: readonly V[], counts: Int32Array): Map<V, number> {
	const counted = new Map<V, number>();
	for (const [code, value] of values.entries()) if (counts[code]) counted.set(value, counts[code]);
	return counted;
}

function sizesIn(index: CatalogueIndex, inSets: Int32Array): Map<string, number> {
	const counts = new Int32Array(index.sizes.values.length);
	for (const [code, set] of index.sizeSets.values.entries())
		for (const size of set) counts[size] = (counts[size] as number) + (inSets[code] as number);
	return byValue(index.sizes.values, counts);
}

function familiesIn(ofColors: Int32Array): Map<string, number> {
	const counts = new Int32Array(COLOUR_FAMILIES.length);
	for (const [bits, products] of ofColors.entries())
		if (products > 0)
			for (const family of counts.keys())
				if (bits & (1 << family)) counts[family] = (counts[family] as number) + products;
	return byValue(COLOUR_FAMILIES, counts);
}
