import { type SQL, sql } from "drizzle-orm";
import type { BulkColumns } from "#core/rules/bulk-edit.ts";
import type { Tx } from "../../db/client.ts";

export type ManyRow = BulkColumns & { id: number; name: string; version: number };
type Raw = Omit<ManyRow, "offSaleAt" | "publishAt"> & {
	offSaleAt: string | Date | null;
	publishAt: string | Date | null;
};

/** The products of an edit, held in the order in which everybody locks them; one more than `limit` tells of too many. */
export async function holdMany(tx: Tx, where: SQL, limit: number): Promise<ManyRow[]> {
	const { rows } = await tx.execute<Raw>(sql`
		select p.id, p.name, p.version, p.price_cents as "priceCents", p.offer_percent as "offerPercent",
			p.price_offer_cents as "priceOfferCents", p.collection_id as "collectionId", p.category_id as "categoryId",
			p.low_stock as "lowStock", p.off_sale_at as "offSaleAt", p.draft, p.publish_at as "publishAt"
		from product p where ${where} order by p.id limit ${limit + 1} for no key update of p`);
	const moment = (at: string | Date | null) => (at === null ? null : new Date(at));
	return rows.map((row) => ({ ...row, offSaleAt: moment(row.offSaleAt), publishAt: moment(row.publishAt) }));
}
