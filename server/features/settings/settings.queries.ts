import { sql } from "drizzle-orm";
import type { Settings } from "#core/contract/settings.ts";
import { pictureId } from "#core/rules/pictures.ts";
import type { Queryable, Tx } from "../../db/client.ts";
import { prepared } from "../../db/prepared.ts";

export type StoredSettings = { version: number; values: Record<string, unknown> };

/** Before the first change there is no row. */
const NONE: StoredSettings = { version: 1, values: {} };

/** With which writing of the row it is: another one has another name, even of the same version. */
export type Written = StoredSettings & { writing: string };

const UNLESS_KNOWN = prepared<{ [K in keyof Written]: Written[K] | null }, { known: string | null }>(
	"settings_unless_known",
	sql`select s.writing, o.version, case when s.writing is distinct from ${sql.placeholder("known")}::text then o.values end as values
		from owner_settings o cross join lateral (select o.xmin::text || ' ' || o.version as writing) s`,
);

/** All but `texts`; null while it still is the writing that is known. */
export async function readMost(db: Queryable, known: string | null): Promise<Written | null> {
	const [row = { ...NONE, writing: "" }] = await UNLESS_KNOWN(db, { known });
	return row.writing === known ? null : (row as Written);
}

type Row = StoredSettings & { texts: unknown };
const whole = ({ version, values, texts }: Row): StoredSettings => ({
	version,
	values: texts === null ? values : { ...values, texts },
});

export async function readStored(db: Queryable): Promise<StoredSettings> {
	const { rows } = await db.execute<Row>(sql`select version, values, texts from owner_settings`);
	return rows[0] ? whole(rows[0]) : NONE;
}

/** What is stored, held against other changes until this one is written. */
export async function lockStored(tx: Tx): Promise<StoredSettings> {
	await tx.execute(sql`insert into owner_settings default values on conflict do nothing`);
	const { rows } = await tx.execute<Row>(sql`select version, values, texts from owner_settings for update`);
	return whole(rows[0] as Row);
}

export async function writeStored(tx: Tx, { version, values }: StoredSettings, now: Date): Promise<void> {
	const { texts, ...most } = values;
	await tx.execute(sql`
		update owner_settings set version = ${version}, values = ${JSON.stringify(most)}::jsonb,
			texts = ${texts === undefined ? null : JSON.stringify(texts)}::jsonb, changed_at = ${now}`);
}

/** Whether a picture was uploaded that is what a logo says of itself. */
export async function isPicture(tx: Tx, { address, width, height }: NonNullable<Settings["logo"]>): Promise<boolean> {
	const { rows } = await tx.execute(sql`
		select from image where id = ${pictureId(address)} and width = ${width} and height = ${height}`);
	return rows.length > 0;
}

/** Whether all of these ids are products'. */
export async function areProducts(tx: Tx, ids: readonly number[]): Promise<boolean> {
	const { rows } = await tx.execute<{ found: number }>(
		sql`select count(*)::int as found from product where id = any(${sql.param(ids)}::int[])`,
	);
	return rows[0]?.found === ids.length;
}
