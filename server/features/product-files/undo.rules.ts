import { isDeepStrictEqual } from "node:util";
import type { Size } from "#core/rules/sizes.ts";
import type { ProductRow } from "../products/import-product.service.ts";

export type Colour = {
	id: number;
	name: string;
	swatchHex: string;
	swatchImage: string;
	position: number;
	images: string[];
};
/** Columns that only make sense together are taken back together. */
const TOGETHER = [
	["name"],
	["brand"],
	["description"],
	["priceCents", "offerPercent", "priceOfferCents"],
	["collectionId"],
	["categoryId"],
	["fit"],
	["fabric"],
	["systemId", "offeredSizes"],
	["offSaleAt", "draft", "publishAt"],
] as const satisfies readonly (readonly (keyof ProductRow)[])[];
type Values = Record<string, unknown>;
export type Difference = { before: Values; after: Values };
/** How what an import did to one product is taken back. */
export type Undo =
	| { kind: "create"; id: number }
	| {
			kind: "change";
			id: number;
			columns: Difference[];
			colours: { before: Colour[]; after: Colour[] } | null;
			units: { variantId: number; size: Size; delta: number }[];
	  };

const valuesOf = (row: ProductRow, names: readonly (keyof ProductRow)[]): Values =>
	JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, row[name]]))));

export function differencesOf(before: ProductRow, after: ProductRow): Difference[] {
	return TOGETHER.map((names) => ({ before: valuesOf(before, names), after: valuesOf(after, names) })).filter(
		(values) => !isDeepStrictEqual(values.before, values.after),
	);
}

/** The columns to write: only what nobody has changed since the import. */
export function takenBack(row: ProductRow, differences: readonly Difference[]): Values {
	const own = differences.filter(({ after }) =>
		isDeepStrictEqual(valuesOf(row, Object.keys(after) as (keyof ProductRow)[]), after),
	);
	return Object.assign({}, ...own.map(({ before }) => before));
}
