import { rmdir } from "node:fs/promises";
import { join } from "node:path";
import { localStorage } from "../../adapters/storage/local.ts";
import { s3Storage } from "../../adapters/storage/s3.ts";
import type { Storage } from "../../adapters/storage/storage.ts";
import type { Config } from "../../config.ts";
import { StartupError } from "../../startup-error.ts";
import { backupOfFile, manifestFile, momentOf, pictureOfFile } from "./backup-files.rules.ts";
import { keptBackups } from "./kept-backups.rules.ts";
import { seal, unseal } from "./sealing.rules.ts";

/** `BACKUPS` that name no folder. */
export const BUCKET = "bucket";
export const ELSEWHERE = "elsewhere";
const ROWS_OR_PICTURE = "application/octet-stream";
const DAY_MS = 86_400_000;

/** Where backups lie. Files come and go sealed where there is a key. */
export type BackupPlace = {
	inWords: string;
	put: (file: string, bytes: Buffer) => Promise<void>;
	/** What is not there is damage: whoever asks knows of it from a manifest. */
	get: (file: string) => Promise<Buffer>;
	remove: (file: string) => Promise<void>;
	/** A folder of a disk stays when its files have gone; a bucket knows none. */
	removeEmpty: (stamp: string) => Promise<void>;
	/** Every file that belongs to a backup. */
	look: () => Promise<Found>;
};

type Found = {
	/** The stamps of whole ones, the newest first. */
	whole: string[];
	/** Every file of each stamp, also of those that were never finished. */
	files: Map<string, string[]>;
	pictures: Set<string>;
};

export function openPlace(
	{ backups, backupKey, s3 }: Pick<Config, "backups" | "backupKey" | "s3">,
	folder: string | undefined,
): BackupPlace {
	const place = folder ?? backups;
	if (place === undefined || place === ELSEWHERE)
		throw new StartupError("Nothing says where backups lie: set BACKUPS to a folder or to bucket, or name a folder.");
	if (place === BUCKET && !s3)
		throw new StartupError("BACKUPS is bucket, but no S3_* settings say which: set them, or name a folder.");
	const storage: Storage = place === BUCKET && s3 ? s3Storage(s3, "backups") : localStorage(place);
	return {
		inWords: place === BUCKET ? "the bucket" : place,
		put: (file, bytes) => storage.put(file, seal(backupKey, file, bytes), ROWS_OR_PICTURE),
		async get(file) {
			const bytes = await storage.get(file);
			if (!bytes) throw new StartupError(`The backup is damaged: ${file} is missing.`);
			return unseal(backupKey, file, bytes);
		},
		remove: storage.remove,
		removeEmpty: async (stamp) => void (place === BUCKET || (await rmdir(join(place, stamp)).catch(() => {}))),
		look: () => look(storage),
	};
}

async function look(storage: Storage): Promise<Found> {
	const found: Found = { whole: [], files: new Map(), pictures: new Set() };
	for await (const { file } of storage.list()) {
		const picture = pictureOfFile(file);
		if (picture) found.pictures.add(picture);
		const part = backupOfFile(file);
		if (!part) continue;
		found.files.set(part.stamp, [...(found.files.get(part.stamp) ?? []), file]);
		if (part.isManifest) found.whole.push(part.stamp);
	}
	found.whole.sort().reverse();
	return found;
}

/**
 * Takes away what the rule does not keep, and what was begun over a day ago and never finished. The manifest goes first, so
 * that nothing half taken away counts. Says the stamps that stay.
 */
export async function tidyBackups(place: BackupPlace, now: Date): Promise<string[]> {
	const { whole, files } = await place.look();
	const kept = new Set(keptBackups(whole.map(momentOf), now).map((moment) => moment.getTime()));
	const stays = (stamp: string) =>
		whole.includes(stamp) ? kept.has(momentOf(stamp).getTime()) : now.getTime() - momentOf(stamp).getTime() < DAY_MS;
	for (const [stamp, parts] of files) {
		if (stays(stamp)) continue;
		await place.remove(manifestFile(stamp));
		for (const file of parts) await place.remove(file);
		await place.removeEmpty(stamp);
	}
	return whole.filter(stays);
}
