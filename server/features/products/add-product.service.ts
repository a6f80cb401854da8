import type { NewProduct } from "#core/contract/edit-product.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { stateColumns } from "#core/rules/product-state.ts";
import { change } from "../../cache/change.ts";
import { limitConcurrency } from "../../concurrency-limit.ts";
import { product } from "../../db/schema.ts";
import type { Deps } from "../../deps.ts";
import type { StaffActor } from "../../http/access.ts";
import { refreshDocuments } from "../../search/documents.ts";
import { noteInAuditLog } from "../audit-log/audit-log.service.ts";
import { boundsFor } from "../settings/staff-permissions.service.ts";
import { checkNamedProducts } from "./named-products.service.ts";
import { productColumnsOf } from "./product-columns.service.ts";
import { refuseNames } from "./product-names.service.ts";
import { getStaffProduct } from "./products.service.ts";
import { checkPictures, holdShelves, insertVariants } from "./shelving.service.ts";

/** A flood of new products waits here and not for the database's connections, which shoppers need. */
const limited = limitConcurrency(4);

/** Puts a new product on sale, or among the drafts, with its colours, pictures and first units. Its id is the database's. */
export function addProduct(deps: Deps, actor: StaffActor, given: NewProduct): Promise<StaffProduct> {
	return limited(() => shelve(deps, actor, given));
}

async function shelve(deps: Deps, actor: StaffActor, given: NewProduct): Promise<StaffProduct> {
	const bounds = await boundsFor(deps, actor);
	const { names } = await deps.settings.current();
	const id = await change(deps, async (tx, touch) => {
		const now = deps.now();
		await refuseNames(tx, names, given, null);
		await checkNamedProducts(tx, given, null);
		const columns = productColumnsOf(given, { before: null, bounds, shelves: await holdShelves(tx, [given]) });
		await checkPictures(tx, given.variants);
		const [row] = await tx
			.insert(product)
			.values({ ...columns, ...stateColumns(given.state, null, now), createdAt: now, updatedAt: now })
			.returning({ id: product.id, sizes: product.offeredSizes });
		const { id: productId, sizes } = row as { id: number; sizes: string[] };
		const colours = given.variants.map((variant, position) => ({ productId, sizes, position, given: variant }));
		await insertVariants(tx, colours, { staffId: actor.staffId, now });
		await refreshDocuments(tx, [productId]);
		await noteInAuditLog(deps, tx, actor, "products.add", productId, { name: given.name, price: given.price });
		touch("catalogue", `product:${productId}`);
		return productId;
	});
	return getStaffProduct(deps, id);
}

/** A draft like another product: its colours and pictures, none of its units. */
export async function duplicateProduct(deps: Deps, actor: StaffActor, id: number): Promise<StaffProduct> {
	const { price_offer: _, discount, variants, seo: __, ...like } = await getStaffProduct(deps, id);
	return addProduct(deps, actor, {
		...like,
		categories: [like.category],
		discount: discount ?? undefined,
		state: "draft",
		variants: variants.map((variant) => ({ ...variant, Stocks: {} })),
	});
}
