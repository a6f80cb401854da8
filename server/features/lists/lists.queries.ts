import { and, eq, sql } from "drizzle-orm";
import type { Gift } from "#core/contract/gifts.ts";
import type { ListAlerts } from "#core/contract/lists.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { client, list, listCollaborator } from "../../db/schema.ts";
import { IN_ORDER } from "./list-lines.queries.ts";

export type ItemRow = {
	product: number;
	savedCents: number;
	addedBy: string;
	addedAt: string;
	offSale: boolean;
	ColorName: string | null;
	size: string | null;
	quantity: number;
	note: string;
};
export type ListRow = {
	id: number;
	title: string;
	isFavorite: boolean;
	linkToken: string | null;
	version: number;
	clientId: number;
	phone: number;
	creator: string;
	items: ItemRow[];
	collaborators: { clientId: number; phone: number; email: string | null; isByPhone: boolean; isAccepted: boolean }[];
	/** Those it is shared with, in the order of sharing. */
	phones: number[];
	invited: string[];
	/** Null where it never was a gift list; without a day once it has ended. */
	gift: (Omit<Gift, "day"> & { day: string | null; hiddenUntil: string }) | null;
	alerts: (ListAlerts & { clientId: number })[];
};

/** Favourites first, then one's own in the order they were made, then those of others. */
export async function listOfMember(db: Queryable, clientId: number, now: Date): Promise<ListRow[]> {
	const { rows } = await db.execute<ListRow>(sql`
		${selectLists(now)}
		where l.client_id = ${clientId}
			or exists (select from list_collaborator c where c.list_id = l.id and c.client_id = ${clientId})
		order by l.client_id <> ${clientId}, not l.is_favorite, l.id`);
	return rows;
}

export async function findList(db: Queryable, listId: number, now: Date): Promise<ListRow | null> {
	const { rows } = await db.execute<ListRow>(sql`${selectLists(now)} where l.id = ${listId}`);
	return rows[0] ?? null;
}

export async function findIdByTitle(db: Queryable, clientId: number, title: string): Promise<number | null> {
	const { rows } = await db.execute<{ id: number }>(
		sql`select id from list where client_id = ${clientId} and lower(title) = lower(${title})`,
	);
	return rows[0]?.id ?? null;
}

/** Whether a token is that of the list's own link as it is now. */
export async function opensList(db: Queryable, listId: number, token: string): Promise<boolean> {
	return (await db.$count(list, and(eq(list.id, listId), eq(list.linkToken, token)))) > 0;
}

function selectLists(now: Date) {
	return sql`
		select l.id, l.title, l.is_favorite as "isFavorite", l.link_token as "linkToken", l.version, l.client_id as "clientId", o.phone, o.name as creator,
			coalesce((
				select json_agg(json_build_object('product', i.product_id, 'savedCents', i.saved_cents,
					'addedBy', coalesce(a.name, ''), 'addedAt', i.added_at, 'offSale', p.off_sale_at is not null,
					'ColorName', i.color_name, 'size', i.size, 'quantity', i.quantity, 'note', i.note) order by ${IN_ORDER})
				from list_item i join product p on p.id = i.product_id left join client a on a.id = i.added_by
				where i.list_id = l.id), '[]') as items,
			coalesce((
				select json_agg(json_build_object('clientId', c.client_id, 'phone', p.phone, 'isByPhone', c.phone is not null,
					'isAccepted', c.accepted_at is not null, 'email', (
					select v.email from list_invitation v where v.list_id = l.id and v.accepted_by = c.client_id
					order by v.id desc limit 1)) order by c.added_at, c.client_id)
				from list_collaborator c join client p on p.id = c.client_id where c.list_id = l.id), '[]') as collaborators,
			coalesce((select json_agg(s.phone order by s.added_at, s.phone) from list_phone s where s.list_id = l.id), '[]') as phones,
			coalesce((
				select json_agg(distinct lower(v.email)) from list_invitation v
				where v.list_id = l.id and v.accepted_by is null and v.revoked_at is null and v.expires_at > ${now}), '[]') as invited,
			(select json_build_object('day', g.day, 'hiddenUntil', g.hidden_until, 'address', json_build_object(
				'streetNumber', g.street_number, 'city', g.city, 'provinceDepartment', g.province_department, 'zipCode', g.zip_code,
				'particularDetails', g.particular_details)) from gift_list g where g.list_id = l.id) as gift,
			coalesce((
				select json_agg(json_build_object('clientId', a.client_id, 'price', a.price, 'stock', a.stock, 'last', a.last))
				from list_alert a where a.list_id = l.id), '[]') as alerts
		from list l join client o on o.id = l.client_id`;
}

/** Who created a list, and how it is called. */
export async function findOwner(db: Queryable, listId: number) {
	const [row] = await db
		.select({ id: client.id, email: client.email, name: client.name, title: list.title })
		.from(list)
		.innerJoin(client, eq(client.id, list.clientId))
		.where(eq(list.id, listId));
	return row ?? null;
}

/** Holds a list still until the transaction ends: changes to it happen one after the other. */
export async function lockList(tx: Tx, listId: number) {
	const [row] = await tx.select().from(list).where(eq(list.id, listId)).for("no key update");
	return row ?? null;
}

export async function isCollaborator(db: Queryable, listId: number, clientId: number): Promise<boolean> {
	const rows = await db
		.select({ id: listCollaborator.clientId })
		.from(listCollaborator)
		.where(and(eq(listCollaborator.listId, listId), eq(listCollaborator.clientId, clientId)));
	return rows.length > 0;
}

/** The favourites of a client, made when there are none, held still. */
export async function lockFavorite(tx: Tx, clientId: number, title: string, now: Date) {
	await tx.execute(sql`
		insert into list (client_id, title, is_favorite, created_at, updated_at)
		values (${clientId}, ${title}, true, ${now}, ${now}) on conflict do nothing`);
	const [row] = await tx
		.select()
		.from(list)
		.where(and(eq(list.clientId, clientId), eq(list.isFavorite, true)))
		.for("no key update");
	return row as typeof list.$inferSelect;
}

/** Lists besides the favourites. */
export async function countLists(tx: Tx, clientId: number): Promise<number> {
	return tx.$count(list, and(eq(list.clientId, clientId), eq(list.isFavorite, false)));
}
