import type { NewVariant } from "#core/contract/edit-product.ts";
import type { Tx } from "../../db/client.ts";
import { product } from "../../db/schema.ts";
import { refreshDocuments } from "../../search/documents.ts";
import type { ProductChange } from "../changes/record-change.service.ts";
import type { ProductColumns } from "./product-columns.queries.ts";
import { insertVariants, type ShelfPlace } from "./shelving.service.ts";

export type NewShelved = { slug: string; columns: ProductColumns; variants: readonly NewVariant[] };
export type By = Pick<ShelfPlace, "staffId" | "now">;

/**
 * Puts new products on the shelf, hundreds with a few statements, and tells what taking them back has to undo; by their
 * slugs, without those whose slug somebody took meanwhile.
 */
export async function shelveProducts(
	tx: Tx,
	given: readonly NewShelved[],
	by: By,
): Promise<Map<string, ProductChange>> {
	if (given.length === 0) return new Map();
	const rows = await tx
		.insert(product)
		.values(given.map(({ slug, columns }) => ({ ...columns, slug, createdAt: by.now, updatedAt: by.now })))
		.onConflictDoNothing()
		.returning({
			id: product.id,
			slug: product.slug,
			sizes: product.offeredSizes,
			offSaleAt: product.offSaleAt,
			draft: product.draft,
			publishAt: product.publishAt,
		});
	const bySlug = new Map(rows.map((row) => [row.slug, row]));
	const colours = given.flatMap(({ slug, variants }) => {
		const row = bySlug.get(slug);
		if (!row) return [];
		return variants.map((variant, position) => ({ productId: row.id, sizes: row.sizes, position, given: variant }));
	});
	const inserted = Map.groupBy(await insertVariants(tx, colours, by), ({ productId }) => productId);
	await refreshDocuments(
		tx,
		rows.map(({ id }) => id),
	);
	return new Map(
		rows.map(({ id, slug, offSaleAt, draft, publishAt }) => {
			const own = inserted.get(id) ?? [];
			const made: ProductChange = {
				id,
				// Taken back it is a draft: the ledger of stock forgets no product.
				before: { offSaleAt: by.now, draft: true, publishAt: null },
				after: { offSaleAt, draft, publishAt },
				stock: own.flatMap(({ units }) => units.filter(({ delta }) => delta > 0)),
				addedVariants: own.map(({ variantId }) => variantId),
			};
			return [slug, made];
		}),
	);
}
