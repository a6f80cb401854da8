import type { ProductFilter } from "#core/contract/products.ts";
import { allNames } from "#core/rules/translations.ts";
import type { Shelves } from "../selectors/selectors.service.ts";

/** What a list of products is narrowed to; `null` means: by nothing. */
export type Narrowing = {
	offer: boolean | null;
	collection: number | null;
	/** The categories a product may lie in; none of them when the one asked for is unknown. */
	categories: readonly number[] | null;
};

export function narrowingOf({ offer, collection, category }: ProductFilter, shelves: Shelves): Narrowing {
	return {
		offer: offer === undefined ? null : offer === "true",
		collection: collection || null,
		categories: category ? withTypesBelow(findCategory(category, shelves), shelves) : null,
	};
}

/** Women and Men stand for themselves and every garment type below them. */
export function withTypesBelow(id: number | undefined, { categories }: Shelves): number[] {
	if (id === undefined) return [];
	return categories.filter((category) => category.id === id || category.parent === id).map((category) => category.id);
}

function findCategory(wanted: number | string, { categories }: Shelves): number | undefined {
	if (typeof wanted === "number") return categories.find(({ id }) => id === wanted)?.id;
	const name = wanted.trim().toLowerCase();
	const isCalledSo = (text: string) => text.toLowerCase() === name;
	const written = categories.find((category) => isCalledSo(category.name));
	return (written ?? categories.find((category) => allNames(category).some(isCalledSo)))?.id;
}
