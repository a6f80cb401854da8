import { type ChoiceName, choiceNames } from "#core/contract/product-fields.ts";
import type { Product, Variant } from "#core/contract/products.ts";
import { LANGUAGES, type Language } from "#core/languages.ts";
import type { Fibre } from "#core/rules/fabric.ts";
import { MEASURES } from "#core/rules/measurements.ts";
import { toCents } from "#core/rules/money.ts";
import { offerPriceCents } from "#core/rules/offer.ts";
import { sizesOf } from "#core/rules/sizes.ts";
import type { FoundProduct } from "../products/products.service.ts";
import type { Shelves } from "../selectors/selectors.service.ts";

/** What can be said in other languages, too. */
const TRANSLATED = ["name", "description"] as const;
export type TranslatedColumn = `${(typeof TRANSLATED)[number]}_${Language}`;

/** The columns of translations, each with the text and the language it is about. */
export const TRANSLATION_COLUMNS = LANGUAGES.flatMap((language) =>
	TRANSLATED.map((text) => ({ column: `${text}_${language}` as const, text, language })),
);

/** What search engines are told, by the text it is. */
export const SEO_COLUMNS = { seo_title: "title", seo_description: "description" } as const;
export type SeoColumn = keyof typeof SEO_COLUMNS;

/** Said once per product, on its first line. */
export const PRODUCT_COLUMNS = [
	"name",
	"brand",
	"description",
	"price",
	"discount",
	"price_offer",
	"collection",
	"category",
	"size_system",
	...choiceNames,
	"fabric",
	"care",
	"measurements",
	"state",
	"publish_at",
	"low_stock",
	...(TRANSLATION_COLUMNS.map(({ column }) => column) as TranslatedColumn[]),
	...(Object.keys(SEO_COLUMNS) as SeoColumn[]),
] as const;
/** Said once per colour, on its first line. */
export const COLOUR_COLUMNS = ["hex", "swatch", "pictures"] as const;
export const COLUMNS = [
	"slug",
	...PRODUCT_COLUMNS,
	"colour",
	...COLOUR_COLUMNS,
	"size",
	"stock",
	"stock_seen",
] as const;
export type ProductColumn = (typeof PRODUCT_COLUMNS)[number];
export type ColourColumn = (typeof COLOUR_COLUMNS)[number];
export type Column = (typeof COLUMNS)[number];
export type Cell = string | number | null;

/** What parts of one cell stand between. */
export const BETWEEN = "; ";

/** A picture is called by the last part of its address. */
const pictureName = (address: string) => address.slice(address.lastIndexOf("/") + 1);

const fabricText = (fabric: readonly Fibre[]) =>
	fabric.map(({ fibre, percent }) => `${fibre} ${percent}`).join(BETWEEN);

/** `S: chest 50, length 70; M: chest 53, length 72`, in the order of the sizes. */
const measurementsText = ({ measurements = {}, sizes }: Pick<Product, "measurements" | "sizes">) =>
	sizesOf({ sizes })
		.flatMap((size) => {
			const { [size]: of = {} } = measurements;
			const said = MEASURES.flatMap((name) => (of[name] === undefined ? [] : [`${name} ${of[name]}`]));
			return said.length > 0 ? [`${size}: ${said.join(", ")}`] : [];
		})
		.join(BETWEEN);

/** Only one of the two says an offer: its price, where the percentage would give another one. */
function offerCells({ product, discount }: FoundProduct): Pick<Record<Column, Cell>, "discount" | "price_offer"> {
	if (discount === null) return { discount: null, price_offer: null };
	const isCounted = offerPriceCents(toCents(product.price), discount) === toCents(product.price_offer);
	return isCounted ? { discount, price_offer: null } : { discount: null, price_offer: product.price_offer };
}

/** What a file calls collections by, and categories: by their names, or by their ids where two have one name. */
export type ShelfNames = {
	collections: ReadonlyMap<number, string>;
	/** Ids by names in small letters. */
	categories: ReadonlyMap<string, readonly number[]>;
};

export function shelfNames({ collections, categories }: Pick<Shelves, "collections" | "categories">): ShelfNames {
	const named = Map.groupBy(categories, ({ name }) => name.toLowerCase());
	return {
		collections: new Map(collections.map(({ id, name }) => [id, name])),
		categories: new Map([...named].map(([name, all]) => [name, all.map(({ id }) => id)])),
	};
}

export function productCells(found: FoundProduct, { collections, categories }: ShelfNames) {
	const { product, state, publishAt, lowStock, translations, seo } = found;
	return {
		name: product.name,
		brand: product.brand,
		description: product.description,
		price: product.price,
		...offerCells(found),
		collection: collections.get(product.collection) ?? String(product.collection),
		category: isShared(categories, product.categories[0] ?? "")
			? String(product.category)
			: (product.categories[0] ?? ""),
		size_system: product.sizeSystem,
		...(Object.fromEntries(choiceNames.map((name) => [name, product[name] ?? ""])) as Record<ChoiceName, Cell>),
		fabric: fabricText(product.fabric ?? []),
		care: (product.care ?? []).join(BETWEEN),
		measurements: measurementsText(product),
		state,
		publish_at: publishAt ?? "",
		low_stock: lowStock,
		...(Object.fromEntries(
			TRANSLATION_COLUMNS.map(({ column, text, language }) => [column, translations?.[language]?.[text] ?? ""]),
		) as Record<TranslatedColumn, Cell>),
		seo_title: seo?.title ?? "",
		seo_description: seo?.description ?? "",
	} satisfies Record<ProductColumn, Cell>;
}

const isShared = (categories: ShelfNames["categories"], name: string) =>
	(categories.get(name.toLowerCase())?.length ?? 0) > 1;

export function colourCells({ ColorHex, SwatchImage, ProductImages }: Variant) {
	return {
		hex: ColorHex,
		swatch: pictureName(SwatchImage),
		pictures: ProductImages.map(pictureName).join(BETWEEN),
	} satisfies Record<ColourColumn, Cell>;
}
