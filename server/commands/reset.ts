/** Empties the shop's database: `npm run db:reset [-- --force]`. */
import { readConfig } from "../config.ts";
import { resetDatabase } from "../db/reset.ts";
import { command, say } from "./command.ts";

await command(async () => {
	const { dataDir, directUrl } = readConfig();
	await resetDatabase({ dataDir, databaseUrl: directUrl, force: process.argv.includes("--force"), log: say });
});
