import { type SQL, sql } from "drizzle-orm";
import { MOST_FOUND } from "#core/contract/fields.ts";
import { type OrderSort, PAYMENTS_OF, type PaymentFilter } from "#core/rules/order-filters.ts";
import type { OrderSearch } from "#core/rules/order-search.ts";
import type { OrderStatus } from "#core/rules/order-status.ts";
import type { Queryable } from "../../db/client.ts";
import { containsText } from "../../db/contains-text.ts";

export type OrderFilter = {
	clientId?: number;
	/** The phone typed for the order, or of the client it belongs to. */
	phone?: number;
	status?: OrderStatus | undefined;
	search?: OrderSearch | null;
	payment?: PaymentFilter | undefined;
	delivery?: string | undefined;
	/** The first moment that counts, and the first that no longer does. */
	since?: Date | undefined;
	before?: Date | undefined;
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
	if (filter.payment) conditions.push(paying(filter.payment));
	if (filter.delivery !== undefined) conditions.push(sql`o.delivery_id = ${filter.delivery}`);
	if (filter.since) conditions.push(sql`o.created_at >= ${filter.since.toISOString()}`);
	if (filter.before) conditions.push(sql`o.created_at < ${filter.before.toISOString()}`);
	if (filter.search) conditions.push(found(filter.search));
	return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``;
}

/** What was given back is looked for by the refunds, too: of a part the payment itself says nothing. */
function paying(payment: PaymentFilter): SQL {
	const statuses = sql.join(
		PAYMENTS_OF[payment].map((status) => sql`${status}`),
		sql`, `,
	);
	if (payment !== "given_back") return sql`o.payment_status in (${statuses})`;
	return sql`o.id in (select r.order_id from refund r where r.state <> 'failed'
		union select p.id from orders p where p.payment_status in (${statuses}))`;
}

const FEW_DIGITS = 2;
const SOME_DIGITS = 5;
/** From so many letters on, a part of what is looked for finds few orders that lack the rest. */
const RARE_ENOUGH = 6;

function found(search: OrderSearch): SQL {
	if (search.kind === "number") return sql`o.id = ${search.number}`;
	const words = sql`s.words`;
	const condition =
		search.kind === "words"
			? sql.join(
					search.words.map((word) => withWord(words, word)),
					sql` and `,
				)
			: sql.join([...ofNumber(search.number), ...search.pieces.flatMap((piece) => withDigits(piece))], sql` or `);
	return sql`exists (select from order_search s where s.order_id = o.id and (${condition}))`;
}

/** What comes before the @ tells addresses apart; what comes after is in most of them, and costs the index the most to look through. */
function withWord(words: SQL, word: string): SQL {
	const name = word.slice(0, word.indexOf("@") + 1);
	if (name.length < RARE_ENOUGH) return containsText(words, word);
	return sql`(${containsText(words, name)} and strpos(${words}, plain_text(${word})) > 0)`;
}

const ofNumber = (number: number | null) => (number === null ? [] : [sql`s.order_id = ${number}`]);

/** The fewer digits, the nearer to an end of a phone or a parcel's number they must stand. Long ones begin alike: the index is asked for their end. */
function withDigits(digits: string): SQL[] {
	const like = (pattern: string) => sql`s.words like ${pattern}`;
	if (digits.length > RARE_ENOUGH)
		return [sql`(${like(`%${digits.slice(-RARE_ENOUGH)}%`)} and strpos(s.words, ${digits}) > 0)`];
	if (digits.length > SOME_DIGITS) return [like(`%${digits}%`)];
	return [like(`% ${digits}%`), ...(digits.length > FEW_DIGITS ? [like(`%${digits} %`)] : [])];
}

/** Whether only so many are counted: what the shop keeps no sum of, and what is not one client's. */
export function isCountedInPart({ search, payment, delivery, since, before }: OrderFilter): boolean {
	return [search ?? undefined, payment, delivery, since, before].some((part) => part !== undefined);
}

/** How many orders match, and where they are few also which. */
type Counted = { total: number; ids: number[] | null };

/** Of all orders, or of one status, the shop keeps the sum; of a search or a filter only so many are counted. */
export async function countOrders(db: Queryable, filter: OrderFilter): Promise<Counted> {
	if (isCountedInPart(filter)) {
		const { rows } = await db.execute<{ id: number }>(
			sql`select o.id from orders o ${matching(filter)} limit ${MOST_FOUND}`,
		);
		return { total: rows.length, ids: rows.length < MOST_FOUND ? rows.map(({ id }) => id) : null };
	}
	const isKept = filter.clientId === undefined && filter.phone === undefined;
	const { rows } = await db.execute<{ total: number }>(
		isKept
			? sql`select coalesce(sum(amount), 0) as total from tally
				where ${filter.status ? sql`measure = ${`status:${filter.status}`}` : sql`measure like 'status:%'`}`
			: sql`select count(*) as total from orders o ${matching(filter)}`,
	);
	return { total: rows[0]?.total ?? 0, ids: null };
}

/** An order of rows, and the same from its end. */
export const SORTED: Record<OrderSort, { forwards: SQL; backwards: SQL }> = {
	newest: { forwards: sql`order by o.created_at desc, o.id desc`, backwards: sql`order by o.created_at, o.id` },
	oldest: { forwards: sql`order by o.created_at, o.id`, backwards: sql`order by o.created_at desc, o.id desc` },
	highest: { forwards: sql`order by o.total_cents desc, o.id desc`, backwards: sql`order by o.total_cents, o.id` },
};
