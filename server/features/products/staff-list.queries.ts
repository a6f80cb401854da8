import { type SQL, sql } from "drizzle-orm";
import type { StaffProductFilter, StaffSort } from "#core/contract/catalogue-tools.ts";
import type { Queryable } from "../../db/client.ts";
import { containsText } from "../../db/contains-text.ts";

/** Where a page ends: the value it is sorted by and the id, after which the next one begins. */
export type Key = [value: string | number, id: number];

/** Whether a value can be of the column a list is sorted by. */
export function isKeyOf(sort: StaffSort, value: unknown): value is Key[0] {
	if (sort !== "name") return isWhole(value);
	return typeof value === "string" && !value.includes("\0") && value.isWellFormed();
}

export const isWhole = (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;

const SORTS: Record<StaffSort, { column: SQL; descending: boolean; type: SQL }> = {
	newest: { column: sql`p.id`, descending: true, type: sql`int` },
	name: { column: sql`p.search_name`, descending: false, type: sql`text` },
	cheapest: { column: sql`p.unit_cents`, descending: false, type: sql`int` },
	dearest: { column: sql`p.unit_cents`, descending: true, type: sql`int` },
};

/** What a filter lets through, as a condition on `product p`. `lowStock` is the shop's own threshold. */
export function matching(filter: StaffProductFilter, lowStock: number): SQL {
	const { search = "", category, collection, state, stock, offer } = filter;
	// A draft without colours was made by an import that has been taken back.
	const conditions: SQL[] = [
		sql`(not p.draft or exists (select from variant v where v.product_id = p.id and v.removed_at is null))`,
	];
	const words = search.trim();
	if (words !== "") {
		const named = sql`(${containsText(sql`p.search_name`, words)} or ${containsText(sql`plain_text(p.brand)`, words)})`;
		conditions.push(/^\d{1,9}$/.test(words) ? sql`(p.id = ${Number(words)} or ${named})` : named);
	}
	if (category)
		conditions.push(sql`p.category_id in (select id from category where id = ${category} or parent = ${category})`);
	if (collection) conditions.push(sql`p.collection_id = ${collection}`);
	if (state === "on") conditions.push(sql`p.off_sale_at is null`);
	else if (state) conditions.push(sql`p.off_sale_at is not null and p.draft = ${state === "draft"}`);
	if (offer) conditions.push(sql`p.is_offer = ${offer === "true"}`);
	if (stock === "out") conditions.push(sql`not exists (${sizesOf(sql`s.on_hand > s.reserved`)})`);
	if (stock === "low")
		conditions.push(sql`exists (${sizesOf(sql`s.on_hand - s.reserved <= coalesce(p.low_stock, ${lowStock})`)})`);
	return sql.join(conditions, sql` and `);
}

const sizesOf = (condition: SQL) => sql`
	select from variant v join stock s on s.variant_id = v.id
	where v.product_id = p.id and v.removed_at is null and s.size = any(p.offered_sizes) and ${condition}`;

/** One page of ids by key, so that the last page costs as little as the first and none is shown twice. */
export async function listStaffPage(
	db: Queryable,
	where: SQL,
	{ sort, after, limit }: { sort: StaffSort; after: Key | null; limit: number },
): Promise<{ id: number; value: string | number }[]> {
	const { column, descending, type } = SORTS[sort];
	const beyond = after
		? sql`and (${column}, p.id) ${descending ? sql`<` : sql`>`} (${after[0]}::${type}, ${after[1]}::int)`
		: sql``;
	const direction = descending ? sql`desc` : sql`asc`;
	const { rows } = await db.execute<{ id: number; value: string | number }>(sql`
		select p.id, ${column} as value from product p
		where ${where} ${beyond} order by ${column} ${direction}, p.id ${direction} limit ${limit}`);
	return rows;
}

export async function countStaffProducts(db: Queryable, where: SQL): Promise<number> {
	const { rows } = await db.execute<{ total: number }>(sql`select count(*) as total from product p where ${where}`);
	return rows[0]?.total ?? 0;
}
