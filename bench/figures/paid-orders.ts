import { runAudit } from "#server/db/audit.ts";
import { openDatabase } from "#server/db/client.ts";
import { type Cards, isPaid, makePayments, startSellingShop } from "../buyers.ts";
import { compareWork, earlierFigures, turnDetails } from "../clients.ts";
import { earlierBuilt } from "../earlier.ts";
import { atLeast, type Figure } from "../figure.ts";
import { type Bare, databaseOf, type Running, startBare } from "../processes.ts";

const CLIENTS = 8;
const GOAL = 0.75;
const P99_MS = 500;
const ROUNDS = 3;
const ORDERS_PER_ROUND = 300;

/** Paid orders beside a bare server doing the same transactions and the same call to the card service. */
export async function paidOrderFigures(): Promise<Figure[]> {
	const selling = await startSellingShop();
	const built = await earlierBuilt();
	const earlier = built && (await startSellingShop({}, undefined, built));
	const { shop, cards } = selling;
	const databaseUrl = await databaseOf(shop);
	const bare = await startBare("payments", { databaseUrl, apiUrl: cards.address, accessToken: cards.accessToken });
	try {
		const sides = {
			ours: await buyersOf(shop, cards),
			reference: await buyersOf(shop, cards, bare),
			earlier: earlier && (await buyersOf(earlier.shop, earlier.cards)),
		};
		const turn = await compareWork(CLIENTS, sides, { times: ORDERS_PER_ROUND }, ROUNDS);
		const { ours, reference, ratio } = turn;
		return [
			{
				name: `paid orders, ${CLIENTS} clients`,
				value: `${Math.round(ours.perSecond)} orders/s beside ${Math.round(reference.perSecond)}`,
				...atLeast(GOAL, ratio, ours.failures + reference.failures),
				details: turnDetails(turn),
			},
			{
				name: "paid orders, slowest 1 in 100",
				value: `${Math.round(ours.p99)} ms`,
				goal: `under ${P99_MS} ms`,
				met: ours.p99 < P99_MS,
			},
			...earlierFigures("paid orders", turn, { more: 1.5, less: 0.5 }),
		];
	} finally {
		await bare.stop();
		await earlier?.end();
		await selling.end();
	}
}

/** Whoever pays what this shop sells, there or at the server that does the same for it. */
async function buyersOf(shop: Running, cards: Cards, { address, pid }: Pick<Bare, "address" | "pid"> = shop) {
	const bodies = await makePayments(shop.address, cards, ROUNDS * ORDERS_PER_ROUND + 200);
	return { once: async () => isPaid(address, bodies.pop()), pid };
}

/** How many lines the audit of the books finds. */
export async function auditFindings(databaseUrl: string): Promise<number> {
	const { db, close } = openDatabase(databaseUrl, { statementTimeoutMs: 600_000 });
	try {
		return (await runAudit(db)).length;
	} finally {
		await close();
	}
}
