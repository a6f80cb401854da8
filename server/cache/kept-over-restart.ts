import { createHash } from "node:crypto";
import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { deserialize, serialize } from "node:v8";
import type { AnswerCache } from "./answer-cache.ts";
import { KeptAnswer, type PackedAnswer } from "./kept-answer.ts";
import type { Position } from "./position.ts";

const LARGEST_FILE = 32 * 1024 * 1024;

/** What has to be as it was for answers to be so, too: the position, and whatever else pages are made of, as one word. */
export type Circumstances = { position: Position; made: string };
type Head = Circumstances & { sum: string };

const sumOf = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/** Writes down what is kept, those used last first, as far as there is room. What shows nothing that has a name is left out. */
export async function writeKept(file: string, cache: AnswerCache, { position, made }: Circumstances): Promise<void> {
	const answers: [key: string, answer: PackedAnswer][] = [];
	let room = LARGEST_FILE;
	for (const [key, answer] of cache.entries()) {
		const packed = answer.tags.size > 0 ? answer.packed : undefined;
		if (!packed) continue;
		room -= serialize(packed).length + 2 * key.length;
		if (room < 0) break;
		answers.push([key, packed]);
	}
	const content = serialize(answers);
	const head: Head = { position, made, sum: sumOf(content) };
	const unfinished = `${file}~`;
	await writeFile(unfinished, [`${JSON.stringify(head)}\n`, content], { mode: 0o600 });
	await rename(unfinished, file);
}

/**
 * Takes back what was written down, if nothing has changed since. `readNow` is asked while changes are already heard of: what is
 * changed after it is dropped as usual.
 */
export async function takeKept(
	file: string,
	cache: AnswerCache,
	readNow: () => Promise<Circumstances>,
): Promise<number> {
	try {
		const written = await readFile(file);
		const end = written.indexOf("\n");
		const head = JSON.parse(written.toString("utf8", 0, end)) as Head;
		const content = written.subarray(end + 1);
		const moment = cache.moment;
		const now = await readNow();
		if (head.position !== now.position || head.made !== now.made || head.sum !== sumOf(content)) return 0;
		const answers = deserialize(content) as [key: string, answer: PackedAnswer][];
		// Dropped while it was read: it is not known whether that was in it.
		if (cache.moment !== moment) return 0;
		// Those used last are put last, so that they are what there is room for.
		for (const [key, answer] of answers.reverse()) cache.put(key, KeptAnswer.unpack(answer));
		return answers.length;
	} catch {
		// None was written, or it cannot be read: pages are made anew.
		await rm(file, { force: true }).catch(() => undefined);
		return 0;
	}
}
