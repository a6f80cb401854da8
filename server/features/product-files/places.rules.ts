import { type ChoiceName, choiceNames, type ProductField } from "#core/contract/product-fields.ts";
import { type Column, type ProductColumn, SEO_COLUMNS, type SeoColumn, TRANSLATION_COLUMNS } from "./columns.rules.ts";
import type { Draft } from "./drafts.rules.ts";

/** The column that says each field a file can say; the lines themselves say the sizes, and an offer is one that has a discount or a price. */
const COLUMN_OF: Record<Exclude<ProductField, "translations" | "companions" | "seo">, ProductColumn | "size"> = {
	name: "name",
	brand: "brand",
	description: "description",
	price: "price",
	is_offer: "discount",
	discount: "discount",
	price_offer: "price_offer",
	collection: "collection",
	categories: "category",
	sizeSystem: "size_system",
	sizes: "size",
	...(Object.fromEntries(choiceNames.map((name) => [name, name])) as { [Name in ChoiceName]: Name }),
	fabric: "fabric",
	care: "care",
	measurements: "measurements",
	lowStock: "low_stock",
};

const COLUMN_OF_COLOUR: Record<string, Column> = {
	ColorName: "colour",
	ColorHex: "hex",
	SwatchImage: "swatch",
	ProductImages: "pictures",
	Stocks: "stock",
};

/** The line and column of a file that a field of a write came from. */
export function placeOf(draft: Draft, path: readonly PropertyKey[]): { line: number; column: Column | "" } {
	const [field, at, part, size] = path.map(String);
	const translated = TRANSLATION_COLUMNS.find(({ language, text }) => language === at && text === part);
	if (field === "translations" && translated) return { line: draft.line, column: translated.column };
	const told = (Object.keys(SEO_COLUMNS) as SeoColumn[]).find((column) => SEO_COLUMNS[column] === at);
	if (field === "seo" && told) return { line: draft.line, column: told };
	if (field !== "variants" || at === undefined) {
		const column = field !== undefined && field in COLUMN_OF ? COLUMN_OF[field as keyof typeof COLUMN_OF] : "";
		return { line: draft.line, column };
	}
	const colour = draft.colours[Number(at)];
	const line = colour?.sizes.find((known) => known.size === size)?.line ?? colour?.line ?? draft.line;
	return { line, column: COLUMN_OF_COLOUR[part ?? ""] ?? "colour" };
}
