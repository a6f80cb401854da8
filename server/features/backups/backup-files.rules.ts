import { z } from "zod";
import { StartupError } from "../../startup-error.ts";

/** One more with every change that the version before cannot read. */
const FORMAT = 1;
const STAMP = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;
const MANIFEST = "manifest.json";
const PICTURES = "pictures";

/** A backup is a folder named by its moment; it counts once its manifest is there, which is written last. */
export const stampOf = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

export function momentOf(stamp: string): Date {
	const [day, time = ""] = stamp.split("T");
	return new Date(`${day}T${time.replaceAll("-", ":")}`);
}

export const manifestFile = (stamp: string) => `${stamp}/${MANIFEST}`;
export const partFile = (stamp: string, part: number) => `${stamp}/part-${String(part).padStart(6, "0")}.rows`;
/** Pictures never change under their names: all backups of a place share them. */
export const pictureFile = (id: string) => `${PICTURES}/${id}.webp`;

/** Which backup a file belongs to, and whether it is the one that makes it whole; null for pictures and what is not ours. */
export function backupOfFile(file: string): { stamp: string; isManifest: boolean } | null {
	const [stamp = "", name] = file.split("/");
	return STAMP.test(stamp) ? { stamp, isManifest: name === MANIFEST } : null;
}

export function pictureOfFile(file: string): string | null {
	return file.match(/^pictures\/([A-Za-z0-9_-]{1,200})\.webp$/)?.[1] ?? null;
}

const BackupPart = z.strictObject({ file: z.string().max(100), sha256: z.string().regex(/^[0-9a-f]{64}$/) });
const BackupManifest = z.strictObject({
	format: z.literal(FORMAT),
	at: z.iso.datetime(),
	/** The moment of the last migration its tables had. */
	tables: z.number().int(),
	rows: z.array(
		z.strictObject({ table: z.string().max(60), rows: z.number().int().min(0), parts: z.array(BackupPart) }),
	),
	/** What the numbers of new rows come from, and the last they gave. */
	sequences: z.array(z.strictObject({ name: z.string().max(200), last: z.number().int() })),
	/** Work that was written down for later. */
	waiting: z.array(z.strictObject({ queue: z.string().max(100), data: z.record(z.string(), z.unknown()) })),
	pictures: z.array(z.strictObject({ id: z.string().max(200), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
	/** Pictures the shop knows and whose files it had lost. */
	lost: z.array(z.string().max(200)),
});
export type BackupManifest = z.infer<typeof BackupManifest>;
export type BackupPart = z.infer<typeof BackupPart>;

export const newManifest = (said: Omit<BackupManifest, "format">): BackupManifest => ({ format: FORMAT, ...said });

export function readManifest(bytes: Buffer): BackupManifest {
	let said: unknown;
	try {
		said = JSON.parse(bytes.toString());
	} catch {
		throw new StartupError("The backup is damaged: its manifest cannot be read.");
	}
	const format = z.looseObject({ format: z.number() }).safeParse(said);
	if (format.success && format.data.format > FORMAT)
		throw new StartupError("This backup was written by a newer version of the shop: use that version.");
	const manifest = BackupManifest.safeParse(said);
	if (!manifest.success) throw new StartupError("The backup is damaged: its manifest says something else.");
	return manifest.data;
}
