import { getTableColumns, getTableName, type InferInsertModel, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "#server/db/client.ts";

const ROWS_AT_ONCE = 5_000;

/** Writes many rows in few statements: each is one JSON parameter that PostgreSQL takes apart. All rows have the keys of the first. */
export async function insertRows<T extends PgTable>(
	tx: Tx,
	table: T,
	rows: readonly InferInsertModel<T>[],
): Promise<void> {
	const [first] = rows;
	if (!first) return;
	const columns = Object.entries(getTableColumns(table)).filter(([key]) => Object.hasOwn(first, key));
	const names = sql.join(
		columns.map(([, column]) => sql.identifier(column.name)),
		sql`, `,
	);
	for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
		const records = rows.slice(from, from + ROWS_AT_ONCE).map((row) => {
			const values: Record<string, unknown> = row;
			return Object.fromEntries(columns.map(([key, column]) => [column.name, inJson(values[key])]));
		});
		await tx.execute(
			sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(records)}::json)`,
		);
	}
}

const inJson = (value: unknown) => (Buffer.isBuffer(value) ? `\\x${value.toString("hex")}` : value);

/** After rows with given ids: the next id follows the highest. */
export async function continueIds(tx: Tx, table: PgTable): Promise<void> {
	await tx.execute(
		sql`select setval(pg_get_serial_sequence(${getTableName(table)}, 'id'), max(id)) from ${table} having max(id) is not null`,
	);
}
