import { sql } from "drizzle-orm";
import { beforeAll, describe, expect } from "vitest";
import { secondFactors } from "#core/contract/second-factors.ts";
import { sessions } from "#core/contract/sessions.ts";
import { staffAccounts } from "#core/contract/staff-accounts.ts";
import { users } from "#core/contract/users.ts";
import { staffMessages } from "#core/messages/staff.ts";
import { addStaff, mailedToken, mailsTo, nextPhone, PASSWORD, type TestStaff } from "#server/testing/actors.ts";
import { appWith, setUpSecondFactor } from "#server/testing/second-factor.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { overtaken } from "#server/testing/stand-in-line.ts";
import { tidyTickets } from "./second-factors.jobs.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let admin: TestStaff;
/** The clock stands still, so that a code is right or wrong whatever the machine does. */
let now: Date;
beforeAll(async () => {
	admin = await addStaff(shop, "admin");
});
test.beforeEach(() => {
	now = new Date();
	shop.clock.now = () => now;
});
const later = (ms: number) => {
	now = new Date(now.getTime() + ms);
};
const NEXT_CODE_MS = 30_000;

const logIn = (user_name: string, user_password = PASSWORD) =>
	shop.call(sessions.logInStaff, { body: { user_name, user_password } });
const second = (ticket: string, code: string) => shop.call(sessions.logInSecond, { body: { ticket, code } });
async function ticketOf(userName: string): Promise<string> {
	const { status, data } = await logIn(userName);
	expect([status, data]).toMatchObject([401, { code: "second_factor" }]);
	return (data as unknown as { ticket: string }).ticket;
}
async function staffWithApp() {
	const email = `staff${nextPhone()}@shop.test`;
	const member = await addStaff(shop, "employee", { email });
	return { ...member, email, ...(await setUpSecondFactor(shop, member.token)) };
}
const actionsOn = async (userName: string) => {
	const { rows } = await shop.db.execute<{ action: string }>(
		sql`select action from audit_log where subject like ${`${userName} (%`} order by id`,
	);
	return rows.map(({ action }) => action);
};

describe("setting up", () => {
	test("shows a secret as text and picture; until a code confirms it, log-in asks for none", async () => {
		const { userName, token } = await addStaff(shop, "employee");
		const { data } = await shop.call(secondFactors.begin, {}, token);
		expect(data.secret).toMatch(/^[A-Z2-7]{32}$/);
		expect(data.qr.path).toMatch(/^(M\d+ \d+h\d+v1h-\d+z)+$/);
		expect((await logIn(userName)).status).toBe(200);
		const wrong = await shop.call(secondFactors.confirm, { body: { code: "000000" } }, token);
		expect([wrong.status, wrong.data]).toMatchObject([401, { message: staffMessages.wrongCode }]);
		expect((await logIn(userName)).status).toBe(200);
		const code = appWith(data.secret).codeAt(now).replace(/^.../, "$& ");
		const { data: confirmed } = await shop.call(secondFactors.confirm, { body: { code } }, token);
		expect(new Set(confirmed.recoveryCodes).size).toBe(10);
		expect((await logIn(userName)).status).toBe(401);
		const { rows } = await shop.db.execute(sql`select code_hash from staff_recovery_code`);
		expect(JSON.stringify(rows)).not.toContain(confirmed.recoveryCodes[0]);
		expect(await actionsOn(userName)).toEqual(["second factor on"]);
	});

	test("begins anew as often as one likes, and not while it is on", async () => {
		const { token } = await addStaff(shop, "employee");
		const first = (await shop.call(secondFactors.begin, {}, token)).data.secret;
		expect((await shop.call(secondFactors.begin, {}, token)).data.secret).not.toBe(first);
		const old = await shop.call(secondFactors.confirm, { body: { code: appWith(first).codeAt(now) } }, token);
		expect(old.status).toBe(401);
		await setUpSecondFactor(shop, token);
		expect((await shop.call(secondFactors.begin, {}, token)).status).toBe(409);
	});

	test("can be guessed at ten times", async () => {
		const { token } = await addStaff(shop, "employee");
		await shop.call(secondFactors.begin, {}, token);
		const guess = () => shop.call(secondFactors.confirm, { body: { code: "000000" } }, token);
		for (let time = 0; time < 10; time += 1) expect((await guess()).status).toBe(401);
		expect((await guess()).status).toBe(429);
	});
});

describe("logging in", () => {
	test("takes the password and a code, and every code once", async () => {
		const { userName, codeAt } = await staffWithApp();
		const used = await second(await ticketOf(userName), codeAt(now));
		expect([used.status, used.data]).toMatchObject([401, { message: staffMessages.wrongCode }]);
		later(NEXT_CODE_MS);
		const ticket = await ticketOf(userName);
		const { status, data } = await second(ticket, codeAt(now));
		expect(status).toBe(200);
		expect((await shop.call(users.me, {}, data.token)).data.user_name).toBe(userName);
		later(NEXT_CODE_MS);
		expect((await second(ticket, codeAt(now))).status).toBe(410);
		const before = new Date(now.getTime() - NEXT_CODE_MS);
		expect((await second(await ticketOf(userName), codeAt(before))).status).toBe(401);
	});

	test("of two that come with the same code at the same moment, one gets in", async () => {
		const { userName, codeAt } = await staffWithApp();
		later(NEXT_CODE_MS);
		const tickets = [await ticketOf(userName), await ticketOf(userName)];
		const ended = await Promise.all(tickets.map((ticket) => second(ticket, codeAt(now))));
		expect(ended.map(({ status }) => status).sort()).toEqual([200, 401]);
	});

	test("of two that come with the same ticket at the same moment, one gets in and the other's code stays good", async () => {
		const { id, userName, token, recoveryCodes } = await staffWithApp();
		const ticket = await ticketOf(userName);
		const [first = "", other = ""] = recoveryCodes;
		const ended = await overtaken(
			shop,
			(holder) => holder.query("select from staff where id = $1 for update", [id]),
			() => second(ticket, first),
			() => second(ticket, other),
		);
		expect(ended.map(({ status }) => status).sort()).toEqual([200, 410]);
		expect((await shop.call(staffAccounts.mine, {}, token)).data.secondFactor?.recoveryCodesLeft).toBe(9);
	});

	test("takes one recovery code once, however many come with it at the same moment", async () => {
		const { userName, recoveryCodes } = await staffWithApp();
		const tickets = [await ticketOf(userName), await ticketOf(userName), await ticketOf(userName)];
		const ended = await Promise.all(tickets.map((ticket) => second(ticket, recoveryCodes[0] ?? "")));
		expect(ended.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
	});

	test("counts the tries of a ticket exactly when they come at the same moment", async () => {
		const { userName } = await staffWithApp();
		const ticket = await ticketOf(userName);
		const ended = await Promise.all(Array.from({ length: 8 }, () => second(ticket, "000000")));
		expect(ended.map(({ status }) => status).sort()).toEqual([401, 401, 401, 401, 401, 410, 410, 410]);
	});

	test("takes a recovery code in place of the app's, once, and its owner is told", async () => {
		const { userName, email, token, recoveryCodes } = await staffWithApp();
		const [code = ""] = recoveryCodes;
		expect((await second(await ticketOf(userName), code.toLowerCase().replace("-", " "))).status).toBe(200);
		expect((await second(await ticketOf(userName), code)).status).toBe(401);
		expect((await shop.call(staffAccounts.mine, {}, token)).data.secondFactor?.recoveryCodesLeft).toBe(9);
		expect((await mailsTo(shop, email))[0]?.text_body).toContain("9 of them are left");
		expect(await actionsOn(userName)).toContain("recovery code used");
	});

	test("has five tries per ticket, ten minutes, and not more tries with more tickets", async () => {
		const { userName, codeAt } = await staffWithApp();
		later(NEXT_CODE_MS);
		const ticket = await ticketOf(userName);
		for (let time = 0; time < 5; time += 1) expect((await second(ticket, "000000")).status).toBe(401);
		expect((await second(ticket, codeAt(now))).status).toBe(410);
		const other = await ticketOf(userName);
		for (let time = 0; time < 5; time += 1) expect((await second(other, "000000")).status).toBe(401);
		expect((await second(await ticketOf(userName), codeAt(now))).status).toBe(429);
		later(16 * 60_000);
		const late = await ticketOf(userName);
		later(10 * 60_000 + 1);
		expect((await second(late, codeAt(now))).status).toBe(410);
		await tidyTickets(shop.deps);
		expect((await shop.db.execute(sql`select from second_factor_ticket`)).rows).toEqual([]);
	});

	test("a ticket from before the password changed opens nothing", async () => {
		const { userName, email, codeAt } = await staffWithApp();
		later(NEXT_CODE_MS);
		const ticket = await ticketOf(userName);
		await shop.call(staffAccounts.requestReset, { body: { email } });
		const token = await mailedToken(shop, email, "staff-reset");
		const body = { token, user_password: "a chosen password" };
		expect((await shop.call(staffAccounts.choosePassword, { body })).status).toBe(200);
		expect((await second(ticket, codeAt(now))).status).toBe(410);
		const again = await logIn(userName, "a chosen password");
		expect([again.status, again.data]).toMatchObject([401, { code: "second_factor" }]);
	});
});

describe("recovery codes and switching off", () => {
	test("new recovery codes take the place of the old ones", async () => {
		const { userName, token, recoveryCodes } = await staffWithApp();
		const { data } = await shop.call(secondFactors.renewCodes, {}, token);
		const [old = "", fresh = ""] = [recoveryCodes[0], data.recoveryCodes[0]];
		expect((await second(await ticketOf(userName), old)).status).toBe(401);
		expect((await second(await ticketOf(userName), fresh)).status).toBe(200);
	});

	test("off, the password is enough, and the old codes are void when it is on again", async () => {
		const { userName, email, token, recoveryCodes } = await staffWithApp();
		expect((await shop.call(secondFactors.switchOff, {}, token)).status).toBe(200);
		expect((await logIn(userName)).status).toBe(200);
		expect((await mailsTo(shop, email))[0]?.subject).toContain("is off");
		await setUpSecondFactor(shop, token);
		expect((await second(await ticketOf(userName), recoveryCodes[0] ?? "")).status).toBe(401);
	});

	test("an admin switches another's off; it is written down and mailed", async () => {
		const { id, userName, email } = await staffWithApp();
		const listed = async () =>
			(await shop.call(users.list, {}, admin.token)).data.find(({ id_user }) => id_user === id)?.hasSecondFactor;
		expect(await listed()).toBe(true);
		expect((await shop.call(secondFactors.reset, { params: { id } }, admin.token)).status).toBe(200);
		expect(await listed()).toBe(false);
		expect((await logIn(userName)).status).toBe(200);
		expect((await mailsTo(shop, email))[0]?.text_body).toContain(`${admin.userName} switched the second factor`);
		expect(await actionsOn(userName)).toContain("second factor off");
		expect((await shop.call(secondFactors.reset, { params: { id: 999_999 } }, admin.token)).status).toBe(404);
	});

	test("nothing of it is left of a user who was deleted", async () => {
		const { id } = await staffWithApp();
		await shop.call(users.remove, { body: { id_user: id } }, admin.token);
		for (const table of ["staff_totp", "staff_recovery_code"])
			expect((await shop.db.execute(sql`select from ${sql.raw(table)} where staff_id = ${id}`)).rows).toEqual([]);
	});
});
