import { and, eq, sql } from "drizzle-orm";
import type { ListAlerts } from "#core/contract/lists.ts";
import type { Language } from "#core/languages.ts";
import type { NewsFacts } from "#core/rules/list-news.ts";
import type { ProductTranslations } from "#core/rules/translations.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { listAlert } from "../../db/schema.ts";

/** Somebody who wants to hear of a list; without a proven address there is nowhere to write to. */
export type NewsReader = {
	listId: number;
	clientId: number;
	title: string;
	isFavorite: boolean;
	name: string;
	to: string | null;
	language: Language | null;
};
export type NewsRow = NewsFacts & {
	productId: number;
	name: string;
	translations: ProductTranslations | null;
	ColorName: string | null;
	size: string | null;
	/** As pages name it; empty where there is none. */
	image: string;
};

type AlertChange = { [Kind in keyof ListAlerts]?: boolean | undefined };
const of = (listId: number, clientId: number) => and(eq(listAlert.listId, listId), eq(listAlert.clientId, clientId));

/** What is not named stays as it is; what nobody wants to hear of any more does not wait to be told. */
export async function setAlerts(tx: Tx, listId: number, clientId: number, given: AlertChange): Promise<void> {
	await tx
		.insert(listAlert)
		.values({ listId, clientId, ...given })
		.onConflictDoUpdate({ target: [listAlert.listId, listAlert.clientId], set: { listId, ...given } });
	await tx.execute(sql`
		delete from list_news n using list_alert a
		where a.list_id = ${listId} and a.client_id = ${clientId} and n.list_id = a.list_id and n.client_id = a.client_id
			and not case n.kind when 'price' then a.price when 'stock' then a.stock else a.last end`);
}

export async function deleteAlerts(tx: Tx, listId: number, clientId: number): Promise<void> {
	await tx.delete(listAlert).where(of(listId, clientId));
}

/** Ends the alerts of the latest mail with this token. */
export async function endAlerts(db: Queryable, tokenHash: Buffer): Promise<{ ended: true }> {
	await db.delete(listAlert).where(eq(listAlert.tokenHash, tokenHash));
	return { ended: true };
}

/** Somebody for whom something waits and who had no mail since, with whom no other process is busy. */
export async function lockNextReader(tx: Tx, since: Date): Promise<NewsReader | null> {
	const { rows } = await tx.execute<NewsReader>(sql`
		select a.list_id as "listId", a.client_id as "clientId", l.title, l.is_favorite as "isFavorite", c.name, c.language,
			case when c.verified_at is not null then c.email end as "to"
		from list_alert a join list l on l.id = a.list_id join client c on c.id = a.client_id and c.deleted_at is null
		where (a.mailed_at is null or a.mailed_at <= ${since})
			and exists (select from list_news n where n.list_id = a.list_id and n.client_id = a.client_id and n.is_waiting)
		order by a.list_id, a.client_id limit 1 for no key update of a skip locked`);
	return rows[0] ?? null;
}

/** What waits to be told to somebody, as it stands now, in the order of the list. */
export async function listWaiting(tx: Tx, { listId, clientId }: NewsReader, few: number): Promise<NewsRow[]> {
	const { rows } = await tx.execute<NewsRow>(sql`
		select n.product_id as "productId", n.kind, n.told_cents as "toldCents", p.name, p.translations,
			p.unit_cents as "unitCents", i.saved_cents as "savedCents", i.color_name as "ColorName", i.size,
			coalesce((select '/images/' || g.image_id || '.webp' from variant v join variant_image g on g.variant_id = v.id
				where v.product_id = p.id and v.removed_at is null
				order by lower(v.color_name) is distinct from lower(i.color_name), v.position, g.position limit 1), '') as image,
			coalesce(p.low_stock, ${few}::int) as few, p.off_sale_at is null and not p.draft as "isOnSale", (
				select coalesce(sum(s.on_hand - s.reserved), 0)::int from variant v join stock s on s.variant_id = v.id
				where v.product_id = p.id and v.removed_at is null and s.size = any(p.offered_sizes)
					and (i.color_name is null or lower(v.color_name) = lower(i.color_name)) and (i.size is null or s.size = i.size)
			) as left, exists (
				select from orders o join order_line l on l.order_id = o.id join payment_attempt t on t.order_id = o.id
				where o.client_id = ${clientId} and l.product_id = p.id and o.created_at >= i.added_at
					and t.state = 'approved' and o.status <> 'Canceled'
			) as "isBought"
		from list_news n join list_item i on i.list_id = n.list_id and i.product_id = n.product_id
			join product p on p.id = n.product_id
		where n.list_id = ${listId} and n.client_id = ${clientId} and n.is_waiting
		order by i.place nulls first, i.added_at desc, i.product_id desc, n.kind for update of n`);
	return rows;
}

/** Nothing of it waits any more; of prices that were told of, it is kept which. */
export async function settleNews(
	tx: Tx,
	{ listId, clientId }: NewsReader,
	seen: readonly NewsRow[],
	told: readonly NewsRow[],
): Promise<void> {
	for (const row of seen) {
		const toldCents = told.includes(row) && row.kind === "price" ? row.unitCents : row.toldCents;
		await tx.execute(sql`
			update list_news set is_waiting = false, told_cents = ${toldCents}
			where list_id = ${listId} and client_id = ${clientId} and product_id = ${row.productId} and kind = ${row.kind}`);
	}
}
