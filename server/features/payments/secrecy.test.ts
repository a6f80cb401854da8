import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect } from "vitest";
import { sessions } from "#core/contract/sessions.ts";
import { TEST_CARDS, type TestCard } from "#core/rules/test-cards.ts";
import { createPayments } from "../../adapters/payments/create-payments.ts";
import { type LocalCards, startLocalCards } from "../../adapters/payments/local/local-cards.ts";
import { addClient, PASSWORD } from "../../testing/actors.ts";
import { pay, paymentBody, reconcileLater } from "../../testing/buying.ts";
import { tokenFor } from "../../testing/cards.ts";
import { addProduct } from "../../testing/factories.ts";
import { shopTest } from "../../testing/shop-test.ts";

/** Unlike anything a time, an id or a price could look like. */
const SECURITY_CODE = "0987";
const CARD = TEST_CARDS.find(({ brand }) => brand === "American Express") as TestCard;
let localCards: LocalCards;
const { shop, test } = shopTest({ config: { rateLimits: false } });

beforeAll(async () => {
	localCards = await startLocalCards({ host: "127.0.0.1", port: undefined, dir: join(shop.dataDir, "cards") });
	shop.deps.payments = createPayments(shop.deps.config, localCards);
});
afterAll(async () => {
	await localCards.close();
});

/** Every value of every row of every table, as text. */
async function wholeDatabase(): Promise<string> {
	const tables = await shop.pool.query<{ name: string }>(
		"select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
	);
	const texts = [];
	for (const { name } of tables.rows) {
		const { rows } = await shop.pool.query<{ text: string | null }>(
			`select string_agg(t::text, e'\n') as text from ${name} t`,
		);
		texts.push(rows[0]?.text ?? "");
	}
	return texts.join("\n");
}

test("no card number, security code, card token or password is found in the database, the logs, the mails or the local card provider's files", async () => {
	const client = await addClient(shop);
	await shop.call(sessions.logIn, { body: { login_name: client.loginName, login_password: PASSWORD } });
	const tokens: string[] = [];
	for (const cardholder of ["APRO", "CONT", "FUND", "SECU"]) {
		const product = await addProduct(shop);
		const token = await tokenFor(localCards, { cardholder, card: CARD, securityCode: SECURITY_CODE });
		tokens.push(token);
		const body = { ...paymentBody([{ productid: product }], 20), token, payment_method_id: "amex" };
		expect((await pay(shop, body, { token: client.token })).status).toBe(200);
	}
	await pay(shop, { ...paymentBody([{ productid: 1 }], 20), token: `bad ${randomUUID()}` });
	await reconcileLater(shop, 60_000);
	const files = await readdir(join(shop.dataDir, "cards"));
	const kept = await Promise.all(files.map((name) => readFile(join(shop.dataDir, "cards", name), "utf8")));
	const everything = [await wholeDatabase(), shop.logged.join("\n"), ...kept].join("\n");
	expect(everything).toContain("order-paid");
	for (const { number } of TEST_CARDS) {
		expect(everything).not.toContain(number);
		expect(everything).not.toContain(number.replace(/(.{4})(?=.)/g, "$1 "));
	}
	expect(everything).not.toMatch(new RegExp(`\\b${SECURITY_CODE}\\b`));
	expect(everything).not.toContain(PASSWORD);
	for (const token of tokens) expect(everything).not.toContain(token);
});
