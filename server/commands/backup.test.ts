import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createStorages } from "../adapters/storage/create-storage.ts";
import { openDatabase } from "../db/client.ts";
import { migrateUpTo } from "../db/migrate.ts";
import { openPlace } from "../features/backups/backup-place.service.ts";
import { writeBackup } from "../features/backups/write-backup.service.ts";
import { jobs as knownJobs } from "../features/jobs.ts";
import { installJobs } from "../jobs/install.ts";
import { emptyDatabase, freshDatabase } from "../testing/database.ts";
import { fillSmallShop } from "../testing/small-shop.ts";

type Ended = { code: number; out: string; problem: string };

/** Runs a command as somebody would. */
function run(command: "backup" | "restore", args: string[], env: NodeJS.ProcessEnv): Promise<Ended> {
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			[`build/shop/${command}.js`, ...args],
			{ env: { PATH: process.env.PATH, ...env } },
			(error, out, problem) => resolve({ code: Number(error?.code ?? 0), out, problem }),
		);
	});
}

async function newFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), "perchero-backup-"));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

/** A database in which nothing is, closed to the test until somebody restored it. */
async function target(): Promise<string> {
	const { url, drop } = await emptyDatabase();
	onTestFinished(drop);
	return url;
}

async function smallShop(dataDir: string) {
	const shop = await freshDatabase();
	onTestFinished(shop.drop);
	await fillSmallShop(shop.pool);
	await shop.pool.query("insert into image (id, storage, width, height, bytes) values ('front_1', 'local', 8, 8, 100)");
	const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: "#123456" } }).webp();
	await createStorages({ dataDir, s3: undefined }).local.put("front_1.webp", await drawn.toBuffer(), "image/webp");
	await installJobs(shop.url, knownJobs);
	await shop.pool.query(`insert into pgboss.job (name, data) values ('mail', '{"mailId": 1}')`);
	return shop;
}

/** Every row, rule and number of a shop. */
async function wholeOf(pool: Pool): Promise<Record<string, unknown>> {
	const all = async (query: string) => (await pool.query(query)).rows.map((row) => JSON.stringify(row)).sort();
	const { rows } = await pool.query<{ name: string }>(
		"select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
	);
	const tables: Record<string, unknown> = {};
	for (const { name } of rows) tables[name] = await all(`select r::text from ${name} r`);
	return {
		tables,
		rules: await all(
			"select conrelid::regclass, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace",
		),
		triggers: await all("select tgrelid::regclass, tgname, tgenabled from pg_trigger where not tgisinternal"),
		sequences: await all("select sequencename, last_value from pg_sequences where schemaname = 'public'"),
	};
}

async function readShop<T>(url: string, read: (pool: Pool) => Promise<T>): Promise<T> {
	const { pool, close } = openDatabase(url, { max: 1 });
	try {
		return await read(pool);
	} finally {
		await close();
	}
}

test("an open shop is backed up and brought back with every row, rule, number, picture and waiting mail", async () => {
	const [dataDir, otherDir, backups] = [await newFolder(), await newFolder(), await newFolder()];
	const shop = await smallShop(dataDir);
	await shop.pool.query(
		`insert into shop_setting (key, value) values ('nothing', 'null'), ('a"b\\c', '{"x": [1, null]}')`,
	);
	const env = { BACKUPS: backups, BACKUP_KEY: randomBytes(32).toString("base64") };

	const written = await run("backup", [], { ...env, DATA_DIR: dataDir, DATABASE_URL: shop.url });
	expect(written).toMatchObject({ code: 0, problem: "" });
	expect(written.out).toMatch(/1 pictures\.\nBackups kept: 1/);
	for (const folder of await readdir(backups))
		for (const name of await readdir(join(backups, folder)))
			expect((await readFile(join(backups, folder, name))).subarray(0, 6).toString(), name).toBe("SEALED");

	const before = await wholeOf(shop.pool);
	const url = await target();
	const brought = await run("restore", [], { ...env, DATA_DIR: otherDir, DATABASE_URL: url });
	expect(brought).toMatchObject({ code: 0, problem: "" });
	expect(brought.out).toContain("Work that waited and is done once the shop runs: 1.");
	expect(brought.out).toContain("The books are sound.");
	await readShop(url, async (pool) => {
		expect(await wholeOf(pool)).toEqual(before);
		const { rows } = await pool.query("select name, data from pgboss.job where name not like '\\_\\_%' order by name");
		expect(rows).toEqual([
			{ name: "image-sizes", data: { id: "front_1" } },
			{ name: "mail", data: { mailId: 1 } },
		]);
	});
	const picture = (dir: string) => readFile(join(dir, "images", "front_1.webp"));
	expect(await picture(otherDir)).toEqual(await picture(dataDir));

	const again = await run("restore", [], { ...env, DATA_DIR: otherDir, DATABASE_URL: url });
	expect(again).toMatchObject({ code: 1, problem: expect.stringContaining("This database is not empty") });
}, 120_000);

