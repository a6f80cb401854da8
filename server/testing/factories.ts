import { type SQL, sql } from "drizzle-orm";
import type { Fit, SeoTexts } from "#core/contract/product-fields.ts";
import type { CareSymbol } from "#core/rules/care.ts";
import type { Fibre } from "#core/rules/fabric.ts";
import type { FitVote } from "#core/rules/fit-votes.ts";
import { WOMEN } from "#core/rules/genders.ts";
import type { Measurements } from "#core/rules/measurements.ts";
import { toCents } from "#core/rules/money.ts";
import { pictureAddress } from "#core/rules/pictures.ts";
import { LETTER_SIZES, LETTERS, type Size } from "#core/rules/sizes.ts";
import type { ProductTranslations } from "#core/rules/translations.ts";
import * as schema from "../db/schema.ts";
import { refreshDocuments } from "../search/documents.ts";
import type { TestShop } from "./app.ts";

type NewVariant = {
	ColorName?: string;
	ColorHex?: string;
	Stocks?: Record<Size, number>;
	/** Ids of pictures added before. */
	images?: readonly string[];
	swatch?: string;
};

export type NewProduct = {
	name?: string;
	brand?: string;
	description?: string;
	price?: number;
	/** Percent off. */
	offer?: number;
	rating?: number;
	reviewCount?: number;
	collection?: number;
	category?: number;
	createdAt?: Date;
	offSale?: boolean;
	draft?: boolean;
	/** Of one that is not on sale. */
	publishAt?: Date;
	lowStock?: number;
	seo?: SeoTexts;
	fit?: Fit;
	fabric?: Fibre[];
	care?: CareSymbol[];
	measurements?: Measurements;
	translations?: ProductTranslations;
	sizeSystem?: string;
	sizes?: readonly Size[];
	variants?: readonly NewVariant[];
};

/** Puts a product on the shelves, with five units of every size of one colour unless told otherwise. */
export async function addProduct(shop: TestShop, given: NewProduct = {}): Promise<number> {
	const cents = toCents(given.price ?? 20);
	const sizes = given.sizes ?? LETTER_SIZES;
	const id = await shop.db.transaction(async (tx) => {
		const [product] = await tx
			.insert(schema.product)
			.values({
				name: given.name ?? "Plain shirt",
				brand: given.brand ?? "House label",
				description: given.description ?? "A shirt.",
				priceCents: cents,
				offerPercent: given.offer ?? null,
				priceOfferCents: given.offer ? Math.round((cents * (100 - given.offer)) / 100) : null,
				rating: given.rating ?? 0,
				reviewCount: given.reviewCount ?? 0,
				collectionId: given.collection ?? 1,
				categoryId: given.category ?? WOMEN,
				createdAt: given.createdAt ?? shop.deps.now(),
				fit: given.fit ?? null,
				fabric: given.fabric ?? null,
				care: given.care ?? null,
				measurements: given.measurements ?? null,
				translations: given.translations ?? null,
				systemId: given.sizeSystem ?? LETTERS,
				offeredSizes: [...sizes],
				offSaleAt: given.offSale || given.draft ? shop.deps.now() : null,
				draft: given.draft ?? false,
				publishAt: given.publishAt ?? null,
				lowStock: given.lowStock ?? null,
				seo: given.seo ?? null,
			})
			.returning({ id: schema.product.id });
		const productId = (product as { id: number }).id;
		for (const [position, variant] of (given.variants ?? [{}]).entries()) {
			const [inserted] = await tx
				.insert(schema.variant)
				.values({
					productId,
					colorName: variant.ColorName ?? "Blanco",
					swatchHex: variant.ColorHex ?? "",
					swatchImage: variant.swatch ? pictureAddress(variant.swatch) : "",
					position,
				})
				.returning({ id: schema.variant.id });
			const variantId = (inserted as { id: number }).id;
			const units = sizes.map((size) => ({
				variantId,
				size,
				onHand: variant.Stocks ? (variant.Stocks[size] ?? 0) : 5,
			}));
			await tx.insert(schema.stock).values(units);
			await tx
				.insert(schema.stockLedger)
				.values(units.map(({ size, onHand }) => ({ variantId, size, delta: onHand, reason: "initial" as const })));
			const images = (variant.images ?? []).map((imageId, at) => ({ variantId, position: at, imageId }));
			if (images.length > 0) await tx.insert(schema.variantImage).values(images);
		}
		await refreshDocuments(tx, [productId]);
		return productId;
	});
	shop.deps.cache.drop(["catalogue", `product:${id}`, `stock:${id}`]);
	return id;
}

/** A garment type below Women (1) or Men (2), with the next free id. */
export async function addCategory(shop: TestShop, name: string, parent = WOMEN): Promise<number> {
	return addShelf(
		shop,
		sql`category`,
		sql`insert into category (id, name, parent) select max(id) + 1, ${name}, ${parent} from category returning id`,
	);
}

/** A collection beside the seasons, with the next free id. */
export async function addCollection(shop: TestShop, name: string): Promise<number> {
	return addShelf(
		shop,
		sql`collection`,
		sql`insert into collection (id, name) select max(id) + 1, ${name} from collection returning id`,
	);
}

/** Two that are added at once get two ids. */
async function addShelf(shop: TestShop, table: SQL, insert: SQL): Promise<number> {
	const { rows } = await shop.db.transaction(async (tx) => {
		await tx.execute(sql`lock table ${table} in share row exclusive mode`);
		return tx.execute<{ id: number }>(insert);
	});
	shop.deps.cache.drop(["catalogue", "shelves"]);
	return (rows[0] as { id: number }).id;
}

/** One that has begun, for a product of its own. */
export async function addDatedOffer(shop: TestShop): Promise<number> {
	const productId = await addProduct(shop, { offer: 10 });
	const values = { percent: 10, startsAt: shop.deps.now(), begunAt: shop.deps.now() };
	const [made] = await shop.db.insert(schema.offer).values(values).returning({ id: schema.offer.id });
	await shop.db.insert(schema.offerProduct).values({ offerId: made?.id as number, productId });
	return made?.id as number;
}

export async function addImage(shop: TestShop, id: string, given: Partial<typeof schema.image.$inferInsert> = {}) {
	await shop.db.insert(schema.image).values({ id, storage: "local", width: 900, height: 1200, bytes: 1000, ...given });
	return id;
}

export type NewReview = { stars?: number; description?: string; fit?: FitVote; author?: string; createdAt?: Date };

export async function addReview(shop: TestShop, product: number, given: NewReview = {}): Promise<number> {
	const row = {
		productId: product,
		author: given.author ?? "ana",
		stars: given.stars ?? 4,
		description: given.description ?? "Fits well",
		fit: given.fit ?? null,
		createdAt: given.createdAt ?? shop.deps.now(),
	};
	const [made] = await shop.db.insert(schema.review).values(row).returning({ id: schema.review.id });
	shop.deps.cache.drop([`product:${product}`]);
	return made?.id as number;
}
