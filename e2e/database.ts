import pg from "pg";
import { runningDatabase } from "#server/db/embedded/running.ts";

/** One query to the database of the running shop, for what no screen can bring about. */
export async function queryDatabase<Row extends pg.QueryResultRow>(
	text: string,
	values: unknown[] = [],
): Promise<Row[]> {
	const database = new pg.Client({ connectionString: await runningDatabase(process.env.E2E_DATA_DIR ?? "") });
	await database.connect();
	try {
		return (await database.query<Row>(text, values)).rows;
	} finally {
		await database.end();
	}
}
