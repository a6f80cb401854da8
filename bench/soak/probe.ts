/** Loaded into each of the shop's processes before the shop: at SIGUSR2 it writes what the process holds. It never has garbage collected. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, PerformanceObserver } from "node:perf_hooks";

/** What was left when V8 itself had last looked through the whole heap. */
let heapUsed = process.memoryUsage().heapUsed;

new PerformanceObserver((list) => {
	const collections = list.getEntries() as unknown as { detail: { kind: number } }[];
	if (collections.some(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR))
		heapUsed = process.memoryUsage().heapUsed;
}).observe({ entryTypes: ["gc"] });

process.on("SIGUSR2", () => {
	writeFileSync(
		join(process.env.SOAK_READINGS as string, String(process.pid)),
		JSON.stringify({ heapUsed, resources: process.getActiveResourcesInfo() }),
	);
});
