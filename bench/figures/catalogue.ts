import { atLeast, atMost, type Figure, rounded } from "../figure.ts";
import { compare, type Load, load, type Target } from "../load.ts";
import { databaseOf, type Running, type Stocked, startBare, startShop, stockToRead } from "../processes.ts";
import { COLLECTION, type Paths, pathsOf, totalOf } from "./catalogue-paths.ts";

const SIZES = [1_000, 10_000, 100_000] as const;
const FEW = { connections: 8 };
/** Nothing that was made for a request is kept; only the counts of the whole catalogue are, as after a first visitor. */
const UNCACHED = { CACHE_MEGABYTES: "0" };

/** Lists, search, details and their pages at three sizes, made anew and kept. */
export async function catalogueFigures(): Promise<Figure[]> {
	const stocked: Stocked[] = [];
	const figures: Figure[] = [];
	try {
		for (const size of SIZES) stocked.push(await stockToRead(size, 600));
		for (const [mode, settings] of [["cold", UNCACHED] as const, ["warm", {}] as const]) {
			const shops: Running[] = [];
			for (const { folder } of stocked) shops.push(await startShop(settings, folder));
			const paths = await pathsOf(await Promise.all(shops.map(databaseOf)));
			figures.push(...(await sizeFigures(mode, shops, paths)));
			figures.push(
				mode === "cold" ? await uncachedListFigure(shops[2] as Running) : await warmListFigure(shops[2] as Running),
			);
			for (const shop of shops) await shop.stop();
		}
	} finally {
		for (const { end } of stocked) await end();
	}
	return figures;
}

/** Each kind of request at each size; the largest beside the smallest. */
async function sizeFigures(mode: string, shops: Running[], paths: Paths[]): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const kind of Object.keys(paths[0] as Paths) as (keyof Paths)[]) {
		const targets = shops.map(({ address }, at): Target => ({ origin: address, paths: (paths[at] as Paths)[kind] }));
		const [small, middle, large] = targets as [Target, Target, Target];
		await load(middle, { ...FEW, seconds: 1 });
		const between = await load(middle, FEW);
		const { ours, reference, ratio } = await compare(large, small, { ...FEW, by: ({ p50 }) => p50 });
		figures.push({
			name: `${mode} ${kind}: p50 at 100,000 products beside 1,000`,
			value: `${told(ours)} beside ${told(reference)}`,
			...atMost(2, ratio, ours.failures + reference.failures),
			details: { ...flat("100000", ours), ...flat("10000", between), ...flat("1000", reference) },
		});
	}
	return figures;
}

function told({ p50, requestsPerSecond }: Load): string {
	return `${rounded(p50)} ms (${Math.round(requestsPerSecond)}/s)`;
}

function flat(size: string, { requestsPerSecond, p50, p99, failures }: Load): Record<string, number> {
	const entries = { perSecond: Math.round(requestsPerSecond), p50: rounded(p50), p99: rounded(p99), failures };
	return Object.fromEntries(Object.entries(entries).map(([name, value]) => [`${size} ${name}`, value]));
}

const listPath = (page: number) => `/api/products?collection=${COLLECTION}&method=price&type=ASC&limit=12&page=${page}`;

async function uncachedListFigure(shop: Running): Promise<Figure> {
	const databaseUrl = await databaseOf(shop);
	const bare = await startBare("list", { databaseUrl, collection: COLLECTION, total: await totalOf(databaseUrl) });
	const paths = Array.from({ length: 100 }, (_, at) => listPath(at + 1));
	const { ours, reference, ratio } = await compare({ origin: shop.address, paths }, { origin: bare.address, paths });
	await bare.stop();
	return {
		name: "uncached GET /products beside node and pg running the same queries",
		value: `${Math.round(ours.requestsPerSecond)} requests/s beside ${Math.round(reference.requestsPerSecond)}`,
		...atLeast(0.6, ratio, ours.failures),
		details: { p50: ours.p50, p99: ours.p99 },
	};
}

async function warmListFigure(shop: Running): Promise<Figure> {
	const paths = [listPath(1)];
	const bare = await startBare("fastify", { url: shop.address + paths[0] });
	const { ours, reference, ratio } = await compare({ origin: shop.address, paths }, { origin: bare.address, paths });
	await bare.stop();
	return {
		name: "warm GET /products beside Fastify sending the same JSON from memory",
		value: `${Math.round(ours.requestsPerSecond)} requests/s beside ${Math.round(reference.requestsPerSecond)}`,
		...atLeast(0.6, ratio, ours.failures),
		details: { p50: ours.p50, p99: ours.p99 },
	};
}
