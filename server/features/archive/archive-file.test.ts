import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { archiveOf, fillWholeShop } from "#server/testing/archives.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { writeArchiveFile } from "./archive-file.service.ts";

const { shop, test } = shopTest();
const at = new Date("2026-03-01T12:00:00.000Z");

test.beforeAll(() => fillWholeShop(shop));

async function folderOf() {
	const folder = await mkdtemp(join(tmpdir(), "perchero-archive-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}
const source = () => ({ db: shop.db, storages: shop.deps.storages, now: () => at, withLogIns: false });

test("nothing that lies in the folder is written into on the way, and nobody else can read what is", async () => {
	const folder = await folderOf();
	const other = join(folder, "other");
	await writeFile(other, "somebody else's");
	await symlink(other, join(folder, "shop.zip.unfinished"));
	const modes: Promise<number>[] = [];
	const onProgress = () => {
		const unfinished = readdir(folder).then((names) => names.find((name) => /^shop\.zip\..+\.unfinished$/.test(name)));
		modes.push(unfinished.then(async (name) => (await stat(join(folder, String(name)))).mode & 0o777));
	};
	const file = join(folder, "shop.zip");
	await writeArchiveFile({ ...source(), onProgress: (part) => void (part === "size" && onProgress()) }, file);
	expect(await readFile(other, "utf8")).toBe("somebody else's");
	expect(await Promise.all(modes)).toEqual([0o600]);
	expect((await stat(file)).mode & 0o777).toBe(0o600);
	expect((await readFile(file)).equals(await archiveOf(source()))).toBe(true);
	expect((await readdir(folder)).sort()).toEqual(["other", "shop.zip", "shop.zip.unfinished"]);
});

test("a failure leaves nothing behind and the former file as it was", async () => {
	const folder = await folderOf();
	const file = join(folder, "shop.zip");
	await writeFile(file, "the former one");
	const onProgress = () => {
		throw new Error("no more");
	};
	await expect(writeArchiveFile({ ...source(), onProgress }, file)).rejects.toThrow("no more");
	expect(await readdir(folder)).toEqual(["shop.zip"]);
	expect(await readFile(file, "utf8")).toBe("the former one");
});

test("a place where nothing can be written is said in one sentence", async () => {
	const file = join(await folderOf(), "nowhere", "shop.zip");
	await expect(writeArchiveFile({ ...source(), onProgress: () => {} }, file)).rejects.toThrow(
		`${file} cannot be written: `,
	);
});
