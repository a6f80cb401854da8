import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEST_CARDS, TEST_IDENTIFICATION, TEST_OUTCOMES } from "#core/rules/test-cards.ts";
import { tokenFor } from "../../../testing/cards.ts";
import { type LocalCards, startLocalCards } from "./local-cards.ts";

let localCards: LocalCards;
let dir: string;

beforeAll(async () => {
	dir = await mkdtemp(join(tmpdir(), "perchero-test-"));
	localCards = await startLocalCards({ host: "127.0.0.1", port: undefined, dir });
});
afterAll(async () => {
	await localCards.close();
	await rm(dir, { recursive: true, force: true });
});

type Json = Record<string, unknown>;
async function browser<T = Json>(path: string, query: Record<string, string> = {}, publicKey = localCards.publicKey) {
	const response = await fetch(`${localCards.url}${path}?${new URLSearchParams({ ...query, public_key: publicKey })}`);
	return { status: response.status, headers: response.headers, data: (await response.json()) as T };
}
async function server(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
	const response = await fetch(localCards.url + path, {
		method,
		headers: { authorization: `Bearer ${localCards.accessToken}`, "content-type": "application/json", ...headers },
		...(body && { body: JSON.stringify(body) }),
	});
	return {
		status: response.status,
		data: (await response.json()) as Json & { id: number; results: Json[]; cause: Json[] },
	};
}
const charge = async (key: string | undefined, given: Json = {}, cardholder = "APRO") =>
	server(
		"POST",
		"/v1/payments",
		{
			transaction_amount: 120.5,
			token: await tokenFor(localCards, { cardholder }),
			payment_method_id: "master",
			installments: 1,
			external_reference: key,
			payer: { email: "a@b.co" },
			...given,
		},
		key ? { "x-idempotency-key": key } : {},
	);

describe("what the card form asks", () => {
	test.each([
		["50317557", "master", "credit_card"],
		["45099535", "visa", "credit_card"],
		["37118030", "amex", "credit_card"],
		["52873383", "debmaster", "debit_card"],
		["40027686", "debvisa", "debit_card"],
		["30238030", "diners", "credit_card"],
		["58956278", "naranja", "credit_card"],
	])("%s is %s (%s)", async (bins, id, type) => {
		const { data } = await browser<{ results: { id: string; payment_type_id: string }[] }>(
			"/v1/payment_methods/search",
			{ bins },
		);
		expect(data.results.map((method) => [method.id, method.payment_type_id])).toEqual([[id, type]]);
	});

	test("a number nobody knows finds no method, which is no error", async () => {
		expect(await browser("/v1/payment_methods/search", { bins: "99999999" })).toMatchObject({
			status: 200,
			data: { results: [] },
		});
	});

	test("the script may be loaded and the calls made from any page, but only with the public key", async () => {
		const script = await fetch(`${localCards.url}/js/v2`);
		expect(script.headers.get("content-type")).toContain("javascript");
		expect(await script.text()).toContain("window.MercadoPago");
		const types = await browser<{ id: string }[]>("/v1/identification_types");
		expect(types.headers.get("access-control-allow-origin")).toBe("*");
		expect(types.data[0]).toMatchObject({ id: "DNI", min_length: 7, max_length: 8 });
		expect((await browser("/v1/identification_types", {}, "TEST-wrong")).status).toBe(401);
	});

	test("installments carry the rates the law wants shown; a debit card is charged at once", async () => {
		const plans = async (bin: string) =>
			(
				await browser<{ payer_costs: { installments: number; labels: string[] }[] }[]>(
					"/v1/payment_methods/installments",
					{ bin, amount: "1000", locale: "en-US" },
				)
			).data[0];
		const credit = await plans("45099535");
		expect(credit?.payer_costs.map(({ installments }) => installments)).toEqual([1, 3, 6, 9, 12]);
		for (const { labels } of credit?.payer_costs ?? []) expect(labels.join()).toMatch(/CFT_[\d,]+%\|TEA_[\d,]+%/);
		expect((await plans("40027686"))?.payer_costs).toHaveLength(1);
	});
});

describe("card tokens", () => {
	const good = {
		card_number: TEST_CARDS[0]?.number,
		expiration_month: 11,
		expiration_year: 2030,
		security_code: "123",
		cardholder: { name: "APRO", identification: TEST_IDENTIFICATION },
	};
	const post = async (card: object) => {
		const response = await fetch(`${localCards.url}/v1/card_tokens?public_key=${localCards.publicKey}`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(card),
		});
		return { status: response.status, data: (await response.json()) as { id?: string; cause?: { code: string }[] } };
	};

	test.each(TEST_CARDS.map((card) => [card.brand, card] as const))(
		"%s is taken",
		async (_, { number, securityCode }) => {
			expect((await post({ ...good, card_number: number, security_code: securityCode })).status).toBe(201);
		},
	);

	test.each<[string, object, string]>([
		["no number", { card_number: "" }, "205"],
		["a mistyped number", { card_number: "5031755734530605" }, "E301"],
		["a number that is too short", { card_number: "503175573453060" }, "E301"],
		["a card that is no test card", { card_number: "4539578763621486" }, "E301"],
		["an expired card", { expiration_year: 2020 }, "326"],
		["month 13", { expiration_month: 13 }, "325"],
		["no security code", { security_code: "" }, "224"],
		["a security code of the wrong length", { security_code: "1234" }, "E203"],
		["no name", { cardholder: { ...good.cardholder, name: " " } }, "221"],
		[
			"an unknown identification",
			{ cardholder: { ...good.cardholder, identification: { type: "X", number: "1" } } },
			"322",
		],
		[
			"an identification of the wrong length",
			{ cardholder: { ...good.cardholder, identification: { type: "DNI", number: "123" } } },
			"324",
		],
	])("%s is refused", async (_, wrong, code) => {
		const { status, data } = await post({ ...good, ...wrong });
		expect(status).toBe(400);
		expect(data.cause?.map((problem) => problem.code)).toEqual([code]);
	});
});

