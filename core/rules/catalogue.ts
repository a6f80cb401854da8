import type { Product, Stocks } from "#core/contract/products.ts";

type Priced = Pick<Product, "price" | "price_offer" | "is_offer">;
type Stocked = { variants: { Stocks: Stocks }[] };

/** What one unit costs today. */
export function unitPrice(product: Priced): number {
	return product.is_offer ? product.price_offer : product.price;
}

/** The discount as the badge shows it, such as `-20%`; nothing without an offer. */
export function shownDiscount(product: Priced): string | null {
	if (!product.is_offer) return null;
	return `${Math.round(((product.price_offer - product.price) / product.price) * 100)}%`;
}

/** Units over all colours and sizes. */
export function totalUnits(product: Stocked): number {
	return product.variants.reduce((sum, variant) => sum + unitsOf(variant.Stocks), 0);
}

export function isSoldOut(product: Stocked): boolean {
	return totalUnits(product) === 0;
}

function unitsOf(stocks: Stocks): number {
	return Object.values(stocks).reduce((sum, units) => sum + units, 0);
}

/** What the readers of a page call a colour; it is asked for by its `ColorName` in every language. */
export const calledColour = ({ ColorName, label }: { ColorName: string; label?: string | undefined }) =>
	label || ColorName;
