import { data, redirect } from "react-router";
import type { LoaderApi } from "#core/calls/call.ts";
import { payments } from "#core/calls/payments.ts";
import { products } from "#core/calls/products.ts";
import { reviews } from "#core/calls/reviews.ts";
import { settings } from "#core/calls/settings.ts";
import type { ProductDetail } from "#core/contract/products.ts";
import type { Review } from "#core/contract/reviews.ts";
import { unitPrice } from "#core/rules/catalogue.ts";
import type { Plan } from "#core/rules/installments.ts";
import words from "#web/facts/messages.en.ts";
import { type BuyingTerms, termsFor } from "./buying-terms.ts";
import { REVIEWS_AT_ONCE } from "./reviews-at-once.ts";

const { language } = words;

export type ProductData = {
	/** The shop's own origin, for addresses that leave the page. */
	origin: string;
	product: ProductDetail;
	/** What paying in parts costs, where that does not depend on the card. */
	plans: readonly Plan[];
	terms: BuyingTerms;
	/** The best, three at most. */
	topReviews: Review[];
	/** The newest; the page asks for more when somebody wants them. */
	newestReviews: Review[];
};

/** Reads everything a product's page shows. */
export async function loadProduct(api: LoaderApi, id: string, request: Request): Promise<ProductData> {
	if (!/^\d+$/.test(id)) await followSlug(api, id);
	const product = await readProduct(api, id);
	const about = { product: product.id_product, language };
	const [
		{
			data: { plans },
		},
		{ data: shop },
		top,
		newest,
	] = await Promise.all([
		api(payments.plans, {}),
		api(settings.current, {}),
		api(reviews.list, { query: { ...about, rating: 3, orderField: "stars", order: "DESC", limit: 3 } }),
		api(reviews.list, { query: { ...about, limit: REVIEWS_AT_ONCE } }),
	]);
	return {
		origin: new URL(request.url).origin,
		product,
		plans,
		terms: termsFor(unitPrice(product), shop, language),
		topReviews: top.data,
		newestReviews: newest.data,
	};
}

/** A product's slug, or one it had before, leads to its page. */
async function followSlug(api: LoaderApi, slug: string): Promise<void> {
	const { data: named } = await api(products.named, { params: { slug } }).catch((failure: unknown) => {
		throw failure instanceof Response && failure.status === 400 ? data(null, { status: 404 }) : failure;
	});
	throw redirect(`/products/${named.id_product}`, 301);
}

/** An id that cannot be one leads where an unknown one does. */
async function readProduct(api: LoaderApi, id: string): Promise<ProductDetail> {
	try {
		return (await api(products.detail, { params: { id }, query: { language } })).data;
	} catch (failure) {
		throw failure instanceof Response && failure.status === 400 ? data(null, { status: 404 }) : failure;
	}
}
