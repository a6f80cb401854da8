import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "#core/contract/products.ts";
import { makePayments } from "../../../bench/buyers.ts";
import { send, sendJson } from "../../../bench/steady.ts";
import type { Cluster } from "../cluster.ts";
import { cardKeys } from "../programs.ts";
import { addressOf, shopsOf } from "../values.ts";

/** `seconds`: for so long there are orders to be placed; pages have no end. */
export type Rates = { ordersPerSecond: number; pagesPerSecond: number; seconds: number };
/** An order is asked for again with its key until it is acknowledged, as a shopper's browser does; this long at most. */
const PATIENCE_MS = 90_000;
const ONE_ANSWER_MS = 20_000;
/** A parameter that no page reads. */
export const PAST_CACHE = "past";

/** How often in a row a machine answers from memory until each of its processes has: connections go to them in turns. */
const TURNS_PER_PROCESS = 4;

export type Load = {
	/** Keys of orders answered as paid, with the moment of the answer. */
	acknowledged: Map<string, number>;
	failures: string[];
	repeated: number;
	pages: number;
	/** Those asked for by an address of their own fail past nginx's cache, the others in spite of it. */
	pageFailures: string[];
	begun: number;
	ended: number;
	end: () => Promise<void>;
};

/** Orders and pages through nginx at even rates, until told to end. */
export async function startLoad(cluster: Cluster, rates: Rates): Promise<Load> {
	const origin = cluster.values.publicUrl;
	const cards = {
		address: `http://${addressOf(cluster.values, "world")}:9100`,
		stop: async () => {},
		...cardKeys(cluster),
	};
	const bodies = await makePayments(origin, cards, rates.ordersPerSecond * rates.seconds);
	const paths = await pathsOf(origin);
	await keepEverywhere(cluster, paths);
	for (const path of paths) await send(`${origin}${path}`);
	let ending = false;
	const running = new Set<Promise<void>>();
	const load: Load = {
		acknowledged: new Map(),
		failures: [],
		repeated: 0,
		pages: 0,
		pageFailures: [],
		begun: Date.now(),
		ended: 0,
		async end() {
			ending = true;
			await Promise.all(pacers);
			load.ended = Date.now();
			await Promise.all(running);
		},
	};
	const begin = (work: Promise<void>) => {
		running.add(work);
		void work.finally(() => running.delete(work));
	};
	const every = async (perSecond: number, once: (count: number) => Promise<void>) => {
		const start = performance.now();
		for (let count = 0; !ending; ) {
			const due = Math.floor(((performance.now() - start) / 1000) * perSecond);
			for (; count < due; count += 1) begin(once(count));
			await pause(5);
		}
	};
	const pacers = [
		every(rates.ordersPerSecond, async () => {
			const body = bodies.pop();
			if (body) await order(origin, body, load);
		}),
		every(rates.pagesPerSecond, (count) => {
			const url = `${origin}${paths[Math.floor(count / 2) % paths.length]}`;
			// Every other one by an address that nginx has never seen, and that is the same page for the shop.
			return page(count % 2 === 0 ? url : `${url}?${PAST_CACHE}=${count}`, load);
		}),
	];
	return load;
}

/** Every process of every machine has made these pages and keeps them. */
async function keepEverywhere({ values }: Cluster, paths: readonly string[]): Promise<void> {
	const inARow = Number(values.workers) * TURNS_PER_PROCESS;
	for (const machine of shopsOf(values)) {
		for (const path of paths) {
			for (let kept = 0; kept < inARow; ) {
				kept = (await isKept(`http://${addressOf(values, machine)}:3000${path}`)) ? kept + 1 : 0;
			}
		}
	}
}

/** Asks on a connection of its own; only what is made anew has an id. */
async function isKept(url: string): Promise<boolean> {
	const [answer] = (await once(get(url, { agent: false, headers: { "accept-encoding": "br" } }), "response")) as [
		IncomingMessage,
	];
	await once(answer.resume(), "end");
	if (answer.statusCode !== 200) throw new Error(`${url} is answered ${answer.statusCode}`);
	return answer.headers["x-request-id"] === undefined;
}

async function order(origin: string, body: unknown, load: Load): Promise<void> {
	const key = crypto.randomUUID();
	const deadline = Date.now() + PATIENCE_MS;
	for (let tries = 1; ; tries += 1) {
		const answer = await withinTime(
			send(`${origin}/api/payments`, { method: "POST", headers: { "idempotency-key": key }, body }),
		);
		if (answer.status === 201 || answer.status === 200) {
			const { status } = JSON.parse(answer.text) as { status: string };
			if (status === "approved") {
				load.acknowledged.set(key, Date.now());
				return;
			}
		}
		if (tries === 1) load.repeated += 1;
		if (Date.now() > deadline) {
			load.failures.push(`${answer.status} ${answer.text.slice(0, 120)}`);
			return;
		}
		await pause(500);
	}
}

async function page(url: string, load: Load): Promise<void> {
	const { status, text } = await withinTime(send(url));
	load.pages += 1;
	if (status !== 200) load.pageFailures.push(`${status} ${url} ${text.slice(0, 80)}`);
}

/** A connection that breaks or says nothing is an answer too: none. */
async function withinTime(answer: ReturnType<typeof send>): ReturnType<typeof send> {
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

/** Pages that are kept once they were asked for. */
async function pathsOf(origin: string): Promise<string[]> {
	const products = await sendJson<Product[]>(`${origin}/api/products?limit=20`);
	return ["/", "/home", ...products.map(({ id_product }) => `/products/${id_product}`)];
}
