import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import autocannon from "autocannon";

const exec = promisify(execFile);

export type Load = { requestsPerSecond: number; p50: number; p99: number; failures: number };
export type LoadOptions = { connections?: number; seconds?: number; headers?: Record<string, string> };

const hasWrk = spawnSync("wrk", ["-v"]).error === undefined;
export const loadTool = hasWrk ? "wrk" : "autocannon";

/** Asks one address as fast as it answers. wrk where the machine has it, because it takes less of the machine itself. */
async function load(url: string, { connections = 32, seconds = 4, headers = {} }: LoadOptions = {}): Promise<Load> {
	return hasWrk ? withWrk(url, connections, seconds, headers) : withAutocannon(url, connections, seconds, headers);
}

async function withWrk(
	url: string,
	connections: number,
	seconds: number,
	headers: Record<string, string>,
): Promise<Load> {
	const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
	const { stdout } = await exec("wrk", ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", ...given, url]);
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

async function withAutocannon(
	url: string,
	connections: number,
	seconds: number,
	headers: Record<string, string>,
): Promise<Load> {
	const result = await autocannon({ url, connections, duration: seconds, headers });
	return {
		requestsPerSecond: result.requests.average,
		p50: result.latency.p50,
		p99: result.latency.p99,
		failures: result.non2xx + result.errors,
	};
}

/** Measures two addresses in turns and compares them by the median round, so that a noisy machine disturbs both alike. */
export async function compare(ours: string, reference: string, options: LoadOptions & { rounds?: number } = {}) {
	const rounds: { ours: Load; reference: Load; ratio: number }[] = [];
	await load(reference, { ...options, seconds: 1 });
	await load(ours, { ...options, seconds: 1 });
	for (let round = 0; round < (options.rounds ?? 3); round += 1) {
		const bare = await load(reference, options);
		const measured = await load(ours, options);
		rounds.push({ ours: measured, reference: bare, ratio: measured.requestsPerSecond / bare.requestsPerSecond });
	}
	rounds.sort((a, b) => a.ratio - b.ratio);
	return rounds[Math.floor(rounds.length / 2)] as (typeof rounds)[number];
}
