import type { Facets } from "#core/contract/facets.ts";
import { fromCents } from "#core/rules/money.ts";
import { isGender } from "#core/rules/shelves.ts";
import { COLOUR_FAMILIES } from "#core/search/colour-names.ts";
import type { Shelves } from "../selectors/selectors.service.ts";
import type { Counted } from "./counting.rules.ts";
import { type Narrowing, withTypesBelow } from "./narrowing.rules.ts";

/**
 * What each choice would show; what is hidden is no choice until somebody came with it chosen. Every group is counted with the other groups' choices applied; Women, Men and the garment
 * types replace each other, so none of them is counted within another.
 */
export function facetsOf(counted: Counted, chosen: Narrowing, shelves: Shelves): Facets {
	const collections = shelves.collections.filter(({ id, hidden }) => !hidden || id === chosen.collection);
	const categories = shelves.categories.filter(({ id, hidden }) => !hidden || isChosenItself(chosen, id));
	const inCategory = ({ id, name }: { id: number; name: string }) => ({
		id_category: id,
		name,
		count: withTypesBelow(id, shelves).reduce((sum, category) => sum + (counted.categories.get(category) ?? 0), 0),
	});
	const { min, max } = counted.cents ?? { min: 0, max: 0 };
	return {
		total: counted.total,
		sale: counted.sale,
		collections: collections.map(({ id, name }) => ({
			id_collection: id,
			name,
			count: counted.collections.get(id) ?? 0,
		})),
		categories: categories.filter(({ parent }) => parent === null).map(inCategory),
		types: listedTypes(chosen, categories).map((type) => ({ ...inCategory(type), parent: type.parent })),
		sizes: listedSizes(counted, chosen, shelves).map((size) => ({ size, count: counted.sizes.get(size) ?? 0 })),
		colors: COLOUR_FAMILIES.map((color) => ({ color, count: counted.colors.get(color) ?? 0 })),
		brands: brandsOf(counted, chosen.brands ?? []),
		price: { min: fromCents(min), max: fromCents(max) },
		inStock: counted.inStock,
	};
}

/** Not as one of the types below Women or Men. */
function isChosenItself({ categories: chosen }: Narrowing, id: number): boolean {
	const itself = chosen?.some(isGender) ? [] : (chosen ?? []);
	return itself.includes(id);
}

/** The types below Women or Men once one of the two is chosen, all of them before. */
function listedTypes({ categories: chosen }: Narrowing, categories: Shelves["categories"]) {
	const types = categories.filter(
		(category): category is typeof category & { parent: number } => category.parent !== null,
	);
	const top = categories.find(({ id, parent }) => parent === null && chosen?.includes(id));
	return top ? types.filter(({ parent }) => parent === top.id) : types;
}

function listedSizes({ sizes: counted }: Counted, { sizes: chosen }: Narrowing, { sizes }: Shelves): string[] {
	const listed = new Set([...counted.keys(), ...(chosen ?? []).filter((size) => sizes.includes(size))]);
	return [...listed].sort((a, b) => sizes.indexOf(a) - sizes.indexOf(b));
}

/** The fullest first, and at the end what is chosen and has nothing left. */
export function brandsOf({ brands }: Counted, chosen: readonly string[] = []): Facets["brands"] {
	const empty = chosen.filter((brand) => !brands.has(brand)).map((brand) => ({ brand, count: 0 }));
	return [...brands]
		.filter(([brand]) => brand !== "")
		.map(([brand, count]) => ({ brand, count }))
		.sort((a, b) => b.count - a.count || compare(a.brand, b.brand))
		.concat(empty);
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
