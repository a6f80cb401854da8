import { sql } from "drizzle-orm";
import type { Config } from "./config.ts";
import { openDatabase } from "./db/client.ts";
import { startEmbedded } from "./db/embedded.ts";
import { migrate } from "./db/migrate.ts";
import { seedDemo } from "./demo/seed.ts";
import { installJobs } from "./jobs/boss.ts";
import { jobs } from "./jobs/index.ts";

export type Services = { databaseUrl: string; close: () => Promise<void> };

/** Starts what the shop stands on: PostgreSQL (or yours), its tables, and in demo mode the stocked shelves. */
export async function startServices(config: Config, say: (sentence: string) => void): Promise<Services> {
	const cluster = config.databaseUrl ? null : await startEmbedded({ dir: config.dataDir, log: say });
	const databaseUrl = config.databaseUrl ?? (cluster?.url as string);
	try {
		await migrate(databaseUrl);
		await installJobs(databaseUrl, jobs);
		if (config.demo) await stockShelves(databaseUrl, say);
	} catch (error) {
		await cluster?.stop();
		throw error;
	}
	return { databaseUrl, close: async () => cluster?.stop() };
}

/** Fills an empty shop once; a shop that has anything in it is left alone. */
async function stockShelves(databaseUrl: string, say: (sentence: string) => void): Promise<void> {
	const database = openDatabase(databaseUrl, { max: 2, statementTimeoutMs: 120_000 });
	try {
		const { rows } = await database.db.execute<{ empty: boolean }>(
			sql`select not exists (select from product) and not exists (select from staff) as empty`,
		);
		if (!rows[0]?.empty) return;
		say("Stocking the demo shop …");
		await seedDemo(database.db, { now: new Date() });
	} finally {
		await database.close();
	}
}
