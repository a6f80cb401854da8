import cluster from "node:cluster";
import { once } from "node:events";
import { setFlagsFromString } from "node:v8";
import { StartupError } from "./startup-error.ts";

// V8 lets garbage lie until there is several times as much as what is alive: a long import grew the process by 200 MB of it. As much
// as is alive costs about a fifteenth more time for a page that is made anew, half as much a quarter or more.
setFlagsFromString("--heap-growing-percent=100");

/** Aborted when the process is asked to end, also while it is still opening. */
const asked = new AbortController();
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => asked.abort());

try {
	const close = await open();
	if (!asked.signal.aborted) await once(asked.signal, "abort");
	await close();
	process.exit(0);
} catch (error) {
	if (asked.signal.aborted && error === asked.signal.reason) process.exit(0);
	console.error(error instanceof StartupError ? error.message : error);
	process.exit(1);
}

/** Opens what this process is to be. What the others need is not even loaded. */
async function open(): Promise<() => Promise<void>> {
	if (cluster.isWorker) return (await import("./processes/serving.ts")).serveBesideOthers(asked.signal);
	if (Number(process.env.WORKERS) > 1) return (await import("./processes/first.ts")).runSeveral(asked.signal);
	return (await import("./processes/one.ts")).runAlone(asked.signal, process.argv.includes("--dev"));
}
