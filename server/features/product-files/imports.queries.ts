import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import type { Queryable } from "../../db/client.ts";
import type { Draft } from "./drafts.rules.ts";

export async function findIdsBySlug(pool: Pool, slugs: readonly string[]): Promise<Map<string, number>> {
	const { rows } = await pool.query<{ id: number; slug: string }>(
		"select id, slug from product where slug = any($1::text[])",
		[slugs],
	);
	return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** The addresses of pictures by these names: their own in the shop, or that of the last file that was called so. */
export async function findPictures(pool: Pool, names: readonly string[]): Promise<Map<string, string>> {
	if (names.length === 0) return new Map();
	const { rows } = await pool.query<{ name: string; id: string | null }>(
		`select wanted.name, coalesce(own.id, (
				select i.id from image i where lower(i.name) = lower(wanted.name) order by i.created_at desc, i.id limit 1
			)) as id
		from unnest($1::text[]) as wanted (name)
			left join image own on wanted.name like '%.webp' and own.id = left(wanted.name, -5)`,
		[names],
	);
	return new Map(rows.flatMap(({ name, id }) => (id === null ? [] : [[name, `/images/${id}.webp`] as const])));
}

/** Twice the same does no harm: a file that is read again has the same products in the same places. */
export async function keepDrafts(
	db: Queryable,
	importId: number,
	drafts: readonly { position: number; draft: Draft }[],
): Promise<void> {
	await db.execute(sql`
		insert into product_import_item (import_id, position, draft)
		select ${importId}, position, draft from jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) as given (position int, draft jsonb)
		on conflict do nothing`);
}
