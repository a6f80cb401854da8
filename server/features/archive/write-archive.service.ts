import { createHash } from "node:crypto";
import { Readable, type Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import pg, { type PoolClient } from "pg";
import { ZipFile } from "yazl";
import type { Storages } from "#server/adapters/storage/storage.ts";
import type { Db } from "../../db/client.ts";
import { inSnapshot } from "../../db/snapshot.ts";
import { StartupError } from "../../startup-error.ts";
import { archivedTables, hiddenColumns, ROWS_AT_ONCE_OF } from "./archived-tables.rules.ts";
import {
	type ArchivedTable,
	FORMAT,
	MANIFEST,
	type Manifest,
	pictureFile,
	type Summed,
	tableFile,
} from "./manifest.rules.ts";
import { findPicture, type KnownPicture } from "./pictures.service.ts";
import { readColumns } from "./table-columns.queries.ts";

const ROWS_AT_ONCE = 1000;
/** The same for every file and in every time zone, so that equal shops make equal archives. */
const FILE_TIME = { mtime: new Date(2000, 0, 1), forceDosTimestamp: true };

export type Archiving = {
	db: Db;
	storages: Storages;
	now: () => Date;
	withLogIns: boolean;
	/** Told of each part that is done. */
	onProgress: (part: string, rows: number) => void;
	/** Told how many more rows or pictures are written. */
	onWritten?: (count: number) => void;
};

/** Writes the whole shop, as it is at one moment, into one file; never more than a few hundred rows in memory. */
export async function writeArchive(shop: Archiving, out: Writable): Promise<Manifest> {
	const zip = new ZipFile();
	const output = zip.outputStream as Readable;
	zip.on("error", (error: Error) => output.destroy(error));
	const written = pipeline(output, out);
	// Whoever waits for a part hears of it; nobody else has to.
	written.catch(() => {});

	const add: Add = async (name, content, compress) => {
		const { summed, sum } = summing(content);
		const stream = Readable.from(summed, { objectMode: false });
		zip.addReadStream(stream, name, { ...FILE_TIME, compress, forceZip64Format: compress });
		await Promise.race([finished(stream), written]);
		return sum();
	};
	try {
		const manifest = await addAll(shop, add);
		await add(MANIFEST, [Buffer.from(`${JSON.stringify(manifest, null, "\t")}\n`)], true);
		zip.end();
		await written;
		return manifest;
	} catch (error) {
		output.destroy(error as Error);
		await written.catch(() => {});
		throw error;
	}
}

type Content = AsyncIterable<Buffer> | Iterable<Buffer>;
type Add = (name: string, content: Content, compress: boolean) => Promise<Summed>;

async function addAll(shop: Archiving, add: Add): Promise<Manifest> {
	const at = shop.now().toISOString();
	const { tables, known } = await inSnapshot(shop.db, async (client) => ({
		tables: await addTables(shop, client, add),
		known: (await client.query<KnownPicture>('select id, storage from image order by id collate "C"')).rows,
	}));
	const pictures: Manifest["pictures"] = [];
	const lost: string[] = [];
	for (const { id, storage } of known) {
		const bytes = await findPicture(shop.storages, { id, storage });
		if (bytes) pictures.push({ id, ...(await add(pictureFile(id), [bytes], false)) });
		else lost.push(id);
		shop.onWritten?.(1);
	}
	if (known.length > 0 && pictures.length === 0)
		throw new StartupError(
			"Not one picture of this shop is where this command looks: give it the server's DATA_DIR and S3 settings.",
		);
	shop.onProgress("pictures", pictures.length);
	return { format: FORMAT, at, logIns: shop.withLogIns, tables, pictures, lost };
}

async function addTables(shop: Archiving, client: PoolClient, add: Add): Promise<ArchivedTable[]> {
	const tables: ArchivedTable[] = [];
	for (const name of archivedTables(shop.withLogIns)) {
		const hidden = hiddenColumns(name, shop.withLogIns);
		const columns = (await readColumns(client, name)).filter((column) => !hidden.includes(column.name));
		const key = columns
			.filter(({ keyPlace }) => keyPlace !== null)
			.sort((one, other) => Number(one.keyPlace) - Number(other.keyPlace));
		const order = key.map((column) => `${pg.escapeIdentifier(column.name)}${column.isText ? ' collate "C"' : ""}`);
		const chosen = columns.map((column) => pg.escapeIdentifier(column.name));
		let rows = 0;
		const sum = await add(
			tableFile(name),
			linesOf(client, `select ${chosen} from ${pg.escapeIdentifier(name)} order by ${order}`, {
				atOnce: ROWS_AT_ONCE_OF[name] ?? ROWS_AT_ONCE,
				onRead: (count) => {
					rows += count;
					shop.onWritten?.(count);
				},
			}),
			true,
		);
		tables.push({ name, columns: columns.map((column) => column.name), rows, ...sum });
		shop.onProgress(name, rows);
	}
	return tables;
}

type Slices = { atOnce: number; onRead: (rows: number) => void };

/** One line of JSON per row, written by the database: no number or moment loses anything on the way. */
async function* linesOf(client: PoolClient, query: string, { atOnce, onRead }: Slices): AsyncGenerator<Buffer> {
	await client.query(`declare archived no scroll cursor for select row_to_json(r)::text as line from (${query}) r`);
	for (;;) {
		const found = await client.query<{ line: string }>(`fetch ${atOnce} from archived`);
		onRead(found.rows.length);
		if (found.rows.length > 0) yield Buffer.from(found.rows.map(({ line }) => `${line}\n`).join(""));
		if (found.rows.length < atOnce) break;
	}
	await client.query("close archived");
}

function summing(content: Content): { summed: AsyncGenerator<Buffer>; sum: () => Summed } {
	const hash = createHash("sha256");
	let bytes = 0;
	return {
		summed: (async function* () {
			for await (const piece of content) {
				hash.update(piece);
				bytes += piece.length;
				yield piece;
			}
		})(),
		sum: () => ({ bytes, sha256: hash.digest("hex") }),
	};
}
