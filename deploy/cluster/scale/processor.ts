import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** `ip netns exec` hides this machine's groups from what it runs; whoever started that still sees them. */
const GROUPS =
	["/sys/fs/cgroup", `/proc/${process.ppid}/root/sys/fs/cgroup`].find(
		(folder) => existsSync(folder) && readdirSync(folder).length > 0,
	) ?? "/sys/fs/cgroup";
/** Short, so that a machine with a fifth of a core waits milliseconds for its next turn and not a tenth of a second. */
const PERIOD_US = 20_000;
const TICKS_PER_SECOND = 100;

const isUnified = () => existsSync(join(GROUPS, "cgroup.controllers"));
const root = () => (isUnified() ? GROUPS : join(GROUPS, "cpu"));
const PREFIX = "perchero-";
const groupOf = (machine: string) => join(root(), `${PREFIX}${machine}`);

/** Lets these processes, and all they start, have no more than this part of one core together. */
export function limit(machine: string, cores: number, pids: readonly number[]): void {
	const group = groupOf(machine);
	if (isUnified()) writeFileSync(join(GROUPS, "cgroup.subtree_control"), "+cpu");
	mkdirSync(group, { recursive: true });
	const quota = Math.round(cores * PERIOD_US);
	if (isUnified()) writeFileSync(join(group, "cpu.max"), `${quota} ${PERIOD_US}`);
	else {
		writeFileSync(join(group, "cpu.cfs_period_us"), String(PERIOD_US));
		writeFileSync(join(group, "cpu.cfs_quota_us"), String(quota));
	}
	for (const pid of pids) move(pid, group);
}

function unlimit(machine: string): void {
	const group = groupOf(machine);
	if (!existsSync(group)) return;
	for (const pid of readFileSync(join(group, "cgroup.procs"), "utf8").split("\n").filter(Boolean)) move(pid, root());
	rmdirSync(group);
}

/** Also what a measurement left that was broken off. */
export function unlimitAll(): void {
	if (!existsSync(root())) return;
	for (const name of readdirSync(root())) if (name.startsWith(PREFIX)) unlimit(name.slice(PREFIX.length));
}

function move(pid: number | string, group: string): void {
	try {
		writeFileSync(join(group, "cgroup.procs"), String(pid));
	} catch {
		// It ended meanwhile.
	}
}

/** Seconds of a processor that these processes have used so far. */
export function secondsUsed(pids: readonly number[]): number {
	return pids.reduce((sum, pid) => sum + ticksOf(pid), 0) / TICKS_PER_SECOND;
}

function ticksOf(pid: number): number {
	try {
		// After the name, which may hold anything, come the state and the numbers; user and system time are the 12th and 13th of those.
		const numbers = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
		return Number(numbers[11]) + Number(numbers[12]);
	} catch {
		return 0;
	}
}

export function nameOf(pid: number): string {
	try {
		return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
	} catch {
		return "";
	}
}
