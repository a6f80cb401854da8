import { crc32, deflateRawSync } from "node:zlib";

export type ZipEntry = {
	name: string;
	bytes?: Buffer;
	/** What the archive says of it where that is not true. */
	says?: { length?: number; crc?: number; flags?: number; method?: number };
};

const UTF8_NAME = 0x800;

/** A ZIP archive of these files, packed; sound unless an entry says otherwise. */
export function zipOf(entries: readonly ZipEntry[]): Buffer {
	const files: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const { name, bytes = Buffer.alloc(0), says = {} } of entries) {
		const [called, packed] = [Buffer.from(name), deflateRawSync(bytes)];
		const facts = Buffer.alloc(26);
		facts.writeUInt16LE(20, 0);
		facts.writeUInt16LE(says.flags ?? UTF8_NAME, 2);
		facts.writeUInt16LE(says.method ?? 8, 4);
		facts.writeUInt32LE(says.crc ?? crc32(bytes), 10);
		facts.writeUInt32LE(packed.length, 14);
		facts.writeUInt32LE(says.length ?? bytes.length, 18);
		facts.writeUInt16LE(called.length, 22);
		const local = Buffer.concat([Buffer.from("PK\x03\x04"), facts, called, packed]);
		const place = Buffer.alloc(14);
		place.writeUInt32LE(offset, 10);
		directory.push(Buffer.from("PK\x01\x02\x14\0"), facts, place, called);
		files.push(local);
		offset += local.length;
	}
	const listed = Buffer.concat(directory);
	const end = Buffer.alloc(18);
	end.writeUInt16LE(entries.length, 4);
	end.writeUInt16LE(entries.length, 6);
	end.writeUInt32LE(listed.length, 8);
	end.writeUInt32LE(offset, 12);
	return Buffer.concat([...files, listed, Buffer.from("PK\x05\x06"), end]);
}
