import type { Pool } from "pg";
import type { ProductSort } from "#core/contract/product-query.ts";
import type { Narrowing } from "./narrowing.rules.ts";

type Direction = "asc" | "desc";
type Order = { column: string; direction: Direction };
type Page = { offset: number; length: number; total: number };
type Shelf = Pick<Narrowing, "offer" | "collection" | "categories">;

const NEWEST_FIRST: Order = { column: "created_at", direction: "desc" };

export function orderOf({ method, type }: ProductSort): Order {
	if (method === "price") return { column: "unit_cents", direction: type === "DESC" ? "desc" : "asc" };
	if (method === "rating") return { column: "rating", direction: type === "ASC" ? "asc" : "desc" };
	if (method === "createdAt") return { column: "created_at", direction: type === "ASC" ? "asc" : "desc" };
	return NEWEST_FIRST;
}

/**
 * The ids of one page. Equal values are ordered by id, so that pages never overlap; a page in the second half of the list
 * is read from its end, so that the last page costs as little as the first.
 */
export async function listPageOfIds(pool: Pool, shelf: Shelf, order: Order, page: Page): Promise<number[]> {
	const { fromTheEnd, ...query } = pageOfIds(shelf, order, page);
	// Not a named statement: its plan depends on the very values, above all on how far the page is.
	const { rows } = await pool.query<{ id: number }>(query);
	const ids = rows.map(({ id }) => id);
	return fromTheEnd ? ids.reverse() : ids;
}

export function pageOfIds(shelf: Shelf, order: Order, page: Page) {
	const fromTheEnd = page.offset > page.total / 2;
	const offset = fromTheEnd ? page.total - page.offset - page.length : page.offset;
	const values: unknown[] = [page.length, offset];
	const given = (value: unknown) => `$${values.push(value)}`;
	const conditions = ["off_sale_at is null", ...conditionsOf(shelf, given)];
	const text = `select id from product where ${conditions.join(" and ")}
		order by ${fromTheEnd ? reversed(order) : `${order.column} ${order.direction}, id`} limit $1 offset $2`;
	return { text, values, fromTheEnd };
}

function reversed({ column, direction }: Order): string {
	return `${column} ${direction === "asc" ? "desc" : "asc"}, id desc`;
}

function conditionsOf({ offer, collection, categories }: Shelf, given: (value: unknown) => string): string[] {
	const conditions: string[] = [];
	if (offer !== null) conditions.push(offer ? "is_offer" : "not is_offer");
	if (collection !== null) conditions.push(`collection_id = ${given(collection)}`);
	if (categories?.length === 1) conditions.push(`category_id = ${given(categories[0])}`);
	else if (categories) conditions.push(`category_id = any(${given(categories)}::int[])`);
	return conditions;
}
