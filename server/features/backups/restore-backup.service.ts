import type { PoolClient } from "pg";
import type { Storages } from "#server/adapters/storage/storage.ts";
import type { Db, Tx } from "../../db/client.ts";
import type { Deps } from "../../deps.ts";
import { enqueue } from "../../jobs/jobs.ts";
import type { Job } from "../../jobs/queue.ts";
import { StartupError } from "../../startup-error.ts";
import { orderSizes } from "../images/masters.service.ts";
import type { BackupManifest } from "./backup-files.rules.ts";
import type { BackupPlace } from "./backup-place.service.ts";
import { emptyTables, insertRows, setSequences, withoutRules } from "./backup-tables.queries.ts";
import { readPart, readPicture } from "./read-backup.service.ts";

export type Restored = {
	db: Db;
	storages: Storages;
	place: BackupPlace;
	onProgress: (part: string, count: number) => void;
};

/** A backup never takes the place of a shop: it goes into a database in which none has been. */
export async function refuseUnlessNew(client: Pick<PoolClient, "query">): Promise<void> {
	const { rows } = await client.query(
		"select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1",
	);
	if (rows.length > 0)
		throw new StartupError(
			"This database is not empty: a backup is brought back into a new one, before the first start.",
		);
}

/** Puts the rows of a checked backup into tables of its own version: all of them, or none. Pictures come first, and harm nobody alone. */
export async function restoreRows(shop: Restored, { rows, sequences, pictures }: BackupManifest): Promise<void> {
	const { current } = shop.storages;
	for (const picture of pictures) {
		const file = `${picture.id}.webp`;
		const bytes = await readPicture(shop.place, picture);
		const there = await current.get(file);
		if (there && !there.equals(bytes))
			throw new StartupError(`Another picture is called ${file} here: bring the shop back with a storage of its own.`);
		if (!there) await current.put(file, bytes, "image/webp");
	}
	shop.onProgress("pictures", pictures.length);
	await shop.db.transaction(async ({ $client: client }) => {
		await client.query("set local time zone 'UTC'");
		await withoutRules(client, async () => {
			await emptyTables(client);
			for (const { table, rows: count, parts } of rows) {
				for (const part of parts) await insertRows(client, table, await readPart(shop.place, part));
				shop.onProgress(table, count);
			}
			await client.query("update image set storage = $1, avif = false where storage <> 'demo'", [current.name]);
		});
		await setSequences(client, sequences);
	});
}

/** Work that waited when the backup was written is written down again, and pictures are made in all sizes. */
export async function resumeWork(
	deps: Pick<Deps, "db" | "jobs">,
	known: readonly Job[],
	{ waiting, pictures }: BackupManifest,
): Promise<number> {
	return deps.db.transaction(async (tx: Tx) => {
		let resumed = 0;
		for (const { queue: name, data } of waiting) {
			const queue = known.find((one) => one.queue.name === name)?.queue;
			if (!queue) continue;
			await enqueue(deps, tx, queue, data);
			resumed += 1;
		}
		await orderSizes(
			deps,
			tx,
			pictures.map(({ id }) => id),
		);
		return resumed;
	});
}
