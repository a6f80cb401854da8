import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import type { ReviewPhoto } from "#core/contract/reviews.ts";
import type { Queryable } from "../../db/client.ts";

type PhotoRow = { id: string; review: number; state: ReviewPhoto["state"]; small: Buffer };

/** All photos of reviews, by the review; what is not public has no address, so the picture itself comes along. */
export async function photosOf(db: Queryable, reviews: readonly number[]): Promise<Map<number, ReviewPhoto[]>> {
	const photos = new Map<number, ReviewPhoto[]>(reviews.map((id) => [id, []]));
	if (reviews.length === 0) return photos;
	const { rows } = await db.execute<PhotoRow>(sql`
		select id, review_id as review, state, small from review_photo
		where review_id in ${[...reviews]} order by created_at, id`);
	for (const row of rows) photos.get(row.review)?.push(toPhoto(row));
	return photos;
}

export function toPhoto({ id, state, small }: Omit<PhotoRow, "review">): ReviewPhoto {
	return { id, state, picture: `data:image/webp;base64,${small.toString("base64")}` };
}

/** Whether everybody may see a photo. */
const PUBLIC = `from review_photo p join review r on r.id = p.review_id
	where p.id = $1 and p.state = 'accepted' and r.hidden_at is null`;

export async function isPublicPhoto(pool: Pool, id: string): Promise<boolean> {
	const { rowCount } = await pool.query({ name: "review_photo_public", text: `select ${PUBLIC}`, values: [id] });
	return rowCount === 1;
}

export async function findPublicPhoto(pool: Pool, id: string, isSmall: boolean): Promise<Buffer | null> {
	const column = isSmall ? "small" : "bytes";
	const { rows } = await pool.query<{ picture: Buffer }>({
		name: `review_photo_${column}`,
		text: `select p.${column} as picture ${PUBLIC}`,
		values: [id],
	});
	return rows[0]?.picture ?? null;
}
