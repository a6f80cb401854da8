import { randomUUID } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** For so long a page that was loaded before an update may ask for the scripts it came with. */
const KEPT_MS = 24 * 60 * 60 * 1000;
const MOST_KEPT_BYTES = 200 * 1024 * 1024;
const ASSETS = "assets";

/**
 * Keeps the files of a build that are named by what is in them (`assets/`), so that the builds after it go on serving them
 * for a day: browsers have pages of before. Answers the folder beside which they lie.
 */
export async function keepAssets(build: string, dataDir: string, now: Date): Promise<string> {
	const kept = join(dataDir, "kept-build");
	const folder = join(kept, ASSETS);
	const list = join(dataDir, "kept-build.json");
	await mkdir(folder, { recursive: true });
	const names = await filesIn(join(build, ASSETS));
	const before = new Set(await namesIn(list));
	const there = new Set(await filesIn(folder));
	for (const name of names) {
		before.delete(name);
		if (!there.has(name)) await write(join(folder, name), (file) => copyFile(join(build, ASSETS, name), file));
	}
	// From now on no new page asks for them.
	for (const name of before) await utimes(join(folder, name), now, now).catch(ifThere);
	await forgetOld(folder, new Set(names), now);
	await write(list, (file) => writeFile(file, JSON.stringify(names)));
	return kept;
}

/** Those that are out of use for too long, and the longest of them where they take too much room. */
async function forgetOld(folder: string, used: ReadonlySet<string>, now: Date): Promise<void> {
	const retired = [];
	for (const name of await filesIn(folder)) {
		const found = used.has(name) ? undefined : await stat(join(folder, name)).catch(ifThere);
		if (found) retired.push({ name, bytes: found.size, at: found.mtimeMs });
	}
	retired.sort((one, other) => other.at - one.at);
	let bytes = 0;
	for (const file of retired) {
		bytes += file.bytes;
		if (now.getTime() - file.at > KEPT_MS || bytes > MOST_KEPT_BYTES)
			await rm(join(folder, file.name), { force: true });
	}
}

/** Whole or not at all: several processes may start at once. */
async function write(path: string, make: (file: string) => Promise<void>): Promise<void> {
	const unfinished = `${path}.${randomUUID()}~`;
	await make(unfinished);
	await rename(unfinished, path);
}

async function filesIn(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { withFileTypes: true });
	return entries.filter((entry) => entry.isFile() && !entry.name.endsWith("~")).map(({ name }) => name);
}

/** What the last start had; a list that cannot be read says nothing. */
async function namesIn(list: string): Promise<string[]> {
	try {
		const names: unknown = JSON.parse(await readFile(list, "utf8"));
		return Array.isArray(names) ? names.filter((name) => typeof name === "string" && /^[\w.-]+$/.test(name)) : [];
	} catch {
		return [];
	}
}

/** Another process that starts may have forgotten it meanwhile. */
function ifThere(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ENOENT") throw error;
}
