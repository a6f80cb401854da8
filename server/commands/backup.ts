/** Writes a backup of the shop, also while it is open: `npm run backup [-- FOLDER]`. */
import { parseArgs } from "node:util";
import { createStorages } from "../adapters/storage/create-storage.ts";
import { readConfig } from "../config.ts";
import { openDatabase, PATIENT } from "../db/client.ts";
import { findDatabase, hasEmbedded } from "../db/find-database.ts";
import { refuseOtherTables } from "../db/migrate.ts";
import { openPlace } from "../features/backups/backup-place.service.ts";
import { writeBackup } from "../features/backups/write-backup.service.ts";
import { StartupError } from "../startup-error.ts";
import { command, say } from "./command.ts";

await command(async () => {
	const config = readConfig();
	const { dataDir, directUrl } = config;
	const place = openPlace(config, readFolder());
	if (directUrl === undefined && !(await hasEmbedded(dataDir)))
		throw new StartupError(`There is no shop in ${dataDir} yet: start it once, or set DATABASE_URL.`);
	const { url, close } = await findDatabase(directUrl, dataDir, say);
	try {
		await refuseOtherTables(url);
		const database = openDatabase(url, { ...PATIENT, max: 1 });
		try {
			const { manifest, kept } = await writeBackup({
				db: database.db,
				storages: createStorages(config),
				place,
				now: () => new Date(),
				onProgress: (part, count) => void (count > 0 && say(`  ${part}: ${count}`)),
			});
			const rows = manifest.rows.reduce((sum, table) => sum + table.rows, 0);
			const lost = manifest.lost.length > 0 ? `; the files of ${manifest.lost.length} pictures were lost before` : "";
			say(
				`${place.inWords} holds the shop of ${manifest.at}: ${rows} rows, ${manifest.pictures.length} pictures${lost}.`,
			);
			say(`Backups kept: ${kept.length}, the oldest ${kept.at(-1)}.`);
			if (!config.backupKey)
				say("It is not encrypted: whoever reads it has every client's address. BACKUP_KEY changes that.");
		} finally {
			await database.close();
		}
	} finally {
		await close();
	}
});

function readFolder(): string | undefined {
	try {
		const [folder, ...rest] = parseArgs({ allowPositionals: true, options: {} }).positionals;
		if (rest.length === 0) return folder;
	} catch {
		// An unknown option: the usage says what there is.
	}
	throw new StartupError("Usage: npm run backup [-- FOLDER]   (else to BACKUPS)");
}
