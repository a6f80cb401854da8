import { afterEach, expect } from "vitest";
import { carts } from "#core/contract/carts.ts";
import { clients } from "#core/contract/clients.ts";
import { discounts } from "#core/contract/discounts.ts";
import { sessions } from "#core/contract/sessions.ts";
import { users } from "#core/contract/users.ts";
import { addressLimits } from "#server/default-limits.ts";
import { tidyOldRows } from "#server/features/tidying.ts";
import { addClient, addStaff, PASSWORD } from "#server/testing/actors.ts";
import { expectSoundBooks, orderOf, pay, paymentBody, reconcileLater, unitsOf } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { ScriptedPayments } from "#server/testing/scripted-payments.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;
const provider = new ScriptedPayments();
const { shop, test } = shopTest({ payments: provider });

afterEach(async () => {
	jump(0);
	provider.away = false;
	await expectSoundBooks(shop);
});

/** Sets the shop's clock wrong by so much. */
function jump(ms: number): void {
	shop.clock.now = () => new Date(Date.now() + ms);
}

/** The shop never hears what became of the charge: the provider is away from then on. */
async function payUnheard(product: number) {
	provider.loseAnswers();
	const paid = await pay(shop, paymentBody([{ productid: product }], 20));
	provider.beforeAnswer = () => {};
	expect(paid.data.status).toBe("unknown");
	return paid;
}

test("a log-in ends when the clock jumps a day ahead, and a new one made there works on after the clock is right again", async () => {
	const client = await addClient(shop);
	const me = async (token: string) => (await shop.call(clients.me, {}, token)).status;
	jump(DAY);
	expect(await me(client.token)).toBe(401);
	await tidyOldRows(shop.deps);
	const body = { login_name: client.loginName, login_password: PASSWORD };
	const { data } = await shop.call(sessions.logIn, { body });
	expect(await me(data.token)).toBe(200);
	jump(0);
	expect(await me(data.token)).toBe(200);
	expect(await me(client.token)).toBe(401);
});

test("staff who were seen by a clock a day ahead are still logged out after an idle hour", async () => {
	const staff = await addStaff(shop, "admin", { sessionEndsAt: new Date(Date.now() + 3 * DAY) });
	const me = async () => (await shop.call(users.me, {}, staff.token)).status;
	await shop.pool.query("update session set last_seen_at = now() + interval '1 day' where staff_id = $1", [staff.id]);
	expect(await me()).toBe(200);
	jump(61 * MINUTE);
	expect(await me()).toBe(401);
});

test("nobody stays locked out when a limit was reached under a clock a day ahead", async () => {
	const logIn = async () =>
		(await shop.call(sessions.logIn, { body: { login_name: "nobody", login_password: "wrong" } })).status;
	const { hits } = addressLimits.logIn;
	jump(DAY);
	for (let tried = 0; tried < hits; tried += 1) await logIn();
	expect(await logIn()).toBe(429);
	jump(0);
	const client = await addClient(shop);
	const body = { login_name: client.loginName, login_password: PASSWORD };
	expect((await shop.call(sessions.logIn, { body })).status).toBe(200);
	// A clock that is a day behind forgives once, and then counts as ever.
	jump(-DAY);
	for (let tried = 0; tried < hits; tried += 1) await logIn();
	expect(await logIn()).toBe(429);
});

test("a code holds by the clock of the moment: over a day ahead, good again after the clock is right", async () => {
	const staff = await addStaff(shop, "employee");
	const endsAt = new Date(Date.now() + DAY / 2).toISOString();
	await shop.call(discounts.create, { body: { code: "TODAY", percent: 10, endsAt } }, staff.token);
	const total = async () => (await shop.call(carts.verifyDiscount, { body: { code: "TODAY", total: 100 } })).data;
	jump(DAY);
	expect(await total()).toBe(100);
	jump(0);
	expect(await total()).toBe(90);
});

test.each([
	["paid", "Completed", { onHand: 4, reserved: 0 }],
	["never arrived", "Canceled", { onHand: 5, reserved: 0 }],
] as const)(
	"an order placed by a clock a day ahead whose payment was %s is settled soon after the clock is right",
	async (fate, status, units) => {
		const product = await addProduct(shop);
		jump(DAY);
		provider.away = fate === "never arrived";
		const { data } = await payUnheard(product);
		jump(0);
		provider.away = false;
		await reconcileLater(shop, MINUTE);
		expect(await orderOf(shop, data.orderId)).toMatchObject({ status });
		expect(await unitsOf(shop, product)).toEqual(units);
	},
);

test("a reservation that ran out because the clock jumped ahead frees its units, and its approval is honoured later", async () => {
	const product = await addProduct(shop);
	const { data } = await payUnheard(product);
	await reconcileLater(shop, DAY);
	expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Canceled" });
	expect(await unitsOf(shop, product)).toEqual({ onHand: 5, reserved: 0 });
	provider.away = false;
	await reconcileLater(shop, DAY + 120 * MINUTE);
	expect(await orderOf(shop, data.orderId)).toMatchObject({ status: "Completed" });
	expect(await unitsOf(shop, product)).toEqual({ onHand: 4, reserved: 0 });
});
