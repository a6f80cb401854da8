/** Loaded into each of the shop's processes before the shop: at SIGUSR2 it collects garbage and writes what the process holds. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

process.on("SIGUSR2", () => {
	collect();
	const { heapUsed, rss } = process.memoryUsage();
	writeFileSync(
		join(process.env.SOAK_READINGS as string, String(process.pid)),
		JSON.stringify({ heapUsed, rss, resources: process.getActiveResourcesInfo() }),
	);
});
