import type { Reading } from "./reading.ts";

const MOST_GROWTH = 1.1;
/** A database connection more or less, and what a job that is just running has open. */
const MORE_OPEN = 12;
const MOST_MEGABYTES = 320;
/** Of what one process held in the same load. */
const MOST_OF_TWO = 1.6;

/** How many visits there were, and how many failed; to be asked to come again is a failure, too. */
type Count = { name: string; visits: number; failures: number };
export type Soaked = {
	counts: Count[];
	before: Reading;
	/** Since the first minutes were over. */
	settled: Reading[];
	after: Reading;
	connections: number;
	findings: number;
};

/** What is wrong with a shop that was busy for a while, each in a sentence. */
export function problemsOf({ counts, before, settled, after, connections, findings }: Soaked): string[] {
	const problems = counts
		.filter(({ visits, failures }) => visits === 0 || failures > 0)
		.map(({ name, visits, failures }) => `${name}: ${failures} of ${visits} failed`);
	for (const [held, name] of [
		["heapMegabytes", "heap"],
		["togetherMegabytes", "memory of all processes"],
	] as const) {
		const [first, last] = [median(firstThird(settled), held), inTheEnd(settled, held)];
		console.log(`${name}: ${first.toFixed(1)} MB after the first minutes, ${last.toFixed(1)} MB in the end`);
		if (!(last <= first * MOST_GROWTH))
			problems.push(`the ${name} grew from ${first.toFixed(1)} to ${last.toFixed(1)} MB`);
	}
	const largest = Math.max(...settled.map(({ largestMegabytes }) => largestMegabytes));
	console.log(`the largest process: ${largest.toFixed(0)} MB at most, ${MOST_MEGABYTES} MB allowed`);
	if (!(largest <= MOST_MEGABYTES))
		problems.push(`the largest process held ${largest.toFixed(0)} MB, more than ${MOST_MEGABYTES}`);
	for (const open of ["files", "timers"] as const) {
		if (after[open] > before[open] + MORE_OPEN)
			problems.push(`${after[open]} ${open} are open in the end, ${before[open]} were in the beginning`);
	}
	if (connections > 0) problems.push(`${connections} connections are still open`);
	if (findings > 0) problems.push(`the audit of the books has ${findings} findings`);
	return problems;
}

/** What is wrong with two processes beside one that lived through the same, each in a sentence. */
export function problemsBeside(one: Soaked, two: Soaked): string[] {
	const [alone, both] = [one, two].map(({ settled }) => inTheEnd(settled, "togetherMegabytes")) as [number, number];
	const said = `two processes hold ${both.toFixed(0)} MB in the end, one ${alone.toFixed(0)} MB: ${(both / alone).toFixed(2)} times as much, ${MOST_OF_TWO} allowed`;
	console.log(said);
	return both <= MOST_OF_TWO * alone ? [] : [said];
}

type Steady = "heapMegabytes" | "togetherMegabytes";

const thirdOf = ({ length }: readonly Reading[]) => Math.max(1, Math.floor(length / 3));
const firstThird = (settled: readonly Reading[]) => settled.slice(0, thirdOf(settled));
const inTheEnd = (settled: readonly Reading[], held: Steady) => median(settled.slice(-thirdOf(settled)), held);

function median(readings: readonly Reading[], held: Steady): number {
	const sorted = readings.map((reading) => reading[held]).sort((one, other) => one - other);
	return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const COLUMNS = ["minute", "heap MB", "together MB", "largest MB", "files", "timers"];
export const HEADING = `${COLUMNS.map((column) => column.padStart(12)).join("")}   visits (failed)`;

export function tableRow(elapsedMs: number, reading: Reading, counts: readonly Count[]): string {
	const figures = [
		(elapsedMs / 60_000).toFixed(1),
		reading.heapMegabytes.toFixed(1),
		reading.togetherMegabytes.toFixed(0),
		reading.largestMegabytes.toFixed(0),
		reading.files,
		reading.timers,
	];
	const visited = counts.map(
		({ name, visits, failures }) => `${name} ${visits}${failures > 0 ? ` (${failures})` : ""}`,
	);
	return `${figures.map((figure) => String(figure).padStart(12)).join("")}   ${visited.join(", ")}`;
}
