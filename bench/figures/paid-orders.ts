import { runAudit } from "#server/db/audit.ts";
import { openDatabase } from "#server/db/client.ts";
import { isPaid, makePayments, startSellingShop } from "../buyers.ts";
import { compareWork } from "../clients.ts";
import { atLeast, type Figure } from "../figure.ts";
import { databaseOf, startBare } from "../processes.ts";

const CLIENTS = 8;
const GOAL = 0.35;
const P99_MS = 500;
const ROUNDS = 3;
const ORDERS_PER_ROUND = 1_000;

/** Paid orders beside a bare server doing the same transactions and the same call to the card service. */
export async function paidOrderFigures(): Promise<Figure[]> {
	const { shop, cards, end } = await startSellingShop();
	const databaseUrl = await databaseOf(shop);
	const bare = await startBare("payments", { databaseUrl, apiUrl: cards.address, accessToken: cards.accessToken });
	try {
		const bodies = await makePayments(shop.address, cards, 2 * (ROUNDS * ORDERS_PER_ROUND + 200));
		const payAt = (origin: string) => async () => isPaid(origin, bodies.pop());
		const once = { ours: payAt(shop.address), reference: payAt(bare.address) };
		const { ours, reference, ratio } = await compareWork(CLIENTS, once, { times: ORDERS_PER_ROUND }, ROUNDS);
		return [
			{
				name: `paid orders, ${CLIENTS} clients`,
				value: `${Math.round(ours.perSecond)} orders/s beside ${Math.round(reference.perSecond)}`,
				...atLeast(GOAL, ratio, ours.failures),
				details: { p50: ours.p50, p99: ours.p99, failures: ours.failures, referenceFailures: reference.failures },
			},
			{
				name: "paid orders, slowest 1 in 100",
				value: `${Math.round(ours.p99)} ms`,
				goal: `under ${P99_MS} ms`,
				met: ours.p99 < P99_MS,
			},
		];
	} finally {
		await bare.stop();
		await end();
	}
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
