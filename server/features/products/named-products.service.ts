import { sql } from "drizzle-orm";
import type { EditedProduct } from "#core/contract/edit-product.ts";
import { productFormMessages } from "#core/messages.ts";
import type { Tx } from "../../db/client.ts";
import { invalidField } from "../../errors.ts";

type Naming = Pick<EditedProduct, "companions" | "seo">;

/** Refuses an address that leads to another product, and companions there are not. */
export async function checkNamedProducts(tx: Tx, { companions, seo }: Naming, own: number | null): Promise<void> {
	if (seo?.slug !== undefined) await refuseTakenSlug(tx, seo.slug, own);
	if (companions) await refuseUnknown(tx, companions);
}

/** Those who want the same slug come one after the other. */
async function refuseTakenSlug(tx: Tx, slug: string, own: number | null): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('product_slug ' || ${slug}, 0))`);
	const { rows } = await tx.execute(sql`
		select from product where slug = ${slug} and id is distinct from ${own}::int
		union all select from former_slug where slug = ${slug} and product_id is distinct from ${own}::int`);
	if (rows.length > 0) throw invalidField("seo", productFormMessages.slugTaken);
}

async function refuseUnknown(tx: Tx, ids: readonly number[]): Promise<void> {
	const { rows } = await tx.execute<{ id: number }>(sql`
		select wanted.id from unnest(${sql.param(ids)}::int[]) with ordinality as wanted (id, place)
		where not exists (select from product p where p.id = wanted.id) order by wanted.place limit 1`);
	if (rows[0]) throw invalidField("companions", productFormMessages.companionsUnknown(rows[0].id));
}
