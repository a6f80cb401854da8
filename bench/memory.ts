import { readdir, readFile } from "node:fs/promises";

/** What a process and the processes it started hold in memory, without the embedded PostgreSQL, which has another parent. */
export async function residentMegabytes(pid: number): Promise<number> {
	const own = Number((await statusOf(pid)).match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024;
	const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
	const children: number[] = [];
	for (const each of pids) if (/PPid:\s+(\d+)/.exec(await statusOf(each))?.[1] === String(pid)) children.push(each);
	const theirs = await Promise.all(children.map(residentMegabytes));
	return Math.round(theirs.reduce((sum, megabytes) => sum + megabytes, own));
}

/** Empty when the process has ended meanwhile. */
function statusOf(pid: number): Promise<string> {
	return readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
}
