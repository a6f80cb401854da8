import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, expect } from "vitest";
import { orders } from "#core/contract/orders.ts";
import type { PaymentStatus } from "#core/rules/payment-status.ts";
import { addClient, addStaff, type TestClient, type TestStaff } from "#server/testing/actors.ts";
import { expectSoundBooks, orderOf, pay, paymentBody, reconcileLater, unitsOf } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { ScriptedPayments } from "#server/testing/scripted-payments.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const BATCHES = 100;
const PER_BATCH = 20;
const MINUTE = 60_000;
const QUARTER_HOUR = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const GUEST_KEEPS = 3;

const provider = new ScriptedPayments();
const { shop, test } = shopTest({ payments: provider, config: { rateLimits: false } });
let staff: TestStaff;
let client: TestClient;
let product: number;

beforeAll(async () => {
	staff = await addStaff(shop, "admin");
	client = await addClient(shop);
	product = await addProduct(shop, { price: 10, variants: [{ Stocks: { M: 100_000 } }] });
});

/** What the provider may do to a payment in each state. */
const NEXT: Partial<Record<PaymentStatus, PaymentStatus[]>> = {
	in_process: ["approved", "rejected", "cancelled"],
	approved: ["refunded", "charged_back", "in_mediation"],
	in_mediation: ["approved", "charged_back"],
};

type Step =
	| { kind: "settles"; choice: number }
	| { kind: "notice"; copies: number }
	| { kind: "old notice" }
	| { kind: "forged notice" }
	| { kind: "posted again" }
	| { kind: "refund" }
	| { kind: "part"; cents: number }
	| { kind: "part elsewhere"; cents: number }
	| { kind: "shopper cancels" }
	| { kind: "called off" };

const step: fc.Arbitrary<Step> = fc.oneof(
	{ weight: 4, arbitrary: fc.record({ kind: fc.constant("settles" as const), choice: fc.nat(2) }) },
	{ weight: 4, arbitrary: fc.record({ kind: fc.constant("notice" as const), copies: fc.integer({ min: 1, max: 3 }) }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("old notice" as const) }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("forged notice" as const) }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("posted again" as const) }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("refund" as const) }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("called off" as const) }) },
	{
		weight: 2,
		arbitrary: fc.record({ kind: fc.constant("part" as const), cents: fc.constantFrom(1, 300, 700, 1000) }),
	},
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("part elsewhere" as const), cents: fc.constantFrom(1, 300) }) },
	{ weight: 1, arbitrary: fc.record({ kind: fc.constant("shopper cancels" as const) }) },
);
const history = fc.record({
	card: fc.constantFrom("APRO", "APRO", "CONT", "CONT", "OTHE"),
	/** What the browser's request hears: everything, or nothing although the card was charged, or that it never arrived. */
	answer: fc.constantFrom("heard" as const, "heard" as const, "lost" as const, "never arrived" as const),
	quantity: fc.constantFrom(1, 3, 5),
	isGuest: fc.boolean(),
	steps: fc.array(step, { maxLength: 4 }),
});
/** Between the rounds of steps the reconciler may run, sooner or later. */
const batch = fc.tuple(
	fc.array(history, { minLength: PER_BATCH, maxLength: PER_BATCH }),
	fc.array(fc.option(fc.constantFrom(2_000, MINUTE, 20 * MINUTE, DAY)), { minLength: 4, maxLength: 4 }),
);

type Life = {
	key: string;
	body: ReturnType<typeof paymentBody>;
	token: string | undefined;
	quantity: number;
	orderId: number;
	orderToken: string;
	event: string;
};
type Beginning = { card: string; answer: string; quantity: number; isGuest: boolean };

async function begin({ card, answer, quantity, isGuest }: Beginning): Promise<Life> {
	const body = paymentBody([{ productid: product, quantity }], 10 * quantity, { card: `${card} ${answer}` });
	const key = randomUUID();
	const token = isGuest ? undefined : client.token;
	const { data, status } = await pay(shop, body, { key, ...(token && { token }) });
	expect(status).toBe(200);
	return { key, body, token, quantity, orderId: data.orderId, orderToken: data.orderToken, event: randomUUID() };
}

