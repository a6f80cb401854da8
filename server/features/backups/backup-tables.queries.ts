import pg, { type PoolClient } from "pg";

/** Of these only few rows are in memory at once: each may hold megabytes. */
const LARGE_ROWS = new Set(["review_photo", "product_import_part"]);
/** Made to be fetched within a day, and as large as the shop. */
const WITHOUT_ROWS = ["shop_archive", "shop_archive_part"];

export async function tablesOf(client: PoolClient): Promise<string[]> {
	const { rows } = await client.query<{ name: string }>(
		`select relname as name from pg_class
		where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1) order by relname collate "C"`,
		[WITHOUT_ROWS],
	);
	return rows.map(({ name }) => name);
}

/** Each row as PostgreSQL itself writes it down, so that it reads it back without loss. */
export async function* rowsOf(client: PoolClient, table: string): AsyncGenerator<string[]> {
	const atOnce = LARGE_ROWS.has(table) ? 5 : 1000;
	await client.query(
		`declare backed_up no scroll cursor for select r::text as line from ${pg.escapeIdentifier(table)} r`,
	);
	for (;;) {
		const { rows } = await client.query<{ line: string }>(`fetch ${atOnce} from backed_up`);
		if (rows.length > 0) yield rows.map(({ line }) => line);
		if (rows.length < atOnce) break;
	}
	await client.query("close backed_up");
}

export async function insertRows(client: PoolClient, table: string, lines: readonly string[]): Promise<void> {
	const { rows } = await client.query<{ name: string }>(
		`select attname as name from pg_attribute
		where attrelid = to_regclass($1) and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
		[pg.escapeIdentifier(table)],
	);
	const columns = rows.map(({ name }) => pg.escapeIdentifier(name));
	const name = pg.escapeIdentifier(table);
	await client.query(
		`insert into ${name} (${columns}) overriding system value
		select ${columns.map((column) => `(r).${column}`)} from (select line::${name} as r from unnest($1::text[]) line) said`,
		[lines],
	);
}

/** The last number each gave; those that gave none are left as they come. */
export async function sequencesOf(client: PoolClient): Promise<{ name: string; last: number }[]> {
	const { rows } = await client.query<{ name: string; last: number }>(
		`select quote_ident(sequencename) as name, last_value as last from pg_sequences
		where schemaname = 'public' and last_value is not null order by 1`,
	);
	return rows;
}

export async function setSequences(client: PoolClient, sequences: readonly { name: string; last: number }[]) {
	for (const { name, last } of sequences) await client.query("select setval($1::regclass, $2)", [name, last]);
}

/** Work that was written down and not done; what was under way is done again. */
export async function waitingWork(client: PoolClient): Promise<{ queue: string; data: Record<string, unknown> }[]> {
	const { rows: found } = await client.query("select to_regclass('pgboss.job') is not null as there");
	if (!found[0]?.there) return [];
	const { rows } = await client.query<{ queue: string; data: Record<string, unknown> }>(
		`select name as queue, data from pgboss.job
		where state in ('created', 'retry', 'active') and jsonb_typeof(data::jsonb) = 'object' and name not like '\\_\\_%'
		order by created_on, id`,
	);
	return rows;
}

type Rule = { table: string; name: string; definition: string };

/** As a dump does it: rows come in whatever order, and what they refer to is looked at once all are there. */
export async function withoutRules(client: PoolClient, work: () => Promise<void>): Promise<void> {
	const tables = (
		await client.query<{ name: string }>(
			"select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
		)
	).rows.map(({ name }) => name);
	const { rows: references } = await client.query<Rule>(
		`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
		from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`,
	);
	for (const { table, name } of references) await client.query(`alter table ${table} drop constraint ${name}`);
	for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
	await work();
	for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
	for (const { table, name, definition } of references)
		await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}

/** Emptied of what its migrations brought along. */
export async function emptyTables(client: PoolClient): Promise<void> {
	const { rows } = await client.query<{ names: string | null }>(
		`select string_agg(oid::regclass::text, ', ') as names from pg_class
		where relnamespace = 'public'::regnamespace and relkind = 'r'`,
	);
	if (rows[0]?.names) await client.query(`truncate ${rows[0].names}`);
}
