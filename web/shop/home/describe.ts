import type { Facets } from "#core/contract/facets.ts";
import type { Category } from "#core/contract/selectors.ts";
import { MEN, WOMEN } from "#core/rules/genders.ts";
import { chosenOf, type HomeView } from "./view.ts";

/** How many choices narrow the view. */
export function countChoices(view: HomeView, facets: Facets | null): number {
	const { filters, offer, category, type, fits, min, max, stock, collection } = view;
	const single = [filters, offer, category, type, fits, min ?? max, stock, collection];
	const listed = (["size", "color", "brand"] as const).flatMap((name) => chosenOf(view, name, facets));
	return single.filter((choice) => choice !== null).length + listed.length;
}

/** The garment types as the selectors call answers them. */
export function typesByGender({ types }: Facets): { men: Category[]; women: Category[] } {
	const below = (gender: number) =>
		types.filter(({ parent }) => parent === gender).map(({ id_category, name }) => ({ id_category, name }));
	return { men: below(MEN), women: below(WOMEN) };
}
