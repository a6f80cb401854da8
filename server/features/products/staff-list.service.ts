import type { StaffProductQuery, StaffSort } from "#core/contract/catalogue-tools.ts";
import type { StaffProduct } from "#core/contract/products.ts";
import { productMessages } from "#core/messages/products.ts";
import type { Deps } from "../../deps.ts";
import { invalidField } from "../../errors.ts";
import { listStaffProducts } from "./products.service.ts";
import { countStaffProducts, isKeyOf, isWhole, type Key, listStaffPage, matching } from "./staff-list.queries.ts";

/** Products in every state as staff look for them, a page at a time. */
export async function findStaffProducts(
	deps: Deps,
	{ sort = "newest", after, limit, ...filter }: StaffProductQuery,
): Promise<{ products: StaffProduct[]; total: number; next: string | null }> {
	const where = matching(filter, (await deps.settings.current()).lowStock);
	const asked = { sort, after: after ? readKey(after, sort) : null, limit: limit + 1 };
	const [rows, total] = await Promise.all([listStaffPage(deps.db, where, asked), countStaffProducts(deps.db, where)]);
	const shown = rows.slice(0, limit);
	const last = shown.at(-1);
	return {
		products: await listStaffProducts(
			deps,
			shown.map(({ id }) => id),
		),
		total,
		next: rows.length > limit && last ? writeKey([last.value, last.id]) : null,
	};
}

function writeKey(key: Key): string {
	return Buffer.from(JSON.stringify(key)).toString("base64url");
}

function readKey(written: string, sort: StaffSort): Key {
	try {
		const [value, id]: unknown[] = JSON.parse(Buffer.from(written, "base64url").toString());
		if (isKeyOf(sort, value) && isWhole(id)) return [value, Number(id)];
	} catch {}
	throw invalidField("after", productMessages.page);
}
