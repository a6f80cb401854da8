import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";

const ticksPerSecond = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** The processor time a process has used so far, all its threads together, in milliseconds; not that of others it started. */
export async function processorMs(pid: number): Promise<number> {
	const line = await readFile(`/proc/${pid}/stat`, "utf8");
	// The name of the program stands in brackets and may hold spaces; user and system time are the 14th and 15th field of all.
	const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
	return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
