import pg from "pg";
import { expect, onTestFinished, vi } from "vitest";
import { buy, pay, paymentBody } from "../../testing/buying.ts";
import { addProduct } from "../../testing/factories.ts";
import { buyingTest } from "../../testing/shop-test.ts";

const { shop, provider, test } = buyingTest();
/** More than this is work that an order did not need before. */
const MOST_STATEMENTS = 23;

type Given = string | { text: string; values?: unknown[] };

/** What PostgreSQL is asked on behalf of this shop from now on. */
function watchStatements(): () => { text: string; whole: string }[] {
	const asked = vi.spyOn(pg.Client.prototype, "query");
	onTestFinished(() => asked.mockRestore());
	const name = new URL(shop.databaseUrl).pathname.slice(1);
	return () =>
		asked.mock.calls
			.filter((_, at) => (asked.mock.contexts[at] as pg.Client).database === name)
			.map(([given, values]) => {
				const { text, values: own } = (typeof given === "string" ? { text: given } : given) as Exclude<Given, string>;
				return { text, whole: JSON.stringify([text, own ?? values]) };
			});
}

const repeated = (lines: readonly string[]) => lines.filter((line, at) => lines.indexOf(line) !== at);

test("a paid order writes, logs and sends everything once", async () => {
	await buy(shop, "APRO");
	const body = paymentBody([{ productid: await addProduct(shop, { price: 10 }), quantity: 2 }], 20);
	shop.logged.length = 0;
	const chargesBefore = provider.asked.length;
	const statements = watchStatements();
	const { data } = await pay(shop, body);

	const asked = statements();
	const writes = asked.filter(({ text }) => /\b(insert|update|delete|pg_notify)\b/i.test(text));
	expect(repeated(writes.map(({ whole }) => whole))).toEqual([]);
	expect(asked.length).toBeLessThanOrEqual(MOST_STATEMENTS);
	expect(provider.asked).toHaveLength(chargesBefore + 1);

	expect(shop.logged.map((line) => JSON.parse(line))).toEqual([
		expect.objectContaining({ route: "/api/payments", status: 200 }),
	]);
	const { rows: mails } = await shop.pool.query<{ id: string }>(
		"select id::text from mail where dedupe_key like $1 order by id",
		[`order ${data.orderId} %`],
	);
	const { rows: jobs } = await shop.pool.query<{ id: string }>(
		"select data->>'mailId' as id from pgboss.job where name = 'mail' and data->>'mailId' = any($1) order by 1",
		[mails.map(({ id }) => id)],
	);
	expect(jobs.length).toBeGreaterThan(0);
	expect(jobs).toEqual(mails);
});
