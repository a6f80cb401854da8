import type { Suggestions } from "#core/contract/products.ts";
import { addressOfView, everything, type HomeView, inDefaultOrder } from "./view.ts";

/** One line of the search's list: which, and where it leads. */
export type SuggestionOption = { key: string; to: string };

const viewOf = (choices: Partial<HomeView>) => addressOfView(inDefaultOrder({ ...everything, ...choices }));

export function suggestionOptions({ products, types, brands }: Suggestions) {
	return {
		products: products.map((product) => ({
			key: `product-${product.id_product}`,
			to: `/products/${product.id_product}`,
			product,
		})),
		types: types.map((type) => ({
			key: `type-${type.id_category}`,
			to: viewOf({ type: String(type.id_category) }),
			...type,
		})),
		brands: brands.map(({ brand }, at) => ({ key: `brand-${at}`, to: viewOf({ filters: brand }), brand })),
	};
}

/** Every line in the order the arrow keys walk through them. */
export function optionsInOrder(suggestions: Suggestions): SuggestionOption[] {
	const { products, types, brands } = suggestionOptions(suggestions);
	return [...products, ...types, ...brands];
}

/** The line an arrow key goes to from this one; before the first and after the last is none. */
export function neighbourOf(options: readonly SuggestionOption[], active: string | null, step: number): string | null {
	const places = options.length + 1;
	const at = options.findIndex(({ key }) => key === active) + 1;
	return options[((at + step + places) % places) - 1]?.key ?? null;
}
