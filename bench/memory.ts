import { readdir, readFile } from "node:fs/promises";

export type Held = {
	/** What each process has in memory, added up: what they share (the program itself) counts once for each of them. */
	resident: number;
	/** What they take of the machine: what they share counts once. */
	own: number;
	/** The largest of them, as it counts alone. */
	largest: number;
};

/** What a process and the processes it started hold, in megabytes, without the embedded PostgreSQL, which has another parent. */
export async function heldMegabytes(pid: number): Promise<Held> {
	const pids = await familyOf(pid);
	const resident = await Promise.all(pids.map(async (each) => kilobytes(await fileOf(each, "status"), "VmRSS")));
	const own = await Promise.all(pids.map(async (each) => kilobytes(await fileOf(each, "smaps_rollup"), "Pss")));
	const sum = (values: number[]) => Math.round(values.reduce((all, value) => all + value, 0) / 1024);
	return { resident: sum(resident), own: sum(own), largest: Math.round(Math.max(...resident) / 1024) };
}

/** What a process and the processes it started hold in memory, added up. */
export const residentMegabytes = async (pid: number) => (await heldMegabytes(pid)).resident;

/** A process and those it started, however many steps away. */
export async function familyOf(pid: number): Promise<number[]> {
	const all = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
	const parents = await Promise.all(all.map(async (each) => [each, await parentOf(each)] as const));
	const family = [pid];
	for (const member of family) for (const [each, parent] of parents) if (parent === member) family.push(each);
	return family;
}

const parentOf = async (pid: number) => Number(/PPid:\s+(\d+)/.exec(await fileOf(pid, "status"))?.[1]);
const kilobytes = (text: string, name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0);

/** Empty when the process has ended meanwhile. */
function fileOf(pid: number, name: string): Promise<string> {
	return readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "");
}