async function take(life: Life, step: Step): Promise<void> {
	const payment = provider.withReference(life.key);
	if (step.kind === "posted again") {
		const { status } = await pay(shop, life.body, { key: life.key, ...(life.token && { token: life.token }) });
		expect([200, 409]).toContain(status);
	}
	if (step.kind === "called off" && (await orderOf(shop, life.orderId)).status === "Processing") {
		await shop.call(orders.update, { params: { id: life.orderId }, body: { orderStatus: "Cancelled" } }, staff.token);
	}
	if (step.kind === "refund") await shop.call(orders.refund, { params: { id: life.orderId } }, staff.token);
	if (step.kind === "part") {
		const headers = { "idempotency-key": randomUUID() };
		const body = { amount: step.cents / 100 };
		const { status } = await shop.call(orders.refund, { params: { id: life.orderId }, headers, body }, staff.token);
		expect([200, 409]).toContain(status);
	}
	if (step.kind === "shopper cancels") {
		const body = { orderToken: life.orderToken };
		expect((await shop.call(orders.cancel, { params: { id: life.orderId }, body }, life.token)).status).toBe(200);
	}
	if (!payment) return;
	if (step.kind === "part elsewhere" && payment.status === "approved")
		provider.giveBack(payment.id, Math.min(step.cents, payment.amountCents - payment.refundedCents));
	if (step.kind === "settles") {
		const choices = NEXT[payment.status];
		if (choices) provider.settle(payment.id, choices[step.choice % choices.length] as PaymentStatus);
	}
	if (step.kind === "notice") {
		const event = randomUUID();
		await Promise.all(Array.from({ length: step.copies }, () => provider.notify(shop, payment.id, event)));
	}
	if (step.kind === "old notice") await provider.notify(shop, payment.id, life.event);
	if (step.kind === "forged notice") {
		const forged = await shop.app.inject({
			method: "POST",
			url: `/api/payments/webhook?data.id=${payment.id}&type=payment`,
			headers: { "x-signature": `ts=${Date.now()},v1=${"0".repeat(64)}`, "x-request-id": "x" },
			payload: { id: randomUUID(), data: { id: payment.id }, status: "approved" },
		});
		expect(forged.statusCode).toBe(401);
	}
}

/** After a quarter of an hour whoever still waits holds all units of a client's order, three at most of a guest's. */
async function expectFewKept(lives: readonly Life[]): Promise<void> {
	let kept = 0;
	for (const { orderId, quantity, token } of lives) {
		const { stock } = await orderOf(shop, orderId);
		if (stock === "reserved") kept += token === undefined ? Math.min(quantity, GUEST_KEEPS) : quantity;
	}
	expect((await unitsOf(shop, product)).reserved).toBe(kept);
}

/** Money of an order that does not stand can only go back once its dispute is over. */
async function endDispute({ key, orderId }: Life): Promise<void> {
	const payment = provider.withReference(key);
	if (payment?.status !== "in_mediation" || (await orderOf(shop, orderId)).status !== "Canceled") return;
	provider.settle(payment.id, "approved");
}

/** The end agrees with the provider's truth: at most one charge, and what is kept of it belongs to an order that stands. */
async function expectTrueEnd({ key, orderId }: Life): Promise<void> {
	const payment = provider.withReference(key);
	const { status, state, stock } = await orderOf(shop, orderId);
	expect([...provider.byId.values()].filter(({ reference }) => reference === key).length).toBeLessThanOrEqual(1);
	const isKept = payment?.status === "approved" || payment?.status === "in_mediation";
	expect({ status, stock, isPaid: state === "approved" }).toEqual({
		status: isKept ? "Completed" : "Canceled",
		stock: isKept ? "taken" : "released",
		isPaid: isKept,
	});
	expect(["in_process", "pending", "authorized"]).not.toContain(payment?.status);
	const { rows } = await shop.pool.query("select refunded_cents from payment_attempt where order_id = $1", [orderId]);
	const isGone = payment?.status === "refunded" || payment?.status === "charged_back";
	if (payment) expect(rows).toEqual([{ refunded_cents: isGone ? payment.amountCents : payment.refundedCents }]);
}

test("2,000 random histories of lost answers, doubled, reordered and forged notices end in one charge, one order and the right status", async () => {
	await fc.assert(
		fc.asyncProperty(batch, async ([histories, pauses]) => {
			provider.beforeAnswer = ({ reference }) => {
				const token = provider.asked.findLast((asked) => asked.reference === reference)?.token ?? "";
				if (token.includes("heard")) return;
				if (token.includes("never arrived"))
					for (const [id, news] of provider.byId) if (news.reference === reference) provider.byId.delete(id);
				throw new Error("connection reset");
			};
			const lives = await Promise.all(histories.map(begin));
			for (const [round, pause] of pauses.entries()) {
				await Promise.all(
					lives.map(async (life, at) => {
						const next = histories[at]?.steps[round];
						if (next) await take(life, next);
					}),
				);
				if (pause === null) continue;
				await reconcileLater(shop, pause);
				if (pause > QUARTER_HOUR) await expectFewKept(lives);
			}
			for (const days of [0.02, 1.1, 8]) await reconcileLater(shop, days * DAY);
			for (const life of lives) await endDispute(life);
			await reconcileLater(shop, DAY);
			for (const life of lives) await expectTrueEnd(life);
			await expectSoundBooks(shop);
		}),
		{ numRuns: BATCHES, includeErrorInReport: true },
	);
}, 900_000);
