import { readdir, readFile, rm } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";

const LOOK_MS = 50;
const READ_WITHIN_MS = 60_000;

/** What the shop's process holds after its garbage was collected. */
export type Reading = { heapMegabytes: number; residentMegabytes: number; files: number; timers: number };

/** Asks the probe in the shop's process, which answers into a file. */
export async function read(pid: number, file: string): Promise<Reading> {
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

function readingOf({ heapUsed, rss, resources }: Held, files: string[]): Reading {
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
