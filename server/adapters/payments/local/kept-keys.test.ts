import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readKept, writeKept } from "./kept-keys.ts";

test.each([
	["cut off", '{"keys":{"publicKey":"TEST-1","acc'],
	["empty", ""],
	["of another shape", "null"],
])("A14: a file that is %s is set aside, named in one sentence and made anew", async (_, left) => {
	const dir = await mkdtemp(join(tmpdir(), "perchero-kept-"));
	onTestFinished(() => rm(dir, { recursive: true, force: true }));
	const file = join(dir, "stand-in.json");
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
