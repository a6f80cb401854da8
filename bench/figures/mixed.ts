import type { Product } from "#core/contract/products.ts";
import { isPaid, makePayments, startSellingShop } from "../buyers.ts";
import { atMost, type Figure, rounded } from "../figure.ts";
import { type Held, heldMegabytes } from "../memory.ts";
import { databaseOf } from "../processes.ts";
import { RawClient } from "../raw-client.ts";
import { sendJson, steadily } from "../steady.ts";
import { auditFindings } from "./paid-orders.ts";

const BROWSING_PER_SECOND = 1_000;
const ORDERS_PER_SECOND = 20;
const SECONDS = 20;
/** Before it counts, every address is visited twice and some orders are paid: a shop that has been open a while. */
const WARM_UP = { browsingPerSecond: 100, rounds: 2, ordersPerSecond: 4 };
const GOAL_MS = 100;
const MOST_MEGABYTES = 320;
const MOST_OF_TWO = 1.6;

/** Many people look around while orders are paid, and the books are right afterwards. */
export async function mixedFigures(): Promise<Figure[]> {
	const figures: Figure[] = [];
	const held: Held[] = [];
	for (const workers of ["1", "2"]) {
		const { shop, cards, end } = await startSellingShop({ WORKERS: workers });
		try {
			const paths = await visitedPaths(shop.address);
			const warmUpSeconds = (WARM_UP.rounds * paths.length) / WARM_UP.browsingPerSecond;
			const orders = ORDERS_PER_SECOND * SECONDS + WARM_UP.ordersPerSecond * warmUpSeconds;
			const bodies = await makePayments(shop.address, cards, Math.ceil(orders));
			let at = 0;
			const visitor = new RawClient(shop.address);
			const browse = async () => (await visitor.get(paths[at++ % paths.length] as string)) === 200;
			const pay = async () => isPaid(shop.address, bodies.pop());
			await Promise.all([
				steadily(WARM_UP.browsingPerSecond, warmUpSeconds, browse),
				steadily(WARM_UP.ordersPerSecond, warmUpSeconds, pay),
			]);
			const [browsed, paid] = await Promise.all([
				steadily(BROWSING_PER_SECOND, SECONDS, browse),
				steadily(ORDERS_PER_SECOND, SECONDS, pay),
			]);
			visitor.close();
			const memory = await heldMegabytes(shop.pid);
			held.push(memory);
			const findings = await auditFindings(await databaseOf(shop));
			const failures = browsed.failures + paid.failures;
			figures.push({
				name: `${BROWSING_PER_SECOND} requests/s beside ${ORDERS_PER_SECOND} paid orders/s, WORKERS=${workers}`,
				value: `p99 ${rounded(browsed.p99, 1)} ms, orders p99 ${rounded(paid.p99, 1)} ms`,
				goal: `p99 under ${GOAL_MS} ms, no error, no finding of the audit`,
				met: browsed.p99 < GOAL_MS && failures === 0 && findings === 0,
				details: { failures, findings, browsingP50: rounded(browsed.p50, 1), ordersP50: rounded(paid.p50, 1) },
			});
			figures.push({
				name: `memory of the server after that, WORKERS=${workers}`,
				value: `${memory.resident} MB, ${memory.largest} MB the largest process, ${memory.own} MB with what they share counted once`,
				goal: `at most ${MOST_MEGABYTES} MB per process`,
				met: memory.largest <= MOST_MEGABYTES,
			});
		} finally {
			await end();
		}
	}
	const [one, two] = held as [Held, Held];
	figures.push({
		name: "memory of WORKERS=2 beside WORKERS=1",
		value: `${two.resident} MB beside ${one.resident} (${two.own} beside ${one.own} with what they share counted once)`,
		...atMost(MOST_OF_TWO, two.resident / one.resident),
	});
	return figures;
}

/** Pages, the calls behind them, a search, a picture. */
export async function visitedPaths(origin: string): Promise<string[]> {
	const products = await sendJson<Product[]>(`${origin}/api/products?limit=100`);
	const ids = products.map(({ id_product }) => id_product);
	const picture = products[0]?.default_image ?? "";
	return ids.flatMap((id, at) => [
		`/home?page=${1 + (at % 12)}`,
		`/products/${id}`,
		`/api/products/${id}`,
		`/api/products?limit=12&page=${1 + (at % 12)}`,
		`/api/products?filters=${["camisa", "coat", "linen", "a"][at % 4]}&limit=12`,
		"/",
		picture,
	]);
}
