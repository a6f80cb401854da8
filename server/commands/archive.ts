/** The whole shop as one file, and a new shop from it: `npm run archive -- FILE [--log-ins]`, `npm run archive -- open FILE`. */
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { parseArgs } from "node:util";
import { createStorages } from "../adapters/storage/create-storage.ts";
import { readConfig } from "../config.ts";
import { type Database, openDatabase, PATIENT } from "../db/client.ts";
import { databaseInWords, findDatabase, hasEmbedded } from "../db/find-database.ts";
import { migrate } from "../db/migrate.ts";
import { refuseWhileServed } from "../db/reset.ts";
import type { Manifest } from "../features/archive/manifest.rules.ts";
import { openArchive } from "../features/archive/open-archive.service.ts";
import { writeArchive } from "../features/archive/write-archive.service.ts";
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
	const { dataDir, databaseUrl } = config;
	if (wanted.does === "write" && databaseUrl === undefined && !(await hasEmbedded(dataDir)))
		throw new StartupError(`There is no shop in ${dataDir} yet: start it once, or set DATABASE_URL.`);
	const { url, close } = await findDatabase(databaseUrl, dataDir, say);
	try {
		await migrate(url);
		const database = openDatabase(url, { ...PATIENT, max: 1 });
		const storages = createStorages(config);
		try {
			if (wanted.does === "write") {
				const manifest = await write(database, storages, wanted);
				return void say(`${wanted.file} holds the shop: ${inWords(manifest)}.`);
			}
			await refuseWhileServed(database.pool);
			say(`This goes to ${databaseInWords(databaseUrl, dataDir)}.`);
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

/** Appears under its name only when it is whole, and for nobody but who made it. */
async function write(
	{ db }: Database,
	storages: Storages,
	{ file, withLogIns }: { file: string; withLogIns: boolean },
) {
	const unfinished = `${file}.unfinished`;
	const shop = { db, storages, now: () => new Date(), withLogIns, onProgress };
	try {
		const manifest = await writeArchive(shop, createWriteStream(unfinished, { mode: 0o600 }));
		await rename(unfinished, file);
		return manifest;
	} catch (error) {
		await rm(unfinished, { force: true });
		const { code, message } = error as NodeJS.ErrnoException;
		if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error;
		throw new StartupError(`${file} cannot be written: ${message}.`);
	}
}

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
