import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createStorages } from "../adapters/storage/create-storage.ts";
import { freshDatabase } from "../testing/database.ts";
import { fillSmallShop } from "../testing/small-shop.ts";

type Ended = { code: number; out: string; problem: string };

/** Runs the command as somebody would. */
function archive(args: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			["build/shop/archive.js", ...args],
			{ env: { PATH: process.env.PATH, ...env } },
			(error, out, problem) => resolve({ code: Number(error?.code ?? 0), out, problem }),
		);
	});
}

async function addPicture(dataDir: string, id: string): Promise<void> {
	const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: "#123456" } }).webp();
	await createStorages({ dataDir, s3: undefined }).local.put(`${id}.webp`, await drawn.toBuffer(), "image/webp");
}

test("a shop becomes a file for its owner alone, and the file a shop; an open one is left alone", async () => {
	const folder = await mkdtemp(join(tmpdir(), "perchero-archive-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	const [from, to] = [await freshDatabase(), await freshDatabase()];
	onTestFinished(() => Promise.all([from.drop(), to.drop()]).then(() => {}));
	await fillSmallShop(from.pool);
	await from.pool.query(`insert into image (id, storage, width, height, bytes) values ('front_1', 'local', 8, 8, 100)`);
	await addPicture(folder, "front_1");
	const file = join(folder, "shop.zip");
	const env = { DATA_DIR: folder };

	const written = await archive([file], { ...env, DATABASE_URL: from.url });
	expect(written).toMatchObject({ code: 0, problem: "" });
	expect(written.out).toContain(
		"1 products, 1 pictures, 1 clients, 2 orders; the files of 1 pictures were lost before",
	);
	expect(written.out).toContain("Mails that still wait and are not in it: 1.");
	expect((await stat(file)).mode & 0o777).toBe(0o600);
	expect((await readdir(folder)).filter((name) => name.includes("unfinished"))).toEqual([]);

	await to.pool.query("select");
	const beside = await archive(["open", file], { ...env, DATABASE_URL: to.url });
	expect(beside).toMatchObject({ code: 1, problem: "A server is using this database: stop it first.\n" });
	await to.close();
	const opened = await archive(["open", file], { ...env, DATABASE_URL: to.url });
	expect(opened).toMatchObject({ code: 0, problem: "" });
	expect(opened.out).toContain("npm run staff -- add NAME");
	const again = await archive(["open", file], { ...env, DATABASE_URL: to.url });
	expect(again.code).toBe(1);
	expect(again.problem).toMatch(/^This shop is not empty \(removed_shelf\)/);
}, 60_000);

test("a database of another version is not brought up to date for an archive", async () => {
	const shop = await freshDatabase();
	onTestFinished(() => shop.drop());
	await shop.pool.query(
		"delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)",
	);
	const { code, problem } = await archive(["/nowhere/at-all/shop.zip"], { DATABASE_URL: shop.url });
	expect(code).toBe(1);
	expect(problem).toMatch(/^This database does not hold all tables of this version of the shop/);
});

test.each([
	[[], {}, "Usage: npm run archive"],
	[["open"], {}, "Usage: npm run archive"],
	[["shop.zip"], { DATA_DIR: "/nowhere/at-all" }, "There is no shop in /nowhere/at-all yet"],
])("%j with %j is answered in one sentence", async (args, env, sentence) => {
	const { code, problem } = await archive(args, env);
	expect(code).toBe(1);
	expect(problem.trim().split("\n")).toEqual([expect.stringContaining(sentence)]);
});
