/**
 * Keeps the shop busy for half an hour and looks whether it holds more and more: [WORKERS=n] npm run soak [-- MINUTES]. With
 * WORKERS=1,2 it lives through the same with one process and then with two, which are compared.
 */
import { soak } from "./soak.ts";
import { problemsBeside, problemsOf, type Soaked } from "./verdict.ts";

const DEFAULT_MINUTES = 30;
const MOST_MINUTES = 24 * 60;

const minutes = Number(process.argv[2] ?? DEFAULT_MINUTES);
if (!(minutes > 0 && minutes <= MOST_MINUTES)) {
	console.error(`"${process.argv[2]}" is no number of minutes: npm run soak [-- MINUTES]`);
	process.exit(1);
}
const numbers = (process.env.WORKERS || "1").split(",").map(Number);
if (numbers.some((workers) => !(workers >= 1))) {
	console.error(`WORKERS=${process.env.WORKERS} is no number of processes, nor several: WORKERS=1,2 npm run soak`);
	process.exit(1);
}
const problems: string[] = [];
const soaked = new Map<number, Soaked>();
for (const workers of numbers) {
	console.log(`\n${minutes} minutes with WORKERS=${workers}`);
	const seen = await soak(minutes, workers);
	soaked.set(workers, seen);
	problems.push(...problemsOf(seen).map((problem) => `WORKERS=${workers}: ${problem}`));
}
const [one, two] = [soaked.get(1), soaked.get(2)];
if (one && two) problems.push(...problemsBeside(one, two));
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length === 0) console.log("✓ memory is flat, nothing is left open, the books are sound");
process.exit(problems.length === 0 ? 0 : 1);
