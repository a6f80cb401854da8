/** Brings a shop back from a backup, into a new database: `npm run restore [-- WHEN] [--from FOLDER]`; `-- --list` names those there are. */
import { parseArgs } from "node:util";
import { createStorages } from "../adapters/storage/create-storage.ts";
import { type Config, readConfig } from "../config.ts";
import { runAudit } from "../db/audit.ts";
import { type Database, openDatabase, PATIENT } from "../db/client.ts";
import { databaseInWords, findDatabase } from "../db/find-database.ts";
import { migrate, migrateUpTo } from "../db/migrate.ts";
import { dropTables, refuseWhileServed } from "../db/reset.ts";
import type { BackupManifest } from "../features/backups/backup-files.rules.ts";
import { type BackupPlace, openPlace } from "../features/backups/backup-place.service.ts";
import { checkBackup, readWhole } from "../features/backups/read-backup.service.ts";
import { refuseUnlessNew, restoreRows, resumeWork } from "../features/backups/restore-backup.service.ts";
import { jobs as knownJobs } from "../features/jobs.ts";
import { createLog } from "../http/log.ts";
import { installJobs } from "../jobs/install.ts";
import { openJobs } from "../jobs/jobs.ts";
import { StartupError } from "../startup-error.ts";
import { command, say } from "./command.ts";

/** Looking at all references of a large shop again takes longer than any request may. */
const LONGEST_MS = 3_600_000;

await command(async () => {
	const { when, from, list } = readArguments();
	const config = readConfig();
	const place = openPlace(config, from);
	const { whole } = await place.look();
	if (list) return void say(whole.join("\n") || `There is no backup in ${place.inWords}.`);
	const stamp = when ?? whole[0];
	if (stamp === undefined || !whole.includes(stamp))
		throw new StartupError(
			`There is no ${when ? `backup ${when}` : "backup"} in ${place.inWords}: npm run restore -- --list names those there are.`,
		);
	const manifest = await readWhole(place, stamp);
	const { url, close } = await findDatabase(config.directUrl, config.dataDir, say);
	try {
		const database = openDatabase(url, { ...PATIENT, max: 2, statementTimeoutMs: LONGEST_MS });
		try {
			await refuseWhileServed(database.pool);
			await refuseUnlessNew(database.pool);
			say(
				`This goes to ${databaseInWords(config.directUrl, config.dataDir)}. Every file of ${stamp} is looked at first …`,
			);
			await checkBackup(place, manifest);
			await bringBack(database, config, place, manifest);
			say(`The shop is back as it was on ${manifest.at}.`);
		} finally {
			await database.close();
		}
	} finally {
		await close();
	}
});

async function bringBack(
	{ db, url }: Database,
	config: Config,
	place: BackupPlace,
	manifest: BackupManifest,
): Promise<void> {
	const onProgress = (part: string, count: number) => void (count > 0 && say(`  ${part}: ${count}`));
	try {
		await migrateUpTo(url, manifest.tables);
		await restoreRows({ db, storages: createStorages(config), place, onProgress }, manifest);
	} catch (error) {
		// It was empty, and is so again for the next try.
		await dropTables(db.$client).catch(() => {});
		throw error;
	}
	if (await migrate(url)) say("It was of an older version: its tables are up to date now.");
	await installJobs(url, knownJobs);
	const jobs = await openJobs(url, createLog("silent"), { works: false });
	try {
		const resumed = await resumeWork({ db, jobs }, knownJobs, manifest);
		if (resumed > 0) say(`Work that waited and is done once the shop runs: ${resumed}.`);
	} finally {
		await jobs.close();
	}
	if (manifest.lost.length > 0) say(`The files of ${manifest.lost.length} pictures were lost before the backup.`);
	const findings = await runAudit(db);
	for (const { name } of findings) say(`Wrong: ${name}.`);
	say(findings.length === 0 ? "The books are sound." : "The books are not sound: npm run audit tells more.");
	if (findings.length > 0) process.exitCode = 1;
}

function readArguments(): { when: string | undefined; from: string | undefined; list: boolean } {
	try {
		const { positionals, values } = parseArgs({
			allowPositionals: true,
			options: { from: { type: "string" }, list: { type: "boolean", default: false } },
		});
		const [when, ...rest] = positionals;
		if (rest.length === 0) return { when, from: values.from, list: values.list };
	} catch {
		// An unknown option: the usage says what there is.
	}
	throw new StartupError("Usage: npm run restore [-- WHEN] [--from FOLDER], or: npm run restore -- --list");
}
