/** The whole shop as one file, and a new shop from it: `npm run archive -- FILE [--log-ins]`, `npm run archive -- open FILE`. */
import { parseArgs } from "node:util";
import { createStorages } from "../adapters/storage/create-storage.ts";
import { readConfig } from "../config.ts";
import { type Database, openDatabase, PATIENT } from "../db/client.ts";
import { databaseInWords, findDatabase, hasEmbedded } from "../db/find-database.ts";
import { migrate, refuseOtherTables } from "../db/migrate.ts";
import { refuseWhileServed } from "../db/reset.ts";
import { writeArchiveFile } from "../features/archive/archive-file.service.ts";
import type { Manifest } from "../features/archive/manifest.rules.ts";
import { openArchive } from "../features/archive/open-archive.service.ts";
import { countWaitingMails } from "../features/archive/waiting-mails.queries.ts";
import { imageSizesJob } from "../features/images/image-sizes.jobs.ts";
import { createLog } from "../http/log.ts";
import { installJobs } from "../jobs/install.ts";
import { openJobs } from "../jobs/jobs.ts";
import { StartupError } from "../startup-error.ts";
import { command, say } from "./command.ts";

const USAGE =
	"Usage: npm run archive -- FILE [--log-ins]   (with passwords, passkeys and second factors), or: npm run archive -- open FILE";

type Wanted = { does: "write"; file: string; withLogIns: boolean } | { does: "open"; file: string };

const onProgress = (part: string, rows: number) => void (rows > 0 && say(`  ${part}: ${rows}`));

await command(async () => {
	const wanted = readArguments();
	const config = readConfig();
	const { dataDir, directUrl } = config;
	if (wanted.does === "write" && directUrl === undefined && !(await hasEmbedded(dataDir)))
		throw new StartupError(`There is no shop in ${dataDir} yet: start it once, or set DATABASE_URL.`);
	const { url, close } = await findDatabase(directUrl, dataDir, say);
	try {
		await (wanted.does === "write" ? refuseOtherTables(url) : migrate(url));
		const database = openDatabase(url, { ...PATIENT, max: 1 });
		const storages = createStorages(config);
		try {
			if (wanted.does === "write") {
				const { file, withLogIns } = wanted;
				const shop = { db: database.db, storages, now: () => new Date(), withLogIns, onProgress };
				const manifest = await writeArchiveFile(shop, file);
				say(`${file} holds the shop: ${inWords(manifest)}.`);
				const waiting = await countWaitingMails(database.db);
				if (waiting > 0)
					say(`Mails that still wait and are not in it: ${waiting}. This shop sends them while it runs.`);
				return;
			}
			await refuseWhileServed(database.pool);
			say(`This goes to ${databaseInWords(directUrl, dataDir)}.`);
			const manifest = await open(database, storages, wanted.file);
			say(`The shop is open again as it was on ${manifest.at}: ${inWords(manifest)}.`);
			if (!manifest.logIns)
				say("It came without passwords: make an admin with npm run staff -- add NAME; others get a link by mail.");
		} finally {
			await database.close();
		}
	} finally {
		await close();
	}
});

/** Sizes of pictures are made by the shop once it runs; what it has to do is written down with the rows. */
async function open({ db, url }: Database, storages: Storages, file: string): Promise<Manifest> {
	await installJobs(url, [imageSizesJob]);
	const jobs = await openJobs(url, createLog("silent"), { works: false });
	try {
		return await openArchive({ db, storages, jobs, onProgress }, file);
	} finally {
		await jobs.close();
	}
}

type Storages = ReturnType<typeof createStorages>;

function inWords({ tables, pictures, lost }: Manifest): string {
	const rows = (table: string) => tables.find(({ name }) => name === table)?.rows ?? 0;
	const counts = `${rows("product")} products, ${pictures.length} pictures, ${rows("client")} clients, ${rows("orders")} orders`;
	return lost.length === 0 ? counts : `${counts}; the files of ${lost.length} pictures were lost before`;
}

function readArguments(): Wanted {
	try {
		const { positionals, values } = parseArgs({
			allowPositionals: true,
			options: { "log-ins": { type: "boolean", default: false } },
		});
		const [first, second, ...rest] = positionals;
		const withLogIns = values["log-ins"];
		if (first === "open" && second && rest.length === 0 && !withLogIns) return { does: "open", file: second };
		if (first && first !== "open" && second === undefined) return { does: "write", file: first, withLogIns };
	} catch {
		// An unknown option: the usage says what there is.
	}
	throw new StartupError(USAGE);
}
