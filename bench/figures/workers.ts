import { availableParallelism } from "node:os";
import { isPaid, makePayments, startSellingShop } from "../buyers.ts";
import { compareWork, type Side } from "../clients.ts";
import { atLeast, type Figure } from "../figure.ts";
import { compare, type LoadOptions } from "../load.ts";
import { type Running, startShop } from "../processes.ts";
import { logInAt } from "./accounts.ts";
import { saverOf } from "./carts.ts";

/** What has to be made anew can be made by two at once, as far as PostgreSQL and whoever asks leave them processors. */
const UNCACHED_GOAL = availableParallelism() >= 4 ? 1.6 : 1.3;
/** No slower: as much as one, but for what two runs of the same differ by. */
const NO_SLOWER = 0.95;
const PAGES = 13;
const SORTS = ["latest", "price-ascending", "price-descending", "best-rated"];
/**
 * Far fewer than there are pages, so that no page is asked for twice at the same moment: a process makes it once for
 * all who ask, and one process would make fewer pages so than two.
 */
const CONNECTIONS = 16;
const CLIENTS = 8;
const UNCACHED = { CACHE_MEGABYTES: "0" };
const ORDERS_PER_ROUND = 400;
const ROUNDS = 3;

const pages = SORTS.flatMap((sort) =>
	Array.from({ length: PAGES }, (_, page) => `/home?sort=${sort}&page=${page + 1}`),
);

const answers = Array.from({ length: PAGES }, (_, at) => at + 1).flatMap((nth) => [
	`/api/products?limit=12&page=${nth}`,
	`/api/products?method=price&type=ASC&limit=12&page=${nth}`,
	`/api/products/cards?limit=12&page=${nth}`,
]);

/** Two processes beside one. */
export async function workerFigures(): Promise<Figure[]> {
	return [
		await readFigure("uncached pages", UNCACHED_GOAL, pages, UNCACHED, { connections: CONNECTIONS }),
		await readFigure("warm pages", NO_SLOWER, pages, {}, {}),
		await readFigure("uncached answers of the API", NO_SLOWER, answers, UNCACHED, { connections: CONNECTIONS }),
		await readFigure("warm answers of the API", NO_SLOWER, answers, {}, {}),
		await workFigure("saved carts", saverOf),
		await workFigure("log-ins", async (shop) => logInAt(shop)),
		await ordersFigure(),
	];
}

async function readFigure(
	what: string,
	goal: number,
	paths: readonly string[],
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
			value: `${Math.round(ours.requestsPerSecond)}/s beside ${Math.round(reference.requestsPerSecond)}/s`,
			...atLeast(goal, ratio, ours.failures + reference.failures),
			details: { p50: ours.p50, p99: ours.p99 },
		};
	} finally {
		await two.end();
		await one.end();
	}
}

async function workFigure(what: string, sideOf: (shop: Running) => Promise<Side>): Promise<Figure> {
	const one = await startShop({ WORKERS: "1" });
	const two = await startShop({ WORKERS: "2" });
	try {
		return await besideOne(what, { ours: await sideOf(two), reference: await sideOf(one) });
	} finally {
		await two.end();
		await one.end();
	}
}

async function besideOne(
	what: string,
	sides: { ours: Side; reference: Side },
	until: { seconds?: number; times?: number } = { seconds: 4 },
): Promise<Figure> {
	const { ours, reference, ratio } = await compareWork(CLIENTS, sides, until, ROUNDS);
	return {
		name: `${what}, ${CLIENTS} clients, WORKERS=2 beside WORKERS=1`,
		value: `${Math.round(ours.perSecond)}/s beside ${Math.round(reference.perSecond)}/s`,
		...atLeast(NO_SLOWER, ratio, ours.failures + reference.failures),
		details: { p50: ours.p50, p99: ours.p99 },
	};
}

async function ordersFigure(): Promise<Figure> {
	const one = await startSellingShop({ WORKERS: "1" });
	const two = await startSellingShop({ WORKERS: "2" });
	try {
		const payAt = async ({ shop, cards }: typeof one) => {
			const bodies = await makePayments(shop.address, cards, ROUNDS * ORDERS_PER_ROUND + 200 + CLIENTS);
			return { once: async () => isPaid(shop.address, bodies.pop()), pid: shop.pid };
		};
		return await besideOne(
			"paid orders",
			{ ours: await payAt(two), reference: await payAt(one) },
			{ times: ORDERS_PER_ROUND },
		);
	} finally {
		await two.end();
		await one.end();
	}
}
