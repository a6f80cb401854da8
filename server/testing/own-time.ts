import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

const LOOK_MS = 20;

/** How many milliseconds a process takes until it ends, without those in which others had the processor it waited for. */
export async function ownTimeUntilEnd({ pid }: ChildProcess, end: Promise<unknown>): Promise<number> {
	const begun = performance.now();
	const waitedBefore = waitedOf(pid) ?? 0;
	let waited = waitedBefore;
	const look = setInterval(() => {
		waited = waitedOf(pid) ?? waited;
	}, LOOK_MS);
	await end;
	clearInterval(look);
	return performance.now() - begun - (waited - waitedBefore);
}

/** What the system says of a process that is still there: its time on a processor, and waiting for one, in nanoseconds. */
function waitedOf(pid: number | undefined): number | undefined {
	try {
		const [, waiting] = readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ");
		return Number(waiting) / 1e6;
	} catch {
		return undefined;
	}
}
