import type { Fit } from "../contract/product-fields.ts";
import type { Details } from "../rules/product-details.ts";
import { careWords } from "./care.ts";

export const productFieldLabels = {
	category: "Category",
	collection: "Collection",
	name: "Name",
	brand: "Brand",
	price: "Price",
	is_offer: "On Sale?",
	discount: "Discount %",
	description: "Description",
	translations: "Other languages",
	sizeSystem: "Sizes",
	sizes: "Offered in",
	lowStock: "Low stock from",
	companions: "Goes with it",
	seo: "For search engines",
	fit: "Fit",
	fabric: "Fabric",
	care: "Care",
	measurements: "Measurements",
} as const;

const fits = { slim: "Slim", regular: "Regular", relaxed: "Relaxed", oversized: "Oversized" } satisfies Record<
	Fit,
	string
>;

/** What a product tells about itself where it is known. */
export const productDetails = {
	fit: { label: productFieldLabels.fit, words: (fit) => fits[fit] },
	fabric: {
		label: productFieldLabels.fabric,
		words: (fabric) => fabric.map(({ fibre, percent }) => `${percent} % ${fibre}`).join(", "),
	},
	care: { label: productFieldLabels.care, words: (care) => care.map((symbol) => careWords[symbol]).join(", ") },
} satisfies Details;
