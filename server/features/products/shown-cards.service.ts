import type { ProductFilter } from "#core/contract/product-query.ts";
import type { ProductCard } from "#core/contract/products.ts";
import type { Language } from "#core/languages.ts";
import type { Deps } from "../../deps.ts";
import { findPage } from "./browsing.service.ts";
import { listCards } from "./products.queries.ts";
import { listBestSellerIds, listOnSaleIds } from "./shown-cards.queries.ts";

/** So many are looked at for each that is wanted: some are sold out. */
const LOOKED_AT = 4;

/** The newest that can be bought. */
export async function newestCards(deps: Deps, filter: ProductFilter, most: number): Promise<ProductCard[]> {
	const { ids } = await findPage(deps, { ...filter, soldOut: "last", limit: most }, "newest");
	return inStock(await listCards(deps, ids, filter.language));
}

/** What sells best and can be bought, of equals the better liked first. Who sold nothing yet has none. */
export async function bestSellingCards(
	deps: Deps,
	most: number,
	language: Language | undefined,
): Promise<ProductCard[]> {
	const ids = await listBestSellerIds(deps.pool, most * LOOKED_AT);
	return inStock(await listCards(deps, ids, language)).slice(0, most);
}

/** Those of the products that are on sale, in this order. */
export async function cardsOnSale(
	deps: Deps,
	ids: readonly number[],
	language: Language | undefined,
): Promise<ProductCard[]> {
	return listCards(deps, await listOnSaleIds(deps.pool, ids), language);
}

/** Those of them that can be bought. */
export async function cardsInStock(
	deps: Deps,
	ids: readonly number[],
	language: Language | undefined,
): Promise<ProductCard[]> {
	return inStock(await cardsOnSale(deps, ids, language));
}

const inStock = (cards: readonly ProductCard[]) => cards.filter(({ soldOut }) => !soldOut);
