import type { EditedProduct, NewProduct } from "#core/contract/edit-product.ts";
import type { ProductField } from "#core/contract/product-fields.ts";
import { productFormMessages } from "#core/messages.ts";
import { LETTER_SIZES, type Size } from "#core/rules/sizes.ts";
import { pricingBreach, type StaffBounds } from "#core/rules/staff-bounds.ts";
import { invalidField } from "../../errors.ts";
import { refuseBreach } from "../settings/staff-permissions.service.ts";
import { sizingOf } from "../size-systems/sizing.service.ts";
import { type ConvertedField, ownColumns, type ProductColumns, type ProductRow } from "./product-columns.queries.ts";
import { categoryIdOf, checkCollection, type HeldShelves, pricingOf } from "./shelving.service.ts";

export type { ProductRow } from "./product-columns.queries.ts";

type GivenFields = Pick<EditedProduct, ProductField>;
/** What a change is held against: the product as it was, what it may name, and how far whoever makes it may go. */
type Against<B extends ProductRow | null> = { before: B; bounds: StaffBounds | null; shelves: HeldShelves };
type Convert = (given: GivenFields, against: Against<ProductRow | null>) => Partial<ProductColumns>;

/** What a product costs is decided by four fields together. */
const pricing: Convert = (given, { before, bounds }) => {
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
const sizing: Convert = (given, { before, shelves }) => sizingOf(shelves.systems, given, before) ?? {};

const converted: Record<ConvertedField, Convert> = {
	price: pricing,
	price_offer: pricing,
	is_offer: pricing,
	discount: pricing,
	collection({ collection }, { shelves }) {
		if (collection === undefined) return {};
		checkCollection(shelves, collection);
		return { collectionId: collection };
	},
	categories({ categories }, { before, shelves }) {
		return categories === undefined ? {} : { categoryId: categoryIdOf(shelves, categories, before?.categoryId) };
	},
	translations({ translations }) {
		return translations === undefined ? {} : { translations };
	},
	lowStock({ lowStock }) {
		return lowStock === undefined ? {} : { lowStock };
	},
	companions({ companions }, { before }) {
		if (companions === undefined) return {};
		if (before && companions?.includes(before.id)) throw invalidField("companions", productFormMessages.companionsSelf);
		return { companions };
	},
	seo({ seo }) {
		if (seo === undefined) return {};
		const { slug, ...texts } = seo ?? {};
		return { seo: Object.keys(texts).length > 0 ? texts : null, ...(slug !== undefined && { slug }) };
	},
	sizeSystem: sizing,
	sizes: sizing,
};

/** The columns of what is given, and no others; a new product gives all it needs. */
export function productColumnsOf(given: NewProduct, against: Against<null>): ProductColumns;
export function productColumnsOf(given: GivenFields, against: Against<ProductRow>): Partial<ProductColumns>;
export function productColumnsOf(given: GivenFields, against: Against<ProductRow | null>): Partial<ProductColumns> {
	const own = ownColumns.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]);
	const written: Partial<ProductColumns> = Object.fromEntries(own);
	for (const convert of new Set(Object.values(converted))) Object.assign(written, convert(given, against));
	const sizes = written.offeredSizes ?? against.before?.offeredSizes ?? LETTER_SIZES;
	refuseOtherMeasurements(given.measurements, sizes);
	return written;
}

/** Nobody measures a size that cannot be had. */
function refuseOtherMeasurements(measurements: GivenFields["measurements"], sizes: readonly Size[]): void {
	const other = Object.keys(measurements ?? {}).find((size) => !sizes.includes(size));
	if (other !== undefined) throw invalidField("measurements", productFormMessages.measuresOther(other));
}
