import { isPaid, makePayments, startSellingShop } from "../buyers.ts";
import { compareWork } from "../clients.ts";
import { atLeast, type Figure } from "../figure.ts";
import { compare, type LoadOptions } from "../load.ts";
import { type Running, startShop } from "../processes.ts";

/** What has to be made anew can be made by two at once. */
const UNCACHED_GOAL = 1.3;
/** No slower: as much as one, but for what two runs of the same differ by. */
const NO_SLOWER = 0.95;
const PAGES = 13;
const SORTS = ["latest", "price-ascending", "price-descending", "best-rated"];
/**
 * Far fewer than there are pages, so that no page is asked for twice at the same moment: a process makes it once for
 * all who ask, and one process would make fewer pages so than two.
 */
const CONNECTIONS = 16;
const BUYERS = 8;
const ORDERS_PER_ROUND = 400;
const ROUNDS = 3;

const paths = SORTS.flatMap((sort) =>
	Array.from({ length: PAGES }, (_, page) => `/home?sort=${sort}&page=${page + 1}`),
);

/** Two processes beside one. */
export async function workerFigures(): Promise<Figure[]> {
	return [
		await pagesFigure("uncached pages", UNCACHED_GOAL, { CACHE_MEGABYTES: "0" }, { connections: CONNECTIONS }),
		await pagesFigure("warm pages", NO_SLOWER, {}, {}),
		await ordersFigure(),
	];
}

async function pagesFigure(
	what: string,
	goal: number,
	environment: Record<string, string>,
	options: LoadOptions,
): Promise<Figure> {
	const one = await startShop({ ...environment, WORKERS: "1" });
	const two = await startShop({ ...environment, WORKERS: "2" });
	try {
		const at = ({ address }: Running) => ({ origin: address, paths });
		const { ours, reference, ratio } = await compare(at(two), at(one), options);
		return {
			name: `${what}, WORKERS=2 beside WORKERS=1`,
			value: `${Math.round(ours.requestsPerSecond)} pages/s beside ${Math.round(reference.requestsPerSecond)}`,
			...atLeast(goal, ratio, ours.failures + reference.failures),
			details: { p50: ours.p50, p99: ours.p99 },
		};
	} finally {
		await two.end();
		await one.end();
	}
}

async function ordersFigure(): Promise<Figure> {
	const one = await startSellingShop({ WORKERS: "1" });
	const two = await startSellingShop({ WORKERS: "2" });
	try {
		const payAt = async ({ shop, cards }: typeof one) => {
			const bodies = await makePayments(shop.address, cards, ROUNDS * ORDERS_PER_ROUND + 200 + BUYERS);
			return { once: async () => isPaid(shop.address, bodies.pop()), pid: shop.pid };
		};
		const sides = { ours: await payAt(two), reference: await payAt(one) };
		const { ours, reference, ratio } = await compareWork(BUYERS, sides, { times: ORDERS_PER_ROUND }, ROUNDS);
		return {
			name: `paid orders, ${BUYERS} clients, WORKERS=2 beside WORKERS=1`,
			value: `${Math.round(ours.perSecond)} orders/s beside ${Math.round(reference.perSecond)}`,
			...atLeast(NO_SLOWER, ratio, ours.failures + reference.failures),
			details: { p50: ours.p50, p99: ours.p99 },
		};
	} finally {
		await two.end();
		await one.end();
	}
}
