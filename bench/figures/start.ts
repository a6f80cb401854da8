import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Figure, percentile, rounded } from "../figure.ts";
import { residentMegabytes } from "../memory.ts";
import { startByNpm } from "../npm-start.ts";
import { startShop } from "../processes.ts";

const MEMORY_MAX_MB = 220;
const RESTARTS = 7;

/** How long until the shop serves and until it is gone, and what it takes of the machine meanwhile. */
export async function startFigures(): Promise<Figure[]> {
	const { first, ready, gone } = await timesOfNpmStart();
	const fresh = await startShop();
	const memory = await residentMegabytes(fresh.pid);
	await fresh.stop();
	const again = await startShop({}, fresh.dataDir);
	const memoryAgain = await residentMegabytes(again.pid);
	await again.end();
	return [
		seconds("npm start on a new DATA_DIR, until the demo is ready", first, 20),
		seconds("npm start again, until it is ready", ready, 1.5),
		seconds("npm start ended while idle, until all is gone", gone, 2),
		megabytes("memory of the server after start", memory),
		megabytes("memory of the server after a restart", memoryAgain),
	];
}

/** Of a built shop. Started again and ended is the median of several. */
async function timesOfNpmStart() {
	const folder = await mkdtemp(join(tmpdir(), "perchero-bench-"));
	await chmod(folder, 0o755);
	const [ready, gone]: [number[], number[]] = [[], []];
	try {
		const opened = await startByNpm(folder);
		await opened.end();
		for (let round = 0; round < RESTARTS; round += 1) {
			const shop = await startByNpm(folder);
			ready.push(shop.readyAfterMs);
			gone.push(await shop.end());
		}
		return { first: opened.readyAfterMs, ready: percentile(ready, 0.5), gone: percentile(gone, 0.5) };
	} finally {
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	}
}

function megabytes(name: string, held: number): Figure {
	return { name, value: `${held} MB`, goal: `at most ${MEMORY_MAX_MB} MB`, met: held <= MEMORY_MAX_MB };
}

function seconds(name: string, ms: number, goal: number): Figure {
	return { name, value: `${rounded(ms / 1000, 2)} s`, goal: `at most ${goal} s`, met: ms <= goal * 1000 };
}
