import { afterEach, expect } from "vitest";
import { expectSoundBooks } from "#server/testing/buying.ts";
import { testWithShop } from "#server/testing/shop-test.ts";
import { expectations, troubleOf } from "./expectations.ts";
import { openTroubledShop } from "./troubled-shop.ts";

const LINK = "mail server";
/** A mail server that does not answer is given up after ten seconds. */
const NOTED_WITHIN = { timeout: 15_000, interval: 50 };
const SENT_WITHIN = { timeout: 20_000, interval: 50 };

const { shop, test } = testWithShop(openTroubledShop);
afterEach(() => shop.links[LINK].heal());

async function mailTo(address: string) {
	const { rows } = await shop.other.pool.query<{ state: string; last_error: string | null }>(
		"select state, last_error from mail where to_address = $1",
		[address],
	);
	return rows;
}

/** As if the time until the next try were over. */
const tryAgainNow = () =>
	shop.other.pool.query("update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'");

/** Buys something while the mail server is in trouble: nobody notices. */
async function buy(): Promise<string> {
	const { pay, email } = await shop.purchase();
	expect(JSON.parse((await pay()).text)).toMatchObject({ status: "approved" });
	expect((await shop.ask("/home")).status).toBe(200);
	await expectSoundBooks(shop.other);
	return email;
}

const expectSentOnce = async (to: string) => {
	await expect.poll(() => mailTo(to), SENT_WITHIN).toMatchObject([{ state: "sent", last_error: null }]);
	expect(shop.mails.received.filter((address) => address === to)).toHaveLength(1);
};

test.each(["latency", "slow"] as const)(
	`mail server with %s: ${expectations[LINK].latency}`,
	async (fault) => {
		await shop.links[LINK].set(troubleOf(LINK, fault));
		await expectSentOnce(await buy());
	},
	40_000,
);

test.each(["down", "reset", "timeout", "cut"] as const)(
	`mail server %s: ${expectations[LINK].down}`,
	async (fault) => {
		await shop.links[LINK].set(troubleOf(LINK, fault));
		const to = await buy();
		await expect
			.poll(() => mailTo(to), NOTED_WITHIN)
			.toMatchObject([{ state: "queued", last_error: expect.stringMatching(/\w/) }]);
		await shop.links[LINK].heal();
		await expect.poll(async () => (await tryAgainNow()).rowCount, SENT_WITHIN).toBe(1);
		await expectSentOnce(to);
	},
	60_000,
);
