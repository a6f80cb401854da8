import { beforeAll, describe, expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { sessions } from "#core/contract/sessions.ts";
import { staffAccounts } from "#core/contract/staff-accounts.ts";
import { users } from "#core/contract/users.ts";
import { accountMessages } from "#core/messages.ts";
import { addStaff, mailedToken, mailsTo, nextPhone, PASSWORD, type TestStaff } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let admin: TestStaff;
beforeAll(async () => {
	admin = await addStaff(shop, "admin");
});

const freshEmail = () => `staff${nextPhone()}@shop.test`;
const NEW = "another long password";
const isIn = async (token: string) => (await shop.call(users.me, {}, token)).status === 200;
const logIn = (user_name: string, user_password: string, device?: string) =>
	shop.call(sessions.logInStaff, { body: { user_name, user_password, ...(device && { device }) } });
const change = (token: string, old_password: string, user_password = NEW) =>
	shop.call(staffAccounts.changePassword, { body: { old_password, user_password } }, token);

describe("the own password", () => {
	test("is changed with the old one; this session goes on, the others end", async () => {
		const email = freshEmail();
		const { userName, token } = await addStaff(shop, "employee", { email });
		const other = (await logIn(userName, PASSWORD)).data.token;
		const { status, data } = await change(token, PASSWORD);
		expect(status).toBe(200);
		expect([await isIn(token), await isIn(other)]).toEqual([true, false]);
		expect((await logIn(userName, PASSWORD)).status).toBe(401);
		expect((await logIn(userName, NEW, data.device)).status).toBe(200);
		expect((await mailsTo(shop, email))[0]?.subject).toBe("Your staff password was changed");
		const { data: entries } = await shop.call(audit.list, { query: { search: userName } }, admin.token);
		expect(entries[0]).toMatchObject({ user_name: userName, action: "password changed" });
		expect(JSON.stringify(entries)).not.toContain(NEW);
	});

	test("stays without the right old one, and guesses are counted together with those at the log-in", async () => {
		const { userName, token } = await addStaff(shop, "employee");
		for (let guess = 0; guess < 10; guess += 1) {
			const { status, data } = await change(token, `guess ${guess} of many`);
			expect([status, data]).toMatchObject([401, { message: accountMessages.wrongPassword }]);
		}
		expect((await change(token, PASSWORD)).status).toBe(429);
		expect((await logIn(userName, PASSWORD)).status).toBe(429);
		expect(await isIn(token)).toBe(true);
	});

	test("is not changed to a short one", async () => {
		const { token } = await addStaff(shop, "employee");
		const { status, data } = await change(token, PASSWORD, "short");
		expect([status, data]).toMatchObject([400, { fields: { user_password: accountMessages.passwordTooShort } }]);
	});

	test("of two changes at the same moment one is told that it came too late", async () => {
		const { token } = await addStaff(shop, "employee");
		const ended = await Promise.all([change(token, PASSWORD, "one long password"), change(token, PASSWORD, NEW)]);
		const statuses = ended.map(({ status }) => status).sort();
		expect([
			[200, 401],
			[200, 409],
		]).toContainEqual(statuses);
	});
});

describe("the own e-mail address", () => {
	const changeEmail = (token: string, email: string, old_password = PASSWORD) =>
		shop.call(staffAccounts.changeEmail, { body: { email, old_password } }, token);

	test("is changed with the password, and both addresses are told", async () => {
		const [before, after] = [freshEmail(), freshEmail()];
		const { token } = await addStaff(shop, "employee", { email: before });
		expect((await changeEmail(token, after)).data).toMatchObject({ email: after });
		expect((await shop.call(staffAccounts.mine, {}, token)).data).toMatchObject({ email: after });
		for (const address of [before, after]) expect((await mailsTo(shop, address))[0]?.text_body).toContain(after);
	});

	test("takes the links with it that were mailed to the one before", async () => {
		const email = freshEmail();
		const { token } = await addStaff(shop, "employee", { email });
		await shop.call(staffAccounts.requestReset, { body: { email } });
		const link = await mailedToken(shop, email, "staff-reset");
		expect((await changeEmail(token, freshEmail())).status).toBe(200);
		const body = { token: link, user_password: NEW };
		expect((await shop.call(staffAccounts.choosePassword, { body })).status).toBe(410);
		expect(await isIn(token)).toBe(true);
	});

	test("stays with a wrong password, and when a colleague has it", async () => {
		const taken = freshEmail();
		await addStaff(shop, "employee", { email: taken });
		const { token } = await addStaff(shop, "employee");
		expect((await changeEmail(token, freshEmail(), "a wrong password")).status).toBe(401);
		const { status, data } = await changeEmail(token, taken.toUpperCase());
		expect([status, data]).toMatchObject([409, { fields: { email: accountMessages.emailInUse } }]);
		expect((await shop.call(staffAccounts.mine, {}, token)).data).toMatchObject({ email: null });
	});
});
