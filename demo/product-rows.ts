import { PICTURE_VIEWS } from "#core/rules/picture-views.ts";
import type * as schema from "#server/db/schema.ts";
import { categories } from "./catalogue/categories.ts";
import { fabricOf, fitOf } from "./catalogue/composition.ts";
import { inSpanish } from "./catalogue/es/index.ts";
import { careOf, measurementsOf } from "./catalogue/grading.ts";
import { MASTER } from "./pictures/scene.ts";
import type { DemoReview } from "./reviews.ts";
import type { ShelfProduct } from "./shelves.ts";

type ProductRow = typeof schema.product.$inferInsert;

export const categoryRows = categories
	.filter(({ parent }) => parent !== null)
	.map(({ es, ...category }) => ({ ...category, translations: { es: { name: es } } }));

const categoryIds = new Map<string, number>(categories.map(({ id, name }) => [name, id]));

export function productRows(shelves: readonly ShelfProduct[], reviews: readonly DemoReview[]): ProductRow[] {
	const byProduct = Map.groupBy(reviews, ({ shelf }) => shelf.id);
	return shelves.map(({ id, product, cents, offerCents, createdAt }) => {
		const stars = (byProduct.get(id) ?? []).map((review) => review.stars);
		return {
			id,
			name: product.name,
			brand: product.brand,
			description: product.description,
			translations: { es: inSpanish[product.name] },
			priceCents: cents,
			offerPercent: product.offer ?? null,
			priceOfferCents: offerCents,
			rating: meanOf(stars),
			reviewCount: stars.length,
			collectionId: product.collection,
			categoryId: categoryIds.get(product.category) ?? 0,
			fit: fitOf(product),
			fabric: fabricOf(product),
			care: careOf(product),
			measurements: measurementsOf(product),
			createdAt,
			updatedAt: createdAt,
		};
	});
}

function meanOf(stars: readonly number[]): number {
	if (stars.length === 0) return 0;
	return Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 100) / 100;
}

export function variantRows(shelves: readonly ShelfProduct[]): (typeof schema.variant.$inferInsert)[] {
	return shelves.flatMap(({ id: productId, variants }) =>
		variants.map(({ id, colorName, hex, position }) => ({ id, productId, colorName, swatchHex: hex, position })),
	);
}

export function imageRows(
	shelves: readonly ShelfProduct[],
	drawn: ReadonlyMap<string, number>,
): (typeof schema.image.$inferInsert)[] {
	return shelves.flatMap(({ variants, createdAt }) => {
		const names = new Set(variants.flatMap(({ pictures }) => pictures));
		return [...names].map((id) => ({
			id,
			view: PICTURE_VIEWS.find((view) => id.endsWith(`-${view}`)) ?? null,
			storage: "demo" as const,
			...MASTER,
			bytes: drawn.get(id) ?? 0,
			createdAt,
		}));
	});
}

export function variantImageRows(shelves: readonly ShelfProduct[]): (typeof schema.variantImage.$inferInsert)[] {
	return shelves.flatMap(({ variants }) =>
		variants.flatMap(({ id, pictures }) => pictures.map((imageId, position) => ({ variantId: id, position, imageId }))),
	);
}
