import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/client.ts";
import type { Progress } from "./progress.ts";

/** The bit of `pg_trigger.tgtype` that says so: such a trigger completes or refuses its own row. */
const BEFORE = 2;

type Part = { drop: string; add: string };

/**
 * Does the work without what keeps these tables in order row by row: foreign keys, indexes that make nothing unique, and
 * triggers that write other rows. Afterwards keys and indexes are made again, each over all rows at once; what the triggers
 * would have written is part of the work.
 */
export async function withoutUpkeep(
	tx: Tx,
	tables: readonly string[],
	work: () => Promise<void>,
	progress: Progress,
): Promise<void> {
	// What waits for the commit is looked at now: a table for which something waits cannot be altered.
	await tx.execute(sql`set constraints all immediate`);
	const parts = await partsOf(tx, tables);
	for (const { drop } of parts) await tx.execute(sql.raw(drop));
	await work();
	for (const [index, { add }] of parts.entries()) {
		await tx.execute(sql.raw(add));
		progress("indexes and keys", index + 1, parts.length);
	}
}

/** Indexes first: a trigger's statement may need them. */
async function partsOf(tx: Tx, tables: readonly string[]): Promise<Part[]> {
	const { rows } = await tx.execute<Part>(sql`
		with wanted as (select t::regclass as id from unnest(${sql.param(tables)}::text[]) t)
		select drop, add from (
			select 1 as place, format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as add
			from wanted join pg_index i on i.indrelid = wanted.id where not i.indisunique
			union all
			select 2, format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname),
				format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid))
			from wanted join pg_constraint c on c.conrelid = wanted.id where c.contype = 'f'
			union all
			select 3, format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname),
				format('alter table %s enable trigger %I', t.tgrelid::regclass, t.tgname)
			from wanted join pg_trigger t on t.tgrelid = wanted.id
			where not t.tgisinternal and t.tgtype & ${BEFORE}::int = 0
		) parts order by place, add`);
	return rows;
}
