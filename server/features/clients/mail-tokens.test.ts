import { expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { accountMessages } from "#core/messages.ts";
import { addClient, mailedToken, mailsTo, type TestClient } from "#server/testing/actors.ts";
import type { Outcome } from "#server/testing/app.ts";
import { askNewEmail, openNewEmail, takeNewEmail } from "#server/testing/new-email.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { standInLine } from "#server/testing/stand-in-line.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

const verify = async (token: string) => (await shop.call(clients.verify, { body: { token } })).status;
const isVerified = async ({ token }: TestClient) => (await shop.call(clients.me, {}, token)).data.isVerified;

/** The link at the pending address is opened, and `ask` comes in before that is done. */
async function askWhileMoving<T>(
	owner: TestClient,
	email: string,
	ask: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
	await askNewEmail(shop, owner, email);
	const holder = await shop.pool.connect();
	try {
		await holder.query("begin");
		await holder.query("select from client where id = $1 for update", [owner.id]);
		const moving = openNewEmail(shop, email);
		await standInLine(shop, 1);
		const asking = ask();
		await standInLine(shop, 2);
		await holder.query("commit");
		expect((await moving).status).toBe(200);
		return await asking;
	} finally {
		holder.release(true);
	}
}

test("no link is mailed to the old address while the new one is being confirmed, which verifies the account", async () => {
	const owner = await addClient(shop, { verifiedAt: null });
	const email = `moved${owner.phone}@shop.test`;
	const resent = await askWhileMoving(owner, email, () => shop.call(clients.resendVerification, {}, owner.token));
	expect(resent).toMatchObject({ status: 200, data: { sent: false } });
	expect((await mailsTo(shop, owner.email)).map(({ kind }) => kind)).toEqual(["address-changed", "address-asked"]);
	expect(await isVerified(owner)).toBe(true);
});

test("a link that was mailed before the address changed does not verify the new one", async () => {
	const owner = await addClient(shop, { verifiedAt: null });
	await shop.call(clients.resendVerification, {}, owner.token);
	const old = await mailedToken(shop, owner.email, "verification");
	await takeNewEmail(shop, owner, `moved${owner.phone}@shop.test`);
	expect(await verify(old)).toBe(404);
});

test("a reset asked for while the address changes is for an unknown address: the old one gets no link", async () => {
	const owner = await addClient(shop);
	const email = `moved${owner.phone}@shop.test`;
	const asked = await askWhileMoving(owner, email, () =>
		shop.call(clients.requestReset, { query: { email: owner.email } }),
	);
	expect(asked).toMatchObject({ status: 404, data: { message: accountMessages.unknownEmail } });
	expect((await mailsTo(shop, owner.email)).map(({ kind }) => kind)).toEqual(["address-changed", "address-asked"]);
});

test("an address that is verified meanwhile is mailed no further link", async () => {
	const owner = await addClient(shop, { verifiedAt: null });
	const holder = await shop.pool.connect();
	try {
		await holder.query("begin");
		await holder.query("update client set verified_at = now() where id = $1", [owner.id]);
		const asking = shop.call(clients.resendVerification, {}, owner.token);
		await standInLine(shop, 1);
		await holder.query("commit");
		expect((await asking).data).toEqual({ sent: false });
	} finally {
		holder.release(true);
	}
	expect(await mailsTo(shop, owner.email)).toEqual([]);
});
