import { and, eq, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { pictureAddress } from "#core/rules/pictures.ts";
import type { Db, Queryable } from "../../db/client.ts";
import { productImportPart } from "../../db/schema.ts";
import type { Draft } from "./drafts.rules.ts";

export async function findIdsBySlug(pool: Pool, slugs: readonly string[]): Promise<Map<string, number>> {
	const { rows } = await pool.query<{ id: number; slug: string }>(
		"select id, slug from product where slug = any($1::text[])",
		[slugs],
	);
	return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** What products are called now that were called so before. */
export async function findNewSlugs(pool: Pool, slugs: readonly string[]): Promise<Map<string, string>> {
	const { rows } = await pool.query<{ former: string; slug: string }>(
		"select f.slug as former, p.slug from former_slug f join product p on p.id = f.product_id where f.slug = any($1::text[])",
		[slugs],
	);
	return new Map(rows.map(({ former, slug }) => [former, slug]));
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
	return new Map(rows.flatMap(({ name, id }) => (id === null ? [] : [[name, pictureAddress(id)] as const])));
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

/** A part of a file that is kept, from 0; undefined after the last. */
export async function findPart(db: Queryable, importId: number, position: number): Promise<Buffer | undefined> {
	const [part] = await db
		.select({ bytes: productImportPart.bytes })
		.from(productImportPart)
		.where(and(eq(productImportPart.importId, importId), eq(productImportPart.position, position)));
	return part?.bytes;
}

/** How many bytes of a file are kept. */
export async function sizeOfParts(db: Queryable, importId: number): Promise<number> {
	const { rows } = await db.execute<{ size: number }>(sql`
		select coalesce(sum(length(bytes)), 0)::bigint as size from product_import_part where import_id = ${importId}`);
	return rows[0]?.size ?? 0;
}

/** A kept file from its beginning to its end. */
export async function* partsOf(db: Db, importId: number): AsyncGenerator<Buffer> {
	for (let position = 0; ; position += 1) {
		const bytes = await findPart(db, importId, position);
		if (!bytes) return;
		yield bytes;
	}
}
