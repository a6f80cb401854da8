import type { ProductFilter } from "#core/contract/product-query.ts";
import { sizesWorn } from "#core/rules/garment-groups.ts";
import { listedValues } from "#core/rules/listed-values.ts";
import { toCents } from "#core/rules/money.ts";
import { allNames } from "#core/rules/translations.ts";
import { groupOfType } from "#core/search/garment-group.ts";
import type { Shelves } from "../selectors/selectors.service.ts";
import type { CatalogueIndex } from "./catalogue-index.rules.ts";

/** What a list of products is narrowed to; `null` means: by nothing. */
export type Narrowing = {
	offer: boolean | null;
	collection: number | null;
	/** The categories a product may lie in; none of them when the one asked for is unknown. */
	categories: readonly number[] | null;
	sizes: readonly string[] | null;
	colors: readonly string[] | null;
	brands: readonly string[] | null;
	minCents: number | null;
	maxCents: number | null;
	/** Something has to be in stock, in one of the sizes if there are any. */
	inStock: boolean;
	/** By category, the sizes of which one has to be in stock. */
	fits: ReadonlyMap<number, readonly string[]> | null;
};

type Known = Pick<CatalogueIndex, "brands" | "sizes">;

export function narrowingOf(filter: ProductFilter, shelves: Shelves, known: Known): Narrowing {
	const { offer, collection, category, min, max, stock, fits } = filter;
	const isSize = (size: string) => known.sizes.has(size);
	return {
		offer: offer === undefined ? null : offer === "true",
		collection: collection || null,
		categories: category ? categoriesCalled(category, shelves) : null,
		sizes: chosen(filter.size, isSize),
		colors: chosen(filter.color?.toLowerCase(), () => false),
		brands: chosen(filter.brand, (brand) => known.brands.has(brand)),
		minCents: min === undefined ? null : toCents(min),
		maxCents: max === undefined ? null : toCents(max),
		inStock: stock === "1",
		fits: fits?.trim() ? fitting(fits, shelves, isSize) : null,
	};
}

/** Whether it asks for nothing but what the indexes of `product` know. */
export function isAskedOfShelvesOnly({ sizes, colors, brands, minCents, maxCents, inStock, fits }: Narrowing): boolean {
	return [sizes, colors, brands, minCents, maxCents, fits].every((choice) => choice === null) && !inStock;
}

/** Women and Men stand for themselves and every garment type below them. */
export function withTypesBelow(id: number, { categories }: Pick<Shelves, "categories">): number[] {
	return categories.filter((category) => category.id === id || category.parent === id).map((category) => category.id);
}

/** The category with this id, or all that have this name, as it was written or else in some language; with what is below. */
export function categoriesCalled(wanted: number | string, shelves: Pick<Shelves, "categories">): number[] {
	const { categories } = shelves;
	const called = typeof wanted === "number" ? categories.filter(({ id }) => id === wanted) : named(wanted, categories);
	return [...new Set(called.flatMap(({ id }) => withTypesBelow(id, shelves)))];
}

function named(wanted: string, categories: Shelves["categories"]) {
	const name = wanted.trim().toLowerCase();
	const isCalledSo = (text: string) => text.toLowerCase() === name;
	const written = categories.filter((category) => isCalledSo(category.name));
	return written.length > 0 ? written : categories.filter((category) => allNames(category).some(isCalledSo));
}

function chosen(list: string | undefined, isKnown: (value: string) => boolean): string[] | null {
	const values = listedValues(list ?? "", ",", isKnown);
	return values.length > 0 ? values : null;
}

/** `tops:M.L,bottoms:40` by category. */
function fitting(fits: string, { categories }: Shelves, isSize: (size: string) => boolean) {
	const worn = sizesWorn(fits, isSize);
	return new Map(
		categories.flatMap(({ id, name, parent }) => {
			const sizes = parent === null ? undefined : worn.get(groupOfType(name) ?? "");
			return sizes ? [[id, sizes] as const] : [];
		}),
	);
}
