import { randomBytes } from "node:crypto";
import pg from "pg";
import { type Database, type DatabaseOptions, openDatabase } from "#server/db/client.ts";

/** Set by global-setup.ts, read by the processes that run the tests. */
export const CLUSTER_VARIABLE = "PERCHERO_TEST_CLUSTER";
export const TEMPLATE = "template_shop";

/** A request of a shopper would be refused sooner; a test on a busy machine is about something else. */
const PATIENT_MS = 10_000;

export type FreshDatabase = Database & { drop: () => Promise<void> };

/** A migrated, otherwise empty database of its own: clone, use, drop. */
export async function freshDatabase(options?: DatabaseOptions): Promise<FreshDatabase> {
	const { url, drop } = await createDatabase(`template ${TEMPLATE} strategy file_copy`);
	const database = openDatabase(url, { connectionTimeoutMs: PATIENT_MS, ...options });
	return {
		...database,
		drop: async () => {
			await database.close();
			await drop();
		},
	};
}

/** A database without any table. */
export function emptyDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
	return createDatabase("template template0");
}

async function createDatabase(origin: string): Promise<{ url: string; drop: () => Promise<void> }> {
	const name = `test_${process.pid}_${randomBytes(6).toString("hex")}`;
	await onCluster((client) => client.query(`create database ${name} ${origin}`));
	const url = new URL(clusterUrl());
	url.pathname = `/${name}`;
	return {
		url: url.href,
		drop: async () => {
			await onCluster((client) => client.query(`drop database if exists ${name} with (force)`));
		},
	};
}

/** Runs something on the test cluster itself, outside any test's database. */
export async function onCluster<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: clusterUrl() });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

function clusterUrl(): string {
	const url = process.env[CLUSTER_VARIABLE];
	if (!url)
		throw new Error("The tests' PostgreSQL is not running: run them through Vitest or Playwright, which start it.");
	return url;
}
