import { COLOUR_FAMILIES, type ColourFamily } from "#core/search/colour-names.ts";
import type { CatalogueIndex } from "./catalogue-index.rules.ts";
import { NO_SIZES } from "./facet-codes.rules.ts";
import type { Narrowing } from "./narrowing.rules.ts";

/** The groups of choices, a bit each. */
export const FAILS = {
	sale: 1,
	collection: 2,
	category: 4,
	size: 8,
	color: 16,
	brand: 32,
	price: 64,
	stock: 128,
	fits: 256,
} as const;
const ALL = -1;

/**
 * Makes a function that tells which groups of choices a product fails, as the sum of their bits: 0 for a product that is
 * shown, every bit for one that is off sale.
 */
export function failingOf(index: CatalogueIndex, narrowing: Narrowing): (place: number) => number {
	const { isOnSale, isOffer, collection, category, cents, brand, colors, sizes, inStock } = index.columns;
	const { categories, brands } = narrowing;
	const offer = narrowing.offer === null ? null : Number(narrowing.offer);
	const inCollection = index.collections.test((id) => narrowing.collection === null || id === narrowing.collection);
	const inCategory = index.categories.test((id) => categories === null || categories.includes(id));
	const ofBrand = brands && index.brands.test((name) => brands.includes(name));
	const ofColor = narrowing.colors && familyBits(narrowing.colors);
	const min = narrowing.minCents ?? Number.NEGATIVE_INFINITY;
	const max = narrowing.maxCents ?? Number.POSITIVE_INFINITY;
	const sized = narrowing.inStock ? inStock : sizes;
	const inSize = narrowing.sizes && setsWith(index, narrowing.sizes);
	const fitting = narrowing.fits && fittingSets(index, narrowing.fits);
	return (place) => {
		if (isOnSale[place] === 0) return ALL;
		let fails = 0;
		if (offer !== null && isOffer[place] !== offer) fails |= FAILS.sale;
		if (inCollection[collection[place] as number] === 0) fails |= FAILS.collection;
		if (inCategory[category[place] as number] === 0) fails |= FAILS.category;
		if (inSize && inSize[sized[place] as number] === 0) fails |= FAILS.size;
		if (ofColor !== null && ((colors[place] as number) & ofColor) === 0) fails |= FAILS.color;
		if (ofBrand && ofBrand[brand[place] as number] === 0) fails |= FAILS.brand;
		const price = cents[place] as number;
		if (price < min || price > max) fails |= FAILS.price;
		if (narrowing.inStock && inStock[place] === NO_SIZES) fails |= FAILS.stock;
		if (fitting && !fitting[category[place] as number]?.[inStock[place] as number]) fails |= FAILS.fits;
		return fails;
	};
}

/** Of every set of sizes, whether one of these is in it. */
export function setsWith(index: CatalogueIndex, sizes: readonly string[]): Uint8Array {
	const wanted = index.sizes.test((size) => sizes.includes(size));
	return index.sizeSets.test((set) => set.some((size) => wanted[size] === 1));
}

function fittingSets(index: CatalogueIndex, fits: NonNullable<Narrowing["fits"]>): (Uint8Array | null)[] {
	const tested = new Map<readonly string[], Uint8Array>();
	return index.categories.values.map((category) => {
		const sizes = fits.get(category);
		if (!sizes) return null;
		const sets = tested.get(sizes) ?? setsWith(index, sizes);
		tested.set(sizes, sets);
		return sets;
	});
}

function familyBits(colors: readonly string[]): number {
	return colors.reduce((bits, color) => {
		const family = COLOUR_FAMILIES.indexOf(color as ColourFamily);
		return family < 0 ? bits : bits | (1 << family);
	}, 0);
}
