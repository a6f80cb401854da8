import { afterEach, describe, expect } from "vitest";
import { buy, orderOf, reconcileLater, unitsOf } from "../../testing/buying.ts";
import { buyingTest } from "../../testing/shop-test.ts";
import { reconcilePayments } from "./reconcile.jobs.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const begin = Math.floor(Date.now() / SECOND) * SECOND;
let now = begin;

const { shop, test, provider } = buyingTest({ reconcileSeconds: 10 });
afterEach(async () => {
	provider.comeBack();
	shop.deps.payments = provider;
	await shop.pool.query("update payment_attempt set provider = $1", [provider.name]);
	await checkAt(8 * DAY);
	await shop.pool.query("update payment_attempt set next_check_at = null");
	now = begin;
});

/** Bought at the beginning, at a clock that is moved by hand. */
async function buyThen(card = "APRO") {
	shop.clock.now = () => new Date(now);
	return buy(shop, card);
}
async function checkAt(sinceBegin: number): Promise<void> {
	now = begin + sinceBegin;
	await reconcilePayments(shop.deps);
}
/** How often an order's payment was looked at, and in how many seconds it is looked at next. */
async function planOf(orderId: number) {
	type Row = { checks: number; next_check_at: Date | null; decided_at: Date | null; status_detail: string };
	const { rows } = await shop.pool.query<Row>(
		"select checks, next_check_at, decided_at, status_detail from payment_attempt where order_id = $1",
		[orderId],
	);
	const [row] = rows;
	if (!row) throw new Error(`there is no order ${orderId}`);
	const next = row.next_check_at ? (row.next_check_at.getTime() - now) / SECOND : null;
	return { checks: row.checks, next, decided: row.decided_at?.getTime() ?? null, detail: row.status_detail };
}

describe("how often a payment is looked at", () => {
	test("while nobody knows its outcome: at every round", async () => {
		provider.loseAnswers();
		const { orderId } = await buyThen();
		expect(await planOf(orderId)).toMatchObject({ checks: 0, next: 10, decided: null });
		await checkAt(9 * SECOND);
		expect(await planOf(orderId)).toMatchObject({ checks: 0 });
		for (const checks of [1, 2, 3]) {
			await checkAt(checks * 10 * SECOND);
			expect(await planOf(orderId)).toMatchObject({ checks, next: 10, decided: null });
		}
	});

	test("a shop that hardly ever waits still leaves five seconds between", async () => {
		provider.loseAnswers();
		const { orderId } = await buyThen();
		shop.deps.config.reconcileSeconds = 1;
		for (const checks of [1, 2, 3, 4, 5]) await checkAt(checks * 10 * SECOND);
		shop.deps.config.reconcileSeconds = 10;
		expect(await planOf(orderId)).toMatchObject({ checks: 5, next: 5 });
	});

	test("while the provider holds it: less and less often, at least every half hour", async () => {
		const { orderId } = await buyThen("CONT");
		const plans = [await planOf(orderId)];
		for (let round = 0; round < 9; round += 1) {
			await checkAt(now - begin + (plans.at(-1)?.next ?? 0) * SECOND);
			plans.push(await planOf(orderId));
		}
		expect(plans.map(({ next }) => next)).toEqual([10, 20, 40, 80, 160, 320, 640, 1280, 1800, 1800]);
		expect(plans.map(({ checks }) => checks)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
	});

	test("once it is approved: after days, then months, for half a year", async () => {
		const { orderId } = await buyThen();
		expect(await planOf(orderId)).toMatchObject({ checks: 0, next: DAY / SECOND, decided: begin });
		await checkAt(DAY);
		expect(await planOf(orderId)).toMatchObject({ checks: 1, next: (2 * DAY) / SECOND, decided: begin });
		for (const days of [3, 7, 15, 31, 63, 123]) await checkAt(days * DAY);
		expect(await planOf(orderId)).toMatchObject({ checks: 7, next: (60 * DAY) / SECOND });
		await checkAt(183 * DAY);
		expect(await planOf(orderId)).toMatchObject({ checks: 8, next: null });
	});

	test("when it was rejected: never again", async () => {
		const { orderId } = await buyThen("OTHE");
		expect(await planOf(orderId)).toMatchObject({ checks: 0, next: null, decided: begin });
	});

	test("when it was given up: for a day, and then until the provider says that it has none", async () => {
		provider.away = true;
		const { orderId } = await buyThen();
		await checkAt(15 * MINUTE);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "cancelled" });
		expect(await planOf(orderId)).toMatchObject({ checks: 0, next: 10, decided: begin + 15 * MINUTE });
		provider.away = false;
		await checkAt(DAY);
		expect(await planOf(orderId)).toMatchObject({ checks: 1, next: 10 });
		provider.away = true;
		await checkAt(2 * DAY);
		expect(await planOf(orderId)).toMatchObject({ checks: 2, next: 20 });
		provider.away = false;
		await checkAt(3 * DAY);
		expect(await planOf(orderId)).toMatchObject({ checks: 3, next: null });
	});

	test("when its check was planned by a clock that was a day ahead: at once, unless it was only minutes", async () => {
		provider.away = true;
		const { orderId } = await buyThen();
		const plan = (ms: number) =>
			shop.pool.query("update payment_attempt set next_check_at = $1 where order_id = $2", [
				new Date(now + ms),
				orderId,
			]);
		await plan(20 * MINUTE);
		await checkAt(0);
		expect(await planOf(orderId)).toMatchObject({ checks: 0 });
		await plan(20 * MINUTE + 1);
		await checkAt(0);
		expect(await planOf(orderId)).toMatchObject({ checks: 1, next: 10 });
	});

	test("one that a clock ahead asked for is given up like any other, and a short while is waited for it", async () => {
		provider.away = true;
		const { orderId } = await buyThen();
		provider.away = false;
		const askedAt = (ms: number) =>
			shop.pool.query("update payment_attempt set asked_at = $1, next_check_at = $2 where order_id = $3", [
				new Date(now + ms),
				new Date(now),
				orderId,
			]);
		await askedAt(provider.arrivalLimitMs);
		await checkAt(0);
		expect(await orderOf(shop, orderId)).toMatchObject({ state: "asked" });
		await askedAt(DAY);
		await checkAt(0);
		expect(await orderOf(shop, orderId)).toMatchObject({ state: "cancelled" });
		expect(await planOf(orderId)).toMatchObject({ next: 10, detail: "not_received" });
	});
});

