import { atMost, type Figure, rounded } from "../figure.ts";
import { compare, type Load, load, type Target } from "../load.ts";
import { databaseOf, type Running, type Stocked, startShop, stockToRead } from "../processes.ts";
import { facetPaths, type Paths, pathsOf } from "./catalogue-paths.ts";

const SMALL = 1_000;
/** How many times the time at 1,000 products a search may take, and how long counting with every filter. */
const LARGE = [
	{ products: 100_000, times: 2, facetsMs: 150 },
	{ products: 1_000_000, times: 4, facetsMs: 1_000 },
] as const;
const KEYSTROKE = { products: 100_000, ms: 30 };
/** Far below any counting, far above any answer from memory. */
const KEPT_MS = 10;
const KINDS = ["search", "suggest"] as const;
const ONE_BY_ONE = { connections: 1, seconds: 8 };
/** Nothing that was made for a request is kept; only the counts of the whole catalogue are, as after a first visitor. */
const UNCACHED = { CACHE_MEGABYTES: "0" };

type Size = (typeof LARGE)[number];

/** Search, suggestions and counts in a catalogue of a hundred thousand and of a million, beside a small one. */
export async function findFigures(): Promise<Figure[]> {
	const stocked: Stocked[] = [];
	const figures: Figure[] = [];
	try {
		for (const products of [SMALL, ...LARGE.map(({ products }) => products)])
			stocked.push(await stockToRead(products, 600));
		const shops: Running[] = [];
		for (const { folder } of stocked) shops.push(await startShop(UNCACHED, folder));
		const [small, ...large] = await pathsOf(await Promise.all(shops.map(databaseOf)));
		for (const [at, size] of LARGE.entries()) {
			const shop = shops[at + 1] as Running;
			const reference = { origin: (shops[0] as Running).address, paths: small as Paths };
			figures.push(...(await searchFigures(size, { origin: shop.address, paths: large[at] as Paths }, reference)));
			figures.push(await facetFigure(size, shop));
		}
		for (const shop of shops) await shop.stop();
		for (const [at, size] of LARGE.entries())
			figures.push(await keptFacetFigure(size, stocked[at + 1]?.folder as string));
	} finally {
		for (const { end } of stocked) await end();
	}
	return figures;
}

type Catalogue = { origin: string; paths: Paths };
const told = (products: number) => products.toLocaleString("en");

/** Words nobody asked for before, each with equally many matches in both catalogues. */
async function searchFigures(size: Size, ours: Catalogue, reference: Catalogue): Promise<Figure[]> {
	const figures: Figure[] = [];
	for (const kind of KINDS) {
		const target = ({ origin, paths }: Catalogue): Target => ({ origin, paths: paths[kind] });
		const round = await compare(target(ours), target(reference), { ...ONE_BY_ONE, by: ({ p50 }) => p50 });
		const { p50, p99, failures } = round.ours;
		figures.push({
			name: `cold ${kind}: p50 at ${told(size.products)} products beside ${told(SMALL)}`,
			value: `${rounded(p50)} ms beside ${rounded(round.reference.p50)} ms`,
			...atMost(size.times, round.ratio, failures + round.reference.failures),
			details: { p50, p99, failures },
		});
		if (kind === "suggest" && size.products === KEYSTROKE.products)
			figures.push(limited(`a keystroke at ${told(size.products)} products`, KEYSTROKE.ms, round.ours));
	}
	return figures;
}

/** Counts of every group with a choice in every group, none of them asked for before. */
async function facetFigure({ products, facetsMs }: Size, shop: Running): Promise<Figure> {
	const paths = await facetPaths(await databaseOf(shop));
	const measured = await load({ origin: shop.address, paths }, ONE_BY_ONE);
	return limited(`cold facets with every filter at ${told(products)} products`, facetsMs, measured);
}

/** The same counts asked for again are kept: they take as long as those of a small shop. */
async function keptFacetFigure({ products }: Size, folder: string): Promise<Figure> {
	const shop = await startShop({}, folder);
	const [path = ""] = await facetPaths(await databaseOf(shop));
	await fetch(shop.address + path);
	const measured = await load({ origin: shop.address, paths: [path] }, ONE_BY_ONE);
	await shop.stop();
	return limited(`kept facets with every filter at ${told(products)} products`, KEPT_MS, measured);
}

function limited(name: string, ms: number, { p50, p99, failures }: Load): Figure {
	return {
		name,
		value: `${rounded(p50)} ms`,
		goal: `at most ${ms} ms`,
		met: p50 <= ms && failures === 0,
		details: { p50, p99, failures },
	};
}