test("what is damaged, missing or of another key is refused, and the database stays new", async () => {
	const [dataDir, backups] = [await newFolder(), await newFolder()];
	const shop = await smallShop(dataDir);
	const env = { BACKUPS: backups, DATA_DIR: dataDir };
	expect((await run("backup", [], { ...env, DATABASE_URL: shop.url })).code).toBe(0);
	const url = await target();
	const refused = async (spoil: (folder: string) => Promise<unknown>, more = {}) => {
		const folder = await newFolder();
		await cp(backups, folder, { recursive: true });
		await spoil(folder);
		const { code, problem } = await run("restore", ["--from", folder], { ...env, ...more, DATABASE_URL: url });
		const { rows } = await readShop(url, (pool) => pool.query("select from pg_tables where schemaname = 'public'"));
		expect({ code, tables: rows.length }).toEqual({ code: 1, tables: 0 });
		return problem;
	};
	const [stamp = ""] = (await readdir(backups)).filter((name) => name !== "pictures");
	const part = join(stamp, "part-000001.rows");
	expect(await refused((folder) => writeFile(join(folder, part), "other"))).toContain("part-000001.rows was changed");
	expect(await refused((folder) => rm(join(folder, part)))).toContain("part-000001.rows is missing");
	expect(await refused((folder) => writeFile(join(folder, "pictures", "front_1.webp"), ""))).toContain("front_1");
	expect(await refused((folder) => rm(join(folder, stamp, "manifest.json")))).toContain("There is no backup in");
	expect(await refused(async () => {}, { BACKUP_KEY: randomBytes(32).toString("base64") })).toContain("not encrypted");
	expect(await run("restore", ["--list"], env)).toMatchObject({ code: 0, out: `${stamp}\n` });
	expect(await run("backup", [], { DATA_DIR: dataDir })).toMatchObject({
		code: 1,
		problem: expect.stringContaining("set BACKUPS"),
	});
}, 120_000);

test("a backup of an older version is brought back and then brought up to date", async () => {
	const [dataDir, backups] = [await newFolder(), await newFolder()];
	const journal = JSON.parse(await readFile("server/db/migrations/meta/_journal.json", "utf8"));
	const older = await target();
	await migrateUpTo(older, journal.entries.at(-2).when);
	const database = openDatabase(older, { max: 1 });
	await database.pool.query("insert into client (phone, email) values (1155550100, 'ana@example.com')");
	const config = { backups, backupKey: undefined, s3: undefined };
	const storages = createStorages({ dataDir, s3: undefined });
	const place = openPlace(config, undefined);
	await writeBackup({ db: database.db, storages, place, now: () => new Date(), onProgress: () => {} });
	await database.close();

	const url = await target();
	const { code, out } = await run("restore", [], { BACKUPS: backups, DATA_DIR: dataDir, DATABASE_URL: url });
	expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining("It was of an older version") });
	const { rows } = await readShop(url, (pool) => pool.query("select email from client"));
	expect(rows).toEqual([{ email: "ana@example.com" }]);
}, 120_000);

test("old backups go by the rule with the pictures only they had; what was never finished goes after a day", async () => {
	const [dataDir, backups] = [await newFolder(), await newFolder()];
	const shop = await smallShop(dataDir);
	const place = openPlace({ backups, backupKey: undefined, s3: undefined }, undefined);
	const at = (moment: string) =>
		writeBackup({
			db: shop.db,
			storages: createStorages({ dataDir, s3: undefined }),
			place,
			now: () => new Date(moment),
			onProgress: () => {},
		});
	await at("2026-03-02T03:00:00Z");
	await at("2026-03-02T04:00:00Z");
	await place.put("2026-03-02T05-00-00Z/part-000001.rows", Buffer.from("begun"));
	await shop.pool.query("delete from image where id = 'front_1'");
	expect((await at("2026-03-04T03:00:00Z")).kept).toEqual(["2026-03-04T03-00-00Z", "2026-03-02T04-00-00Z"]);
	expect((await place.look()).pictures).toEqual(new Set(["front_1"]));
	expect(await readdir(backups)).not.toContain("2026-03-02T05-00-00Z");
	for (let month = 4; month < 16; month += 1) await at(new Date(Date.UTC(2026, month, 4)).toISOString());
	expect((await place.look()).whole).toHaveLength(12);
	expect((await place.look()).pictures).toEqual(new Set());
	await expect(at("2027-04-04T00:00:00Z")).rejects.toThrow("A backup of this second");
}, 120_000);
