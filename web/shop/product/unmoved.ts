import type { Product } from "#core/contract/products.ts";

/** What of a product a sale leaves as it was: parts of its page that show nothing else are made once. */
export function unmoved({ variants, ...others }: Product) {
	return { ...others, variants: variants.map(({ Stocks, ...variant }) => variant) };
}