describe("payments", () => {
	test.each(TEST_OUTCOMES.map(({ name, status, detail }) => [name, status, detail] as const))(
		"cardholder %s: %s, %s",
		async (name, status, status_detail) => {
			const { status: http, data } = await charge(crypto.randomUUID(), {}, `${name} Smith`);
			expect(http).toBe(201);
			expect(data).toMatchObject({ status, status_detail, transaction_amount: 120.5 });
		},
	);

	test("need an idempotency key, and the same key is the same payment", async () => {
		expect((await charge(undefined)).status).toBe(400);
		const key = crypto.randomUUID();
		const first = await charge(key);
		const again = await charge(key, { transaction_amount: 999 });
		expect([first.status, again.status]).toEqual([201, 200]);
		expect(again.data).toEqual(first.data);
		const found = await server("GET", `/v1/payments/search?external_reference=${key}`);
		expect(found.data.results).toHaveLength(1);
	});

	test("take a token once, and only with its own kind of card", async () => {
		const token = await tokenFor(localCards);
		expect((await charge(crypto.randomUUID(), { token })).status).toBe(201);
		const codes = [];
		for (const given of [
			{ token },
			{ token: "f".repeat(32) },
			{ payment_method_id: "visa" },
			{ transaction_amount: 0 },
			{ installments: 0 },
		])
			codes.push((await charge(crypto.randomUUID(), given)).data.cause[0]?.code);
		expect(codes).toEqual([3003, 2006, 2131, 2072, 109]);
	});

	test("are nobody's business without the access token", async () => {
		expect((await server("GET", "/v1/payments/1", undefined, { authorization: "Bearer TEST-wrong" })).status).toBe(401);
	});

	test("can be called off while they are held, and given back once they are approved", async () => {
		const held = await charge(crypto.randomUUID(), {}, "CONT");
		const paid = await charge(crypto.randomUUID());
		const cancel = (id: number) => server("PUT", `/v1/payments/${id}`, { status: "cancelled" });
		expect((await cancel(held.data.id)).data).toMatchObject({ status: "cancelled" });
		expect((await cancel(paid.data.id)).status).toBe(400);
		const refund = (key: string, body: object) =>
			server("POST", `/v1/payments/${paid.data.id}/refunds`, body, { "x-idempotency-key": key });
		expect((await refund("part", { amount: 20.5 })).data).toMatchObject({ amount: 20.5, status: "approved" });
		expect((await refund("rest", {})).data).toMatchObject({ amount: 100 });
		expect((await refund("rest", {})).status).toBe(200);
		expect((await refund("more", {})).status).toBe(400);
		expect((await server("GET", `/v1/payments/${paid.data.id}`)).data).toMatchObject({
			status: "refunded",
			transaction_amount_refunded: 120.5,
		});
	});
});

test("a restart forgets no charge and comes back at the same address with the same keys", async () => {
	const { data } = await charge(crypto.randomUUID(), {}, "CONT");
	const { url, publicKey, accessToken } = localCards;
	await localCards.close();
	localCards = await startLocalCards({ host: "127.0.0.1", port: undefined, dir });
	expect(localCards).toMatchObject({ url, publicKey, accessToken });
	expect((await server("GET", `/v1/payments/${data.id}`)).data).toEqual(data);
	expect((await charge(crypto.randomUUID())).data.id).toBeGreaterThan(data.id);
});

test("the desk decides held payments, but not for a form of another site", async () => {
	const { data } = await charge(crypto.randomUUID(), {}, "CONT");
	const press = (origin: string) =>
		fetch(`${localCards.url}/desk/${data.id}`, {
			method: "POST",
			redirect: "manual",
			headers: { origin, "content-type": "application/x-www-form-urlencoded" },
			body: "status=approved",
		});
	await press("http://evil.test");
	expect((await server("GET", `/v1/payments/${data.id}`)).data.status).toBe("in_process");
	await press(localCards.url);
	expect((await server("GET", `/v1/payments/${data.id}`)).data.status).toBe("approved");
	expect(await (await fetch(localCards.url)).text()).toContain(String(data.id));
});
