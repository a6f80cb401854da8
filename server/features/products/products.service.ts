import type { Product, StaffProduct } from "#core/contract/products.ts";
import type { Language } from "#core/languages.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type FoundProduct, findProducts, listOffSaleIds } from "./products.queries.ts";

/** Products as the shop shows them, also those taken off sale. */
export async function listProductsById(
	deps: Pick<Deps, "pool">,
	ids: readonly number[],
	language: Language | undefined,
): Promise<Product[]> {
	const found = await findProducts(deps.pool, ids, language);
	return found.map(({ product }) => product);
}

/** Everything about these products, also of those off sale, as files and imports need it. */
export function findWholeProducts(deps: Pick<Deps, "pool">, ids: readonly number[]): Promise<FoundProduct[]> {
	return findProducts(deps.pool, ids);
}
export type { FoundProduct } from "./products.queries.ts";

/** A product that can be looked at; one off sale is gone, and nobody learns of a draft. */
export async function getOnSale(deps: Pick<Deps, "pool">, id: number, language?: Language): Promise<Product> {
	const [found] = await findProducts(deps.pool, [id], language);
	if (!found || found.state === "draft") throw new AppError("not_found", "There is no such product");
	if (found.offSale) throw new AppError("gone", "This product is no longer on sale");
	return found.product;
}

/** A product as staff see it, also off sale. */
export async function getStaffProduct(deps: Pick<Deps, "pool">, id: number): Promise<StaffProduct> {
	const [found] = await listStaffProducts(deps, [id]);
	if (!found) throw new AppError("not_found", refusalMessages.noProduct);
	return found;
}

export async function listOffSale(
	deps: Pick<Deps, "pool">,
	{ page, limit }: { page: number; limit: number },
): Promise<{ shown: StaffProduct[]; total: number }> {
	const { ids, total } = await listOffSaleIds(deps.pool, (page - 1) * limit, limit);
	return { shown: await listStaffProducts(deps, ids), total };
}

export async function listStaffProducts(deps: Pick<Deps, "pool">, ids: readonly number[]): Promise<StaffProduct[]> {
	const found = await findProducts(deps.pool, ids);
	return found.map(({ product, slug: _, ...staff }) => ({ ...product, ...staff }));
}
