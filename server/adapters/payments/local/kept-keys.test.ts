import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { localCardsFolder, readKept, writeKept } from "./kept-keys.ts";

async function emptyFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "perchero-kept-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

test.each([
	["cut off", '{"keys":{"publicKey":"TEST-1","acc'],
	["empty", ""],
	["of another shape", "null"],
])("A14: a file that is %s is set aside, named in one sentence and made anew", async (_, left) => {
	const dir = await emptyFolder();
	const file = join(dir, "keys.json");
	await writeFile(file, left);
	const said: string[] = [];
	const made = await readKept(dir, (sentence) => said.push(sentence));
	expect(made.keys.publicKey).toMatch(/^TEST-/);
	expect(said).toEqual([expect.stringContaining(`${file} was torn`)]);
	expect(await readFile(`${file}.torn`, "utf8")).toBe(left);

	await writeKept(dir, { ...made, port: 4711 });
	expect(await readKept(dir, (sentence) => said.push(sentence))).toEqual({ ...made, port: 4711 });
	expect(said).toHaveLength(1);
});

test("what an earlier version kept, under its names, is found again", async () => {
	const data = await emptyFolder();
	expect(localCardsFolder(data)).toBe(join(data, "local-cards"));
	const earlier = join(data, "card-rehearsal");
	await mkdir(earlier);
	expect(localCardsFolder(data)).toBe(earlier);
	const kept = { keys: { publicKey: "TEST-1", accessToken: "TEST-2", webhookSecret: "3" }, port: 4711 };
	await writeFile(join(earlier, "stand-in.json"), JSON.stringify(kept));
	const said: string[] = [];
	expect(await readKept(earlier, (sentence) => said.push(sentence))).toEqual(kept);
	await writeKept(earlier, { ...kept, port: 4712 });
	expect(await readKept(earlier, (sentence) => said.push(sentence))).toEqual({ ...kept, port: 4712 });
	expect(said).toEqual([]);
});
