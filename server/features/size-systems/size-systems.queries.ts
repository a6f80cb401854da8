import { sql } from "drizzle-orm";
import type { SizeSystem } from "#core/contract/size-systems.ts";
import { LETTERS, type Size } from "#core/rules/sizes.ts";
import type { NameTranslations } from "#core/rules/translations.ts";
import type { Queryable, Tx } from "../../db/client.ts";

/** Letters are always in use: a product that names no system has them. */
const SYSTEMS = sql`
	select s.id, s.name, s.translations, s.is_hidden as hidden,
		s.id = ${LETTERS} or exists (
			select from product p where p.size_system = s.id and p.size_system <> ${sql.raw(`'${LETTERS}'`)}) as "inUse",
		array(select z.size from system_size z where z.system_id = s.id order by z.position) as sizes
	from size_system s`;

type SystemRow = Omit<SizeSystem, "translations"> & { translations: NameTranslations | null };

const systemOf = ({ translations, ...system }: SystemRow): SizeSystem => ({
	...system,
	...(translations && { translations }),
});

export async function listSystems(db: Queryable): Promise<SizeSystem[]> {
	const { rows } = await db.execute<SystemRow>(sql`${SYSTEMS} order by s.position, s.id`);
	return rows.map(systemOf);
}

/** Reads a system for whoever changes it; others who need it wait until the transaction ends. */
export async function holdSystem(tx: Tx, id: string): Promise<SizeSystem | null> {
	const { rows } = await tx.execute<SystemRow>(sql`${SYSTEMS} where s.id = ${id} for update of s`);
	return rows[0] ? systemOf(rows[0]) : null;
}

/** Reads all systems and keeps them as they are until the transaction ends. */
export async function holdSystems(tx: Tx): Promise<Map<string, SizeSystem>> {
	const { rows } = await tx.execute<SystemRow>(sql`${SYSTEMS} order by s.id for share of s`);
	return new Map(rows.map((row) => [row.id, systemOf(row)]));
}

/** Makes a system under the first of these ids that is free; null when none is. */
export async function insertSystem(
	tx: Tx,
	ids: readonly string[],
	{ name, translations }: Named,
): Promise<string | null> {
	// One at a time, so that two who take the same free id get two.
	await tx.execute(sql`lock table size_system in share row exclusive mode`);
	const { rows } = await tx.execute<{ id: string }>(sql`
		insert into size_system (id, name, translations, position)
		select wanted.id, ${name}, ${jsonOf(translations)}::jsonb, (select coalesce(max(position), 0) + 1 from size_system)
		from unnest(${sql.param(ids)}::text[]) with ordinality as wanted (id, place)
		where not exists (select from size_system taken where taken.id = wanted.id)
		order by wanted.place limit 1 returning id`);
	return rows[0]?.id ?? null;
}

export async function updateSystem(
	tx: Tx,
	{ id, hidden, name, translations }: Pick<SizeSystem, "id" | "hidden"> & Named,
) {
	await tx.execute(sql`
		update size_system set name = ${name}, translations = ${jsonOf(translations)}::jsonb, is_hidden = ${hidden}
		where id = ${id}`);
}

type Named = { name: string; translations?: NameTranslations | null | undefined };
const jsonOf = (translations: Named["translations"]) => (translations ? JSON.stringify(translations) : null);

/** Makes these the sizes of a system, in this order. */
export async function setSizes(tx: Tx, id: string, sizes: readonly Size[]): Promise<void> {
	const given = sql`unnest(${sql.param(sizes)}::text[]) with ordinality as given (size, place)`;
	await tx.execute(sql`insert into size (name) select size from ${given} order by size on conflict do nothing`);
	await tx.execute(sql`delete from system_size where system_id = ${id}`);
	await tx.execute(sql`insert into system_size (system_id, size, position) select ${id}, size, place from ${given}`);
}

/** The first of these sizes that a product of the system is still offered in. */
export async function findOffered(tx: Tx, id: string, sizes: readonly Size[]): Promise<Size | null> {
	const { rows } = await tx.execute<{ size: Size }>(sql`
		select gone.size from unnest(${sql.param(sizes)}::text[]) with ordinality as gone (size, place)
		where exists (select from product p where p.size_system = ${id} and gone.size = any(p.offered_sizes))
		order by gone.place limit 1`);
	return rows[0]?.size ?? null;
}

export async function deleteSystem(tx: Tx, id: string): Promise<void> {
	await tx.execute(sql`delete from size_system where id = ${id}`);
}
