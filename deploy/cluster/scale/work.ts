import { makePayments } from "../../../bench/buyers.ts";
import { send } from "../../../bench/steady.ts";
import type { Cluster } from "../cluster.ts";
import { cardsOf, ofSomebody, type Payment, sendOrder } from "../test/buyers.ts";
import { PAST_CACHE, pathsOf } from "../test/pages.ts";

export type Work = {
	name: string;
	/** One after the other by each of so many, per shop machine. */
	clients: number;
	/** What one measurement uses up, made before it. */
	prepare: () => Promise<void>;
	/** True when it was answered as it should be. */
	once: () => Promise<boolean>;
};

const SORTS = ["latest", "price-ascending", "price-descending", "best-rated"];
const PAGES = 13;
/** More than all machines sell while one measurement lasts. */
const CARDS = 1_500;

/** What no cache can answer: pages that are made anew for every request, and orders. */
export async function uncachedWork(cluster: Cluster): Promise<Work[]> {
	const origin = cluster.values.publicUrl;
	const grids = SORTS.flatMap((sort) => Array.from({ length: PAGES }, (_, at) => `/home?sort=${sort}&page=${at + 1}`));
	const products = (await pathsOf(origin)).filter((path) => path.startsWith("/products/"));
	const paths = [...grids, ...products.map((path) => `${path}?`)];
	const payments: Payment[] = [];
	let count = 0;
	return [
		{
			name: "pages made anew",
			clients: 4,
			prepare: async () => {},
			async once() {
				count += 1;
				const { status } = await send(`${origin}${paths[count % paths.length]}&${PAST_CACHE}=${count}`);
				return status === 200;
			},
		},
		{
			name: "paid orders",
			clients: 4,
			async prepare() {
				payments.push(...(await makePayments(origin, cardsOf(cluster), CARDS - payments.length)));
			},
			async once() {
				const payment = payments.pop();
				if (!payment) throw new Error("there are too few cards");
				const { status, text } = await sendOrder(origin, ofSomebody(payment), crypto.randomUUID());
				return status === 201 && (JSON.parse(text) as { status: string }).status === "approved";
			},
		},
	];
}
