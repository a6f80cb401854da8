import { randomBytes, randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const Kept = z.object({
	keys: z.object({ publicKey: z.string(), accessToken: z.string(), webhookSecret: z.string() }),
	port: z.number().optional(),
});
export type Kept = z.output<typeof Kept>;
const fileIn = (dir: string) => join(dir, "keys.json");
/** What the file was called by versions before 0.3.0. */
const earlierFileIn = (dir: string) => join(dir, "stand-in.json");

/** Where the local card provider keeps what it knows. A folder that a version before 0.3.0 made stays where it is. */
export function localCardsFolder(dataDir: string): string {
	const earlier = join(dataDir, "card-rehearsal");
	return existsSync(earlier) ? earlier : join(dataDir, "local-cards");
}

/** The keys and the port of the last start, else new keys. A torn file is set aside: its keys were good for nothing but this provider. */
export async function readKept(dir: string | undefined, say: (sentence: string) => void): Promise<Kept> {
	const fresh = {
		keys: {
			publicKey: `TEST-${randomUUID()}`,
			accessToken: `TEST-${randomBytes(24).toString("hex")}`,
			webhookSecret: randomBytes(32).toString("hex"),
		},
	};
	if (!dir) return fresh;
	await mkdir(dir, { recursive: true });
	const file = existsSync(fileIn(dir)) ? fileIn(dir) : earlierFileIn(dir);
	const text = await readFile(file, "utf8").catch(() => undefined);
	if (text === undefined) return fresh;
	const kept = Kept.safeParse(parsed(text));
	if (kept.success) return kept.data;
	const aside = `${file}.torn`;
	await rename(file, aside);
	say(`${file} was torn: it is set aside as ${aside}, and the local card provider has new keys; no payment is lost.`);
	return fresh;
}

/** Under another name first, so that a start that is killed leaves the old file whole. */
export async function writeKept(dir: string, kept: Kept): Promise<void> {
	const unfinished = `${fileIn(dir)}.new`;
	await writeFile(unfinished, JSON.stringify(kept), { mode: 0o600 });
	await rename(unfinished, fileIn(dir));
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
