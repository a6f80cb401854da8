import type { Facets } from "#core/contract/products.ts";
import type { Shelves } from "../selectors/selectors.service.ts";
import { type Cube, countIn } from "./cube.rules.ts";
import { type Narrowing, withTypesBelow } from "./narrowing.rules.ts";

/**
 * What each choice would show. Every group is counted with the other groups' choices applied; Women, Men and the garment
 * types replace each other, so none of them is counted within another.
 */
export function facetsOf(cube: Cube, chosen: Narrowing, shelves: Shelves): Facets {
	const count = (choice: Partial<Narrowing>) => countIn(cube, { ...chosen, ...choice });
	const inCategory = ({ id, name }: { id: number; name: string }) => ({
		id_category: id,
		name,
		count: count({ categories: withTypesBelow(id, shelves) }),
	});
	return {
		total: count({}),
		sale: { true: count({ offer: true }), false: count({ offer: false }) },
		collections: shelves.collections.map(({ id, name }) => ({
			id_collection: id,
			name,
			count: count({ collection: id }),
		})),
		categories: shelves.categories.filter(({ parent }) => parent === null).map(inCategory),
		types: listedTypes(chosen, shelves).map((type) => ({ ...inCategory(type), parent: type.parent })),
	};
}

/** The types below Women or Men once one of the two is chosen, all of them before. */
function listedTypes({ categories: chosen }: Narrowing, { categories }: Shelves) {
	const types = categories.filter(
		(category): category is typeof category & { parent: number } => category.parent !== null,
	);
	const top = categories.find(({ id, parent }) => parent === null && chosen?.includes(id));
	return top ? types.filter(({ parent }) => parent === top.id) : types;
}
