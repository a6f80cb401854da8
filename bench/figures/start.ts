import { type Figure, rounded } from "../figure.ts";
import { residentMegabytes } from "../memory.ts";
import { startShop } from "../processes.ts";

const MEMORY_MAX_MB = 220;

/** How long until the shop serves, and what it takes of the machine then. */
export async function startFigures(): Promise<Figure[]> {
	const first = await startShop();
	const memory = await residentMegabytes(first.pid);
	await first.stop();
	const again = await startShop({}, first.dataDir);
	const memoryAgain = await residentMegabytes(again.pid);
	await again.end();
	return [
		seconds("start on a new DATA_DIR, with demo data", first.readyAfterMs, 20),
		seconds("restart", again.readyAfterMs, 1.5),
		megabytes("memory of the server after start", memory),
		megabytes("memory of the server after a restart", memoryAgain),
	];
}

function megabytes(name: string, held: number): Figure {
	return { name, value: `${held} MB`, goal: `at most ${MEMORY_MAX_MB} MB`, met: held <= MEMORY_MAX_MB };
}

function seconds(name: string, ms: number, goal: number): Figure {
	return { name, value: `${rounded(ms / 1000, 1)} s`, goal: `at most ${goal} s`, met: ms <= goal * 1000 };
}
