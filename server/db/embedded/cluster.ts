import { randomBytes } from "node:crypto";
import { readdir, readFile, readlink, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { StartupError } from "../../startup-error.ts";
import type { Binaries } from "./binaries.ts";
import { processStat } from "./folder-lock.ts";
import { giveTo, type OsUser, runAs } from "./os-user.ts";

export const SUPERUSER = "shop";

/** Where global/pg_control says which version of it this is, a hundred times the major version. */
const CONTROL_VERSION_AT = 8;

/** One PostgreSQL cluster: `home` holds its data, password, last port and log. */
export type Cluster = { home: string; binaries: Binaries; user: OsUser | undefined; durable: boolean };

const dataOf = (cluster: Cluster) => join(cluster.home, "data");
const program = (cluster: Cluster, name: string) => join(cluster.binaries.folder, name);

/** Makes the cluster unless it is there. Under another name first: what an interrupted start left is never used. */
export async function makeCluster(cluster: Cluster, log: (sentence: string) => void): Promise<string> {
	const { home, user, binaries } = cluster;
	const secret = join(home, "password");
	const version = await versionOf(cluster, log);
	if (version === undefined) {
		const unfinished = join(home, "data.unfinished");
		await rm(unfinished, { recursive: true, force: true });
		await writePassword(cluster);
		const locale = ["-E", "UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
		const access = ["-U", SUPERUSER, "-A", "scram-sha-256", `--pwfile=${secret}`];
		const safety = cluster.durable ? ["--data-checksums"] : ["--no-sync", "--no-data-checksums"];
		await runAs(user, program(cluster, "initdb"), ["-D", unfinished, ...access, ...locale, ...safety]).catch(
			async (error) => {
				await rm(unfinished, { recursive: true, force: true });
				throw refusal(home, String(error.stderr || error.message));
			},
		);
		await rename(unfinished, dataOf(cluster));
	} else if (version !== binaries.major) {
		throw new StartupError(
			`${dataOf(cluster)} was written by PostgreSQL ${version}, but this shop brings PostgreSQL ${binaries.major}: use the version of the shop that made it.`,
		);
	}
	return readFile(secret, "utf8").catch(() => "");
}

/** Which PostgreSQL wrote the data; undefined when there are none. A torn PG_VERSION is made anew from what the data themselves say. */
async function versionOf(cluster: Cluster, log: (sentence: string) => void): Promise<string | undefined> {
	const data = dataOf(cluster);
	const file = join(data, "PG_VERSION");
	const left = await readdir(data).catch(() => []);
	if (left.length === 0) return undefined;
	const version = (await readFile(file, "utf8").catch(() => "")).trim();
	if (/^\d+$/.test(version)) return version;
	const control = await readFile(join(data, "global", "pg_control")).catch(() => Buffer.alloc(0));
	const major =
		control.length < CONTROL_VERSION_AT + 4 ? 0 : Math.floor(control.readUInt32LE(CONTROL_VERSION_AT) / 100);
	if (String(major) !== cluster.binaries.major) {
		throw new StartupError(
			`${data} is torn (PG_VERSION and global/pg_control cannot be read): bring it back from a backup, or move ${cluster.home} away to begin anew.`,
		);
	}
	await writeFile(file, `${major}\n`, { mode: 0o600 });
	await giveTo(cluster.user, file);
	log(`${file} was torn: it is made anew, and nothing is lost.`);
	return String(major);
}

async function writePassword({ home, user }: Cluster): Promise<string> {
	const password = randomBytes(24).toString("base64url");
	await writeFile(join(home, "password"), password, { mode: 0o600 });
	await giveTo(user, join(home, "password"));
	return password;
}

/** Gives the shop a new password for its own PostgreSQL, which must not be running: alone with its data it asks for none. */
export async function renewPassword(cluster: Cluster): Promise<string> {
	const password = await writePassword(cluster);
	const alone = runAs(cluster.user, program(cluster, "postgres"), ["--single", "-D", dataOf(cluster), "postgres"]);
	alone.child.stdin?.end(`alter role ${SUPERUSER} password '${password}'\n`);
	await alone.catch((error) => {
		throw refusal(cluster.home, String(error.stderr || error.message));
	});
	return password;
}

/** The port of this cluster's PostgreSQL, when it is running: after a crash of the server it often still is. */
export async function runningPort(cluster: Cluster): Promise<number | undefined> {
	const pidFile = join(dataOf(cluster), "postmaster.pid");
	const alive = await runAs(cluster.user, program(cluster, "pg_ctl"), ["-D", dataOf(cluster), "status"]).then(
		() => true,
		() => false,
	);
	const [pid = "", , , port] = (await readFile(pidFile, "utf8").catch(() => "")).split("\n");
	if (!alive || !port) return undefined;
	if (!(await isAnother(pid, dataOf(cluster)))) return Number(port);
	// The process number in a file left behind now belongs to some other program.
	await rm(pidFile, { force: true });
	return undefined;
}

/** Certain only: in doubt (no /proc, or no right to look) the process counts as this cluster's PostgreSQL. */
async function isAnother(pid: string, data: string): Promise<boolean> {
	const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
	if (stat === undefined) return false;
	const { program, state } = processStat(stat);
	if (program !== "postgres" || state === "Z") return true;
	const folder = await readlink(`/proc/${pid}/cwd`).catch(() => data);
	return folder !== data;
}

/** Starts PostgreSQL on the port it had before, or on another free one. */
export async function startCluster(
	cluster: Cluster,
	settings: Record<string, string>,
	meanwhile = () => {},
): Promise<number> {
	const logFile = join(cluster.home, "log");
	const lastPort = join(cluster.home, "port");
	let wanted = Number(await readFile(lastPort, "utf8").catch(() => "0"));
	for (let tries = 0; ; tries += 1) {
		const port = await freePort(wanted);
		await removeSockets(cluster);
		const options = Object.entries({ ...settings, port: String(port) }).map(([name, value]) => `-c ${name}='${value}'`);
		const before = (await readFile(logFile, "utf8").catch(() => "")).length;
		const start = ["-D", dataOf(cluster), "-l", logFile, "-o", options.join(" "), "-w", "-t", "60", "start"];
		const starting = runAs(cluster.user, program(cluster, "pg_ctl"), start);
		meanwhile();
		const failed = await starting.then(
			() => undefined,
			(error) => String(error.stderr || error.message),
		);
		if (failed === undefined) {
			await writeFile(lastPort, String(port));
			return port;
		}
		const said = (await readFile(logFile, "utf8").catch(() => "")).slice(before);
		const portTaken = /Address already in use|could not create any TCP/.test(said);
		const stillEnding = /pre-existing shared memory|lock file .* already exists/.test(said);
		if (tries >= 20 || !(portTaken || stillEnding)) throw refusal(cluster.home, said || failed);
		if (portTaken) wanted = 0;
		// The children of a killed PostgreSQL take a moment to end.
		await pause(250);
	}
}

/** A killed PostgreSQL leaves its socket's lock, which counts as held when some other program got its process number. */
async function removeSockets({ home }: Cluster): Promise<void> {
	const left = (await readdir(home)).filter((name) => name.startsWith(".s.PGSQL."));
	for (const name of left) await rm(join(home, name), { force: true });
}

/** Asks for a fast end (open transactions are undone); insists when that takes too long. */
export async function stopCluster(cluster: Cluster): Promise<void> {
	for (const mode of ["fast", "immediate"]) {
		if ((await runningPort(cluster)) === undefined) return;
		const stop = ["-D", dataOf(cluster), "-m", mode, "-w", "-t", "8", "stop"];
		await runAs(cluster.user, program(cluster, "pg_ctl"), stop).catch(() => {});
	}
}

/** What PostgreSQL's programs said, as one sentence. */
export function refusal(home: string, said: string): StartupError {
	if (/No space left on device/.test(said)) return new StartupError(`The disk that holds ${home} is full.`);
	const line =
		said.split("\n").find((text) => /FATAL|PANIC|initdb: error|could not/.test(text)) ??
		said.trim().split("\n").at(-1) ??
		"";
	const reason = line.replace(/^.*?(FATAL|PANIC|initdb: error):\s*/, "").replace(/[.\s]+$/, "");
	return new StartupError(`PostgreSQL could not be started in ${home}: ${reason}.`);
}

async function freePort(wanted: number): Promise<number> {
	const listen = (port: number) =>
		new Promise<number>((resolve, reject) => {
			const server = createServer();
			server.once("error", reject);
			server.listen(port, "127.0.0.1", () => {
				const address = server.address();
				server.close(() => resolve(typeof address === "object" && address ? address.port : port));
			});
		});
	return listen(wanted).catch(() => listen(0));
}
