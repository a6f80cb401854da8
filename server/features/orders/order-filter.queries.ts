import { type SQL, sql } from "drizzle-orm";
import { MOST_FOUND } from "#core/contract/fields.ts";
import type { OrderStatus } from "#core/rules/order-status.ts";
import type { Queryable } from "../../db/client.ts";
import { containsText } from "../../db/contains-text.ts";

export type OrderFilter = {
	clientId?: number;
	/** The phone typed for the order, or of the client it belongs to. */
	phone?: number;
	status?: OrderStatus | undefined;
	/** An order's number, the beginning of its phone, or a part of its buyer's name. */
	search?: string | undefined;
};

/** The condition on `orders o` that a filter stands for. */
export function matching(filter: OrderFilter, ...more: SQL[]): SQL {
	const conditions = [...more];
	if (filter.clientId !== undefined) conditions.push(sql`o.client_id = ${filter.clientId}`);
	if (filter.phone !== undefined) {
		conditions.push(
			sql`(o.phone::text = ${String(filter.phone)} or o.client_id = (select id from client where phone = ${filter.phone}))`,
		);
	}
	if (filter.status) conditions.push(sql`o.status = ${filter.status}`);
	const search = filter.search?.trim();
	if (search) conditions.push(found(search));
	return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}

/** Each way of finding has an index of its own. */
function found(search: string): SQL {
	const digits = search.replace(/^#/, "");
	if (/^\d{1,15}$/.test(digits)) return sql`(o.id = ${Number(digits)} or o.phone::text like ${`${digits}%`})`;
	return containsText(sql`o.search_name`, search);
}

/** How many orders match. Of all orders, or of one status, the shop keeps the sum; of a search only so many are counted. */
export async function countOrders(db: Queryable, filter: OrderFilter): Promise<number> {
	const isSearch = Boolean(filter.search?.trim());
	const isKept = filter.clientId === undefined && filter.phone === undefined && !isSearch;
	const { rows } = await db.execute<{ total: number }>(
		isKept
			? sql`select coalesce(sum(amount), 0) as total from tally
				where ${filter.status ? sql`measure = ${`status:${filter.status}`}` : sql`measure like 'status:%'`}`
			: sql`select count(*) as total from (select from orders o ${matching(filter)} ${isSearch ? sql`limit ${MOST_FOUND}` : sql``}) found`,
	);
	return rows[0]?.total ?? 0;
}
