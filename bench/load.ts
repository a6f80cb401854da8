import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import autocannon from "autocannon";

const exec = promisify(execFile);
const manyPaths = fileURLToPath(new URL("many-paths.lua", import.meta.url));

export type Load = { requestsPerSecond: number; p50: number; p99: number; failures: number };
export type LoadOptions = { connections?: number; seconds?: number };
/** An origin and the paths to ask for, one after the other, again and again. */
export type Target = { origin: string; paths: readonly string[] };

const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;
export const loadTool = hasWrk ? "wrk" : "autocannon";

/** Asks as fast as it is answered. wrk where the machine has it, because it takes less of the machine itself. */
export function load(target: Target, { connections = 32, seconds = 4 }: LoadOptions = {}): Promise<Load> {
	return hasWrk ? withWrk(target, connections, seconds) : withAutocannon(target, connections, seconds);
}

async function withWrk({ origin, paths }: Target, connections: number, seconds: number): Promise<Load> {
	const folder = await mkdtemp(join(tmpdir(), "perchero-paths-"));
	const list = join(folder, "paths");
	await writeFile(list, `${paths.join("\n")}\n`);
	const command = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "--timeout", "10s"];
	const { stdout } = await exec("wrk", [...command, "-s", manyPaths, origin, "--", list]);
	await rm(folder, { recursive: true });
	const failures = Number(stdout.match(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0);
	const socketErrors =
		stdout.match(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/)?.slice(1) ?? [];
	return {
		requestsPerSecond: Number(stdout.match(/Requests\/sec:\s+([\d.]+)/)?.[1] ?? 0),
		p50: milliseconds(stdout, "50%"),
		p99: milliseconds(stdout, "99%"),
		failures: failures + socketErrors.reduce((sum, count) => sum + Number(count), 0),
	};
}

function milliseconds(output: string, percentile: string): number {
	const [, amount = "0", unit = "ms"] = output.match(new RegExp(`${percentile}\\s+([\\d.]+)(us|ms|s)`)) ?? [];
	return Number(amount) * { us: 0.001, ms: 1, s: 1000 }[unit as "us" | "ms" | "s"];
}

async function withAutocannon({ origin, paths }: Target, connections: number, seconds: number): Promise<Load> {
	const requests = paths.map((path) => ({ path }));
	const result = await autocannon({ url: origin, connections, duration: seconds, requests });
	return {
		requestsPerSecond: result.requests.average,
		p50: result.latency.p50,
		p99: result.latency.p99,
		failures: result.non2xx + result.errors,
	};
}

export type Round = { ours: Load; reference: Load; ratio: number };

/** Measures two targets in turns and compares them by the median round, so that a noisy machine disturbs both alike. */
export async function compare(
	ours: Target,
	reference: Target,
	{ by = (load) => load.requestsPerSecond, rounds = 3, ...options }: CompareOptions = {},
): Promise<Round> {
	const measured: Round[] = [];
	for (const target of [reference, ours]) await load(target, { ...options, seconds: 1 });
	for (let round = 0; round < rounds; round += 1) {
		const bare = await load(reference, options);
		const own = await load(ours, options);
		measured.push({ ours: own, reference: bare, ratio: by(own) / by(bare) });
	}
	measured.sort((a, b) => a.ratio - b.ratio);
	return measured[Math.floor(measured.length / 2)] as Round;
}

type CompareOptions = LoadOptions & {
	rounds?: number;
	/** What the ratio is of; requests per second unless told. */
	by?: (load: Load) => number;
};
