import { isDeepStrictEqual } from "node:util";
import type { Pool } from "pg";
import type { SeoTexts } from "#core/contract/product-fields.ts";
import {
	CARD_COLOURS,
	type Product,
	type ProductCard,
	type StaffProduct,
	type Variant,
} from "#core/contract/products.ts";
import { colourLanguage, type Language } from "#core/languages.ts";
import { colourLabel } from "#core/rules/colour-labels.ts";
import { fabricIn } from "#core/rules/fibre-names.ts";
import { measurementsOf } from "#core/rules/measurements.ts";
import { fromCents } from "#core/rules/money.ts";
import type { PictureView } from "#core/rules/picture-views.ts";
import { pictureAddress } from "#core/rules/pictures.ts";
import { stateOf } from "#core/rules/product-state.ts";
import { LETTER_SIZES, LETTERS, type Size, unitsIn } from "#core/rules/sizes.ts";
import { nameIn, type ProductTranslations } from "#core/rules/translations.ts";
import type { Deps } from "../../deps.ts";
import { OWN_COLUMNS, type OwnValues, ownValuesOf } from "./product-columns.queries.ts";

type VariantRow = [ColorName: string, ColorHex: string, SwatchImage: string, images: string[] | null, units: Units];
type Units = Record<string, number> | null;
type PricedRow = {
	id: number;
	price_cents: number;
	price_offer_cents: number | null;
	rating: number;
	review_count: number;
};
type FoundRow = PricedRow &
	OwnValues & {
		collection_id: number;
		category_id: number;
		category: string;
		version: number;
		created_at: Date;
		off_sale_at: Date | null;
		draft: boolean;
		publish_at: Date | null;
		low_stock: number | null;
		companions: number[] | null;
		seo: SeoTexts | null;
		offer_percent: number | null;
		slug: string;
		translations: ProductTranslations | null;
		size_system: string;
		sizes: Size[];
		variants: VariantRow[] | null;
	};
type CardColour = [ColorName: string, ColorHex: string, image: string | null];
type CardRow = PricedRow & {
	name: string;
	brand: string;
	images: string[];
	colors: CardColour[] | null;
	sold_out: boolean;
};

// Behind a select of its own the number of ids is unknown to the planner, so that one plan serves all and is kept.
const WANTED = "unnest((select $1::int[])) with ordinality as wanted (id, place) join product p on p.id = wanted.id";
const PRICED = "p.id, p.price_cents, p.price_offer_cents, p.rating, p.review_count";

export const PRODUCTS = `
	select ${PRICED}, ${OWN_COLUMNS}, p.collection_id, p.category_id,
		coalesce(c.translations -> $2::text ->> 'name', c.name) as category, p.translations, p.version, p.created_at,
		p.off_sale_at, p.draft, p.publish_at, p.low_stock, p.companions, p.seo, p.offer_percent, p.slug, shown.variants, p.size_system,
		case when p.size_system = '${LETTERS}' then p.offered_sizes else array(
			select z.size from system_size z where z.system_id = p.size_system and z.size = any(p.offered_sizes) order by z.position
		) end as sizes
	from ${WANTED} join category c on c.id = p.category_id
		cross join lateral (
			select json_agg(
				json_build_array(v.color_name, v.swatch_hex, v.swatch_image, pictured.images, stocked.units)
				order by v.position, v.id
			) as variants
			from variant v
				cross join lateral (
					select array_agg(image_id order by position) as images from variant_image where variant_id = v.id
				) pictured
				cross join lateral (
					select json_object_agg(size, on_hand - reserved) as units from stock where variant_id = v.id
				) stocked
			where v.product_id = p.id and v.removed_at is null
		) shown
	order by wanted.place`;

const CARDS = `
	select ${PRICED}, coalesce(p.translations -> $2::text ->> 'name', p.name) as name, p.brand, shown.colors, not shown.available as sold_out,
		array(select image_id from variant_image where variant_id = shown.first order by position limit 2) as images
	from ${WANTED}
		cross join lateral (
			select (array_agg(v.id order by v.position, v.id))[1] as first,
				json_agg(json_build_array(v.color_name, v.swatch_hex, (
					select image_id from variant_image where variant_id = v.id order by position limit 1
				)) order by v.position, v.id) as colors,
				coalesce(
					bool_or(exists (
						select from stock where variant_id = v.id and on_hand > reserved and size = any(p.offered_sizes)
					)), false
				) as available
			from variant v where v.product_id = p.id and v.removed_at is null
		) shown
	order by wanted.place`;

type Reading = Pick<Deps, "pool" | "settings">;

/** The language whose readers are told what they call the colours. */
async function colourLanguageOf({ settings }: Reading, language: Language | undefined): Promise<Language | undefined> {
	return colourLanguage(language, (await settings.current()).languages);
}

export type FoundProduct = { product: Product; slug: string } & Omit<StaffProduct, keyof Product>;

/** The products with these ids, in this order, those taken off sale marked; as they were written, or in a language. */
export async function findProducts(
	deps: Reading,
	ids: readonly number[],
	language?: Language,
): Promise<FoundProduct[]> {
	if (ids.length === 0) return [];
	const values = [ids, language ?? null];
	const { rows } = await deps.pool.query<FoundRow>({ name: "products", text: PRODUCTS, values });
	const called = await colourLanguageOf(deps, language);
	return rows.map((row) => ({ product: toProduct(row, language, called), slug: row.slug, ...staffPartOf(row) }));
}

