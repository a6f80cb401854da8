import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { familyOf } from "../memory.ts";

const LOOK_MS = 50;
const READ_WITHIN_MS = 60_000;

/** What the shop's processes hold together after their garbage was collected. */
export type Reading = {
	heapMegabytes: number;
	residentMegabytes: number;
	/** Of the process that has most in memory. */
	largestMegabytes: number;
	files: number;
	timers: number;
};

/** Asks the probes in the shop's first process and in those it started, each of which answers into a file. */
export async function read(shopPid: number, folder: string): Promise<Reading> {
	const pids = await familyOf(shopPid);
	const each = await Promise.all(pids.map((pid) => readOne(pid, join(folder, String(pid)))));
	const sum = (of: (one: Omit<Reading, "largestMegabytes">) => number) => each.reduce((all, one) => all + of(one), 0);
	return {
		heapMegabytes: sum(({ heapMegabytes }) => heapMegabytes),
		residentMegabytes: sum(({ residentMegabytes }) => residentMegabytes),
		largestMegabytes: Math.max(...each.map(({ residentMegabytes }) => residentMegabytes)),
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

type Held = { heapUsed: number; rss: number; resources: string[] };

function readingOf({ heapUsed, rss, resources }: Held, files: string[]) {
	return {
		heapMegabytes: heapUsed / 1024 ** 2,
		residentMegabytes: rss / 1024 ** 2,
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
