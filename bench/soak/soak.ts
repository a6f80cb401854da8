import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { startSellingShop } from "../buyers.ts";
import { auditFindings } from "../figures/paid-orders.ts";
import { databaseOf } from "../processes.ts";
import { type Kind, people } from "./people.ts";
import { connectionsTo, type Reading, read } from "./reading.ts";
import { HEADING, type Soaked, tableRow } from "./verdict.ts";

/** Those who never read are shown out after a while, and connections nobody uses are closed. */
const LEFT_WITHIN_MS = 180_000;

type Selling = Awaited<ReturnType<typeof startSellingShop>>;

/** A shop of so many processes that is busy for so long, and what was seen of it. */
export async function soak(minutes: number, workers: number): Promise<Soaked> {
	const readings = await mkdtemp(join(tmpdir(), "perchero-soak-"));
	const probe = fileURLToPath(new URL("probe.ts", import.meta.url));
	const selling = await startSellingShop({
		// As `npm start` sets it.
		MALLOC_ARENA_MAX: "2",
		NODE_OPTIONS: `--max-semi-space-size=16 --import=${probe}`,
		SOAK_READINGS: readings,
		WORKERS: String(workers),
	});
	try {
		return await busy(selling, minutes, readings);
	} finally {
		await selling.end();
		await rm(readings, { recursive: true, force: true });
	}
}

async function busy({ shop, cards }: Selling, minutes: number, readings: string): Promise<Soaked> {
	/** Caches, pools and compiled code fill up first. */
	const settlingMs = Math.min(5, minutes / 2) * 60_000;
	const readEveryMs = Math.min(30, minutes * 3) * 1_000;
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
	const connections = await connectionsLeft(Number(new URL(shop.address).port));
	const after = await read(shop.pid, readings);
	console.log(tableRow(elapsed(), after, counts));
	const findings = await auditFindings(await databaseOf(shop));
	return { counts, before, settled, after, connections, findings };
}

/** How many connections are open once everybody has had the time to leave. */
async function connectionsLeft(port: number): Promise<number> {
	const deadline = performance.now() + LEFT_WITHIN_MS;
	while ((await connectionsTo(port)) > 0 && performance.now() < deadline) await pause(1_000);
	return connectionsTo(port);
}
