import type { EditedProduct, NewProduct } from "#core/contract/edit-product.ts";
import type { ProductField } from "#core/contract/product-fields.ts";
import { pricingBreach, type StaffBounds } from "#core/rules/staff-bounds.ts";
import type { Tx } from "../../db/client.ts";
import { refuseBreach } from "../settings/staff-permissions.service.ts";
import { sizingOf } from "../size-systems/sizing.service.ts";
import { type ConvertedField, ownColumns, type ProductColumns, type ProductRow } from "./product-columns.queries.ts";
import { checkCollection, findCategoryId, pricingOf } from "./shelving.service.ts";

type GivenFields = Pick<EditedProduct, ProductField>;
/** What a change is held against: the product as it was, and how far whoever makes it may go. */
type Against<B extends ProductRow | null> = { before: B; bounds: StaffBounds | null };
type Convert = (tx: Tx, given: GivenFields, against: Against<ProductRow | null>) => Promise<Partial<ProductColumns>>;

/** What a product costs is decided by four fields together. */
const pricing: Convert = async (_, given, { before, bounds }) => {
	const now = before && {
		cents: before.priceCents,
		percent: before.offerPercent,
		offerCents: before.priceOfferCents,
	};
	const next = pricingOf(given, now);
	if (bounds) refuseBreach(pricingBreach(bounds, next, now));
	return { priceCents: next.cents, offerPercent: next.percent, priceOfferCents: next.offerCents };
};

/** The system and what is offered of it are decided together. */
const sizing: Convert = async (tx, given, { before }) => (await sizingOf(tx, given, before)) ?? {};

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
	sizeSystem: sizing,
	sizes: sizing,
};

/** The columns of what is given, and no others; a new product gives all it needs. */
export async function columnsOf(tx: Tx, given: NewProduct, against: Against<null>): Promise<ProductColumns>;
export async function columnsOf(
	tx: Tx,
	given: EditedProduct,
	against: Against<ProductRow>,
): Promise<Partial<ProductColumns>>;
export async function columnsOf(
	tx: Tx,
	given: GivenFields,
	against: Against<ProductRow | null>,
): Promise<Partial<ProductColumns>> {
	const own = ownColumns.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]);
	const written: Partial<ProductColumns> = Object.fromEntries(own);
	for (const convert of new Set(Object.values(converted))) Object.assign(written, await convert(tx, given, against));
	return written;
}
