import { spawn } from "node:child_process";
import { existsSync, openSync, readdirSync, readFileSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Cluster } from "./cluster.ts";
import { until } from "./running.ts";

export type Program = {
	/** As it is called in `status`; its file with the process number and its log have this name. */
	name: string;
	machine: string;
	command: string[];
	env?: Record<string, string>;
	/** One of Debian's programs, not of this machine: it sees their folder as its root. */
	unpacked?: boolean;
	/** The folder it runs in; its machine's own without one. */
	folder?: string;
};

const fileOf = (cluster: Cluster, name: string, kind: "pid" | "log") => join(cluster.run, kind, name);

/** Starts a program on a machine and leaves it running when this command ends. */
export function start(cluster: Cluster, program: Program): void {
	const { name, machine, command, unpacked = false, folder = join(cluster.run, machine) } = program;
	const log = openSync(fileOf(cluster, name, "log"), "a");
	const asked = [...cluster.network.on(machine), ...(unpacked ? inRoot(cluster, folder, command) : command)];
	const child = spawn(asked[0] as string, asked.slice(1), {
		cwd: folder,
		detached: true,
		stdio: ["ignore", log, log],
		env: unpacked
			? { PATH: "/usr/sbin:/usr/bin", LC_ALL: "C.UTF-8", ...program.env }
			: { PATH: process.env.PATH ?? "", ...program.env },
	});
	child.unref();
	if (child.pid !== undefined) writeFileSync(fileOf(cluster, name, "pid"), String(child.pid));
}

/** Mounts are made in a mount namespace of the program's own, so they end with it. */
function inRoot({ root, run, user }: Cluster, folder: string, command: string[]): string[] {
	const asUser = ["setpriv", "--reuid", String(user), "--regid", String(user), "--clear-groups"];
	if (root === undefined) return [...asUser, ...command];
	const script = `
		mkdir -p "$1$2" && mount --bind "$2" "$1$2" && mount --rbind /dev "$1/dev" && mount -t proc proc "$1/proc" &&
		root=$1 folder=$3 && shift 3 && exec chroot "$root" ${asUser.join(" ")} sh -c 'cd "$0" && exec "$@"' "$folder" "$@"`;
	return ["unshare", "--mount", "sh", "-c", script, "sh", root, run, folder, ...command];
}

export function pidOf(cluster: Cluster, name: string): number | undefined {
	const file = fileOf(cluster, name, "pid");
	if (!existsSync(file)) return undefined;
	const pid = Number(readFileSync(file, "utf8"));
	return isAlive(pid) ? pid : undefined;
}

/** Asks a program to end and waits until it has. */
export async function stop(cluster: Cluster, name: string, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
	const pid = pidOf(cluster, name);
	if (pid !== undefined) {
		process.kill(pid, signal);
		await until(`${name} ends`, async () => !isAlive(pid), 60);
	}
	rmSync(fileOf(cluster, name, "pid"), { force: true });
}

/** Waits for a program that ends by itself. */
export async function ended(cluster: Cluster, name: string): Promise<void> {
	await until(`${name} ends`, async () => pidOf(cluster, name) === undefined, 180);
	rmSync(fileOf(cluster, name, "pid"), { force: true });
}

export const programsUp = (cluster: Cluster) =>
	existsSync(join(cluster.run, "pid")) ? readdirSync(join(cluster.run, "pid")).sort() : [];

function isAlive(pid: number): boolean {
	try {
		return !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
	} catch {
		return false;
	}
}

/**
 * Every process of a machine, or of the whole cluster: those that were started, what they started in turn, and whatever
 * works in the machine's folder (PostgreSQL leaves its parent).
 */
export function processesOf(cluster: Cluster, machine?: string): number[] {
	const place = machine === undefined ? `${cluster.run}/` : `${cluster.run}/${machine}/`;
	const all = readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map(Number);
	const started = programsUp(cluster)
		.filter((name) => machine === undefined || name === machine || name.startsWith(`${machine}-`))
		.map((name) => pidOf(cluster, name));
	const found = new Set(started.filter((pid) => pid !== undefined));
	for (const pid of all) {
		if (userOf(pid) === cluster.user && `${folderOf(pid)}/`.includes(place)) found.add(pid);
	}
	const parents = new Map(all.map((pid) => [pid, parentOf(pid)]));
	for (let before = -1; before < found.size; ) {
		before = found.size;
		for (const [pid, parent] of parents) if (parent !== undefined && found.has(parent)) found.add(pid);
	}
	found.delete(process.pid);
	return [...found].filter(isAlive);
}

function folderOf(pid: number): string {
	try {
		return readlinkSync(`/proc/${pid}/cwd`);
	} catch {
		return "";
	}
}

const parentOf = (pid: number) => numberIn(pid, /^PPid:\s+(\d+)/m);
const userOf = (pid: number) => numberIn(pid, /^Uid:\s+(\d+)/m);

function numberIn(pid: number, pattern: RegExp): number | undefined {
	try {
		const found = pattern.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
		return found === undefined ? undefined : Number(found);
	} catch {
		return undefined;
	}
}

/** What a machine does when its power is cut. */
export async function kill(cluster: Cluster, machine?: string): Promise<void> {
	await until(`the processes of ${machine ?? "the cluster"} end`, async () => {
		const pids = processesOf(cluster, machine);
		for (const pid of pids) {
			try {
				process.kill(pid, "SIGKILL");
			} catch {
				// It ended meanwhile.
			}
		}
		return pids.length === 0;
	});
}
