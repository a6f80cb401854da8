import type { EditedProduct, NewProduct } from "#core/contract/edit-product.ts";
import type { ProductField } from "#core/contract/product-fields.ts";
import type { Tx } from "../../db/client.ts";
import { type ConvertedField, ownColumns, type ProductColumns, type ProductRow } from "./product-columns.queries.ts";
import { checkCollection, findCategoryId, pricingOf } from "./shelving.service.ts";

type GivenFields = Pick<EditedProduct, ProductField>;
type Convert = (tx: Tx, given: GivenFields, before: ProductRow | null) => Promise<Partial<ProductColumns>>;

/** What a product costs is decided by four fields together. */
const pricing: Convert = async (_, given, before) => {
	const now = before && {
		cents: before.priceCents,
		percent: before.offerPercent,
		offerCents: before.priceOfferCents,
	};
	const { cents, percent, offerCents } = pricingOf(given, now);
	return { priceCents: cents, offerPercent: percent, priceOfferCents: offerCents };
};

const converted: Record<ConvertedField, Convert> = {
	price: pricing,
	price_offer: pricing,
	is_offer: pricing,
	discount: pricing,
	async collection(tx, { collection }) {
		if (collection === undefined) return {};
		await checkCollection(tx, collection);
		return { collectionId: collection };
	},
	async categories(tx, { categories }) {
		return categories === undefined ? {} : { categoryId: await findCategoryId(tx, categories) };
	},
};

/** The columns of what is given, and no others; a new product gives all it needs. */
export async function columnsOf(tx: Tx, given: NewProduct, before: null): Promise<ProductColumns>;
export async function columnsOf(tx: Tx, given: EditedProduct, before: ProductRow): Promise<Partial<ProductColumns>>;
export async function columnsOf(
	tx: Tx,
	given: GivenFields,
	before: ProductRow | null,
): Promise<Partial<ProductColumns>> {
	const own = ownColumns.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]);
	const written: Partial<ProductColumns> = Object.fromEntries(own);
	for (const convert of new Set(Object.values(converted))) Object.assign(written, await convert(tx, given, before));
	return written;
}
