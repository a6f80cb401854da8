import type { ProductDetail } from "#core/contract/products.ts";
import { homeAddress } from "../home-address.ts";
import messages from "./messages.en.ts";

export type Crumb = { label: string; to: string };

/** Ids up to this are Women and Men themselves, those above are garment types. */
const LAST_PARENT = 2;

/** The way to a product: the shop, its collection, its category, itself. */
export function crumbsOf(product: ProductDetail): Crumb[] {
	const { collection, collectionName } = product;
	const season = { label: collectionName, to: homeAddress({ collection, name: collectionName }) };
	const name = product.categories[0];
	const filter = product.category > LAST_PARENT ? { type: product.category } : { category: product.category };
	const category = name ? [{ label: name, to: homeAddress(filter) }] : [];
	const itself = { label: product.name, to: `/products/${product.id_product}` };
	return [{ label: messages.home, to: "/home" }, season, ...category, itself];
}
