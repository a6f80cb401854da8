import { RELATED_MAX, type Related } from "#core/contract/products.ts";
import type { Language } from "#core/languages.ts";
import type { Deps } from "../../deps.ts";
import { readShelves } from "../selectors/selectors.service.ts";
import { readIndex } from "./catalogue-index.queries.ts";
import { listCards } from "./products.queries.ts";
import { getOnSale } from "./products.service.ts";
import { similarTo, wornTogetherWith } from "./related.rules.ts";

/** What goes with a product, and what is like it. */
export async function listRelated(deps: Deps, id: number, language: Language | undefined): Promise<Related> {
	const [shelves] = await Promise.all([readShelves(deps), getOnSale(deps, id, language)]);
	const index = await readIndex(deps);
	const place = index.placeOf(id);
	const look = wornTogetherWith(index, place, shelves, RELATED_MAX);
	const similar = similarTo(index, place, RELATED_MAX);
	const [lookCards, similarCards] = await Promise.all([
		listCards(deps.pool, look, language),
		listCards(deps.pool, similar, language),
	]);
	return { look: lookCards, similar: similarCards };
}
