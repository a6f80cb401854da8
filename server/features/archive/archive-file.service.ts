import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { StartupError } from "../../startup-error.ts";
import type { Manifest } from "./manifest.rules.ts";
import { type Archiving, writeArchive } from "./write-archive.service.ts";

/** Appears under its name only when every byte is on the disk, and for nobody but who made it. */
export async function writeArchiveFile(shop: Archiving, file: string): Promise<Manifest> {
	const unfinished = `${file}.${randomUUID()}.unfinished`;
	try {
		const out = createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true });
		const manifest = await writeArchive(shop, out);
		await rename(unfinished, file);
		return manifest;
	} catch (error) {
		await rm(unfinished, { force: true });
		const { code, message } = error as NodeJS.ErrnoException;
		if (code === undefined || !/^E[A-Z]+$/.test(code)) throw error;
		throw new StartupError(`${file} cannot be written: ${message}.`);
	}
}
