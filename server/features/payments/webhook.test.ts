import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeAll, describe, expect } from "vitest";
import { payments } from "#core/contract/payments.ts";
import { sign } from "../../adapters/payments/signature.ts";
import { orderOf, pay, paymentBody, reconcileLater } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { SECRET } from "../../testing/scripted-payments.ts";
import { buyingTest } from "../../testing/shop-test.ts";

let product: number;

const { shop, test, provider } = buyingTest();

beforeAll(async () => {
	product = await addProduct(shop, { variants: [{ Stocks: { M: 1000 } }] });
});

const hold = async () => (await pay(shop, paymentBody([{ productid: product }], 20, { card: "CONT" }))).data;
const noted = async () => Number((await shop.pool.query("select count(*) as n from webhook_event")).rows[0].n);
const post = (dataId: string | undefined, headers: Record<string, string>) =>
	shop.call(payments.webhook, {
		query: { ...(dataId !== undefined && { "data.id": dataId }), type: "payment" },
		headers,
		body: { id: randomUUID(), type: "payment", action: "payment.updated", data: { id: dataId ?? "" } },
	});

describe("signatures", () => {
	const signed = (dataId: string, ts: string, secret = SECRET) => {
		const requestId = randomUUID();
		return { "x-signature": sign({ dataId, requestId }, ts, secret), "x-request-id": requestId };
	};

	test("times in seconds and in milliseconds are accepted", async () => {
		const { id } = await hold();
		const now = Date.now();
		expect((await post(String(id), signed(String(id), String(now)))).status).toBe(200);
		expect((await post(String(id), signed(String(id), String(Math.floor(now / 1000))))).status).toBe(200);
	});

	test("a forged, old, foreign or missing signature is 401 and changes nothing", async () => {
		const { id, orderId } = await hold();
		provider.settle(String(id), "approved");
		const before = await noted();
		const now = Date.now();
		const good = signed(String(id), String(now));
		const refused = [
			post(String(id), {}),
			post(String(id), { "x-signature": "ts=1,v1=" }),
			post(String(id), signed(String(id), String(now), "another secret")),
			post(String(id), signed(String(id), String(now - 10 * 60_000))),
			post(String(id), signed(String(id), String(now + 10 * 60_000))),
			post(String(id), signed("999", String(now))),
			post(String(id), { ...good, "x-request-id": randomUUID() }),
			post(undefined, good),
		];
		for (const { status, data } of await Promise.all(refused)) {
			expect(status).toBe(401);
			expect(data).toMatchObject({ message: "This is not signed by the provider" });
		}
		expect(await noted()).toBe(before);
		expect(await orderOf(shop, orderId)).toMatchObject({ status: "Processing" });
	});

	test("one changed character of a signature is enough to refuse it", async () => {
		const { id } = await hold();
		await fc.assert(
			fc.asyncProperty(fc.nat(63), fc.constantFrom(..."0123456789abcdef"), async (place, digit) => {
				const headers = signed(String(id), String(Date.now()));
				const at = headers["x-signature"].indexOf("v1=") + 3 + place;
				if (headers["x-signature"][at] === digit) return;
				const changed = headers["x-signature"].slice(0, at) + digit + headers["x-signature"].slice(at + 1);
				expect((await post(String(id), { ...headers, "x-signature": changed })).status).toBe(401);
			}),
			{ numRuns: 200 },
		);
	});
});

test("the same notice fifty times at once is applied once", async () => {
	const { id, orderId } = await hold();
	provider.settle(String(id), "approved", "accredited");
	const eventId = randomUUID();
	const answers = await Promise.all(Array.from({ length: 50 }, () => provider.notify(shop, String(id), eventId)));
	expect(answers.every(({ status }) => status === 200)).toBe(true);
	const { rows } = await shop.pool.query("select kind, to_value from order_event where order_id = $1 order by id", [
		orderId,
	]);
	expect(rows.map(({ kind, to_value }) => [kind, to_value])).toEqual([
		["placed", "Processing"],
		["payment", "in_process"],
		["payment", "approved"],
		["status", "Completed"],
	]);
	const mails = await shop.pool.query("select kind from mail where dedupe_key like $1 order by id", [
		`order ${orderId} %`,
	]);
	expect(mails.rows.map(({ kind }) => kind)).toEqual(["order-in_process", "order-paid"]);
});

test("a notice that comes before the browser's answer wins, and the answer agrees with it", async () => {
	provider.beforeAnswer = async (news) => {
		provider.settle(news.id, "approved", "accredited");
		expect((await provider.notify(shop, news.id)).status).toBe(200);
	};
	const { data } = await pay(shop, paymentBody([{ productid: product }], 20, { card: "CONT" }));
	expect(data).toMatchObject({ status: "approved", status_detail: "accredited" });
	expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Completed" });
});

test("news that was old when it came does not undo an approval", async () => {
	provider.beforeAnswer = async (news) => {
		const old = { ...news };
		provider.settle(news.id, "approved");
		await provider.notify(shop, news.id);
		provider.byId.set(news.id, old);
	};
	const { data } = await pay(shop, paymentBody([{ productid: product }], 20, { card: "CONT" }));
	expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Completed", state: "approved" });
	provider.settle(String(data.id), "approved");
});

test("a notice that cannot be followed up is kept and followed up later", async () => {
	const { id, orderId } = await hold();
	provider.settle(String(id), "approved");
	provider.away = true;
	expect((await provider.notify(shop, String(id))).status).toBe(200);
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Processing" });
	provider.away = false;
	await reconcileLater(shop, 1_000);
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed" });
});

test("notices about other things and other people's payments are taken and forgotten", async () => {
	expect((await provider.notify(shop, "424242")).status).toBe(200);
	const requestId = randomUUID();
	const signature = sign({ dataId: "7", requestId }, String(Date.now()), SECRET);
	const other = await shop.call(payments.webhook, {
		query: { "data.id": "7", type: "plan" },
		headers: { "x-signature": signature, "x-request-id": requestId },
		body: { id: 7, type: "plan" },
	});
	expect(other.status).toBe(200);
});

test("a payment the provider gave back by itself cancels the order", async () => {
	const { data } = await pay(shop, paymentBody([{ productid: product }], 20));
	provider.settle(String(data.id), "charged_back", "settled");
	await provider.notify(shop, String(data.id));
	expect(await orderOf(shop, data.orderId)).toMatchObject({
		status: "Canceled",
		stock: "released",
		payment: "charged_back",
	});
});

test("an amount that is not the order's never completes it", async () => {
	const { id, orderId } = await hold();
	const news = provider.settle(String(id), "approved");
	provider.byId.set(news.id, { ...news, amountCents: 1 });
	await provider.notify(shop, String(id));
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Processing" });
	provider.byId.set(news.id, news);
	await reconcileLater(shop, 1_000);
	expect(await orderOf(shop, orderId)).toMatchObject({ status: "Completed" });
});