export async function listCards(deps: Reading, ids: readonly number[], language?: Language): Promise<ProductCard[]> {
	if (ids.length === 0) return [];
	const values = [ids, language ?? null];
	const { rows } = await deps.pool.query<CardRow>({ name: "product_cards", text: CARDS, values });
	const called = await colourLanguageOf(deps, language);
	return rows.map(({ colors, ...row }) => ({
		...priced(row),
		name: row.name,
		brand: row.brand,
		images: row.images.map(pictureAddress),
		colors: (colors ?? []).slice(0, CARD_COLOURS).map((colour) => toCardColour(colour, called)),
		colorCount: colors?.length ?? 0,
		soldOut: row.sold_out,
	}));
}

function toCardColour([name, ColorHex, image]: CardColour, language?: Language): ProductCard["colors"][number] {
	return { ...namedColour(name, language), ColorHex, image: image ? pictureAddress(image) : "" };
}

function namedColour(ColorName: string, language: Language | undefined): Pick<Variant, "ColorName" | "label"> {
	const label = colourLabel(ColorName, language);
	return label === undefined ? { ColorName } : { ColorName, label };
}

/** The product that is or was found at an address. */
export async function findIdBySlug(pool: Pool, slug: string): Promise<number | null> {
	const { rows } = await pool.query<{ id: number }>(
		`select id from product where slug = $1 union all select product_id from former_slug where slug = $1 limit 1`,
		[slug],
	);
	return rows[0]?.id ?? null;
}

/** What these products' pictures show, as far as it is known. */
export async function findViews(pool: Pool, ids: readonly string[]): Promise<Map<string, PictureView>> {
	const { rows } = await pool.query<{ id: string; view: PictureView }>({
		name: "picture_views",
		text: "select id, view from image where id = any($1::text[]) and view is not null",
		values: [ids],
	});
	return new Map(rows.map(({ id, view }) => [id, view]));
}

/** The ids of products taken off sale, the latest first. */
export async function listOffSaleIds(pool: Pool, offset: number, limit: number) {
	const { rows } = await pool.query<{ id: number; total: number }>(
		`select id, count(*) over () as total from product where off_sale_at is not null and not draft
		order by off_sale_at desc, id desc offset $1 limit $2`,
		[offset, limit],
	);
	return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
}

/** The newest products of a collection (0: of all) in every category. */
export async function listNewestByCategory(pool: Pool, collection: number, perCategory: number) {
	const { rows } = await pool.query<{ id: number; ids: number[] }>(
		`select c.id, array(
			select p.id from product p
			where p.off_sale_at is null and p.category_id = c.id ${collection === 0 ? "" : "and p.collection_id = $2"}
			order by p.created_at desc, p.id limit $1
		) as ids
		from category c order by c.id`,
		collection === 0 ? [perCategory] : [perCategory, collection],
	);
	return rows;
}

function toProduct(row: FoundRow, language?: Language, called?: Language): Product & Record<keyof Product, unknown> {
	const variants = (row.variants ?? []).map((variant) => toVariant(variant, row.sizes, called));
	return {
		...priced(row),
		...ownValuesOf(row),
		...(row.fabric && { fabric: fabricIn(row.fabric, language) }),
		name: nameIn(row, language),
		description: (language && row.translations?.[language]?.description) ?? row.description,
		collection: row.collection_id,
		categories: [row.category],
		category: row.category_id,
		sizeSystem: row.size_system,
		measurements: measurementsOf(row.measurements, row.sizes),
		sizes: isDeepStrictEqual(row.sizes, LETTER_SIZES) ? undefined : row.sizes,
		default_image: variants[0]?.ProductImages[0] ?? "",
		variants,
		version: row.version,
		createdAt: row.created_at.toISOString(),
	};
}

function staffPartOf(row: FoundRow): Omit<StaffProduct, keyof Product> {
	return {
		discount: row.offer_percent,
		...(row.translations && { translations: row.translations }),
		offSale: row.off_sale_at !== null,
		state: stateOf({ offSaleAt: row.off_sale_at, draft: row.draft }),
		publishAt: row.publish_at?.toISOString() ?? null,
		lowStock: row.low_stock,
		companions: row.companions,
		seo: { ...row.seo, slug: row.slug },
	};
}

function toVariant(row: VariantRow, sizes: readonly Size[], language?: Language): Variant {
	const [name, ColorHex, SwatchImage, images, units] = row;
	const Stocks = Object.fromEntries(sizes.map((size) => [size, unitsIn(units ?? {}, size)]));
	const colour = namedColour(name, language);
	return { ...colour, ColorHex, SwatchImage, ProductImages: (images ?? []).map(pictureAddress), Stocks };
}

function priced(row: PricedRow) {
	return {
		id_product: row.id,
		price: fromCents(row.price_cents),
		price_offer: fromCents(row.price_offer_cents ?? row.price_cents),
		is_offer: row.price_offer_cents !== null,
		rating: row.rating,
		reviewCount: row.review_count,
	};
}
