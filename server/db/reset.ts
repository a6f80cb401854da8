import pg from "pg";
import { StartupError } from "../startup-error.ts";
import { startEmbedded } from "./embedded.ts";
import { migrate } from "./migrate.ts";
import { connectionProblem } from "./problem.ts";

export type ResetOptions = {
	dataDir: string;
	databaseUrl: string | undefined;
	/** Also empties a database of one's own. */
	force: boolean;
	log: (sentence: string) => void;
};

/** Empties the shop's database and makes its tables anew. Refuses while a server uses it. */
export async function resetDatabase({ dataDir, databaseUrl, force, log }: ResetOptions): Promise<void> {
	if (databaseUrl !== undefined) {
		if (!force)
			throw new StartupError(
				"DATABASE_URL is set: everything in that database would be lost. Add -- --force if that is meant.",
			);
		await emptyDatabase(databaseUrl);
		await migrate(databaseUrl);
	} else {
		const embedded = await startEmbedded({ dir: dataDir, log });
		try {
			await emptyDatabase(embedded.url);
			await migrate(embedded.url);
		} finally {
			await embedded.stop();
		}
	}
	log("The database is empty again.");
}

async function emptyDatabase(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
	client.on("error", () => {});
	try {
		await client.connect().catch((error) => {
			throw connectionProblem(error, url);
		});
		await refuseWhileServed(client);
		await dropTables(client);
	} finally {
		await client.end().catch(() => {});
	}
}

/** Everything a shop has in its database, tables and all. */
export async function dropTables(client: Pick<pg.Client, "query">): Promise<void> {
	await client.query("drop schema if exists public, drizzle, pgboss cascade; create schema public");
}

/** Whoever serves a shop would go on with what they remember of it. */
export async function refuseWhileServed(client: Pick<pg.Client, "query">): Promise<void> {
	const { rows } = await client.query<{ served: boolean }>(
		`select exists (select from pg_stat_activity
			where datname = current_database() and application_name = 'perchero' and pid <> pg_backend_pid()) as served`,
	);
	if (rows[0]?.served) throw new StartupError("A server is using this database: stop it first.");
}
