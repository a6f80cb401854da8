import { type SQL, sql } from "drizzle-orm";
import { MOST_FOUND } from "#core/contract/fields.ts";
import type { StaffReview, StaffReviewFilter, StaffReviewQuery } from "#core/contract/reviews.ts";
import type { Queryable } from "../../db/client.ts";
import { containsText } from "../../db/contains-text.ts";
import { photosOf } from "./photos.queries.ts";
import { REVIEW_COLUMNS, type ReviewRow, toReview } from "./reviews.queries.ts";

type StaffRow = ReviewRow & {
	name: string;
	hidden_at: Date | string | null;
	hidden_reason: string | null;
	reports: StaffReview["reports"] | null;
};

const OPEN_REPORTS = sql`from review_report t where t.review_id = r.id and t.settled_at is null`;
const SHOWS: Record<StaffReviewFilter, SQL> = {
	reported: sql`r.hidden_at is null and exists (select ${OPEN_REPORTS})`,
	photos: sql`exists (select from review_photo f where f.review_id = r.id and f.state = 'waiting')`,
	unanswered: sql`r.hidden_at is null and r.answer is null`,
	hidden: sql`r.hidden_at is not null`,
};

function matching({ search = "", show, stars }: StaffReviewQuery): SQL {
	const conditions: SQL[] = [sql`true`];
	const words = search.trim();
	if (words !== "")
		conditions.push(sql`(${containsText(sql`public.plain_text(r.author || ' ' || r.description)`, words)}
			or r.product_id in (select id from product where ${containsText(sql`search_name`, words)}))`);
	if (show) conditions.push(SHOWS[show]);
	if (stars) conditions.push(sql`r.stars = ${stars}`);
	return sql.join(conditions, sql` and `);
}

const STAFF_REVIEW = sql`
	select ${sql.raw(REVIEW_COLUMNS)}, p.name, r.hidden_at, r.hidden_reason, (
		select json_agg(json_build_object('reason', t.reason, 'words', t.words, 'byClient', t.client_id is not null,
			'createdAt', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by t.id)
		${OPEN_REPORTS}) as reports
	from review r join product p on p.id = r.product_id`;

async function toStaffReviews(db: Queryable, rows: readonly StaffRow[]): Promise<StaffReview[]> {
	const photos = await photosOf(
		db,
		rows.map(({ id }) => id),
	);
	return rows.map((row) => ({ ...toStaffReview(row), allPhotos: photos.get(row.id) ?? [] }));
}

function toStaffReview(row: StaffRow): Omit<StaffReview, "allPhotos"> {
	const { name, hidden_at, hidden_reason, reports } = row;
	return {
		...toReview(row),
		name,
		hidden: hidden_at === null ? null : { reason: hidden_reason ?? "", at: new Date(hidden_at).toISOString() },
		reports: reports ?? [],
	};
}

/** One page of all reviews, and how many match; of a search no more than `MOST_FOUND` are counted. */
export async function listStaffReviews(
	db: Queryable,
	query: StaffReviewQuery,
): Promise<{ shown: StaffReview[]; total: number }> {
	const where = matching(query);
	const atMost = query.search?.trim() ? sql`limit ${MOST_FOUND}` : sql``;
	const counted = await db.execute<{ total: number }>(
		sql`select count(*) as total from (select from review r where ${where} ${atMost}) found`,
	);
	const { rows } = await db.execute<StaffRow>(sql`
		${STAFF_REVIEW} where ${where}
		order by r.created_at desc, r.id desc limit ${query.limit} offset ${(query.page - 1) * query.limit}`);
	return { shown: await toStaffReviews(db, rows), total: counted.rows[0]?.total ?? 0 };
}

export async function findStaffReview(db: Queryable, id: number): Promise<StaffReview | null> {
	const { rows } = await db.execute<StaffRow>(sql`${STAFF_REVIEW} where r.id = ${id}`);
	return (await toStaffReviews(db, rows))[0] ?? null;
}

/** Holds the product and then its review, as whoever writes one does; null where there is none. */
export async function holdReview(db: Queryable, id: number): Promise<StaffReview | null> {
	await db.execute(sql`select from product where id = (select product_id from review where id = ${id}) for update`);
	await db.execute(sql`select from review where id = ${id} for update`);
	return findStaffReview(db, id);
}
