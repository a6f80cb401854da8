import { and, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../db/client.ts";
import { shopArchivePart } from "../../db/schema.ts";
import { archivedTables } from "./archived-tables.rules.ts";

/** How many rows and pictures an archive will hold, about: the shop goes on meanwhile. */
export async function countArchived(db: Queryable): Promise<number> {
	const counts = archivedTables(false).map((table) => sql`select count(*) as count from ${sql.identifier(table)}`);
	const all = sql.join([...counts, sql`select count(*) from image`], sql` union all `);
	const { rows } = await db.execute<{ total: number }>(sql`select sum(count) as total from (${all}) counted`);
	return rows[0]?.total ?? 0;
}

export type Writing = { id: number; writer: string };

/** Keeps a part of the file and how far it is; false when another writes it by now, or nobody wants it any more. */
export async function keepPart(
	db: Queryable,
	{ id, writer }: Writing,
	part: { position: number; bytes: Buffer; done: number; now: Date },
): Promise<boolean> {
	const { rowCount } = await db.execute(sql`
		with own as (
			update shop_archive set done = least(${part.done}, total), worked_at = ${part.now}
			where id = ${id} and writer = ${writer} and state = 'writing' returning id
		)
		insert into shop_archive_part (archive_id, position, bytes) select id, ${part.position}::int, ${part.bytes}::bytea from own`);
	return rowCount === 1;
}

export async function findArchivePart(db: Queryable, id: number, position: number): Promise<Buffer | undefined> {
	const [part] = await db
		.select({ bytes: shopArchivePart.bytes })
		.from(shopArchivePart)
		.where(and(eq(shopArchivePart.archiveId, id), eq(shopArchivePart.position, position)));
	return part?.bytes;
}
