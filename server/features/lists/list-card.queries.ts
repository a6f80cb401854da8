import { sql } from "drizzle-orm";
import type { ListCard } from "#core/contract/lists.ts";
import type { Queryable } from "../../db/client.ts";
import { IN_ORDER } from "./list-lines.queries.ts";

type CardRow = Omit<ListCard, "picture"> & { images: string[] };

/** What a list's own link shows of it; null for any other token. Nothing of who gives what is read. */
export async function findCard(db: Queryable, listId: number, token: string, most: number): Promise<CardRow | null> {
	const { rows } = await db.execute<CardRow>(sql`
		select l.title, l.is_favorite as "isFavorite", o.name as creator,
			(select count(*)::int from list_item i where i.list_id = l.id) as count,
			array(
				select pictured.image_id from list_item i join product p on p.id = i.product_id and p.off_sale_at is null and not p.draft
					cross join lateral (
						select g.image_id from variant v join variant_image g on g.variant_id = v.id
						where v.product_id = p.id and v.removed_at is null
						order by lower(v.color_name) is distinct from lower(i.color_name), v.position, v.id, g.position limit 1
					) pictured
				where i.list_id = l.id order by ${IN_ORDER} limit ${most}
			) as images
		from list l join client o on o.id = l.client_id where l.id = ${listId} and l.link_token = ${token}`);
	return rows[0] ?? null;
}
