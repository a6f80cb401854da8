import { realpath } from "node:fs/promises";
import { folderHolder } from "./embedded/folder-lock.ts";
import { findHome } from "./embedded/places.ts";
import { runningDatabase } from "./embedded/running.ts";
import { startEmbedded } from "./embedded.ts";

/** The shop's database for a command: yours, or the embedded one of the server that runs on it now, else started for this moment. */
export async function findDatabase(
	databaseUrl: string | undefined,
	dataDir: string,
	log: (sentence: string) => void,
): Promise<{ url: string; close: () => Promise<void> }> {
	const running = databaseUrl ?? (await runningEmbedded(dataDir));
	if (running) return { url: running, close: async () => {} };
	const embedded = await startEmbedded({ dir: dataDir, log });
	return { url: embedded.url, close: embedded.stop };
}

/** Whether a start in this DATA_DIR has ever made a database. */
export async function hasEmbedded(dataDir: string): Promise<boolean> {
	return (await findHome(await realpath(dataDir).catch(() => dataDir))) !== undefined;
}

/** Which database that is, without its password. */
export function databaseInWords(databaseUrl: string | undefined, dataDir: string): string {
	if (databaseUrl === undefined) return `the embedded database in ${dataDir}`;
	if (!URL.canParse(databaseUrl)) return "the database of DATABASE_URL";
	const { pathname, host } = new URL(databaseUrl);
	return `the database "${decodeURIComponent(pathname.slice(1))}" at ${host || "this machine"}`;
}

async function runningEmbedded(dataDir: string): Promise<string | undefined> {
	const dir = await realpath(dataDir).catch(() => undefined);
	if (!dir || (await folderHolder(dir)) === undefined) return undefined;
	return runningDatabase(dir);
}
