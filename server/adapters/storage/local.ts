import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Storage, StoredFile } from "./storage.ts";

/** Files in a folder of this machine. */
export function localStorage(folder: string): Storage {
	return {
		name: "local",
		put: (file, body) => writeWholeFile(join(folder, file), body),
		get: (file) => readFile(join(folder, file)).catch(nothingThere),
		remove: (file) => rm(join(folder, file), { force: true }),
		list: () => listFiles(folder),
	};
}

/** Appears under its name only when every byte is on the disk. */
export async function writeWholeFile(path: string, body: Buffer): Promise<void> {
	const unfinished = `${path}.${randomUUID()}`;
	await mkdir(dirname(path), { recursive: true });
	try {
		const handle = await open(unfinished, "wx");
		try {
			await handle.writeFile(body);
			await handle.sync();
		} finally {
			await handle.close();
		}
		await rename(unfinished, path);
	} catch (error) {
		await rm(unfinished, { force: true });
		throw error;
	}
}

async function* listFiles(folder: string, prefix = ""): AsyncIterable<StoredFile> {
	for (const entry of (await readdir(join(folder, prefix), { withFileTypes: true }).catch(nothingThere)) ?? []) {
		const file = join(prefix, entry.name);
		if (entry.isDirectory() && prefix === "") yield* listFiles(folder, entry.name);
		if (!entry.isFile()) continue;
		const found = await stat(join(folder, file)).catch(nothingThere);
		if (found) yield { file, modifiedAt: found.mtime };
	}
}

export function nothingThere(error: NodeJS.ErrnoException): null {
	if (error.code === "ENOENT") return null;
	throw error;
}
