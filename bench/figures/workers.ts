import { atLeast, type Figure } from "../figure.ts";
import { compare } from "../load.ts";
import { startShop } from "../processes.ts";

const GOAL = 1.3;

/** Two processes beside one, on pages that are made anew for every request. */
export async function workerFigures(): Promise<Figure[]> {
	const one = await startShop({ CACHE_MEGABYTES: "0", WORKERS: "1" });
	const two = await startShop({ CACHE_MEGABYTES: "0", WORKERS: "2" });
	try {
		const paths = Array.from({ length: 13 }, (_, page) => `/home?page=${page + 1}`);
		const { ours, reference, ratio } = await compare({ origin: two.address, paths }, { origin: one.address, paths });
		return [
			{
				name: "uncached pages, WORKERS=2 beside WORKERS=1",
				value: `${Math.round(ours.requestsPerSecond)} pages/s beside ${Math.round(reference.requestsPerSecond)}`,
				...atLeast(GOAL, ratio, ours.failures + reference.failures),
				details: { p50: ours.p50, p99: ours.p99 },
			},
		];
	} finally {
		await two.end();
		await one.end();
	}
}
