import { sql } from "drizzle-orm";
import { expect, vi } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { accountMessages } from "#core/messages.ts";
import { addClient, mailedToken, mailsTo, type TestClient } from "#server/testing/actors.ts";
import type { Outcome } from "#server/testing/app.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

const verify = async (token: string) => (await shop.call(clients.verify, { body: { token } })).status;
const isVerified = async ({ token }: TestClient) => (await shop.call(clients.me, {}, token)).data.isVerified;

/** Waits until so many statements stand in line for a lock. */
async function standInLine(count: number): Promise<void> {
	const query = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
	await vi.waitFor(async () => expect((await shop.db.execute(query)).rows).toHaveLength(count), { timeout: 4000 });
}

/** The account moves to a new address, and `ask` comes in before that is done. */
async function askWhileMoving<T>(
	owner: TestClient,
	email: string,
	ask: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
	const holder = await shop.pool.connect();
	try {
		await holder.query("begin");
		await holder.query("select from client where id = $1 for update", [owner.id]);
		const moving = shop.call(clients.edit, { params: { clientPhone: owner.phone }, body: { email } }, owner.token);
		await standInLine(1);
		const asking = ask();
		await standInLine(2);
		await holder.query("commit");
		expect((await moving).status).toBe(200);
		return await asking;
	} finally {
		holder.release(true);
	}
}

test("a link that is mailed again while the address changes goes to the new address; none at the old one verifies it", async () => {
	const owner = await addClient(shop, { verifiedAt: null });
	const email = `moved${owner.phone}@shop.test`;
	const resent = await askWhileMoving(owner, email, () => shop.call(clients.resendVerification, {}, owner.token));
	expect(resent).toMatchObject({ status: 200, data: { sent: true } });
	expect((await mailsTo(shop, owner.email)).map(({ kind }) => kind)).toEqual(["address-changed"]);
	expect(await isVerified(owner)).toBe(false);
	expect(await verify(await mailedToken(shop, email, "verification"))).toBe(200);
	expect(await isVerified(owner)).toBe(true);
});

test("a link that was mailed before the address changed does not verify the new one", async () => {
	const owner = await addClient(shop, { verifiedAt: null });
	await shop.call(clients.resendVerification, {}, owner.token);
	const old = await mailedToken(shop, owner.email, "verification");
	const body = { email: `moved${owner.phone}@shop.test` };
	await shop.call(clients.edit, { params: { clientPhone: owner.phone }, body }, owner.token);
	expect(await verify(old)).toBe(404);
	expect(await isVerified(owner)).toBe(false);
});

test("a reset asked for while the address changes is for an unknown address: the old one gets no link", async () => {
	const owner = await addClient(shop);
	const email = `moved${owner.phone}@shop.test`;
	const asked = await askWhileMoving(owner, email, () =>
		shop.call(clients.requestReset, { query: { email: owner.email } }),
	);
	expect(asked).toMatchObject({ status: 404, data: { message: accountMessages.unknownEmail } });
	expect((await mailsTo(shop, owner.email)).map(({ kind }) => kind)).toEqual(["address-changed"]);
});

test("an address that is verified meanwhile is mailed no further link", async () => {
	const owner = await addClient(shop, { verifiedAt: null });
	const holder = await shop.pool.connect();
	try {
		await holder.query("begin");
		await holder.query("update client set verified_at = now() where id = $1", [owner.id]);
		const asking = shop.call(clients.resendVerification, {}, owner.token);
		await standInLine(1);
		await holder.query("commit");
		expect((await asking).data).toEqual({ sent: false });
	} finally {
		holder.release(true);
	}
	expect(await mailsTo(shop, owner.email)).toEqual([]);
});
