/** Looks whether the shop's books are right: `npm run audit`. Exit code 1 when they are not. */
import { readConfig } from "../config.ts";
import { runAudit } from "../db/audit.ts";
import { openDatabase } from "../db/client.ts";
import { findDatabase, hasEmbedded } from "../db/find-database.ts";
import { OTHER_TABLES } from "../db/migrate.ts";
import { connectionProblem, errorCode } from "../db/problem.ts";
import { StartupError } from "../startup-error.ts";
import { command, say } from "./command.ts";

const NO_TABLES = "42P01";

await command(async () => {
	const { dataDir, directUrl } = readConfig();
	if (directUrl === undefined && !(await hasEmbedded(dataDir))) {
		throw new StartupError(`There is no shop in ${dataDir} yet: start it once, or set DATABASE_URL.`);
	}
	const { url, close } = await findDatabase(directUrl, dataDir, say);
	const database = openDatabase(url, { max: 1 });
	try {
		const findings = await runAudit(database.db).catch((error) => {
			if (errorCode(error) !== NO_TABLES) throw connectionProblem(error, url);
			throw new StartupError(OTHER_TABLES);
		});
		if (findings.length === 0) return void say("The books are sound.");
		process.exitCode = 1;
		for (const { name, rows } of findings) {
			say(`Wrong: ${name}.`);
			for (const row of rows) say(`  ${JSON.stringify(row)}`);
		}
	} finally {
		await database.close();
		await close();
	}
});
