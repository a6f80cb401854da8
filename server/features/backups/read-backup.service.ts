import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { StartupError } from "../../startup-error.ts";
import { type BackupManifest, type BackupPart, manifestFile, pictureFile, readManifest } from "./backup-files.rules.ts";
import type { BackupPlace } from "./backup-place.service.ts";
import { sha256 } from "./sealing.rules.ts";

const decompress = promisify(gunzip);
/** Far above what a part unpacks to: a file made to fill the memory ends here. */
const MOST_BYTES = 512 * 1024 * 1024;

export async function readWhole(place: BackupPlace, stamp: string): Promise<BackupManifest> {
	return readManifest(await place.get(manifestFile(stamp)));
}

export async function readPart(place: BackupPlace, { file, sha256: expected }: BackupPart): Promise<string[]> {
	const bytes = await place.get(file);
	if (sha256(bytes) !== expected) throw new StartupError(`The backup is damaged: ${file} was changed.`);
	return JSON.parse((await decompress(bytes, { maxOutputLength: MOST_BYTES })).toString());
}

export async function readPicture(place: BackupPlace, { id, sha256: expected }: BackupManifest["pictures"][number]) {
	const bytes = await place.get(pictureFile(id));
	if (sha256(bytes) !== expected) throw new StartupError(`The backup is damaged: the picture ${id} was changed.`);
	return bytes;
}

/** Reads all of it once, so that nothing is written from a backup that would fail in the middle. */
export async function checkBackup(place: BackupPlace, { rows, pictures }: BackupManifest): Promise<void> {
	for (const { table, rows: expected, parts } of rows) {
		let found = 0;
		for (const part of parts) found += (await readPart(place, part)).length;
		if (found !== expected) throw new StartupError(`The backup is damaged: ${table} has other rows.`);
	}
	for (const picture of pictures) await readPicture(place, picture);
}
