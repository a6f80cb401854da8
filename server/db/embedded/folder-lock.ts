import { randomBytes } from "node:crypto";
import { link, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../../startup-error.ts";

/**
 * Makes sure that one server at a time uses a DATA_DIR. The lock names its process and when that process started:
 * a killed server's lock counts as free, also when its number now belongs to another process.
 *
 * Each holder makes the next numbered file, which only one can do, and the highest number counts. Numbers never go
 * back (a released lock stays as an empty file), so a slow contender cannot take what was decided meanwhile.
 */
export async function lockFolder(dir: string): Promise<() => Promise<void>> {
	const draft = join(dir, `server.draft.${randomBytes(6).toString("hex")}`);
	await writeFile(draft, `${process.pid} ${await startTime(process.pid)}`, { mode: 0o644 });
	try {
		for (;;) {
			const last = (await lockNumbers(dir)).at(-1) ?? 0;
			const holder = await holderOf(lockFile(dir, last));
			if (holder !== undefined) {
				throw new StartupError(
					`Another server (process ${holder}) already uses DATA_DIR ${dir}: stop it, or set another DATA_DIR.`,
				);
			}
			const mine = last + 1;
			if (!(await linked(draft, lockFile(dir, mine)))) continue;
			const numbers = await lockNumbers(dir);
			const late = numbers.at(-1) !== mine;
			for (const number of late ? [mine] : numbers.slice(0, -1)) await rm(lockFile(dir, number), { force: true });
			if (!late) return () => writeFile(lockFile(dir, mine), "");
		}
	} finally {
		await rm(draft, { force: true });
	}
}

/** The process that uses this DATA_DIR now, if any. */
export async function folderHolder(dir: string): Promise<number | undefined> {
	return holderOf(lockFile(dir, (await lockNumbers(dir)).at(-1) ?? 0));
}

const lockFile = (dir: string, number: number) => join(dir, `server.lock.${number}`);

async function lockNumbers(dir: string): Promise<number[]> {
	const found = (await readdir(dir)).map((name) => /^server\.lock\.(\d+)$/.exec(name)?.[1]);
	return found.flatMap((number) => (number === undefined ? [] : [Number(number)])).sort((a, b) => a - b);
}

async function holderOf(file: string): Promise<number | undefined> {
	const held = await readFile(file, "utf8").catch(() => "");
	const [pid = "", started] = held.split(" ");
	if (!/^[1-9]\d*$/.test(pid)) return undefined;
	return (await startTime(Number(pid))) === started ? Number(pid) : undefined;
}

async function linked(from: string, to: string): Promise<boolean> {
	return link(from, to).then(
		() => true,
		(error: NodeJS.ErrnoException) => {
			if (error.code === "EEXIST") return false;
			throw error;
		},
	);
}

/** When a process started, in the system's own count; undefined when there is no such process, or only its remains. */
async function startTime(pid: number): Promise<string | undefined> {
	try {
		process.kill(pid, 0);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EPERM") return undefined;
	}
	const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
	if (stat === undefined) return "unknown";
	const { state, started } = processStat(stat);
	return state === "Z" ? undefined : started;
}

/** The program's name stands in brackets and may itself hold brackets and spaces; the other fields follow it. */
export function processStat(stat: string): { program: string; state: string; started: string } {
	const end = stat.lastIndexOf(")");
	const fields = stat.slice(end + 2).split(" ");
	return { program: stat.slice(stat.indexOf("(") + 1, end), state: fields[0] ?? "", started: fields[19] ?? "" };
}
