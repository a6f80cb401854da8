import { type SQL, sql } from "drizzle-orm";
import type { NameTranslations } from "#core/rules/translations.ts";
import type { Queryable, Tx } from "../../db/client.ts";

export type ShelfKind = "category" | "collection";
export type Shelf = {
	id: number;
	name: string;
	/** Of a garment type; nothing else has one. */
	parent: number | null;
	translations: NameTranslations | null;
	hidden: boolean;
	/** The id of its picture. */
	image: string | null;
};
export type FilledShelf = Shelf & { products: number };

const tableOf = (kind: ShelfKind) => sql.identifier(kind);
const parentIn = (kind: ShelfKind): SQL => (kind === "category" ? sql`s.parent` : sql`null::int`);
const columnsOf = (kind: ShelfKind) =>
	sql`s.id, s.name, ${parentIn(kind)} as parent, s.translations, s.is_hidden as hidden, s.image_id as image`;

/** All of them in their order, or one, with how many products are in each. */
export async function listShelves(db: Queryable, kind: ShelfKind, id?: number): Promise<FilledShelf[]> {
	const inIt = sql.identifier(`${kind}_id`);
	const one = id === undefined ? sql`` : sql`where s.id = ${id}`;
	const { rows } = await db.execute<FilledShelf>(sql`
		select ${columnsOf(kind)}, coalesce(filled.products, 0) as products
		from ${tableOf(kind)} s left join (
			select ${inIt} as id, count(*)::int as products from product
			${id === undefined ? sql`` : sql`where ${inIt} = ${id}`} group by 1
		) filled on filled.id = s.id
		${one} order by s.position, s.id`);
	return rows;
}

/** One at a time and before any row of them, so that two who take the next free id or place get two and none waits for the other's rows. */
export async function lockShelves(tx: Tx, kind: ShelfKind): Promise<void> {
	await tx.execute(sql`lock table ${tableOf(kind)} in share row exclusive mode`);
}

/** Reads one for whoever changes it; to take it away, products that name it wait as well. */
export async function holdShelf(tx: Tx, kind: ShelfKind, id: number, to: "change" | "remove"): Promise<Shelf | null> {
	const strength = to === "change" ? sql`for no key update` : sql`for update`;
	const { rows } = await tx.execute<Shelf>(
		sql`select ${columnsOf(kind)} from ${tableOf(kind)} s where s.id = ${id} ${strength} of s`,
	);
	return rows[0] ?? null;
}

export async function updateShelf(tx: Tx, kind: ShelfKind, shelf: Shelf): Promise<void> {
	const { id, name, translations, hidden, image } = shelf;
	const said = translations && JSON.stringify(translations);
	await tx.execute(sql`
		update ${tableOf(kind)} set name = ${name}, translations = ${said}::jsonb, is_hidden = ${hidden}, image_id = ${image}
		where id = ${id}`);
}

/** Whether the shop keeps a picture of this id. */
export async function isPicture(tx: Tx, id: string): Promise<boolean> {
	const { rows } = await tx.execute(sql`select from image where id = ${id}`);
	return rows.length > 0;
}

/** All that are put in order: collections, and garment types without Women and Men. */
export async function listPlaces(tx: Tx, kind: ShelfKind): Promise<Pick<Shelf, "id" | "parent">[]> {
	const { rows } = await tx.execute<Pick<Shelf, "id" | "parent">>(sql`
		select s.id, ${parentIn(kind)} as parent from ${tableOf(kind)} s
		${kind === "category" ? sql`where s.parent is not null` : sql``} order by s.position, s.id`);
	return rows;
}

export async function setPlaces(tx: Tx, kind: ShelfKind, ids: readonly number[]): Promise<void> {
	await tx.execute(sql`
		update ${tableOf(kind)} s set position = given.place
		from unnest(${sql.param(ids)}::int[]) with ordinality as given (id, place)
		where s.id = given.id and s.position <> given.place`);
}

/** The ids there are and those of what was deleted. */
export const usedIds = (kind: ShelfKind): SQL =>
	sql`select id from ${tableOf(kind)} union select id from removed_shelf where kind = ${kind}`;

/** Whether one that was deleted had this id. */
export async function isRemoved(tx: Tx, kind: ShelfKind, id: number): Promise<boolean> {
	const { rows } = await tx.execute(sql`select from removed_shelf where kind = ${kind} and id = ${id}`);
	return rows.length > 0;
}

/** The place after all others, or by its id while nobody has put any in order. */
export const lastPlace = (kind: ShelfKind): SQL =>
	sql`(select case when max(position) > 0 then max(position) + 1 else 0 end from ${tableOf(kind)})`;

export async function insertCollection(tx: Tx, name: string, translations: NameTranslations | null): Promise<number> {
	const said = translations && JSON.stringify(translations);
	const { rows } = await tx.execute<{ id: number }>(sql`
		insert into collection (id, name, translations, position)
		select max(id) + 1, ${name}, ${said}::jsonb, ${lastPlace("collection")} from (${usedIds("collection")}) used
		returning id`);
	return (rows[0] as { id: number }).id;
}

/** Whether a product of whatever state is in it, or a discount code counts it. */
export async function isFilled(tx: Tx, kind: ShelfKind, id: number): Promise<boolean> {
	const codes = kind === "category" ? sql`union all select from discount_code where category_id = ${id}` : sql``;
	const { rows } = await tx.execute(
		sql`select from product where ${sql.identifier(`${kind}_id`)} = ${id} ${codes} limit 1`,
	);
	return rows.length > 0;
}

export async function deleteShelf(tx: Tx, kind: ShelfKind, id: number): Promise<void> {
	await tx.execute(sql`delete from ${tableOf(kind)} where id = ${id}`);
	await tx.execute(sql`insert into removed_shelf (kind, id) values (${kind}, ${id}) on conflict do nothing`);
}
