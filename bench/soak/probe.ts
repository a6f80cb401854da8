/** Loaded into the shop's process before the shop: at SIGUSR2 it collects garbage and writes what the process holds. */
import { writeFileSync } from "node:fs";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

process.on("SIGUSR2", () => {
	collect();
	const { heapUsed, rss } = process.memoryUsage();
	writeFileSync(
		process.env.SOAK_READING as string,
		JSON.stringify({ heapUsed, rss, resources: process.getActiveResourcesInfo() }),
	);
});
