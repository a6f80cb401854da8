import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { tokenFor } from "../../testing/cards.ts";
import { type LocalCards, startLocalCards } from "./local/local-cards.ts";
import { mercadoPago } from "./mercado-pago.ts";
import { type ChargeRequest, PaymentRefused } from "./port.ts";

let localCards: LocalCards;
const servers: Server[] = [];

beforeAll(async () => {
	localCards = await startLocalCards({ host: "127.0.0.1", port: undefined, dir: undefined });
});
afterAll(async () => {
	await localCards.close();
	for (const server of servers) server.close();
});
afterEach(() => {
	Object.assign(localCards.state.trouble, { loseAnswers: 0, failures: 0, answerAfterMs: 0 });
});

const provider = (apiUrl = localCards.url, timeoutMs = 2_000) =>
	mercadoPago({ ...localCards, apiUrl, scriptUrl: `${apiUrl}/js/v2`, locale: "es-AR", timeoutMs, rehearsal: true });
const request = async (cardholder = "APRO", given: Partial<ChargeRequest> = {}): Promise<ChargeRequest> => ({
	reference: crypto.randomUUID(),
	amountCents: 4990,
	token: await tokenFor(localCards, { cardholder }),
	paymentMethodId: "master",
	issuerId: "3",
	installments: 3,
	description: "order",
	payer: { email: "a@b.co" },
	...given,
});
/** A server that misbehaves; answers how often it was asked. */
async function misbehaving(listener: RequestListener): Promise<{ url: string; asked: () => number }> {
	let count = 0;
	const server = createServer((incoming, response) => {
		count += 1;
		listener(incoming, response);
	});
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => count };
}
const answering = (status: number, body: object, headers: Record<string, string> = {}) =>
	misbehaving((_, response) => void response.writeHead(status, headers).end(JSON.stringify(body)));

describe("with the local card provider", () => {
	test("a charge, in decimals there and cents here, is found by its reference and by its id", async () => {
		const asked = await request();
		const news = await provider().charge(asked);
		expect(news).toMatchObject({
			reference: asked.reference,
			status: "approved",
			detail: "accredited",
			amountCents: 4990,
			refundedCents: 0,
			paidTotalCents: 5685,
		});
		expect(localCards.state.journal.withReference(asked.reference)[0]?.amount).toBe(49.9);
		expect(await provider().findByReference(asked.reference)).toEqual(news);
		expect(await provider().get(news.id)).toEqual(news);
		expect(await provider().get("1")).toBeNull();
		expect(await provider().findByReference(crypto.randomUUID())).toBeNull();
	});

	test("a refused card is an answer, a refused request is certain to have charged nothing", async () => {
		expect(await provider().charge(await request("FUND"))).toMatchObject({ status: "rejected" });
		const refused = await provider()
			.charge(await request("APRO", { token: "f".repeat(32) }))
			.catch((error) => error);
		expect(refused).toBeInstanceOf(PaymentRefused);
		expect(refused.detail).toBe("invalid_card_token");
	});

	test("one lost answer or one failure is repeated with the same key and charges once", async () => {
		for (const trouble of [{ loseAnswers: 1 }, { failures: 1 }]) {
			Object.assign(localCards.state.trouble, trouble);
			const asked = await request();
			expect(await provider().charge(asked)).toMatchObject({ status: "approved" });
			expect(localCards.state.journal.withReference(asked.reference)).toHaveLength(1);
		}
	});

	test("answers lost again and again, or late, leave the outcome unknown, and the charge can be found", async () => {
		for (const trouble of [{ loseAnswers: 2 }, { answerAfterMs: 600 }]) {
			Object.assign(localCards.state.trouble, trouble);
			const asked = await request();
			const error = await provider(localCards.url, 300)
				.charge(asked)
				.catch((thrown) => thrown);
			expect(error).toBeInstanceOf(Error);
			expect(error).not.toBeInstanceOf(PaymentRefused);
			expect(await provider().findByReference(asked.reference)).toMatchObject({ status: "approved" });
		}
	});

	test("a part goes back once per key, and the payment stays approved until all of it has", async () => {
		const paid = await provider().charge(await request("APRO"));
		const part = { status: "approved", detail: "partially_refunded", refundedCents: 1005 };
		const first = await provider().refund(paid.id, "part-1", 1005);
		expect(first).toMatchObject(part);
		expect(await provider().refund(paid.id, "part-1", 1005)).toMatchObject({ ...part, refundId: first.refundId });
		await expect(provider().refund(paid.id, "part-2", 3986)).rejects.toBeInstanceOf(PaymentRefused);
		expect(await provider().refund(paid.id, "part-3", 3985)).toMatchObject({ status: "refunded", refundedCents: 4990 });
	});

	test("refunds give back once per key, cancelling ends what is held", async () => {
		const paid = await provider().charge(await request());
		expect(await provider().refund(paid.id, "key-1")).toMatchObject({ status: "refunded", refundedCents: 4990 });
		expect(await provider().refund(paid.id, "key-1")).toMatchObject({ status: "refunded", refundedCents: 4990 });
		await expect(provider().refund(paid.id, "key-2")).rejects.toBeInstanceOf(PaymentRefused);
		const held = await provider().charge(await request("CONT"));
		expect(await provider().cancel(held.id, "key-3")).toMatchObject({ status: "cancelled" });
		await expect(provider().cancel(paid.id, "key-4")).rejects.toBeInstanceOf(PaymentRefused);
		await expect(provider().refund("1", "key-5")).rejects.toBeInstanceOf(PaymentRefused);
	});
});

