/** Keeps the shop busy for half an hour and looks whether it holds more and more: [WORKERS=n] npm run soak [-- MINUTES]. */
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startSellingShop } from "../buyers.ts";
import { auditFindings } from "../figures/paid-orders.ts";
import { databaseOf } from "../processes.ts";
import { type Kind, people } from "./people.ts";
import { connectionsTo, type Reading, read } from "./reading.ts";
import { HEADING, problemsOf, type Soaked, tableRow } from "./verdict.ts";

const DEFAULT_MINUTES = 30;
const MOST_MINUTES = 24 * 60;
/** Those who never read are shown out after a while, and connections nobody uses are closed. */
const LEFT_WITHIN_MS = 180_000;

const minutes = Number(process.argv[2] ?? DEFAULT_MINUTES);
if (!(minutes > 0 && minutes <= MOST_MINUTES)) {
	console.error(`"${process.argv[2]}" is no number of minutes: npm run soak [-- MINUTES]`);
	process.exit(1);
}
/** Caches, pools and compiled code fill up first. */
const settlingMs = Math.min(5, minutes / 2) * 60_000;
const readEveryMs = Math.min(30, minutes * 3) * 1_000;

const folder = await mkdtemp(join(tmpdir(), "perchero-soak-"));
const readings = join(folder, "readings");
await mkdir(readings);
const workers = Number(process.env.WORKERS || 1);
const probe = fileURLToPath(new URL("probe.ts", import.meta.url));
const { shop, cards, end } = await startSellingShop({
	// As `npm start` sets it.
	MALLOC_ARENA_MAX: "2",
	NODE_OPTIONS: `--max-semi-space-size=16 --import=${probe}`,
	SOAK_READINGS: readings,
	WORKERS: String(workers),
});
let problems: string[];
try {
	problems = problemsOf(await soak());
} finally {
	await end();
	await rm(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(`✗ ${problem}`);
if (problems.length === 0) console.log("✓ memory is flat, nothing is left open, the books are sound");
process.exit(problems.length === 0 ? 0 : 1);

async function soak(): Promise<Soaked> {
	const { kinds, end: endVisits } = await people({ address: shop.address, cards });
	const counts = kinds.map(({ name }) => ({ name, visits: 0, failures: 0 }));
	const before = await read(shop.pid, readings);
	const startedAt = performance.now();
	const elapsed = () => performance.now() - startedAt;

	async function comeAgain({ everyMs, visit }: Kind, nth: number): Promise<void> {
		const count = counts[nth] as (typeof counts)[number];
		while (elapsed() < minutes * 60_000) {
			await visit().catch((error: Error) => {
				count.failures += 1;
				console.log(`${count.name}, visit ${count.visits}: ${error.message}`);
			});
			count.visits += 1;
			await pause(everyMs);
		}
	}

	const visits = Promise.all(
		kinds.flatMap((kind, nth) => Array.from({ length: kind.people }, () => comeAgain(kind, nth))),
	);
	const settled: Reading[] = [];
	console.log(HEADING);
	while (elapsed() < minutes * 60_000) {
		await pause(readEveryMs);
		const reading = await read(shop.pid, readings);
		if (elapsed() > settlingMs) settled.push(reading);
		console.log(tableRow(elapsed(), reading, counts));
	}
	await visits;
	endVisits();
	const connections = await connectionsLeft();
	const after = await read(shop.pid, readings);
	console.log(tableRow(elapsed(), after, counts));
	const findings = await auditFindings(await databaseOf(shop));
	return { workers, counts, before, settled, after, connections, findings };
}

/** How many connections are open once everybody has had the time to leave. */
async function connectionsLeft(): Promise<number> {
	const port = Number(new URL(shop.address).port);
	const deadline = performance.now() + LEFT_WITHIN_MS;
	while ((await connectionsTo(port)) > 0 && performance.now() < deadline) await pause(1_000);
	return connectionsTo(port);
}
