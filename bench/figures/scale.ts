import { type Figure, percentile, rounded } from "../figure.ts";
import { databaseOf, type Running, type Stocked, startShop, stockToRead } from "../processes.ts";
import { send } from "../steady.ts";
import { staffToken } from "./accounts.ts";
import { facetPaths, pathsOf } from "./catalogue-paths.ts";
import { askedPaths } from "./staff.ts";

/** Ten orders of each product. */
const SIZES = [
	{ products: 1_000, orders: 10_000 },
	{ products: 100_000, orders: 1_000_000 },
	{ products: 1_000_000, orders: 10_000_000 },
];
/** A figure of the statistics may take longer than all the others together. */
const SECONDS = 3;
const LEAST_ASKED = 3;
/** A shop recounts its books a minute after it was opened, and that is not what is measured here: it is opened anew before. */
const OPEN_SECONDS = 30;
/** Nothing that was made for a request is kept. */
const UNCACHED = { CACHE_MEGABYTES: "0" };

type Asked = Record<string, { paths: string[]; headers: Record<string, string> }>;
type Measured = { p50: number; p99: number; failures: number };

/** The catalogue, the order desk and the statistics of three sizes of shop, asked by one client at a time: one table. */
export async function scaleFigures(): Promise<Figure[]> {
	const stocked: Stocked[] = [];
	try {
		for (const { products, orders } of SIZES) stocked.push(await stockToRead(products, orders));
		const asked = await askedOf(stocked);
		const measured: Record<string, Measured>[] = [];
		for (const [at, { folder }] of stocked.entries()) measured.push(await measure(folder, asked[at] as Asked));
		return Object.keys(measured[0] ?? {}).map((name) =>
			lineOf(
				name,
				measured.map((size) => size[name] as Measured),
			),
		);
	} finally {
		for (const { end } of stocked) await end();
	}
}

/** What each is asked, read with all shops open, and nothing measured: words with equally many matches in each. */
async function askedOf(stocked: readonly Stocked[]): Promise<Asked[]> {
	const shops: Running[] = [];
	for (const { folder } of stocked) shops.push(await startShop(UNCACHED, folder));
	const urls = await Promise.all(shops.map(databaseOf));
	const catalogues = await pathsOf(urls);
	const all: Asked[] = [];
	for (const [at, shop] of shops.entries()) {
		const { "page /products/:id": page, ...catalogue } = catalogues[at] as (typeof catalogues)[number];
		const facets = { "facets with every filter": await facetPaths(urls[at] as string) };
		const staff = { authorization: `Bearer ${await staffToken(shop.address)}` };
		all.push({
			...by({ ...catalogue, "page of a product": page, ...facets }, {}),
			...by(await askedPaths(shop), staff),
		});
	}
	for (const shop of shops) await shop.stop();
	return all;
}

const by = (paths: Record<string, string[]>, headers: Record<string, string>): Asked =>
	Object.fromEntries(Object.entries(paths).map(([name, of]) => [name, { paths: of, headers }]));

/** Each shop by itself. */
async function measure(folder: string, kinds: Asked): Promise<Record<string, Measured>> {
	let shop = await startShop(UNCACHED, folder);
	let openedAt = performance.now();
	const measured: Record<string, Measured> = {};
	try {
		for (const [name, { paths, headers }] of Object.entries(kinds)) {
			if (performance.now() - openedAt > OPEN_SECONDS * 1000) {
				await shop.stop();
				shop = await startShop(UNCACHED, folder);
				openedAt = performance.now();
			}
			const { address } = shop;
			measured[name] = await oneByOne(paths, async (path) => (await send(address + path, { headers })).status === 200);
		}
		return measured;
	} finally {
		await shop.stop();
	}
}

async function oneByOne(paths: readonly string[], ask: (path: string) => Promise<boolean>): Promise<Measured> {
	const waits: number[] = [];
	let failures = 0;
	await ask(paths.at(-1) as string).catch(() => false);
	for (const until = performance.now() + SECONDS * 1000; performance.now() < until || waits.length < LEAST_ASKED; ) {
		const start = performance.now();
		const isGood = await ask(paths[waits.length % paths.length] as string).catch(() => false);
		waits.push(performance.now() - start);
		if (!isGood) failures += 1;
	}
	return { p50: percentile(waits, 0.5), p99: percentile(waits, 0.99), failures };
}

const inWords = ({ p50, p99, failures }: Measured) =>
	`${rounded(p50, 1)} (${rounded(p99, 1)}) ms${failures > 0 ? `, ${failures} failed` : ""}`;

function lineOf(name: string, sizes: readonly Measured[]): Figure {
	const failures = sizes.reduce((sum, size) => sum + size.failures, 0);
	return {
		name: `${name}: p50 (p99) at ${SIZES.map(({ orders }) => orders.toLocaleString("en")).join(", ")} orders`,
		value: sizes.map(inWords).join(" | "),
		details: { failures },
	};
}
