import type { Pool, PoolClient } from "pg";

export type TableColumn = {
	name: string;
	/** Where it stands in the primary key, from 1. */
	keyPlace: number | null;
	isText: boolean;
	/** The numbers of new rows come from it. */
	isIdentity: boolean;
};

/** What a table's rows say; what the database works out itself is not among it. */
export async function readColumns(client: Pool | PoolClient, table: string): Promise<TableColumn[]> {
	const { rows } = await client.query<TableColumn>(
		`select a.attname as name, array_position(k.conkey, a.attnum) as "keyPlace",
			a.attcollation <> 0 as "isText", a.attidentity <> '' as "isIdentity"
		from pg_attribute a left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'p'
		where a.attrelid = to_regclass('public.' || quote_ident($1)) and a.attnum > 0
			and not a.attisdropped and a.attgenerated = ''
		order by a.attname collate "C"`,
		[table],
	);
	return rows;
}
