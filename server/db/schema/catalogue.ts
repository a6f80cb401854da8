import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
} from "drizzle-orm/pg-core";
import { COMPANIONS_MAX, FITS, type SeoTexts } from "#core/contract/product-fields.ts";
import { CARE_SYMBOLS } from "#core/rules/care.ts";
import type { Fibre } from "#core/rules/fabric.ts";
import type { Measurements } from "#core/rules/measurements.ts";
import { LETTER_SIZES, LETTERS, SIZES_MAX } from "#core/rules/sizes.ts";
import type { ProductTranslations } from "#core/rules/translations.ts";
import { folded, instant, isObject, oneOf } from "./columns.ts";
import { image } from "./images.ts";
import { category, collection } from "./shelves.ts";
import { sizeSystem } from "./sizes.ts";

export const product = pgTable(
	"product",
	{
		id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
		name: text("name").notNull(),
		/** What files and addresses call it: made from the first name by the database, and kept when it is renamed; staff may give it another. */
		slug: text("slug").notNull().default(""),
		brand: text("brand").notNull().default(""),
		description: text("description").notNull().default(""),
		priceCents: integer("price_cents").notNull(),
		offerPercent: integer("offer_percent"),
		priceOfferCents: integer("price_offer_cents"),
		/** What one unit costs now. */
		unitCents: integer("unit_cents").notNull().generatedAlwaysAs(sql`coalesce(price_offer_cents, price_cents)`),
		isOffer: boolean("is_offer").notNull().generatedAlwaysAs(sql`price_offer_cents is not null`),
		/** Lower case without accents, for search; compare with `plain_text(input)`. */
		searchName: text("search_name").notNull().generatedAlwaysAs(sql`public.plain_text(name)`),
		rating: numeric("rating", { precision: 3, scale: 2, mode: "number" }).notNull().default(0),
		reviewCount: integer("review_count").notNull().default(0),
		collectionId: integer("collection_id")
			.notNull()
			.references(() => collection.id),
		categoryId: integer("category_id")
			.notNull()
			.references(() => category.id),
		fit: text("fit", { enum: FITS }),
		fabric: jsonb("fabric").$type<Fibre[]>(),
		care: text("care", { enum: CARE_SYMBOLS }).array(),
		/** By size; those of sizes that are not offered now are not shown. */
		measurements: jsonb("measurements").$type<Measurements>(),
		/** Its name and description in other languages. */
		translations: jsonb("translations").$type<ProductTranslations>(),
		systemId: text("size_system")
			.notNull()
			.default(LETTERS)
			.references(() => sizeSystem.id),
		/** Those of its system's sizes that it is offered in. */
		offeredSizes: text("offered_sizes")
			.array()
			.notNull()
			.default([...LETTER_SIZES]),
		version: integer("version").notNull().default(1),
		/** Since when nobody can buy it; null while it is on sale. */
		offSaleAt: instant("off_sale_at"),
		/** Not shown to anybody but staff yet. Off sale besides, so that whatever looks for what is on sale passes it by. */
		draft: boolean("draft").notNull().default(false),
		/** When it goes on sale by itself. */
		publishAt: instant("publish_at"),
		/** What staff say goes with it, in this order; null: the shop finds it itself. Those that are gone are passed by. */
		companions: integer("companions").array(),
		/** What search engines are told in place of its name and description; its address is its slug. */
		seo: jsonb("seo").$type<SeoTexts>(),
		/** From so many units of a size on it counts as running out; null: from what the shop has for all. */
		lowStock: integer("low_stock"),
		createdAt: instant("created_at").notNull().defaultNow(),
		updatedAt: instant("updated_at").notNull().defaultNow(),
	},
	(t) => {
		const onSale = sql`${t.offSaleAt} is null`;
		const filtered = [t.categoryId, t.collectionId, t.isOffer] as const;
		return [
			check("product_price_minimum", sql`${t.priceCents} >= 2`),
			check("product_offer_percent_range", sql`${t.offerPercent} between 1 and 99`),
			check("product_offer_complete", sql`(${t.offerPercent} is null) = (${t.priceOfferCents} is null)`),
			check("product_offer_below_price", sql`${t.priceOfferCents} > 0 and ${t.priceOfferCents} < ${t.priceCents}`),
			check("product_rating_range", sql`${t.rating} between 0 and 5`),
			check("product_review_count_positive", sql`${t.reviewCount} >= 0`),
			check("product_slug_valid", sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(${t.slug}) <= 200`),
			uniqueIndex("product_slug_unique").on(t.slug),
			check("product_fit_valid", oneOf(t.fit, FITS)),
			check("product_fabric_is_list", sql`jsonb_typeof(${t.fabric}) = 'array'`),
			check(
				"product_care_known",
				sql`${t.care} <@ array[${sql.raw(CARE_SYMBOLS.map((name) => `'${name}'`).join(", "))}]`,
			),
			check("product_measurements_by_size", isObject(t.measurements)),
			check("product_translations_by_language", isObject(t.translations)),
			check("product_sizes_offered", sql`cardinality(${t.offeredSizes}) between 1 and ${sql.raw(String(SIZES_MAX))}`),
			check("product_draft_off_sale", sql`not ${t.draft} or ${t.offSaleAt} is not null`),
			check("product_publish_off_sale", sql`${t.publishAt} is null or ${t.offSaleAt} is not null`),
			check(
				"product_companions_few",
				sql`cardinality(${t.companions}) between 1 and ${sql.raw(String(COMPANIONS_MAX))}`,
			),
			check("product_seo_by_name", isObject(t.seo)),
			check("product_low_stock_range", sql`${t.lowStock} between 0 and 1000000`),
			index("product_to_publish").on(t.publishAt).where(sql`${t.publishAt} is not null`),
			// Whether a system is in use; nearly all products are in letters, which always is.
			index("product_by_size_system")
				.on(t.systemId)
				.where(sql`${t.systemId} <> ${sql.raw(`'${LETTERS}'`)}`),
			// Every list of products is read from one of these alone: it walks in the order asked for, ties by ascending id,
			// and finds what the filters ask about in the index itself. The oldest first is the newest first, walked backwards.
			// "desc()" in a query means nulls first: an index that says otherwise would not serve it.
			index("product_by_price")
				.on(t.unitCents, t.id, ...filtered, t.searchName)
				.where(onSale),
			index("product_by_price_desc")
				.on(t.unitCents.desc().nullsFirst(), t.id, ...filtered, t.searchName)
				.where(onSale),
			// Products without reviews all have rating 0: too many equals to put them by id while walking backwards.
			index("product_by_rating_asc")
				.on(t.rating, t.id, ...filtered, t.searchName)
				.where(onSale),
			index("product_by_rating")
				.on(t.rating.desc().nullsFirst(), t.id, ...filtered, t.searchName)
				.where(onSale),
			index("product_by_age")
				.on(t.createdAt.desc().nullsFirst(), t.id, ...filtered, t.searchName)
				.where(onSale),
			...[t.categoryId, t.collectionId].flatMap((shelf) => {
				const name = shelf === t.categoryId ? "category" : "collection";
				const others = shelf === t.categoryId ? [t.collectionId, t.isOffer] : [t.categoryId, t.isOffer];
				return [
					index(`product_by_${name}_price`)
						.on(shelf, t.unitCents, t.id, ...others)
						.where(onSale),
					index(`product_by_${name}_price_desc`)
						.on(shelf, t.unitCents.desc().nullsFirst(), t.id, ...others)
						.where(onSale),
					index(`product_by_${name}_rating`)
						.on(shelf, t.rating.desc().nullsFirst(), t.id, ...others)
						.where(onSale),
					index(`product_by_${name}_age`)
						.on(shelf, t.createdAt.desc().nullsFirst(), t.id, ...others)
						.where(onSale),
				];
			}),
			// Counts of all products, or of those whose name holds a word too short for trigrams.
			index("product_counted").on(t.collectionId, t.categoryId, t.isOffer, t.searchName, t.id).where(onSale),
			index("product_by_brand").on(t.brand).where(onSale),
			index("product_search_name").using("gin", sql`${t.searchName} gin_trgm_ops`),
		];
	},
);

/** What a product was called in addresses before; they still lead to it. A trigger writes it. */
export const formerSlug = pgTable(
	"former_slug",
	{
		slug: text("slug").primaryKey(),
		productId: integer("product_id")
			.notNull()
			.references(() => product.id, { onDelete: "cascade" }),
		at: instant("at").notNull().defaultNow(),
	},
	(t) => [index("former_slug_by_product").on(t.productId)],
);

/** One colour of a product. A removed one stays for its ledger and orders, and is no longer shown or sold. */
export const variant = pgTable(
	"variant",
	{
		id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
		productId: integer("product_id")
			.notNull()
			.references(() => product.id, { onDelete: "cascade" }),
		colorName: text("color_name").notNull(),
		swatchImage: text("swatch_image").notNull().default(""),
		/** `#rrggbb` of the colour dot; empty when unknown. */
		swatchHex: text("swatch_hex").notNull().default(""),
		position: integer("position").notNull().default(0),
		removedAt: instant("removed_at"),
	},
	(t) => [
		uniqueIndex("variant_color_unique").on(t.productId, folded(t.colorName)).where(sql`${t.removedAt} is null`),
		index("variant_by_product").on(t.productId, t.position, t.id),
	],
);

export const variantImage = pgTable(
	"variant_image",
	{
		variantId: integer("variant_id")
			.notNull()
			.references(() => variant.id, { onDelete: "cascade" }),
		position: integer("position").notNull(),
		imageId: text("image_id")
			.notNull()
			.references(() => image.id),
	},
	(t) => [primaryKey({ columns: [t.variantId, t.position] }), index("variant_image_by_image").on(t.imageId)],
);
