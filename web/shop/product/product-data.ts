import { data } from "react-router";
import type { LoaderApi } from "#core/calls/call.ts";
import { products } from "#core/calls/products.ts";
import { reviews } from "#core/calls/reviews.ts";
import { selectors } from "#core/calls/selectors.ts";
import type { Product } from "#core/contract/products.ts";
import type { Review } from "#core/contract/reviews.ts";
import type { GarmentGroup } from "#core/rules/garment-groups.ts";
import words from "#web/facts/messages.en.ts";
import { REVIEWS_AT_ONCE } from "./reviews-at-once.ts";

const { language } = words;

export type ProductData = {
	/** The shop's own origin, for addresses that leave the page. */
	origin: string;
	product: Product;
	collection: string | null;
	/** The group of garments it is worn in the same size as; null where its type tells none. */
	group: GarmentGroup | null;
	/** The best, three at most. */
	topReviews: Review[];
	/** The newest; the page asks for more when somebody wants them. */
	newestReviews: Review[];
};

/** Reads everything a product's page shows. */
export async function loadProduct(api: LoaderApi, id: string, request: Request): Promise<ProductData> {
	const product = await readProduct(api, id);
	const about = { product: product.id_product };
	const [collections, categories, top, newest] = await Promise.all([
		api(selectors.collections, { query: { language } }),
		api(selectors.categories, {}),
		api(reviews.list, { query: { ...about, rating: 3, orderField: "stars", order: "DESC", limit: 3 } }),
		api(reviews.list, { query: { ...about, limit: REVIEWS_AT_ONCE } }),
	]);
	return {
		origin: new URL(request.url).origin,
		product,
		collection: collections.data.find(({ id_collection }) => id_collection === product.collection)?.name ?? null,
		group: [...categories.data.women, ...categories.data.men].find(isOf(product))?.group ?? null,
		topReviews: top.data,
		newestReviews: newest.data,
	};
}

const isOf =
	({ category }: Product) =>
	({ id_category }: { id_category: number }) =>
		id_category === category;

/** An id that cannot be one leads where an unknown one does. */
async function readProduct(api: LoaderApi, id: string): Promise<Product> {
	try {
		return (await api(products.detail, { params: { id }, query: { language } })).data;
	} catch (failure) {
		throw failure instanceof Response && failure.status === 400 ? data(null, { status: 404 }) : failure;
	}
}
