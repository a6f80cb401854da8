import { eq, sql } from "drizzle-orm";
import type { EditedProduct, EditedVariant, NewProduct, StockChange } from "#core/contract/edit-product.ts";
import type { ProductField } from "#core/contract/product-fields.ts";
import type { Pricing } from "#core/rules/offer.ts";
import { type ProductState, stateColumns } from "#core/rules/product-state.ts";
import type { StaffBounds } from "#core/rules/staff-bounds.ts";
import type { Tx } from "../../db/client.ts";
import { product } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { noteInAuditLog, type StaffMember } from "../audit-log/audit-log.service.ts";
import { arrangeVariants, changeStock } from "./edit-variants.service.ts";
import { makeRoom, refuseUnitsLeft } from "./offered-sizes.service.ts";
import { differenceOf, type ProductRow } from "./product-columns.queries.ts";
import { columnsOf } from "./product-columns.service.ts";
import { checkPictures, insertVariant, pricingOf } from "./shelving.service.ts";

/** Who imports, and how far they may go. */
export type Importer = StaffMember & { bounds: StaffBounds | null };
export type ImportedCreation = { slug: string; state: ProductState; given: NewProduct };
export type ImportedChange = {
	id: number;
	state: ProductState | undefined;
	given: Pick<EditedProduct, ProductField>;
	variants: EditedVariant[] | undefined;
	stockChanges: StockChange[];
};
export type { ProductRow } from "./product-columns.queries.ts";

/** What a product costs after an import: an offer that is said by its price is not held against the one before. */
export function importedPricing(given: Parameters<typeof pricingOf>[0], now: Pricing | null): Pricing {
	return pricingOf(
		given,
		given.price_offer === undefined || now === null ? now : { ...now, percent: null, offerCents: null },
	);
}

/** Puts a new product of a file on the shelf. */
export async function createFromFile(
	deps: Deps,
	tx: Tx,
	{ bounds, ...who }: Importer,
	{ slug, state, given }: ImportedCreation,
): Promise<number> {
	const now = deps.now();
	const columns = await columnsOf(tx, given, { before: null, bounds });
	await checkPictures(tx, given.variants);
	const [row] = await tx
		.insert(product)
		.values({ ...columns, slug, ...stateColumns(state, null, now), createdAt: now, updatedAt: now })
		.onConflictDoNothing()
		.returning({ id: product.id, sizes: product.offeredSizes });
	if (!row) throw new AppError("conflict", `A product ${slug} was added meanwhile`);
	for (const [position, variant] of given.variants.entries()) {
		await insertVariant(tx, { productId: row.id, position, sizes: row.sizes, staffId: who.staffId, now }, variant);
	}
	await noteInAuditLog(deps, tx, who, "products.add", row.id, { name: given.name, price: given.price });
	return row.id;
}

/** Changes a product to what a file says of it, and tells how it was before and is now. */
export async function changeFromFile(
	deps: Deps,
	tx: Tx,
	{ bounds, ...who }: Importer,
	{ id, state, given, variants, stockChanges }: ImportedChange,
): Promise<{ before: ProductRow; after: ProductRow }> {
	const now = deps.now();
	const [before] = await tx.select().from(product).where(eq(product.id, id)).for("no key update");
	if (!before) throw new AppError("not_found", "There is no such product");
	const priced = given.price_offer === undefined ? before : { ...before, offerPercent: null, priceOfferCents: null };
	const columns = await columnsOf(tx, { ...given, id_product: id, stockChanges }, { before: priced, bounds });
	const shelf = { productId: id, sizes: columns.offeredSizes ?? before.offeredSizes, staffId: who.staffId, now };
	if (variants) {
		await checkPictures(tx, variants);
		await arrangeVariants(tx, shelf, variants);
	}
	if (variants || columns.offeredSizes) await makeRoom(tx, shelf);
	await changeStock(tx, shelf, stockChanges);
	await refuseUnitsLeft(tx, shelf, before.offeredSizes);
	const [after] = await tx
		.update(product)
		.set({
			...columns,
			...(state && stateColumns(state, before, now)),
			version: sql`${product.version} + 1`,
			updatedAt: now,
		})
		.where(eq(product.id, id))
		.returning();
	await noteInAuditLog(deps, tx, who, "products.update", id, {
		...differenceOf(before, after as ProductRow),
		...(stockChanges.length > 0 && { stockChanges }),
	});
	return { before, after: after as ProductRow };
}
