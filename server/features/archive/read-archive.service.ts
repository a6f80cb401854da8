import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { type Entry, openPromise, type ZipFile } from "yauzl";
import { UPLOAD_BYTES_MAX } from "#core/contract/images.ts";
import { StartupError } from "../../startup-error.ts";
import {
	FILE_NAME,
	MANIFEST,
	type Manifest,
	pictureFile,
	readManifest,
	type Summed,
	tableFile,
} from "./manifest.rules.ts";

const MANIFEST_BYTES_MAX = 256 * 1024 * 1024;
const LINE_BYTES_MAX = 16 * 1024 * 1024;
/** What says that it unpacks to more than this is made to fill memories and disks; a shop's rows never come near it. */
const MOST_UNPACKED = 400;
const SMALL_BYTES = 64 * 1024;

/** An archive that has every file its manifest names and no other. What is read of it is held against the manifest's sums. */
export type OpenedArchive = {
	manifest: Manifest;
	/** Some lines of a table at a time. */
	lines: (table: Manifest["tables"][number]) => AsyncGenerator<string[]>;
	picture: (picture: Manifest["pictures"][number]) => Promise<Buffer>;
	close: () => void;
};

export async function readArchive(path: string): Promise<OpenedArchive> {
	const zip = await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true }).catch(
		(error) => {
			throw notAnArchive(error);
		},
	);
	try {
		const entries = await entriesOf(zip);
		const manifest = await manifestIn(zip, entries);
		refuseOthers(manifest, entries);
		return {
			manifest,
			lines: (table) => linesIn(zip, entryOf(entries, tableFile(table.name)), table),
			picture: async (picture) => {
				if (picture.bytes > UPLOAD_BYTES_MAX) throw altered(pictureFile(picture.id));
				const pieces: Buffer[] = [];
				for await (const piece of held(zip, entryOf(entries, pictureFile(picture.id)), picture)) pieces.push(piece);
				return Buffer.concat(pieces);
			},
			close: () => zip.close(),
		};
	} catch (error) {
		zip.close();
		throw error;
	}
}

const notAnArchive = (cause: unknown) =>
	new StartupError("This is no archive of a shop, or not all of it is there.", { cause });
const altered = (name: string, cause?: unknown) =>
	new StartupError(`The archive is damaged: ${name} is not what it was.`, { cause });

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
	const entries = new Map<string, Entry>();
	try {
		for await (const entry of zip.eachEntry()) {
			if (!FILE_NAME.test(entry.fileName) || entries.has(entry.fileName)) throw altered(entry.fileName);
			if (entry.uncompressedSize > SMALL_BYTES + entry.compressedSize * MOST_UNPACKED) throw altered(entry.fileName);
			entries.set(entry.fileName, entry);
		}
	} catch (error) {
		throw error instanceof StartupError ? error : notAnArchive(error);
	}
	return entries;
}

async function manifestIn(zip: ZipFile, entries: ReadonlyMap<string, Entry>): Promise<Manifest> {
	const entry = entries.get(MANIFEST);
	if (!entry || entry.uncompressedSize > MANIFEST_BYTES_MAX) throw notAnArchive(undefined);
	try {
		return readManifest((await buffer(await zip.openReadStreamPromise(entry))).toString());
	} catch (error) {
		throw error instanceof StartupError ? error : notAnArchive(error);
	}
}

function refuseOthers({ tables, pictures }: Manifest, entries: ReadonlyMap<string, Entry>): void {
	const named = [...tables.map(({ name }) => tableFile(name)), ...pictures.map(({ id }) => pictureFile(id))];
	const expected = new Set([MANIFEST, ...named]);
	const [missing] = [...expected].filter((name) => !entries.has(name));
	const [other] = [...entries.keys()].filter((name) => !expected.has(name));
	if (missing ?? other) throw altered(missing ?? other ?? "");
	if (expected.size !== named.length + 1) throw altered(MANIFEST);
}

function entryOf(entries: ReadonlyMap<string, Entry>, name: string): Entry {
	const entry = entries.get(name);
	if (!entry) throw altered(name);
	return entry;
}

/** The bytes of a file; an error at its end at the latest when they are not those that were written. */
async function* held(zip: ZipFile, entry: Entry, expected: Summed): AsyncGenerator<Buffer> {
	if (entry.uncompressedSize !== expected.bytes) throw altered(entry.fileName);
	const hash = createHash("sha256");
	try {
		for await (const piece of await zip.openReadStreamPromise(entry)) {
			hash.update(piece as Buffer);
			yield piece as Buffer;
		}
	} catch (error) {
		throw altered(entry.fileName, error);
	}
	if (hash.digest("hex") !== expected.sha256) throw altered(entry.fileName);
}

async function* linesIn(zip: ZipFile, entry: Entry, table: Manifest["tables"][number]): AsyncGenerator<string[]> {
	let begun: Buffer[] = [];
	let [begunBytes, rows] = [0, 0];
	for await (const piece of held(zip, entry, table)) {
		begun.push(piece);
		begunBytes += piece.length;
		const end = piece.lastIndexOf(0x0a);
		if (end < 0) {
			if (begunBytes > LINE_BYTES_MAX) throw altered(entry.fileName);
			continue;
		}
		const whole = Buffer.concat(begun);
		const rest = piece.length - end - 1;
		const lines = whole.toString("utf8", 0, whole.length - rest - 1).split("\n");
		begun = [piece.subarray(end + 1)];
		begunBytes = rest;
		rows += lines.length;
		yield lines;
	}
	if (begunBytes > 0 || rows !== table.rows) throw altered(entry.fileName);
}
