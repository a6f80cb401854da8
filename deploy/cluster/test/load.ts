import { setTimeout as pause } from "node:timers/promises";
import type { Product } from "#core/contract/products.ts";
import { makePayments } from "../../../bench/buyers.ts";
import { send, sendJson } from "../../../bench/steady.ts";
import type { Cluster } from "../cluster.ts";
import { cardKeys } from "../programs.ts";
import { addressOf } from "../values.ts";

export type Rates = { ordersPerSecond: number; pagesPerSecond: number };
/** An order is asked for again with its key until it is acknowledged, as a shopper's browser does; this long at most. */
const PATIENCE_MS = 90_000;
const ONE_ANSWER_MS = 20_000;

export type Load = {
	/** Keys of orders answered as paid, with the moment of the answer. */
	acknowledged: Map<string, number>;
	failures: string[];
	repeated: number;
	pages: number;
	pageFailures: string[];
	begun: number;
	ended: number;
	end: () => Promise<void>;
};

/** Orders and pages through nginx at even rates, until told to end; never more than `most` of either. */
export async function startLoad(cluster: Cluster, rates: Rates, most: number): Promise<Load> {
	const origin = cluster.values.publicUrl;
	const cards = {
		address: `http://${addressOf(cluster.values, "world")}:9100`,
		stop: async () => {},
		...cardKeys(cluster),
	};
	const bodies = await makePayments(origin, cards, Math.min(most, rates.ordersPerSecond * 90));
	const paths = await pathsOf(origin);
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
		for (let count = 0; !ending && count < most; ) {
			const due = Math.min(most, Math.floor(((performance.now() - start) / 1000) * perSecond));
			for (; count < due; count += 1) begin(once(count));
			await pause(5);
		}
	};
	const pacers = [
		every(rates.ordersPerSecond, async () => {
			const body = bodies.pop();
			if (body) await order(origin, body, load);
		}),
		every(rates.pagesPerSecond, (count) => page(`${origin}${paths[count % paths.length]}`, load)),
	];
	return load;
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
