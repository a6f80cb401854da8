import type { Reading } from "./reading.ts";

const MOST_GROWTH = 1.1;
/** A database connection more or less, and what a job that is just running has open. */
const MORE_OPEN = 12;
const MOST_MEGABYTES = 320;
/** Of what one may hold, by how many processes serve. */
const MOST_TOGETHER: Record<number, number> = { 1: 1, 2: 1.6 };

/** How many visits there were, and how many failed; to be asked to come again is a failure, too. */
type Count = { name: string; visits: number; failures: number };
export type Soaked = {
	/** How many processes served. */
	workers: number;
	counts: Count[];
	before: Reading;
	/** Since the first minutes were over. */
	settled: Reading[];
	after: Reading;
	connections: number;
	findings: number;
};

/** What is wrong with a shop that was busy for a while, each in a sentence. */
export function problemsOf({ workers, counts, before, settled, after, connections, findings }: Soaked): string[] {
	const problems = counts
		.filter(({ visits, failures }) => visits === 0 || failures > 0)
		.map(({ name, visits, failures }) => `${name}: ${failures} of ${visits} failed`);
	for (const [held, name] of [
		["heapMegabytes", "heap"],
		["residentMegabytes", "resident memory"],
	] as const) {
		const third = Math.max(1, Math.floor(settled.length / 3));
		const [first, last] = [median(settled.slice(0, third), held), median(settled.slice(-third), held)];
		console.log(`${name}: ${first.toFixed(1)} MB after the first minutes, ${last.toFixed(1)} MB in the end`);
		if (!(last <= first * MOST_GROWTH))
			problems.push(`the ${name} grew from ${first.toFixed(1)} to ${last.toFixed(1)} MB`);
	}
	problems.push(...tooMuchHeld(workers, settled));
	for (const open of ["files", "timers"] as const) {
		if (after[open] > before[open] + MORE_OPEN)
			problems.push(`${after[open]} ${open} are open in the end, ${before[open]} were in the beginning`);
	}
	if (connections > 0) problems.push(`${connections} connections are still open`);
	if (findings > 0) problems.push(`the audit of the books has ${findings} findings`);
	return problems;
}

/** Says what the processes held at most beside what they may, whether or not it was too much. */
function tooMuchHeld(workers: number, settled: readonly Reading[]): string[] {
	const most = (held: "largestMegabytes" | "residentMegabytes") => Math.max(...settled.map((reading) => reading[held]));
	const bounds = [{ name: "the largest process", held: most("largestMegabytes"), bound: MOST_MEGABYTES }];
	const together = MOST_TOGETHER[workers];
	if (together) {
		const name = `all processes with WORKERS=${workers}`;
		bounds.push({ name, held: most("residentMegabytes"), bound: together * MOST_MEGABYTES });
	}
	for (const { name, held, bound } of bounds)
		console.log(`${name}: ${held.toFixed(0)} MB at most, ${bound.toFixed(0)} MB allowed`);
	return bounds
		.filter(({ held, bound }) => !(held <= bound))
		.map(({ name, held, bound }) => `${name} held ${held.toFixed(0)} MB, more than ${bound.toFixed(0)}`);
}

type Steady = "heapMegabytes" | "residentMegabytes";

function median(readings: readonly Reading[], held: Steady): number {
	const sorted = readings.map((reading) => reading[held]).sort((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const COLUMNS = ["minute", "heap MB", "resident MB", "largest MB", "files", "timers"];
export const HEADING = `${COLUMNS.map((column) => column.padStart(12)).join("")}   visits (failed)`;

export function tableRow(elapsedMs: number, reading: Reading, counts: readonly Count[]): string {
	const figures = [
		(elapsedMs / 60_000).toFixed(1),
		reading.heapMegabytes.toFixed(1),
		reading.residentMegabytes.toFixed(0),
		reading.largestMegabytes.toFixed(0),
		reading.files,
		reading.timers,
	];
	const visited = counts.map(
		({ name, visits, failures }) => `${name} ${visits}${failures > 0 ? ` (${failures})` : ""}`,
	);
	return `${figures.map((figure) => String(figure).padStart(12)).join("")}   ${visited.join(", ")}`;
}
