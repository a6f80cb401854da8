import type { Config } from "./config.ts";
import { openDatabase, PATIENT } from "./db/client.ts";
import { migrate } from "./db/migrate.ts";
import { type StaffLogIn, stockDemoShop } from "./demo.ts";
import { listDemoAccounts } from "./features/demo-accounts/demo-accounts.service.ts";
import { jobs } from "./features/jobs.ts";
import { installJobs } from "./jobs/install.ts";
import { StartupError } from "./startup-error.ts";

/** Brings the database up to date before a shop opens on it: its tables, its queues, and in demo mode the stocked shelves. */
export async function prepareShop(config: Config, databaseUrl: string, unwanted: AbortSignal): Promise<StaffLogIn[]> {
	const directUrl = config.directUrl ?? databaseUrl;
	await migrate(directUrl);
	await installJobs(directUrl, jobs);
	unwanted.throwIfAborted();
	if (config.demo) return stockDemoShop(databaseUrl, config, (sentence) => console.log(sentence));
	await refuseDemoAccounts(directUrl);
	return [];
}

async function refuseDemoAccounts(databaseUrl: string): Promise<void> {
	const database = openDatabase(databaseUrl, { ...PATIENT, max: 1 });
	try {
		const names = await listDemoAccounts(database.db);
		if (names.length === 0) return;
		throw new StartupError(
			`This shop still has the demo accounts ${names.join(", ")}, whose passwords everybody knows: end them with "npm run staff -- end-demo", or empty the database with "npm run db:reset".`,
		);
	} finally {
		await database.close();
	}
}