describe("what is looked at", () => {
	test("the payments of another provider are left to it, but do not hold units for ever", async () => {
		provider.loseAnswers();
		const { orderId, product } = await buyThen();
		provider.comeBack();
		await shop.pool.query("update payment_attempt set provider = 'another' where order_id = $1", [orderId]);
		await checkAt(MINUTE);
		expect(await planOf(orderId)).toMatchObject({ checks: 0 });
		await checkAt(15 * MINUTE - 1);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 2 });
		await checkAt(15 * MINUTE);
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "cancelled" });
	});

	test("a payment that has an id is looked for by it, and goes on being so when the provider cannot find it", async () => {
		const { orderId, id } = await buyThen("CONT");
		const news = provider.settle(String(id), "approved");
		provider.byId.delete(news.id);
		await checkAt(2 * DAY);
		expect(await planOf(orderId)).toMatchObject({ checks: 1, next: 10, decided: null });
		provider.byId.set(news.id, { ...news, reference: "lost" });
		await checkAt(2 * DAY + MINUTE);
		provider.byId.set(news.id, news);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed", state: "approved" });
	});

	test("without a provider units come back all the same, and nothing else is tried", async () => {
		provider.loseAnswers();
		const { orderId, product } = await buyThen();
		shop.deps.payments = null;
		await checkAt(15 * MINUTE);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", state: "cancelled" });
		expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	});

	test("one payment that cannot be looked at does not keep the others waiting", async () => {
		const held = [];
		for (let n = 0; n < 7; n += 1) held.push(await buyThen("CONT"));
		const [broken] = held;
		for (const { id } of held) provider.settle(String(id), "approved");
		const news = provider.byId.get(String(broken?.id));
		if (!news) throw new Error("nothing was bought");
		provider.byId.set(news.id, { ...news, amountCents: 1 });
		await checkAt(MINUTE);
		const states = await Promise.all(held.map(({ orderId }) => orderOf(shop, orderId)));
		expect(states.map(({ state }) => state)).toEqual(["pending", ...Array(6).fill("approved")]);
		provider.byId.set(news.id, news);
		await checkAt(2 * MINUTE);
	});
});

describe("calling off what the provider still holds", () => {
	test("a payment that is decided in the same moment counts as decided", async () => {
		const { orderId, id, key } = await buyThen("CONT");
		const { cancel } = provider;
		const keys: string[] = [];
		provider.cancel = async (payment, given) => {
			keys.push(given);
			provider.settle(payment, "approved");
			return cancel.call(provider, payment, key);
		};
		await checkAt(7 * DAY);
		await checkAt(8 * DAY);
		provider.cancel = cancel;
		expect(keys).toEqual([`cancel ${key}`]);
		expect(provider.byId.get(String(id))?.status).toBe("approved");
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed", stock: "taken", state: "approved" });
	});

	test("when nobody knows whether it was called off, its units stay until somebody does", async () => {
		const { orderId } = await buyThen("CONT");
		const { cancel } = provider;
		provider.cancel = async () => {
			throw new Error("connection reset");
		};
		await checkAt(7 * DAY);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Processing", stock: "reserved", state: "pending" });
		provider.cancel = cancel;
		await reconcileLater(shop, MINUTE);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Canceled", stock: "released", state: "cancelled" });
	});
});
