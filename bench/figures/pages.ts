import { compareWork, turnDetails, work } from "../clients.ts";
import { earlierBuilt } from "../earlier.ts";
import { atLeast, type Figure, rounded } from "../figure.ts";
import { type Running, startShop } from "../processes.ts";
import { send } from "../steady.ts";

const CLIENTS = 8;
const GOAL = 2.5;
const SORTS = ["latest", "price-ascending", "price-descending", "best-rated"];
const kinds = {
	grid: SORTS.flatMap((sort) => Array.from({ length: 13 }, (_, page) => `/home?sort=${sort}&page=${page + 1}`)),
	product: Array.from({ length: 100 }, (_, at) => `/products/${at + 1}`),
};

/** As the other figures of cold pages: how fast they are made, not how fast they are compressed. */
const plain = { headers: { "accept-encoding": "identity" } };

/** Pages that are made anew for every request, beside those of an earlier commit (EARLIER), which had less on them. */
export async function pageFigures(): Promise<Figure[]> {
	const uncached = { CACHE_MEGABYTES: "0", WORKERS: "1" };
	const built = await earlierBuilt();
	const earlier = built && (await startShop(uncached, undefined, built));
	const shop = await startShop(uncached);
	try {
		const figures: Figure[] = [];
		for (const [kind, paths] of Object.entries(kinds)) figures.push(...(await figuresOf(kind, paths, shop, earlier)));
		return figures;
	} finally {
		await shop.end();
		await earlier?.end();
	}
}

async function figuresOf(
	kind: string,
	paths: readonly string[],
	shop: Running,
	earlier: Running | undefined,
): Promise<Figure[]> {
	const ours = sideOf(shop, paths);
	const kilobytes = await markupOf(shop, paths);
	if (!earlier) {
		const { perSecond, p50, p99, failures } = await work(CLIENTS, ours.once, { seconds: 4 });
		const value = `${Math.round(perSecond)} pages/s of ${rounded(kilobytes, 1)} KB of markup`;
		return [{ name: `cold pages, ${kind}`, value, details: { p50, p99, failures } }];
	}
	const turn = await compareWork(CLIENTS, { ours, reference: sideOf(earlier, paths) });
	const earlierKilobytes = await markupOf(earlier, paths);
	const { ours: own, reference: other, ratio } = turn;
	const failures = own.failures + other.failures;
	return [
		{
			name: `cold pages, ${kind}, beside ${process.env.EARLIER}`,
			value: `${Math.round(own.perSecond)}/s of ${rounded(kilobytes, 1)} KB beside ${Math.round(other.perSecond)}/s of ${rounded(earlierKilobytes, 1)} KB`,
			ratio: rounded(ratio),
			details: turnDetails(turn),
		},
		{
			name: `cold pages, ${kind}: KB of markup a second`,
			value: `${Math.round(own.perSecond * kilobytes)} beside ${Math.round(other.perSecond * earlierKilobytes)}`,
			...atLeast(GOAL, (ratio * kilobytes) / earlierKilobytes, failures),
		},
		{
			name: `cold pages, ${kind}: processor time of the process each`,
			value: `${rounded(own.processorMs)} ms beside ${rounded(other.processorMs)} ms`,
			ratio: rounded(own.processorMs / other.processorMs),
		},
	];
}

/** Each address in its turn. */
function sideOf({ address, pid }: Running, paths: readonly string[]) {
	let asked = 0;
	const once = async () => {
		asked += 1;
		return (await send(address + paths[asked % paths.length], plain)).status === 200;
	};
	return { once, pid };
}

/** How large the pages are, without the style that later ones bring with them. */
async function markupOf({ address }: Running, paths: readonly string[]): Promise<number> {
	let characters = 0;
	const some = paths.slice(0, 12);
	for (const path of some)
		characters += (await send(address + path, plain)).text.replace(/<style>[\s\S]*?<\/style>/, "").length;
	return characters / some.length / 1024;
}
