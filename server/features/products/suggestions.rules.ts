import type { Suggestions } from "#core/contract/products.ts";
import type { Language } from "#core/languages.ts";
import { allNames, nameIn } from "#core/rules/translations.ts";
import { conceptsSaid } from "#core/search/document.ts";
import { conceptOf, widerGarment } from "#core/search/vocabulary.ts";
import type { Wanted } from "../../search/understand.ts";
import type { Shelves } from "../selectors/selectors.service.ts";

/** The garment types that are called as most of what is wanted, in any language, and hold something; the fullest first. */
export function typesCalled(
	wanted: Wanted,
	{ categories }: Shelves,
	countOf: (category: number) => number,
	language?: Language,
): Suggestions["types"] {
	const called = categories
		.filter(({ parent }) => parent !== null)
		.map((type) => {
			const parent = categories.find(({ id }) => id === type.parent);
			const names = allNames(type);
			return { type, own: saidOf(wanted, names), all: saidOf(wanted, [...names, ...(parent ? allNames(parent) : [])]) };
		})
		.filter(({ own }) => own > 0);
	const best = Math.max(0, ...called.map(({ all }) => all));
	return called
		.filter(({ all }) => all === best)
		.map(({ type }) => ({ id_category: type.id, name: nameIn(type, language), count: countOf(type.id) }))
		.filter(({ count }) => count > 0)
		.sort((a, b) => b.count - a.count || a.id_category - b.id_category);
}

/** The brands that say all of what is wanted. */
export function brandsCalled(wanted: Wanted, brands: Suggestions["brands"]): Suggestions["brands"] {
	return brands.filter(({ brand }) => saidOf(wanted, [brand]) === wanted.length);
}

/** How many of the things wanted some names say. A name that says "jacket" says so of puffers, but not of all that begins with a p. */
function saidOf(wanted: Wanted, names: readonly string[]): number {
	const said = new Set(names.flatMap((name) => [...conceptsSaid(name)]));
	const isSaid = ([first = "", ...others]: readonly string[]) =>
		[first, ...others].some((concept) => said.has(concept)) ||
		(others.length === 0 && said.has(conceptOf(widerGarment(first) ?? "")));
	return wanted.filter(isSaid).length;
}
