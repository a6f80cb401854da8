import { randomUUID } from "node:crypto";
import { describe, expect } from "vitest";
import { contractEntries } from "#core/contract/index.ts";
import { orders } from "#core/contract/orders.ts";
import { sessions } from "#core/contract/sessions.ts";
import { settings } from "#core/contract/settings.ts";
import { staffAccounts } from "#core/contract/staff-accounts.ts";
import { users } from "#core/contract/users.ts";
import { addStaff, mailsTo, nextPhone, PASSWORD, type TestStaff } from "#server/testing/actors.ts";
import { pay, paymentBody } from "#server/testing/buying.ts";
import { addProduct } from "#server/testing/factories.ts";
import { addPasskey, askToSign } from "#server/testing/passkeys.ts";
import { setUpSecondFactor } from "#server/testing/second-factor.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let admin: TestStaff;
let now: Date;
test.beforeEach(async () => {
	now = new Date();
	shop.clock.now = () => now;
	admin = await addStaff(shop, "admin");
});
const later = (minutes: number) => {
	now = new Date(now.getTime() + minutes * 60_000);
};
const confirm = (body: object, token = admin.token) => shop.call(staffAccounts.confirm, { body: body as never }, token);
const addUser = (token = admin.token) => {
	const body = { user_name: `user${nextPhone()}`, user_password: "a long password", rol: "employee" } as const;
	return shop.call(users.add, { body }, token);
};
const stepUpCalls = contractEntries().filter(({ endpoint }) => endpoint.stepUp);
const STEP_UP = { status: 403, data: { code: "step_up" } };

describe("stepping up", () => {
	test("a log-in under 15 minutes old is enough; after that the password is asked for", async () => {
		later(14);
		expect((await addUser()).status).toBe(201);
		later(1);
		expect(await addUser()).toMatchObject(STEP_UP);
		expect((await confirm({ password: "a wrong password" })).status).toBe(401);
		expect(await addUser()).toMatchObject(STEP_UP);
		expect((await confirm({ password: PASSWORD })).status).toBe(200);
		expect((await addUser()).status).toBe(201);
		later(15);
		expect(await addUser()).toMatchObject(STEP_UP);
	});

	test("a code of the app does it, too, once; a recovery code as well, and its owner is told", async () => {
		const email = `staff${nextPhone()}@shop.test`;
		const { token } = await addStaff(shop, "admin", { email });
		const app = await setUpSecondFactor(shop, token);
		later(16);
		const code = app.codeAt(now);
		expect((await confirm({ code: "000000" }, token)).status).toBe(401);
		expect((await confirm({ code }, token)).status).toBe(200);
		expect((await addUser(token)).status).toBe(201);
		expect((await confirm({ code }, token)).status).toBe(401);
		expect((await confirm({ code: app.recoveryCodes[0] }, token)).status).toBe(200);
		expect((await mailsTo(shop, email))[0]?.subject).toBe("A recovery code of your staff account was used");
	});

	test("a passkey of one's own does it, one of a colleague does not", async () => {
		const { device } = await addPasskey(shop, admin.token);
		const { device: colleagues } = await addPasskey(shop, (await addStaff(shop, "admin")).token);
		later(16);
		expect((await confirm({ passkey: colleagues.sign(await askToSign(shop)) })).status).toBe(401);
		expect(await addUser()).toMatchObject(STEP_UP);
		const passkey = device.sign(await askToSign(shop));
		expect((await confirm({ passkey })).status).toBe(200);
		expect((await addUser()).status).toBe(201);
		expect((await confirm({ passkey })).status).toBe(410);
	});

	test("takes exactly one proof", async () => {
		expect((await confirm({})).status).toBe(400);
		expect((await confirm({ code: "123456", password: PASSWORD })).status).toBe(400);
	});

	test("counts guesses together with those at the log-in", async () => {
		for (let guess = 0; guess < 10; guess += 1) await confirm({ password: `guess ${guess}` });
		expect((await confirm({ password: PASSWORD })).status).toBe(429);
		const body = { user_name: admin.userName, user_password: PASSWORD };
		expect((await shop.call(sessions.logInStaff, { body })).status).toBe(429);
	});

	test("confirms this session and no other", async () => {
		const body = { user_name: admin.userName, user_password: PASSWORD };
		const { data: other } = await shop.call(sessions.logInStaff, { body });
		later(16);
		await confirm({ password: PASSWORD });
		expect((await addUser()).status).toBe(201);
		expect(await addUser(other.token)).toMatchObject(STEP_UP);
	});

	test("comes before roles, users, invitations, second factors and exports of people", () => {
		expect(stepUpCalls.map(({ name }) => name)).toEqual([
			"archive.make",
			"archive.download",
			"clients.export",
			"keys.make",
			"orders.export",
			"secondFactors.begin",
			"secondFactors.switchOff",
			"secondFactors.renewCodes",
			"secondFactors.reset",
			"staffAccounts.invite",
			"staffAccounts.mailLink",
			"users.add",
			"users.changeRole",
			"users.remove",
			"webhooks.add",
			"webhooks.change",
			"webhooks.renewSecret",
		]);
	});

	test.each(stepUpCalls)("comes before the body of $name is looked at", async ({ endpoint }) => {
		later(16);
		const body = endpoint.body && { body: {} };
		expect(await shop.call(endpoint, { params: { id: 1 }, ...body } as never, admin.token)).toMatchObject(STEP_UP);
	});

	test("comes before what employees may do is changed, and before no other setting", async () => {
		const { version, staff } = await shop.deps.settings.current();
		later(16);
		expect(await shop.call(settings.change, { body: { version, staff } }, admin.token)).toMatchObject(STEP_UP);
		const body = { version, security: { contact: "holes@example.com" } };
		expect((await shop.call(settings.change, { body }, admin.token)).status).toBe(200);
	});
});

test("refunds above the owner's sum need stepping up, smaller ones do not", async () => {
	const paid = async (price: number) => {
		const { data } = await pay(shop, paymentBody([{ productid: await addProduct(shop, { price }) }], price));
		return { params: { id: data.orderId } };
	};
	const [small, large] = [await paid(10), await paid(20)];
	const { version, staff } = await shop.deps.settings.current();
	await shop.call(settings.change, { body: { version, staff: { ...staff, stepUpRefund: 15 } } }, admin.token);
	later(16);
	expect((await shop.call(orders.refund, small, admin.token)).status).toBe(200);
	expect(await shop.call(orders.refund, large, admin.token)).toMatchObject(STEP_UP);
	await confirm({ password: PASSWORD });
	expect((await shop.call(orders.refund, large, admin.token)).status).toBe(200);
});

test("parts of one order count together for stepping up", async () => {
	const { data } = await pay(shop, paymentBody([{ productid: await addProduct(shop, { price: 20 }) }], 20));
	const { version, staff } = await shop.deps.settings.current();
	await shop.call(settings.change, { body: { version, staff: { ...staff, stepUpRefund: 15 } } }, admin.token);
	const give = (amount: number) =>
		shop.call(
			orders.refund,
			{ params: { id: data.orderId }, headers: { "idempotency-key": randomUUID() }, body: { amount } },
			admin.token,
		);
	later(16);
	expect((await give(8)).status).toBe(200);
	expect((await give(7)).status).toBe(200);
	expect(await give(0.01)).toMatchObject(STEP_UP);
});
