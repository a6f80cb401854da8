import { page } from "vitest/browser";
import type { ProductDetail } from "#core/contract/products.ts";
import type { Review } from "#core/contract/reviews.ts";
import type { Plan } from "#core/rules/installments.ts";
import MainLayout from "#web/layout/main-layout.tsx";
import type { BuyingTerms } from "#web/shop/product/buying-terms.ts";
import ProductPage, { shouldRevalidate } from "#web/shop/product/product.tsx";
import { product } from "./samples.ts";
import { showScreen } from "./show-screen.tsx";

type ShownProduct = {
	of?: ProductDetail;
	plans?: Plan[];
	terms?: BuyingTerms;
	query?: string;
	topReviews?: Review[];
	newestReviews?: Review[];
};

const nothingSaid: BuyingTerms = { sent: null, pickups: [], returnsDays: 0 };

/** A product's page, with the bar above it. */
export function openProduct(shown: ShownProduct = {}): Promise<void> {
	const { of = product, plans = [], terms = nothingSaid, query = "", topReviews = [], newestReviews = [] } = shown;
	const data = { origin: "", product: of, plans, terms, topReviews, newestReviews };
	const screen = { path: "/products/:id", Component: ProductPage, loader: () => data, shouldRevalidate };
	return showScreen(`/products/${of.id_product}${query}`, { Component: MainLayout, children: [screen] });
}

export const sizeButton = (size: string) =>
	page.getByRole("group", { name: /^Size/ }).getByRole("button", { name: new RegExp(`^${size}\\b`) });
export const colourButton = (name: string) =>
	page.getByRole("group", { name: /^Colour/ }).getByRole("button", { name });
export const amount = page.getByRole("status", { name: "Amount" });
