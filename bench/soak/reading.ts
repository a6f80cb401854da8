import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { familyOf, heldMegabytes } from "../memory.ts";

const LOOK_MS = 50;
const READ_WITHIN_MS = 60_000;

/** What the shop's processes hold as they are, garbage included. */
export type Reading = {
	/** What was left after the last time V8 looked through the heap, in all of them. */
	heapMegabytes: number;
	/** What they take of the machine together: what they share counts once (PSS of /proc/PID/smaps_rollup). */
	togetherMegabytes: number;
	/** Of the process that has most in memory, what it shares included (RSS). */
	largestMegabytes: number;
	files: number;
	timers: number;
};

/** Looks at the shop's first process and those it started; their probes answer into files. */
export async function read(shopPid: number, folder: string): Promise<Reading> {
	const { own, largest } = await heldMegabytes(shopPid);
	const pids = await familyOf(shopPid);
	const each = await Promise.all(pids.map((pid) => readOne(pid, join(folder, String(pid)))));
	const sum = (of: (one: (typeof each)[number]) => number) => each.reduce((all, one) => all + of(one), 0);
	return {
		heapMegabytes: sum(({ heapMegabytes }) => heapMegabytes),
		togetherMegabytes: own,
		largestMegabytes: largest,
		files: sum(({ files }) => files),
		timers: sum(({ timers }) => timers),
	};
}

async function readOne(pid: number, file: string) {
	await rm(file, { force: true });
	process.kill(pid, "SIGUSR2");
	for (let waited = 0; waited < READ_WITHIN_MS; waited += LOOK_MS) {
		await pause(LOOK_MS);
		const held = await readFile(file, "utf8")
			.then(JSON.parse)
			.catch(() => undefined);
		if (held) return readingOf(held as Held, await readdir(`/proc/${pid}/fd`));
	}
	throw new Error("the shop does not say what it holds");
}

type Held = { heapUsed: number; resources: string[] };

function readingOf({ heapUsed, resources }: Held, files: string[]) {
	return {
		heapMegabytes: heapUsed / 1024 ** 2,
		files: files.length,
		timers: resources.filter((kind) => kind === "Timeout").length,
	};
}

/** How many connections to a port of this machine are open. */
export async function connectionsTo(port: number): Promise<number> {
	const wanted = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
	const tables = await Promise.all(
		["tcp", "tcp6"].map((name) => readFile(`/proc/net/${name}`, "utf8").catch(() => "")),
	);
	const ESTABLISHED = "01";
	return tables
		.flatMap((table) => table.split("\n").map((line) => line.trim().split(/\s+/)))
		.filter(([, local, , state]) => local?.endsWith(wanted) && state === ESTABLISHED).length;
}
