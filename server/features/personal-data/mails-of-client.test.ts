import { beforeAll, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { lists } from "#core/contract/lists.ts";
import { addClient, mailsTo, nextPhone, PASSWORD, type TestClient } from "#server/testing/actors.ts";
import { pay, paymentBody, shipping } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { takeNewEmail } from "#server/testing/new-email.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let product: number;
beforeAll(async () => {
	product = await addProduct(shop, { price: 20, variants: [{ Stocks: { M: 100 } }] });
});

const newAddress = () => `someone${nextPhone()}@shop.test`;

async function buy(email: string, token?: string): Promise<void> {
	const body = paymentBody([{ productid: product }], 20, { shipping: { ...shipping, email } });
	const { status } = await pay(shop, body, token ? { token } : {});
	expect(status).toBe(200);
}

/** Invites an address to a list; answers what the mailed link holds. */
async function invite(email: string): Promise<{ id: number; token: string }> {
	const creator = await addClient(shop);
	const { id } = (await shop.call(lists.create, { body: { title: "Gifts" } }, creator.token)).data;
	expect((await shop.call(lists.share, { body: { id, newUser: { email } } }, creator.token)).status).toBe(200);
	const [mail] = await mailsTo(shop, email);
	return { id, token: mail?.text_body.match(/\?token=([\w-]+)/)?.[1] ?? "" };
}

async function invitedTo(email: string): Promise<number[]> {
	const { rows } = await shop.pool.query("select list_id from list_invitation where email = $1", [email]);
	return rows.map(({ list_id }) => Number(list_id));
}

const sortedKinds = (mails: readonly { kind?: unknown }[]) => mails.map(({ kind }) => kind).sort();
const kindsAt = async (email: string) => sortedKinds(await mailsTo(shop, email));
const kindsExported = async ({ token }: TestClient) =>
	sortedKinds((await shop.call(clients.exportMine, {}, token)).data.mails);
const remove = (who: TestClient) =>
	shop.call(clients.remove, { params: { id: who.phone }, body: { login_password: PASSWORD } }, who.token);
const moveTo = (who: TestClient, email: string) => takeNewEmail(shop, who, email);

test("an account whose address is not verified neither sees nor removes what the shop wrote to others there", async () => {
	const email = newAddress();
	await buy(email);
	const { id } = await invite(email);
	const stranger = await addClient(shop, { email, verifiedAt: null });
	expect(await kindsExported(stranger)).toEqual([]);
	await shop.call(clients.resendVerification, {}, stranger.token);
	await shop.call(clients.requestReset, { query: { email } });
	await buy(email, stranger.token);
	expect(await kindsExported(stranger)).toEqual(["order-paid", "reset", "verification"]);
	expect((await remove(stranger)).status).toBe(200);
	expect(await kindsAt(email)).toEqual(["list-shared", "order-paid"]);
	expect(await invitedTo(email)).toEqual([id]);
});

test("an account whose address is verified sees and removes all that was mailed there, as guest or invited too", async () => {
	const email = newAddress();
	await buy(email);
	await invite(email);
	const owner = await addClient(shop, { email: email.toUpperCase() });
	await shop.call(clients.requestReset, { query: { email } });
	expect(await kindsExported(owner)).toEqual(["list-shared", "order-paid", "reset"]);
	await remove(owner);
	expect(await kindsAt(email)).toEqual([]);
	expect(await invitedTo(email)).toEqual([]);
});

test("whoever takes an address that another account gave up sees nothing of that account's mails", async () => {
	const email = newAddress();
	const former = await addClient(shop, { email });
	await shop.call(clients.requestReset, { query: { email } });
	await moveTo(former, newAddress());
	const next = await addClient(shop, { email, verifiedAt: null });
	expect(await kindsExported(next)).toEqual([]);
	await remove(next);
	expect(await kindsAt(email)).toEqual(["address-asked", "address-changed", "reset"]);
	expect(await kindsExported(former)).toEqual(["address-asked", "address-changed", "new-address", "reset"]);
});

test("a deleted account takes along what went to an earlier address and is surely its own", async () => {
	const earlier = newAddress();
	const owner = await addClient(shop, { email: earlier });
	const link = await invite(earlier);
	expect((await shop.call(lists.join, { body: link }, owner.token)).status).toBe(200);
	const unanswered = await invite(earlier);
	await buy(earlier, owner.token);
	await moveTo(owner, newAddress());
	await remove(owner);
	expect(await invitedTo(earlier)).toEqual([unanswered.id]);
	expect(await kindsAt(earlier)).toEqual(["list-shared"]);
});
