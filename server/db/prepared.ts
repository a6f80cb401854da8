import { fillPlaceholders, getTableColumns, type SQL, sql } from "drizzle-orm";
import { PgDialect, type PgTable } from "drizzle-orm/pg-core";
import type { QueryResult, QueryResultRow } from "pg";
import type { Queryable } from "./client.ts";

type Asking = { query: (asked: { name: string; text: string; values: unknown[] }) => Promise<QueryResult> };

const dialect = new PgDialect();

/**
 * A statement that is put together once and that each connection plans once, for what every order does; what is another each
 * time are its placeholders. It names the columns it answers: a plan whose answer a migration changes would fail.
 */
export function prepared<Row extends QueryResultRow, Given extends Record<string, unknown>>(name: string, query: SQL) {
	const { sql: text, params } = dialect.sqlToQuery(query);
	return async (db: Queryable, given: Given): Promise<Row[]> => {
		const values = fillPlaceholders(params, given);
		try {
			return (await (db.$client as Asking).query({ name, text, values })).rows as Row[];
		} catch (cause) {
			throw new Error(`Statement ${name} failed`, { cause });
		}
	};
}

/** All columns of a table by name, as the schema calls them. */
export function columnsOf(table: PgTable): SQL {
	const columns = Object.entries(getTableColumns(table));
	return sql.join(
		columns.map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
		sql`, `,
	);
}
