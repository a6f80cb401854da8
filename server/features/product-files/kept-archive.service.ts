import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { crc32 } from "node:zlib";
import {
	type Entry,
	fromRandomAccessReaderPromise,
	getFileNameLowLevel,
	RandomAccessReader,
	type ZipFile,
} from "yauzl";
import type { Db } from "../../db/client.ts";
import { findPart, sizeOfParts } from "./imports.queries.ts";
import { PART_BYTES } from "./keep-file.service.ts";

/** A file in an archive; its path is only its name, nothing is ever written under it. */
export type ArchivedFile = { name: string; bytes: number; read: () => Promise<Buffer> };

/** The archive itself cannot be read. */
export class BadArchive extends Error {}

/** The files of a kept ZIP archive in its own order, without folders and what systems hide in them. */
export async function* filesIn(db: Db, importId: number): AsyncGenerator<ArchivedFile> {
	const reader = new KeptReader(db, importId);
	try {
		const archive = await fromRandomAccessReaderPromise(reader, await sizeOfParts(db, importId), {
			lazyEntries: true,
			// Names are never paths here, so one that would lead out of a folder does no harm.
			decodeStrings: false,
			validateEntrySizes: true,
		});
		for await (const entry of archive.eachEntry()) {
			const path = pathOf(entry);
			const name = path.split(/[/\\]/).at(-1) ?? "";
			if (name === "" || name.startsWith(".") || path.startsWith("__MACOSX/")) continue;
			yield { name, bytes: entry.uncompressedSize, read: () => readEntry(archive, entry, reader) };
		}
	} catch (error) {
		throw reader.failure ?? new BadArchive("This is no ZIP archive", { cause: error });
	}
}

const pathOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry) =>
	getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);

/** The library ends it with an error as soon as it has another length than the archive says. */
async function readEntry(archive: ZipFile, entry: Entry, reader: KeptReader): Promise<Buffer> {
	try {
		const bytes = await buffer(await archive.openReadStreamPromise(entry));
		if (crc32(bytes) !== entry.crc32) throw new Error("Its sum is another one");
		return bytes;
	} catch (error) {
		throw reader.failure ?? new BadArchive("This file of the archive cannot be unpacked", { cause: error });
	}
}

/** Reads any bytes of a kept file, with the part they were last in at hand. */
class KeptReader extends RandomAccessReader {
	/** Why the file cannot be read where that is the database's doing and not the archive's. */
	failure: unknown;
	private readonly db: Db;
	private readonly importId: number;
	private last: { position: number; bytes: Buffer } = { position: -1, bytes: Buffer.alloc(0) };

	constructor(db: Db, importId: number) {
		super();
		this.db = db;
		this.importId = importId;
	}

	override read(
		into: Buffer,
		offset: number,
		length: number,
		position: number,
		callback: (error: Error | null) => void,
	): void {
		const copy = async () => {
			let at = offset;
			for await (const bytes of this.bytesBetween(position, position + length)) at += bytes.copy(into, at);
		};
		copy().then(() => callback(null), callback);
	}

	override _readStreamForRange(start: number, end: number): Readable {
		return Readable.from(this.bytesBetween(start, end), { objectMode: false });
	}

	private async *bytesBetween(start: number, end: number): AsyncGenerator<Buffer> {
		for (let at = start; at < end; ) {
			const part = await this.part(Math.floor(at / PART_BYTES));
			const from = at % PART_BYTES;
			const bytes = part.subarray(from, Math.min(part.length, from + end - at));
			if (bytes.length === 0) throw new BadArchive("The archive ends too early");
			yield bytes;
			at += bytes.length;
		}
	}

	private async part(position: number): Promise<Buffer> {
		if (this.last.position === position) return this.last.bytes;
		try {
			const bytes = (await findPart(this.db, this.importId, position)) ?? Buffer.alloc(0);
			this.last = { position, bytes };
			return bytes;
		} catch (error) {
			this.failure = error;
			throw error;
		}
	}
}
