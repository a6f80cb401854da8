import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { payments } from "#core/contract/payments.ts";
import { sign } from "../../adapters/payments/signature.ts";
import { buy, orderOf, reconcileLater } from "../../testing/buying.ts";
import { SECRET } from "../../testing/scripted-payments.ts";
import { buyingTest } from "../../testing/shop-test.ts";
import { applyWaitingNotices } from "./webhook.service.ts";

const { shop, test, provider } = buyingTest();

type Noted = { id: string; attempts: number; applied_at: Date | null; last_error: string | null };
const notesOf = async (dataId: string) =>
	(
		await shop.pool.query<Noted & { topic: string; payload: object; received_at: Date }>(
			"select * from webhook_event where provider_payment_id = $1 order by received_at",
			[dataId],
		)
	).rows;
const send = (dataId: string, body: { id?: string; type?: string; action?: string }, type?: string) => {
	const requestId = `request of ${dataId}`;
	return shop.call(payments.webhook, {
		query: { "data.id": dataId, ...(type !== undefined && { type }) },
		headers: {
			"x-signature": sign({ dataId, requestId }, String(shop.deps.now().getTime()), SECRET),
			"x-request-id": requestId,
		},
		body,
	});
};

test("a notice is noted with what it is about, when it came and that it was applied", async () => {
	const at = new Date("2026-03-01T10:00:00Z");
	shop.clock.now = () => at;
	await send("7001", { id: "event-1", type: "payment", action: "payment.created" });
	shop.clock.now = () => new Date();
	expect(await notesOf("7001")).toEqual([
		{
			id: "event-1",
			topic: "payment",
			provider_payment_id: "7001",
			payload: { action: "payment.created" },
			received_at: at,
			applied_at: at,
			attempts: 0,
			last_error: null,
		},
	]);
});

test("nothing more is noted when a notice comes again", async () => {
	for (const _ of ["first", "again"]) expect((await send("7004", { id: "event-7" })).status).toBe(200);
	expect(await notesOf("7004")).toMatchObject([{ id: "event-7", attempts: 0 }]);
});

test("a notice counts as applied when the payment is another shop's", async () => {
	const foreign = { id: "7005", reference: randomUUID(), status: "approved", detail: "accredited" } as const;
	provider.byId.set("7005", { ...foreign, amountCents: 100, refundedCents: 0 });
	await send("7005", { id: "event-8" });
	expect(await notesOf("7005")).toMatchObject([{ attempts: 0, applied_at: expect.any(Date), last_error: null }]);
});

test("a notice without an id is known by its request, and one without a topic is about a payment", async () => {
	await send("7002", {});
	expect((await notesOf("7002")).map(({ id, topic }) => [id, topic])).toEqual([["request of 7002", "payment"]]);
});

test.each(["plan", ""])("nothing is noted of a notice about '%s'", async (topic) => {
	expect((await send("7003", { id: "event-3", type: topic })).status).toBe(200);
	expect((await send("7003", { id: "event-4" }, topic)).status).toBe(200);
	expect(await notesOf("7003")).toEqual([]);
});

test("each try that failed is noted, and why; after twenty the shop's own checks go on without it", async () => {
	const { id, orderId } = await buy(shop, "CONT");
	const dataId = String(id);
	provider.away = true;
	await send(dataId, { id: "event-5" });
	expect(await notesOf(dataId)).toMatchObject([{ attempts: 1, applied_at: null, last_error: "the provider is away" }]);
	await send(dataId, { id: "event-5" });
	for (let tries = 3; tries < 20; tries += 1) await applyWaitingNotices(shop.deps);
	expect(await notesOf(dataId)).toMatchObject([{ attempts: 19, applied_at: null }]);
	await applyWaitingNotices(shop.deps);
	expect(await notesOf(dataId)).toMatchObject([{ attempts: 20, applied_at: expect.any(Date) }]);
	provider.settle(dataId, "approved");
	provider.away = false;
	await applyWaitingNotices(shop.deps);
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Processing" });
	await reconcileLater(shop, 60_000);
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed" });
});

test.each(["somebody else's reference", "6f1f6a9e-5a0b-4c0e-9d3a-2b7f0c1d8e4f"])(
	"a payment that comes back with the reference %s is known by its id",
	async (reference) => {
		const { id, orderId } = await buy(shop, "CONT");
		const news = provider.settle(String(id), "approved");
		provider.byId.set(news.id, { ...news, reference });
		await send(news.id, { id: `event of ${reference}` });
		provider.byId.set(news.id, news);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed" });
	},
);
