import { isDeepStrictEqual } from "node:util";
import { getTableColumns } from "drizzle-orm";
import { type ProductField, productFields } from "#core/contract/product-fields.ts";
import type { Product } from "#core/contract/products.ts";
import { fromCents } from "#core/rules/money.ts";
import { product } from "../../db/schema.ts";

export type ProductRow = typeof product.$inferSelect;
export type ProductColumns = typeof product.$inferInsert;

/** A field with a column of its own name is read, written and noted as it is; one without has to be converted. */
type OwnColumn = ProductField & keyof ProductRow & keyof Product;
export type ConvertedField = Exclude<ProductField, OwnColumn>;

const columns = getTableColumns(product);
export const ownColumns = Object.keys(productFields).filter((name) => name in columns) as OwnColumn[];

/** For a select from `product p`, under the names of the fields. */
export const OWN_COLUMNS = ownColumns.map((name) => `p.${columns[name].name} as "${name}"`).join(", ");
export type OwnValues = Pick<ProductRow, OwnColumn>;

/** What is not known is left out. */
export function ownValuesOf(row: OwnValues) {
	const known = ownColumns.filter((name) => row[name] !== null);
	return Object.fromEntries(known.map((name) => [name, row[name]])) as { [Field in OwnColumn]: Product[Field] };
}

/** As the audit log says the fields that have no column of their own; an offer by its discount alone. */
const noted: Record<
	Exclude<ConvertedField, "categories" | "is_offer" | "price_offer"> | "category",
	(row: ProductRow) => unknown
> = {
	price: ({ priceCents }) => fromCents(priceCents),
	discount: ({ offerPercent }) => offerPercent,
	collection: ({ collectionId }) => collectionId,
	category: ({ categoryId }) => categoryId,
	sizeSystem: ({ systemId }) => systemId,
	sizes: ({ offeredSizes }) => offeredSizes,
	translations: ({ translations }) => translations,
	lowStock: ({ lowStock }) => lowStock,
	companions: ({ companions }) => companions,
	seo: ({ seo, slug }) => ({ ...seo, slug }),
};

/** Too long to be told twice. */
const LONG: ReadonlySet<string> = new Set<ProductField>(["description", "translations", "measurements"]);

/** What was before and after. */
export function differenceOf(before: ProductRow, after: ProductRow): Record<string, unknown> {
	const said = (row: ProductRow): Record<string, unknown> => ({
		...Object.fromEntries(ownColumns.map((name) => [name, row[name]])),
		...Object.fromEntries(Object.entries(noted).map(([name, say]) => [name, say(row)])),
	});
	const [was, is] = [said(before), said(after)];
	const changed = Object.keys(is).filter((name) => !isDeepStrictEqual(was[name], is[name]));
	return Object.fromEntries(
		changed.map((name) => [name, LONG.has(name) ? "changed" : { from: was[name], to: is[name] }]),
	);
}
