import { RELATED_MAX, type Related } from "#core/contract/products.ts";
import type { Language } from "#core/languages.ts";
import type { Deps } from "../../deps.ts";
import { readShelves } from "../selectors/selectors.service.ts";
import { readIndex } from "./catalogue-index.queries.ts";
import { listCards } from "./products.queries.ts";
import { findOnSale } from "./products.service.ts";
import { similarTo, wornTogetherWith } from "./related.rules.ts";
import { cardsInStock } from "./shown-cards.service.ts";

/** What goes with a product, and what is like it. */
export async function listRelated(deps: Deps, id: number, language: Language | undefined): Promise<Related> {
	const [shelves, { companions }] = await Promise.all([readShelves(deps), findOnSale(deps, id, language)]);
	const index = await readIndex(deps);
	const place = index.placeOf(id);
	const similar = similarTo(index, place, RELATED_MAX);
	const [chosen, similarCards] = await Promise.all([
		cardsInStock(deps, companions ?? [], language),
		listCards(deps, similar, language),
	]);
	// What staff chose stands alone, as long as any of it can be bought.
	const look = chosen.length > 0 ? [] : wornTogetherWith(index, place, shelves, RELATED_MAX);
	return { look: [...chosen, ...(await listCards(deps, look, language))], similar: similarCards };
}
