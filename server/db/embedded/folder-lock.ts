import { randomBytes } from "node:crypto";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { StartupError } from "../../startup-error.ts";

/**
 * Makes sure that one server at a time uses a DATA_DIR. The lock names its process and when that process started:
 * a killed server's lock counts as free, also when its number now belongs to another process.
 */
export async function lockFolder(dir: string): Promise<() => Promise<void>> {
	const lock = join(dir, "server.lock");
	const mine = `${process.pid} ${await startTime(process.pid)}`;
	const draft = `${lock}.${randomBytes(6).toString("hex")}`;
	await writeFile(draft, mine, { mode: 0o644 });
	try {
		// Whoever links first has it; a lock left behind is moved away and the race starts again.
		for (;;) {
			const linked = await link(draft, lock).then(
				() => true,
				(error: NodeJS.ErrnoException) => {
					if (error.code === "EEXIST") return false;
					throw error;
				},
			);
			if (linked) return () => release(lock, mine);
			const held = await content(lock);
			if (held === undefined) continue;
			const holder = await livingHolder(held);
			if (holder !== undefined) {
				throw new StartupError(
					`Another server (process ${holder}) already uses DATA_DIR ${dir}: stop it, or set another DATA_DIR.`,
				);
			}
			await clearAway(lock, held);
		}
	} finally {
		await rm(draft, { force: true });
	}
}

/** The process that uses this DATA_DIR now, if any. */
export async function folderHolder(dir: string): Promise<number | undefined> {
	const held = await content(join(dir, "server.lock"));
	return held === undefined ? undefined : livingHolder(held);
}

async function livingHolder(held: string): Promise<number | undefined> {
	const [pid = "", started] = held.split(" ");
	if (!/^[1-9]\d*$/.test(pid)) return undefined;
	return (await startTime(Number(pid))) === started ? Number(pid) : undefined;
}

/** Two servers may find the same dead lock: the second one would move the first one's new lock, and puts it back. */
async function clearAway(lock: string, dead: string): Promise<void> {
	const aside = `${lock}.${randomBytes(6).toString("hex")}`;
	try {
		await rename(lock, aside);
	} catch {
		return;
	}
	if ((await content(aside)) !== dead) await link(aside, lock).catch(() => {});
	await rm(aside, { force: true });
}

async function release(lock: string, mine: string): Promise<void> {
	if ((await content(lock)) === mine) await rm(lock, { force: true });
}

async function content(path: string): Promise<string | undefined> {
	return readFile(path, "utf8").catch(() => undefined);
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
	// The program's name stands in brackets and may itself hold brackets and spaces; the fields are counted from behind it.
	const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
	return fields[0] === "Z" ? undefined : fields[19];
}
