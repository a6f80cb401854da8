import { setTimeout as pause } from "node:timers/promises";
import { makePayments } from "../../../bench/buyers.ts";
import { send } from "../../../bench/steady.ts";
import type { Cluster } from "../cluster.ts";
import { cardsOf, ofSomebody, type Payment, sendOrder } from "./buyers.ts";
import { type Errand, errandsOf } from "./errands.ts";
import { keepEverywhere, pageUrl, pathsOf, rateThatHolds, withinTime } from "./pages.ts";

export type Rates = { ordersPerSecond: number; pagesPerSecond: number };
const ERRANDS_PER_SECOND = 10;
/** For so many seconds there are cards in stock; more are made meanwhile. */
const STOCK_SECONDS = 30;
/** An order is asked for again with its key until it is acknowledged, as a shopper's browser does; this long at most. */
const PATIENCE_MS = 90_000;
const ASKED_AGAIN_AFTER_MS = 1_000;

export type Load = {
	/** Keys of orders answered as paid, with the moment of the answer. */
	acknowledged: Map<string, number>;
	/** Keys of orders that the shop said will never be: they were cut off before the card was charged. */
	cancelled: string[];
	failures: string[];
	repeated: number;
	pages: number;
	/** As many as were asked for: fewer than wanted where the machine has no more to give. */
	pagesPerSecond: number;
	/** Those asked for by an address of their own fail past nginx's cache, the others in spite of it. */
	pageFailures: string[];
	errands: number;
	errandFailures: string[];
	begun: number;
	ended: number;
	end: () => Promise<void>;
};

/** Orders, pages and errands through nginx at even rates, until told to end. */
export async function startLoad(cluster: Cluster, rates: Rates): Promise<Load> {
	const origin = cluster.values.publicUrl;
	const inStock = rates.ordersPerSecond * STOCK_SECONDS;
	const bodies = await makePayments(origin, cardsOf(cluster), inStock);
	const errands = await errandsOf(origin);
	const paths = await pathsOf(origin);
	await keepEverywhere(cluster, paths);
	for (const path of paths) await send(`${origin}${path}`);
	const pagesPerSecond = await rateThatHolds(rates.pagesPerSecond, async (count) => {
		const { status } = await withinTime(send(pageUrl(origin, paths, count)));
		return status === 200;
	});
	let ending = false;
	const running = new Set<Promise<void>>();
	const load: Load = {
		acknowledged: new Map(),
		cancelled: [],
		failures: [],
		repeated: 0,
		pages: 0,
		pagesPerSecond,
		pageFailures: [],
		errands: 0,
		errandFailures: [],
		begun: Date.now(),
		ended: 0,
		async end() {
			ending = true;
			load.ended = Date.now();
			await Promise.all(pacers);
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
	const restock = async () => {
		while (!ending) {
			// What is sold is asked of the shop, which may be away just now.
			if (bodies.length < inStock / 2)
				bodies.push(...(await makePayments(origin, cardsOf(cluster), inStock / 2).catch(() => [])));
			await pause(1_000);
		}
	};
	const pacers = [
		restock(),
		every(rates.ordersPerSecond, async () => {
			const body = bodies.pop();
			if (body) await order(origin, body, load);
			else load.failures.push("there was no card to pay with");
		}),
		every(pagesPerSecond, (count) => page(pageUrl(origin, paths, count), load)),
		every(ERRANDS_PER_SECOND, (count) => errand(errands[count % errands.length] as Errand, load)),
	];
	return load;
}

async function order(origin: string, payment: Payment, load: Load): Promise<void> {
	const sent = ofSomebody(payment);
	let key = crypto.randomUUID();
	const deadline = Date.now() + PATIENCE_MS;
	for (let tries = 1; ; tries += 1) {
		const answer = await withinTime(sendOrder(origin, sent, key));
		if (answer.status === 201 || answer.status === 200) {
			const { status } = JSON.parse(answer.text) as { status: string };
			if (status === "approved") {
				load.acknowledged.set(key, Date.now());
				return;
			}
			if (status === "cancelled") {
				load.cancelled.push(key);
				key = crypto.randomUUID();
			}
		}
		if (tries === 1) load.repeated += 1;
		if (Date.now() > deadline) {
			load.failures.push(`${answer.status} ${answer.text.slice(0, 120)}`);
			return;
		}
		await pause(ASKED_AGAIN_AFTER_MS);
	}
}

async function page(url: string, load: Load): Promise<void> {
	const { status, text } = await withinTime(send(url));
	load.pages += 1;
	if (status !== 200) load.pageFailures.push(`${status} ${url} ${text.slice(0, 80)}`);
}

async function errand({ name, run }: Errand, load: Load): Promise<void> {
	const { status, text } = await withinTime(run());
	load.errands += 1;
	if (status !== 200) load.errandFailures.push(`${status} ${name} ${text.slice(0, 80)}`);
}
