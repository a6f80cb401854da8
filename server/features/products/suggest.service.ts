import type { Suggestions } from "#core/contract/products.ts";
import type { Language } from "#core/languages.ts";
import type { Deps } from "../../deps.ts";
import { areCommon } from "../../search/known-words.ts";
import { readShelves, withoutHidden } from "../selectors/selectors.service.ts";
import { listBestIds } from "./best-ids.queries.ts";
import { countAll } from "./browsing.service.ts";
import { brandsOf } from "./facets.rules.ts";
import { listCards } from "./products.queries.ts";
import { readSearch } from "./search.service.ts";
import { brandsCalled, typesCalled } from "./suggestions.rules.ts";

const PRODUCTS = 8;
const TYPES = 4;
const BRANDS = 3;

/** What is shown below the search field while somebody types: the best matches, and the types and brands called so. */
export async function suggest(deps: Deps, typed: string, language?: Language): Promise<Suggestions> {
	const search = await readSearch(deps, typed);
	if (!search?.wanted) return { products: [], types: [], brands: [], corrected: null };
	const { wanted, corrected } = search;
	const [shelves, counted] = await Promise.all([readShelves(deps), countAll(deps)]);
	const ids = await listBestIds(deps.pool, wanted, await areCommon(deps.pool, wanted), PRODUCTS);
	const countOf = (category: number) => counted.categories.get(category) ?? 0;
	return {
		products: await listCards(deps, ids, language),
		types: typesCalled(wanted, withoutHidden(shelves), countOf, language).slice(0, TYPES),
		brands: brandsCalled(wanted, brandsOf(counted)).slice(0, BRANDS),
		corrected,
	};
}
