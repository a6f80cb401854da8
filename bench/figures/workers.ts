import { atLeast, type Figure } from "../figure.ts";
import { compare } from "../load.ts";
import { startShop } from "../processes.ts";

const GOAL = 1.3;
const PAGES = 13;
const SORTS = ["latest", "price-ascending", "price-descending", "best-rated"];
/**
 * Far fewer than there are pages, so that no page is asked for twice at the same moment: a process makes it once for
 * all who ask, and one process would make fewer pages so than two.
 */
const CONNECTIONS = 16;

/** Two processes beside one, on pages that are made anew for every request. */
export async function workerFigures(): Promise<Figure[]> {
	const one = await startShop({ CACHE_MEGABYTES: "0", WORKERS: "1" });
	const two = await startShop({ CACHE_MEGABYTES: "0", WORKERS: "2" });
	const paths = SORTS.flatMap((sort) =>
		Array.from({ length: PAGES }, (_, page) => `/home?sort=${sort}&page=${page + 1}`),
	);
	try {
		const { ours, reference, ratio } = await compare(
			{ origin: two.address, paths },
			{ origin: one.address, paths },
			{ connections: CONNECTIONS },
		);
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
