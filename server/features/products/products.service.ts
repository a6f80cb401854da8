import type { Product } from "#core/contract/products.ts";
import type { Deps } from "../../deps.ts";
import { findProducts } from "./products.queries.ts";

/** Products as the shop shows them, also those taken off sale. */
export async function listProductsById(deps: Pick<Deps, "pool">, ids: readonly number[]): Promise<Product[]> {
	const found = await findProducts(deps.pool, ids);
	return found.map(({ product }) => product);
}
