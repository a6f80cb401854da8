import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "#core/contract/products.ts";
import { type send, sendJson, steadily } from "../../../bench/steady.ts";
import type { Cluster } from "../cluster.ts";
import { say } from "../running.ts";
import { addressOf, shopsOf } from "../values.ts";

const ONE_ANSWER_MS = 20_000;
/** A machine that answers later than this, or not at all, has too little for so many pages. */
const CALM_ANSWER_MS = 500;
const TRIED_SECONDS = 3;
const LEAST_PAGES = 25;
/** A parameter that no page reads. */
export const PAST_CACHE = "past";
/** A machine that was started to keep nothing never would. */
const KEPT_WITHIN_MS = 60_000;
/** How often in a row a machine answers from memory until each of its processes has: connections go to them in turns. */
const TURNS_PER_PROCESS = 4;

/** Pages that are kept once they were asked for. */
export async function pathsOf(origin: string): Promise<string[]> {
	const products = await sendJson<Product[]>(`${origin}/api/products?limit=20`);
	return ["/", "/home", ...products.map(({ id_product }) => `/products/${id_product}`)];
}

/** Every other one by an address that nginx has never seen, and that is the same page for the shop. */
export function pageUrl(origin: string, paths: readonly string[], count: number): string {
	const url = `${origin}${paths[Math.floor(count / 2) % paths.length]}`;
	return count % 2 === 0 ? url : `${url}?${PAST_CACHE}=${Date.now()}-${count}`;
}

/**
 * What is asked of a machine that is busy elsewhere is halved until it would bear twice as much, as while half of it is
 * away: what an event costs cannot be seen otherwise. An event that is about the rate falls short then (expectations.ts).
 */
export async function rateThatHolds(wanted: number, ask: (count: number) => Promise<boolean>): Promise<number> {
	let count = 0;
	for (let rate = wanted; rate > 0; rate = Math.floor(rate / 2)) {
		const { p99, failures } = await steadily(2 * rate, TRIED_SECONDS, () => ask(count++));
		if ((failures === 0 && p99 <= CALM_ANSWER_MS) || rate <= LEAST_PAGES) {
			if (rate < wanted) say(`  – ${rate} pages a second instead of ${wanted}: this machine has no more to give now`);
			return rate;
		}
	}
	return 0;
}

const inARowOf = ({ workers }: Cluster["values"]) => Number(workers) * TURNS_PER_PROCESS;

/** Every process of a machine is asked for the pages that visitors want. */
export async function askEverywhere({ values }: Cluster, machine: string): Promise<void> {
	for (const path of await pathsOf(values.publicUrl))
		for (let asked = 0; asked < inARowOf(values); asked += 1)
			await isKept(`http://${addressOf(values, machine)}:3000${path}`);
}

/** Every process of every machine has made these pages and keeps them; who does not keep one within a minute never will. */
export async function keepEverywhere({ values }: Cluster, paths: readonly string[]): Promise<void> {
	const inARow = inARowOf(values);
	for (const machine of shopsOf(values)) {
		for (const path of paths) {
			const deadline = performance.now() + KEPT_WITHIN_MS;
			for (let kept = 0; kept < inARow; ) {
				if (performance.now() > deadline)
					throw new Error(
						`${machine} does not keep ${path}: it was started with CACHE_MEGABYTES=0, or has no processor time; stop its process, and the next test starts it again`,
					);
				kept = (await isKept(`http://${addressOf(values, machine)}:3000${path}`)) ? kept + 1 : 0;
			}
		}
	}
}

/** Asks on a connection of its own; only what is made anew has an id. */
async function isKept(url: string): Promise<boolean> {
	const signal = AbortSignal.timeout(ONE_ANSWER_MS);
	const asked = get(url, { agent: false, signal, headers: { "accept-encoding": "br" } });
	const [answer] = (await once(asked, "response")) as [IncomingMessage];
	await once(answer.resume(), "end");
	if (answer.statusCode !== 200) throw new Error(`${url} is answered ${answer.statusCode}`);
	return answer.headers["x-request-id"] === undefined;
}

/** A connection that breaks or says nothing is an answer too: none. */
export async function withinTime(answer: ReturnType<typeof send>): ReturnType<typeof send> {
	const none = { status: 0, text: "" };
	const late = new AbortController();
	const timeout = pause(ONE_ANSWER_MS, { ...none, text: "no answer in time" }, { signal: late.signal }).catch(
		() => none,
	);
	try {
		return await Promise.race([answer.catch((error: Error) => ({ ...none, text: error.message })), timeout]);
	} finally {
		late.abort();
	}
}
