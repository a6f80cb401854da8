import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, describe, expect } from "vitest";
import { addClient, addStaff, type TestStaff } from "../../testing/actors.ts";
import { buy, moveOrder, orderOf } from "../../testing/buying.ts";
import { buyingTest } from "../../testing/shop-test.ts";
import { applyPayment } from "./apply-payment.service.ts";
import { reconcilePayments } from "./reconcile.jobs.ts";
import type { News } from "./write-news.service.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const begin = new Date(Math.floor(Date.now() / 1000) * 1000);
const past = (ms: number) => new Date(begin.getTime() + ms);
let staff: TestStaff;

const { shop, test, provider } = buyingTest();

beforeAll(async () => {
	staff = await addStaff(shop, "employee");
	shop.clock.now = () => begin;
});
afterEach(() => {
	shop.clock.now = () => begin;
});

type Row = Record<string, unknown>;
const read = async (query: string, orderId: number) => (await shop.pool.query<Row>(query, [orderId])).rows;
const orderRow = async (orderId: number) =>
	(await read("select paid_at, reserved_until, version, updated_at, code_held from orders where id = $1", orderId))[0];
const attemptRow = async (orderId: number) =>
	(
		await read(
			"select status, status_detail, provider_payment_id, decided_at, refunded_cents::int, refund_state, refund_key, answer from payment_attempt where order_id = $1",
			orderId,
		)
	)[0];
const eventsOf = async (orderId: number) =>
	(
		await read(
			"select kind, actor_kind as by, from_value, to_value, note from order_event where order_id = $1 order by id",
			orderId,
		)
	).map((event) => Object.values(event));

/** The provider decides, and the shop hears of it after a while. */
async function settle(id: number | string | null, ...[status, detail]: [News["status"], string?]): Promise<void> {
	provider.settle(String(id), status, detail);
	shop.clock.now = () => past(MINUTE);
	expect((await provider.notify(shop, String(id))).status).toBe(200);
}

describe("an approved payment", () => {
	test("is written down with its time, its answer and who brought it", async () => {
		const { orderId, id } = await buy(shop);
		expect(await orderRow(orderId)).toEqual({
			paid_at: begin,
			reserved_until: null,
			version: 2,
			updated_at: begin,
			code_held: false,
		});
		expect(await attemptRow(orderId)).toEqual({
			status: "approved",
			status_detail: "accredited",
			provider_payment_id: String(id),
			decided_at: begin,
			refunded_cents: 0,
			refund_state: null,
			refund_key: null,
			answer: { status: "approved", status_detail: "accredited", id, orderId, total: 20 },
		});
		expect(await eventsOf(orderId)).toEqual([
			["placed", "client", null, "Processing", ""],
			["payment", "provider", null, "approved", "accredited"],
			["status", "shop", "Processing", "Completed", ""],
		]);
	});

	test("that is disputed stays paid; what the provider gives back of it is noted, and never less or more than that", async () => {
		const { orderId, id } = await buy(shop);
		const news = provider.byId.get(String(id));
		if (!news) throw new Error("nothing was bought");
		const tell = async (refundedCents: number, status: News["status"] = "approved") => {
			provider.byId.set(news.id, { ...news, status, refundedCents });
			await provider.notify(shop, news.id);
			return (await attemptRow(orderId))?.refunded_cents;
		};
		expect(await tell(500)).toBe(500);
		expect(await tell(300, "in_mediation")).toBe(500);
		expect(await tell(9999)).toBe(2000);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed", state: "approved", payment: "approved" });
		expect((await eventsOf(orderId)).filter(([kind]) => kind === "payment")).toHaveLength(1);
	});

	test.each([
		["refunded", 2000],
		["charged_back", 2000],
	] as const)(
		"that is %s by the provider keeps when it was paid, and is given back in whole",
		async (status, cents) => {
			const { orderId, id } = await buy(shop);
			await settle(id, status, "by itself");
			expect(await orderRow(orderId)).toMatchObject({ paid_at: begin, version: 3, updated_at: past(MINUTE) });
			expect(await attemptRow(orderId)).toMatchObject({
				status,
				status_detail: "by itself",
				decided_at: past(MINUTE),
				refunded_cents: cents,
				refund_state: null,
				answer: { status: "approved", status_detail: "accredited", id, orderId, total: 20 },
			});
			expect((await eventsOf(orderId)).slice(-2)).toEqual([
				["payment", "provider", "approved", status, "by itself"],
				["status", "shop", "Completed", "Canceled", ""],
			]);
		},
	);
});

