import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";

/** What one request cost this process, in milliseconds. */
export type Cost = {
	status: number;
	/** Of all threads. */
	cpu: number;
	/** The longest time in which the thread that everybody waits for did nothing else. */
	delay: number;
};

const SAMPLE_MS = 1;
const watch = monitorEventLoopDelay({ resolution: SAMPLE_MS });

/** The cost of one request in this process, which does nothing else meanwhile. */
export async function costOf(send: () => Promise<number>): Promise<Cost> {
	watch.enable();
	watch.reset();
	// The watch has to have looked before and after, or it would miss what stopped it.
	await pause(5 * SAMPLE_MS);
	const turns = followTurns();
	const before = process.cpuUsage();
	const status = await send();
	const cpu = inMs(process.cpuUsage(before));
	await pause(5 * SAMPLE_MS);
	watch.disable();
	// On a busy machine this process itself has to wait for a processor: only what it worked meanwhile holds others up.
	return { status, cpu, delay: Math.min(watch.max / 1e6, turns.longest()) };
}

/** The processor time of the longest turn of the event loop, whatever else the machine did meanwhile. */
function followTurns(): { longest: () => number } {
	let longest = 0;
	let last = process.threadCpuUsage();
	const look = () => {
		longest = Math.max(longest, inMs(process.threadCpuUsage(last)));
		last = process.threadCpuUsage();
	};
	const timer = setInterval(look, SAMPLE_MS);
	return {
		longest() {
			clearInterval(timer);
			look();
			return longest;
		},
	};
}

const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
