import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { PoolClient } from "pg";
import type { Storages } from "#server/adapters/storage/storage.ts";
import type { Db } from "../../db/client.ts";
import { lastApplied } from "../../db/migrate.ts";
import { inSnapshot } from "../../db/snapshot.ts";
import { StartupError } from "../../startup-error.ts";
import { findPicture, type KnownPicture } from "../archive/pictures.service.ts";
import {
	type BackupManifest,
	type BackupPart,
	manifestFile,
	newManifest,
	partFile,
	pictureFile,
	stampOf,
} from "./backup-files.rules.ts";
import { type BackupPlace, tidyBackups } from "./backup-place.service.ts";
import { rowsOf, sequencesOf, tablesOf, waitingWork } from "./backup-tables.queries.ts";
import { readWhole } from "./read-backup.service.ts";
import { sha256 } from "./sealing.rules.ts";

const compress = promisify(gzip);
/** One part is in memory at a time. */
const PART_CHARACTERS = 4_000_000;

export type BackedUp = {
	db: Db;
	storages: Storages;
	place: BackupPlace;
	now: () => Date;
	onProgress: (part: string, count: number) => void;
};

/**
 * Writes the shop as it is at one moment, then takes away backups that are no longer kept. Nobody waits for it, and whatever
 * happens on the way, what is there already stays whole.
 */
export async function writeBackup(shop: BackedUp): Promise<{ manifest: BackupManifest; kept: string[] }> {
	const { place, now } = shop;
	const at = now();
	const stamp = stampOf(at);
	const before = await place.look();
	if (before.files.has(stamp)) throw new StartupError(`A backup of this second is in ${place.inWords} already.`);
	const read = await inSnapshot(shop.db, (client) => readAll(shop, client, stamp));
	const pictures = await copyPictures(shop, read.known, before.pictures);
	const { known, ...rows } = read;
	const manifest = newManifest({ at: at.toISOString(), ...rows, ...pictures });
	await place.put(manifestFile(stamp), Buffer.from(JSON.stringify(manifest)));
	const kept = await tidyBackups(place, now());
	await tidyPictures(place, kept);
	return { manifest, kept };
}

async function readAll(shop: BackedUp, client: PoolClient, stamp: string) {
	// The place may be slow, and a shop's rows are read by nobody else meanwhile.
	await client.query("set local idle_in_transaction_session_timeout = '10min'");
	const rows: BackupManifest["rows"] = [];
	let written = 0;
	const put = async (lines: readonly string[]): Promise<BackupPart> => {
		written += 1;
		const file = partFile(stamp, written);
		const bytes = await compress(JSON.stringify(lines));
		await shop.place.put(file, bytes);
		return { file, sha256: sha256(bytes) };
	};
	for (const table of await tablesOf(client)) {
		const said = { table, rows: 0, parts: [] as BackupPart[] };
		let [waiting, characters]: [string[], number] = [[], 0];
		for await (const some of rowsOf(client, table)) {
			said.rows += some.length;
			waiting.push(...some);
			characters += some.reduce((sum, line) => sum + line.length, 0);
			if (characters < PART_CHARACTERS) continue;
			said.parts.push(await put(waiting));
			[waiting, characters] = [[], 0];
		}
		if (waiting.length > 0) said.parts.push(await put(waiting));
		rows.push(said);
		shop.onProgress(table, said.rows);
	}
	return {
		tables: await lastApplied(client),
		rows,
		waiting: await waitingWork(client),
		known: (await client.query<KnownPicture>("select id, storage from image where storage <> 'demo' order by id")).rows,
		// Last: numbers that are given meanwhile only make gaps.
		sequences: await sequencesOf(client),
	};
}

/** Pictures of the demo shop come with the program. */
async function copyPictures(
	{ storages, place, onProgress }: BackedUp,
	known: readonly KnownPicture[],
	there: ReadonlySet<string>,
): Promise<Pick<BackupManifest, "pictures" | "lost">> {
	const pictures: BackupManifest["pictures"] = [];
	const lost: string[] = [];
	for (const picture of known) {
		const bytes = await findPicture(storages, picture);
		if (!bytes) {
			lost.push(picture.id);
			continue;
		}
		if (!there.has(picture.id)) await place.put(pictureFile(picture.id), bytes);
		pictures.push({ id: picture.id, sha256: sha256(bytes) });
	}
	onProgress("pictures", pictures.length);
	return { pictures, lost };
}

/** A picture that no backup needs any more goes; where one of them cannot be read, all stay. */
async function tidyPictures(place: BackupPlace, kept: readonly string[]): Promise<void> {
	const needed = new Set<string>();
	for (const stamp of kept) {
		const manifest = await readWhole(place, stamp).catch(() => null);
		if (!manifest) return;
		for (const { id } of manifest.pictures) needed.add(id);
	}
	for (const id of (await place.look()).pictures) if (!needed.has(id)) await place.remove(pictureFile(id));
}
