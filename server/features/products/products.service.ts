import type { Product, StaffProduct } from "#core/contract/products.ts";
import type { Language } from "#core/languages.ts";
import { productMessages } from "#core/messages/products.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { pictureId } from "#core/rules/pictures.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { type FoundProduct, findIdBySlug, findProducts, findViews, listOffSaleIds } from "./products.queries.ts";

/** Products as the shop shows them, also those taken off sale. */
export async function listProductsById(
	deps: Pick<Deps, "pool" | "settings">,
	ids: readonly number[],
	language: Language | undefined,
): Promise<Product[]> {
	const found = await findProducts(deps, ids, language);
	return found.map(({ product }) => product);
}

/** Everything about these products, also of those off sale, as files and imports need it. */
export function findWholeProducts(
	deps: Pick<Deps, "pool" | "settings">,
	ids: readonly number[],
): Promise<FoundProduct[]> {
	return findProducts(deps, ids);
}
export type { FoundProduct } from "./products.queries.ts";

/** A product that can be looked at; one off sale is gone, and nobody learns of a draft. */
export async function getOnSale(
	deps: Pick<Deps, "pool" | "settings">,
	id: number,
	language?: Language,
): Promise<Product> {
	return (await findOnSale(deps, id, language)).product;
}

/** The same with what only staff and its own page say of it. */
export async function findOnSale(
	deps: Pick<Deps, "pool" | "settings">,
	id: number,
	language?: Language,
): Promise<FoundProduct> {
	const [found] = await findProducts(deps, [id], language);
	if (!found || found.state === "draft") throw new AppError("not_found", refusalMessages.noProduct);
	if (found.offSale) throw new AppError("gone", productMessages.offSale);
	return found;
}

/** With what its pictures show, where anybody has said it. */
export async function withViews<P extends Pick<Product, "variants">>(
	deps: Pick<Deps, "pool" | "settings">,
	product: P,
): Promise<P & Pick<StaffProduct, "variants">> {
	const pictures = product.variants.flatMap(({ ProductImages }) => ProductImages);
	const known = await findViews(deps.pool, [...new Set(pictures.map(pictureId))]);
	if (known.size === 0) return product;
	const viewOf = (address: string) => known.get(pictureId(address)) ?? null;
	const variants = product.variants.map((one) => ({ ...one, views: one.ProductImages.map(viewOf) }));
	return { ...product, variants };
}

export async function getIdBySlug(deps: Pick<Deps, "pool" | "settings">, slug: string): Promise<number> {
	const id = await findIdBySlug(deps.pool, slug);
	if (id === null) throw new AppError("not_found", refusalMessages.noProduct);
	return id;
}

/** A product as staff see it, also off sale. */
export async function getStaffProduct(deps: Pick<Deps, "pool" | "settings">, id: number): Promise<StaffProduct> {
	const [found] = await listStaffProducts(deps, [id]);
	if (!found) throw new AppError("not_found", refusalMessages.noProduct);
	return withViews(deps, found);
}

export async function listOffSale(
	deps: Pick<Deps, "pool" | "settings">,
	{ page, limit }: { page: number; limit: number },
): Promise<{ shown: StaffProduct[]; total: number }> {
	const { ids, total } = await listOffSaleIds(deps.pool, (page - 1) * limit, limit);
	return { shown: await listStaffProducts(deps, ids), total };
}

export async function listStaffProducts(
	deps: Pick<Deps, "pool" | "settings">,
	ids: readonly number[],
): Promise<StaffProduct[]> {
	const found = await findProducts(deps, ids);
	return found.map(({ product, slug: _, ...staff }) => ({ ...product, ...staff }));
}
