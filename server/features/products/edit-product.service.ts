import { eq, sql } from "drizzle-orm";
import type { EditedProduct, SaleChange } from "#core/contract/edit-product.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { periodMessages } from "#core/messages/periods.ts";
import { refusalMessages } from "#core/messages/refusals.ts";
import { stateColumns, stateOf } from "#core/rules/product-state.ts";
import { change } from "../../cache/change.ts";
import type { Tx } from "../../db/client.ts";
import { product } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import { AppError, invalidField } from "../../errors.ts";
import type { StaffActor } from "../../http/access.ts";
import { refreshDocuments } from "../../search/documents.ts";
import type { StaffMember } from "../audit-log/audit-log.service.ts";
import { type Changed, recordChange } from "../changes/record-change.service.ts";
import { makeRoom } from "../changes/shelf.service.ts";
import { boundsFor } from "../settings/staff-permissions.service.ts";
import { arrangeVariants, changeStock } from "./edit-variants.service.ts";
import { checkNamedProducts } from "./named-products.service.ts";
import { refuseUnitsLeft } from "./offered-sizes.service.ts";
import { differenceOf, type ProductColumns, type ProductRow } from "./product-columns.queries.ts";
import { productColumnsOf } from "./product-columns.service.ts";
import { refuseNames } from "./product-names.service.ts";
import { getStaffProduct } from "./products.service.ts";
import { checkPictures, holdShelves } from "./shelving.service.ts";

/** Changes what is given of a product and nothing else; stock by differences, so that a sale meanwhile is not undone. */
export async function editProduct(deps: Deps, actor: StaffActor, given: EditedProduct): Promise<Changed<StaffProduct>> {
	const bounds = await boundsFor(deps, actor);
	const { names } = await deps.settings.current();
	const made = await changeProduct(deps, given.id_product, given.version, async (tx, before) => {
		const now = deps.now();
		await refuseNames(tx, names, given, before);
		await checkNamedProducts(tx, given, before.id);
		const columns = productColumnsOf(given, { before, bounds, shelves: await holdShelves(tx, [given]) });
		const sizes = columns.offeredSizes ?? before.offeredSizes;
		const shelf = { productId: before.id, sizes, staffId: actor.staffId, now };
		if (given.variants) await checkPictures(tx, given.variants);
		const colours = given.variants ? await arrangeVariants(tx, shelf, given.variants) : undefined;
		await makeRoom(tx, [shelf]);
		await changeStock(tx, shelf, given.stockChanges);
		await refuseUnitsLeft(tx, shelf, before.offeredSizes);
		const after = await updateProduct(tx, before.id, columns, now);
		await refreshDocuments(tx, [before.id]);
		return recordChange(deps, tx, actor, {
			action: "products.update",
			subject: before.id,
			detail: {
				...differenceOf(before, after),
				...(colours && Object.fromEntries(Object.entries(colours).filter(([, names]) => names.length > 0))),
				...(given.stockChanges.length > 0 && { stockChanges: given.stockChanges }),
			},
			rights: ["products.write"],
			products: [{ id: before.id, before, after }],
		});
	});
	return { value: await getStaffProduct(deps, given.id_product), change: made };
}

/** Takes a product off sale or puts it back, now or at a time. Its orders, reviews and units stay as they are. */
export async function setSale(
	deps: Deps,
	actor: StaffMember,
	id: number,
	{ onSale, publishAt, version }: SaleChange,
): Promise<Changed<StaffProduct>> {
	const made = await changeProduct(deps, id, version, async (tx, before) => {
		const now = deps.now();
		const [state, time] = [
			onSale ? "on" : before.draft ? "draft" : "off",
			publishAt ? new Date(publishAt) : null,
		] as const;
		const next = stateColumns(state, before, now, time);
		if (!onSale && time && time <= now) throw invalidField("publishAt", periodMessages.past);
		if (stateOf(before) === state && before.publishAt?.getTime() === next.publishAt?.getTime()) return null;
		const after = await updateProduct(tx, id, next, now);
		return recordChange(deps, tx, actor, {
			action: onSale ? "products.putOnSale" : before.offSaleAt ? "products.setTime" : "products.takeOffSale",
			subject: id,
			detail: { name: before.name, ...(time && { publishAt: time }) },
			rights: ["products.sale"],
			products: [{ id, before, after }],
		});
	});
	return { value: await getStaffProduct(deps, id), change: made };
}

/** Holds the product for one change; whoever comes with an old version gets the current product instead. */
async function changeProduct(
	deps: Deps,
	id: number,
	version: number | undefined,
	work: (tx: Tx, before: ProductRow) => Promise<number | null>,
): Promise<number | null> {
	const outcome = await change(deps, async (tx, touch) => {
		const [before] = await tx.select().from(product).where(eq(product.id, id)).for("no key update");
		if (!before) throw new AppError("not_found", refusalMessages.noProduct);
		if (version !== undefined && version !== before.version) return "stale";
		const made = await work(tx, before);
		touch("catalogue", `product:${id}`, `stock:${id}`);
		return made;
	});
	if (outcome === "stale") {
		throw new AppError("version_conflict", undefined, { details: { current: await getStaffProduct(deps, id) } });
	}
	return outcome;
}

async function updateProduct(tx: Tx, id: number, columns: Partial<ProductColumns>, now: Date): Promise<ProductRow> {
	const [row] = await tx
		.update(product)
		.set({ ...columns, version: sql`${product.version} + 1`, updatedAt: now })
		.where(eq(product.id, id))
		.returning();
	return row as ProductRow;
}
