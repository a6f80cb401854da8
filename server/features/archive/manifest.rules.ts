import { z } from "zod";
import { StartupError } from "../../startup-error.ts";

/** One more with every change that a shop of the version before cannot read. */
export const FORMAT = 1;
export const MANIFEST = "manifest.json";
const MOST_FILES = 1_000_000;

export const tableFile = (table: string) => `data/${table}.ndjson`;
export const pictureFile = (id: string) => `pictures/${id}.webp`;

/** No other name can be in an archive: none leads out of it, and none is ever used as a path. */
export const FILE_NAME = /^(?:manifest\.json|data\/[a-z_]{1,60}\.ndjson|pictures\/[A-Za-z0-9_-]{1,200}\.webp)$/;

const sum = { bytes: z.number().int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) };
const Table = z.strictObject({
	name: z.string().max(60),
	columns: z.array(z.string().max(60)).max(200),
	rows: z.number().int().min(0),
	...sum,
});
const Picture = z.strictObject({ id: z.string().max(200), ...sum });

const Manifest = z.strictObject({
	format: z.literal(FORMAT),
	at: z.iso.datetime(),
	/** Whether passwords, passkeys and second factors are in it. */
	logIns: z.boolean(),
	tables: z.array(Table).max(200),
	pictures: z.array(Picture).max(MOST_FILES),
	/** Pictures the shop knows and whose files it had lost. */
	lost: z.array(z.string().max(200)).max(MOST_FILES),
});
export type Manifest = z.infer<typeof Manifest>;
export type ArchivedTable = z.infer<typeof Table>;
export type Summed = { bytes: number; sha256: string };

export function readManifest(text: string): Manifest {
	let said: unknown;
	try {
		said = JSON.parse(text);
	} catch {
		throw new StartupError(`This is no archive of a shop: its ${MANIFEST} cannot be read.`);
	}
	const format = z.looseObject({ format: z.number() }).safeParse(said);
	if (format.success && format.data.format !== FORMAT)
		throw new StartupError(
			`This archive has format ${format.data.format}, and this version of the shop opens format ${FORMAT} only.`,
		);
	const manifest = Manifest.safeParse(said);
	if (!manifest.success) throw new StartupError(`This is no archive of a shop: its ${MANIFEST} says something else.`);
	return manifest.data;
}