describe("a payment in process", () => {
	test.each([
		["a client's", "a week", 7],
		["a guest's", "three days", 3],
	])("%s holds its units for %s, and is not decided", async (whose, _time, days) => {
		const { token } = await addClient(shop);
		const { orderId, id } = await buy(shop, "CONT", whose === "a client's" ? { token } : {});
		expect(await orderRow(orderId)).toMatchObject({ paid_at: null, reserved_until: past(days * DAY), version: 2 });
		expect(await attemptRow(orderId)).toMatchObject({ provider_payment_id: String(id), decided_at: null });
		await settle(id, "approved", "accredited");
		expect(await orderRow(orderId)).toMatchObject({ paid_at: past(MINUTE), reserved_until: null, version: 3 });
		expect((await eventsOf(orderId)).slice(-3)).toEqual([
			["payment", "provider", null, "in_process", "pending_contingency"],
			["payment", "provider", "in_process", "approved", "accredited"],
			["status", "shop", "Processing", "Completed", ""],
		]);
	});

	test("that is rejected leaves nothing paid, reserved or given back", async () => {
		const { orderId, id } = await buy(shop, "CONT");
		await settle(id, "rejected", "cc_rejected_other_reason");
		expect(await orderRow(orderId)).toMatchObject({ paid_at: null, reserved_until: null });
		expect(await attemptRow(orderId)).toMatchObject({
			decided_at: past(MINUTE),
			refunded_cents: 0,
			refund_state: null,
		});
	});
});

test("a payment nobody heard of is given up by the shop, and has no answer to repeat yet", async () => {
	provider.loseAnswers();
	const { orderId } = await buy(shop);
	shop.clock.now = () => past(15 * MINUTE);
	await reconcilePayments(shop.deps);
	expect(await attemptRow(orderId)).toMatchObject({
		status: "cancelled",
		status_detail: "expired",
		provider_payment_id: null,
		decided_at: past(15 * MINUTE),
		answer: null,
	});
	expect((await eventsOf(orderId)).slice(1)).toEqual([
		["payment", "shop", null, "cancelled", "expired"],
		["status", "shop", "Processing", "Canceled", ""],
	]);
	provider.comeBack();
	shop.clock.now = () => past(60 * MINUTE);
	await reconcilePayments(shop.deps);
	expect(await attemptRow(orderId)).toMatchObject({
		provider_payment_id: [...provider.byId.keys()].at(-1),
		decided_at: past(60 * MINUTE),
		answer: { status: "approved" },
	});
});

test("money for an order that was called off is wanted back in the same moment", async () => {
	const { orderId, id } = await buy(shop, "CONT");
	await moveOrder(shop, staff, orderId, "Canceled");
	await settle(id, "approved", "accredited");
	expect(await attemptRow(orderId)).toMatchObject({ refund_state: "wanted", refund_key: expect.any(String) });
	expect(await orderRow(orderId)).toMatchObject({ paid_at: past(MINUTE), reserved_until: null });
	expect((await eventsOf(orderId)).slice(-2)).toEqual([
		["payment", "provider", "in_process", "approved", "accredited"],
		["refund", "provider", null, "wanted", ""],
	]);
	await reconcilePayments(shop.deps);
	expect(await attemptRow(orderId)).toMatchObject({ status: "refunded", refund_state: "done", refunded_cents: 2000 });
});

test("news of an attempt that is not there, or of another sum, changes nothing and says so", async () => {
	const missing = randomUUID();
	const news = { status: "approved", detail: "accredited" } as const;
	await expect(applyPayment(shop.deps, missing, news, "check")).rejects.toThrow(
		`there is no payment attempt ${missing}`,
	);
	const { orderId, key } = await buy(shop, "CONT");
	const before = await attemptRow(orderId);
	await expect(applyPayment(shop.deps, key, { ...news, amountCents: 1999 }, "check")).rejects.toThrow(
		`the provider took another amount for attempt ${key} than the order's total`,
	);
	expect(await attemptRow(orderId)).toEqual(before);
});
