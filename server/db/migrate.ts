import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { inProject } from "../project-folder.ts";
import { StartupError } from "../startup-error.ts";
import { connectionProblem, errorCode } from "./problem.ts";

export const migrationsFolder = fileURLToPath(inProject("server/db/migrations"));

/** Any number will do as long as no other program locks the same one. */
const MIGRATION_LOCK = 7_303_721_455;

/** Brings the database up to date. Processes that start together wait for the first of them. Says whether anything was to do. */
export async function migrate(url: string): Promise<boolean> {
	const client = await connect(url);
	try {
		if (await upToDate(client)) return false;
		await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
		if (await upToDate(client)) return false;
		await applyMigrations(drizzle(client), { migrationsFolder });
		return true;
	} catch (error) {
		if (errorCode(error) === "42501") throw connectionProblem(error, url);
		const { cause } = error as Error;
		const { message } = (cause ?? error) as Error;
		throw new StartupError(`The database could not be brought up to date: ${message}.`, { cause: error });
	} finally {
		// Ends the session, and with it the lock.
		await client.end().catch(() => {});
	}
}

/** Makes the tables of an empty database as they were after one migration, told by its moment, for rows of that version. */
export async function migrateUpTo(url: string, moment: number): Promise<void> {
	const journal = await readJournal();
	const entries = journal.entries.filter(({ when }) => when <= moment);
	if (entries.at(-1)?.when !== moment)
		throw new StartupError(
			"This is of a version of the shop that is not known here: use that version, or a newer one.",
		);
	const folder = await mkdtemp(join(tmpdir(), "shop-tables-"));
	const client = await connect(url);
	try {
		await mkdir(join(folder, "meta"));
		await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
		for (const { tag } of entries) await symlink(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`));
		await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
		await applyMigrations(drizzle(client), { migrationsFolder: folder });
	} finally {
		await client.end().catch(() => {});
		await rm(folder, { recursive: true, force: true });
	}
}

export const OTHER_TABLES = "This database does not hold all tables of this version of the shop: start the shop once.";

/** For what only looks at a shop, and must know all its tables. */
export async function refuseOtherTables(url: string): Promise<void> {
	const client = await connect(url);
	try {
		const [last, known] = [await lastApplied(client), await lastKnown()];
		if (last < known) throw new StartupError(OTHER_TABLES);
		if (last > known) throw new StartupError("This database is of a newer version of the shop: use that version.");
	} finally {
		await client.end().catch(() => {});
	}
}

async function connect(url: string): Promise<pg.Client> {
	let client: pg.Client | undefined;
	try {
		client = new pg.Client({
			connectionString: url,
			connectionTimeoutMillis: 5_000,
			application_name: "perchero-migrate",
		});
		client.on("error", () => {});
		await client.connect();
		return client;
	} catch (error) {
		await client?.end().catch(() => {});
		throw connectionProblem(error, url);
	}
}

async function upToDate(client: pg.Client): Promise<boolean> {
	return (await lastApplied(client)) >= (await lastKnown());
}

type Journal = { entries: { when: number; tag: string }[] };

async function readJournal(): Promise<Journal> {
	return JSON.parse(await readFile(`${migrationsFolder}/meta/_journal.json`, "utf8"));
}

async function lastKnown(): Promise<number> {
	return Math.max(...(await readJournal()).entries.map((entry) => entry.when));
}

/** 0 for a database in which no shop has been. */
export async function lastApplied(client: Pick<pg.Client, "query">): Promise<number> {
	const table = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
	if (table.rows[0]?.name === null) return 0;
	const last = await client.query("select max(created_at) as at from drizzle.__drizzle_migrations");
	return Number(last.rows[0]?.at ?? 0);
}