describe("with a service that misbehaves", () => {
	const charge = async (url: string) =>
		provider(url)
			.charge(await request())
			.catch((error) => error);

	test("nobody there: certainly nothing was charged", async () => {
		const { url } = await misbehaving(() => {});
		const gone = servers.pop() as Server;
		await new Promise((resolve) => gone.close(resolve));
		expect(await charge(url)).toMatchObject({ name: "PaymentRefused", detail: "provider_unreachable" });
	});

	test("too busy twice: certainly nothing was charged", async () => {
		const busy = await answering(429, { message: "slow down" }, { "retry-after": "0.01" });
		expect(await charge(busy.url)).toMatchObject({ name: "PaymentRefused", detail: "provider_busy" });
		expect(busy.asked()).toBe(2);
	});

	test.each([
		["a wrong access token", 401, "invalid_payment_request"],
		["a bad request", 400, "invalid_payment_request"],
	])("%s: refused without another try", async (_, status, detail) => {
		const refusing = await answering(status, { message: "no" });
		expect(await charge(refusing.url)).toMatchObject({ name: "PaymentRefused", detail });
		expect(refusing.asked()).toBe(1);
	});

	test.each([
		["a failure twice", 500, 2],
		["a conflict of keys", 409, 1],
		["a locked payment", 423, 1],
	])("%s: nobody knows", async (_, status, asked) => {
		const failing = await answering(status, { message: "hm" });
		const error = await charge(failing.url);
		expect(error).not.toBeInstanceOf(PaymentRefused);
		expect(failing.asked()).toBe(asked);
	});

	test.each([400, 401, 404])(
		"a failure, then %s: nobody knows, because the first try may have charged",
		async (status) => {
			let asked = 0;
			const { url } = await misbehaving((_, response) => {
				asked += 1;
				response.writeHead(asked === 1 ? 502 : status, { "content-type": "application/json" }).end("{}");
			});
			const error = await charge(url);
			expect(error).toBeInstanceOf(Error);
			expect(error).not.toBeInstanceOf(PaymentRefused);
			expect(asked).toBe(2);
		},
	);

	test("an answer that is no payment: nobody knows", async () => {
		const odd = await answering(201, { id: 1, status: "teleported" });
		expect(await charge(odd.url)).not.toBeInstanceOf(PaymentRefused);
	});

	test("a redirect is not followed with the access token", async () => {
		const target = await answering(200, {});
		const redirecting = await answering(307, {}, { location: target.url });
		expect(await charge(redirecting.url)).toBeInstanceOf(Error);
		expect(target.asked()).toBe(0);
	});
});

describe("trying the keys", () => {
	const trial = (given: Partial<LocalCards>) =>
		mercadoPago({
			...localCards,
			apiUrl: localCards.url,
			scriptUrl: "",
			locale: "es-AR",
			timeoutMs: 2_000,
			rehearsal: true,
			...given,
		}).tryKeys();

	test("says that they work, or which one is refused, and charges nothing", async () => {
		const before = localCards.state.journal.newest(100).length;
		expect(await trial({})).toBe("works");
		expect(await trial({ accessToken: "TEST-old" })).toBe("token_refused");
		expect(await trial({ publicKey: "TEST-other" })).toBe("key_refused");
		expect(localCards.state.journal.newest(100)).toHaveLength(before);
	});

	test("says when nobody answers, too late, or with trouble", async () => {
		const troubled = await answering(503, {});
		expect(await provider(troubled.url).tryKeys()).toBe("troubled");
		expect(troubled.asked()).toBe(2);
		const silent = await misbehaving(() => {});
		expect(await provider(silent.url, 50).tryKeys()).toBe("slow");
		expect(await provider("http://127.0.0.1:1").tryKeys()).toBe("unreachable");
	});
});
