import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartupError } from "../../startup-error.ts";
import { folderHolder, lockFolder } from "./folder-lock.ts";

let dir: string;
beforeEach(async () => {
	dir = await mkdtemp(join(tmpdir(), "perchero-lock-"));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test("a folder that is in use is refused in one sentence, and free again afterwards", async () => {
	const unlock = await lockFolder(dir);
	expect(await folderHolder(dir)).toBe(process.pid);
	const refused = await lockFolder(dir).catch((error: unknown) => error);
	expect(refused).toBeInstanceOf(StartupError);
	expect((refused as Error).message).toBe(
		`Another server (process ${process.pid}) already uses DATA_DIR ${dir}: stop it, or set another DATA_DIR.`,
	);
	await unlock();
	expect(await folderHolder(dir)).toBeUndefined();
	await (await lockFolder(dir))();
	expect(await readdir(dir)).toEqual(["server.lock.2"]);
});

test.each([
	["of a process that is gone", "2147483646 1"],
	["whose process number now belongs to another process", `${process.pid} 1`],
	["that a power cut left empty", ""],
])("a lock %s counts as free, and exactly one of many gets it", async (_whose, left) => {
	await writeFile(join(dir, "server.lock.6"), left);
	const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(dir)));
	expect(tries.filter((tried) => tried.status === "fulfilled")).toHaveLength(1);
	expect(await readdir(dir)).toEqual(["server.lock.7"]);
});
