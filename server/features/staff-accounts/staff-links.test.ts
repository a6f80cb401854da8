import { sql } from "drizzle-orm";
import { beforeAll, describe, expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { sessions } from "#core/contract/sessions.ts";
import { staffAccounts } from "#core/contract/staff-accounts.ts";
import { users } from "#core/contract/users.ts";
import { staffMessages } from "#core/messages/staff.ts";
import { accountMessages } from "#core/messages.ts";
import { addStaff, mailedToken, mailsTo, nextPhone, PASSWORD, type TestStaff } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { overtaken } from "#server/testing/stand-in-line.ts";
import { tidyStaffLinks } from "./staff-accounts.jobs.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let admin: TestStaff;
beforeAll(async () => {
	admin = await addStaff(shop, "admin");
});
test.afterEach(() => {
	shop.clock.now = () => new Date();
});

const HOUR = 3_600_000;
const later = (ms: number) => {
	const begun = Date.now() + ms;
	shop.clock.now = () => new Date(begun);
};
const NEW = "a chosen password";
const freshEmail = () => `staff${nextPhone()}@shop.test`;
const logIn = (user_name: string, user_password: string) =>
	shop.call(sessions.logInStaff, { body: { user_name, user_password } });
const choose = (token: string, user_password = NEW) =>
	shop.call(staffAccounts.choosePassword, { body: { token, user_password } });
const actionsOn = async (userName: string) => {
	const { rows } = await shop.db.execute<{ action: string }>(
		sql`select action from audit_log where subject like ${`${userName} (%`} order by id`,
	);
	return rows.map(({ action }) => action);
};

async function invited(rol: "admin" | "employee" = "employee") {
	const [user_name, email] = [`invited${nextPhone()}`, freshEmail()];
	const { status, data } = await shop.call(staffAccounts.invite, { body: { user_name, rol, email } }, admin.token);
	expect(status).toBe(201);
	return { id: data.id_user, userName: user_name, email, token: await mailedToken(shop, email, "staff-invitation") };
}

describe("an invitation", () => {
	test("leads from the mail to the first log-in, once", async () => {
		const { userName, token } = await invited();
		expect((await logIn(userName, "anything at all")).status).toBe(401);
		const found = await shop.call(staffAccounts.findLink, { body: { token } });
		expect(found.data).toEqual({ user_name: userName, purpose: "invite" });
		expect((await choose(token)).status).toBe(200);
		expect((await logIn(userName, NEW)).data.user).toMatchObject({ user_name: userName, rol: "employee" });
		expect(await choose(token)).toMatchObject({ status: 410, data: { message: staffMessages.linkDead } });
		expect(await actionsOn(userName)).toEqual(["user invited", "invitation accepted"]);
	});

	test("is good for 72 hours", async () => {
		const [first, second] = [await invited(), await invited()];
		later(71 * HOUR);
		expect((await choose(first.token)).status).toBe(200);
		later(73 * HOUR);
		expect((await choose(second.token)).status).toBe(410);
		expect((await shop.call(staffAccounts.findLink, { body: { token: second.token } })).status).toBe(410);
	});

	test("sent again takes the place of the one before", async () => {
		const { id, email, userName, token } = await invited();
		expect((await shop.call(staffAccounts.mailLink, { params: { id } }, admin.token)).status).toBe(200);
		const again = await mailedToken(shop, email, "staff-invitation");
		expect((await choose(token)).status).toBe(410);
		expect((await choose(again)).status).toBe(200);
		expect(await actionsOn(userName)).toContain("invitation sent again");
	});

	test("that is withdrawn opens nothing, and frees name and address", async () => {
		const { id, userName, email, token } = await invited();
		expect((await shop.call(users.remove, { body: { id_user: id } }, admin.token)).status).toBe(200);
		expect((await choose(token)).status).toBe(410);
		expect(await actionsOn(userName)).toContain("invitation withdrawn");
		const body = { user_name: userName, rol: "employee", email } as const;
		expect((await shop.call(staffAccounts.invite, { body }, admin.token)).status).toBe(201);
	});

	test("needs a name and an address that nobody has", async () => {
		const { userName, email } = await invited();
		const invite = (body: object) => shop.call(staffAccounts.invite, { body: body as never }, admin.token);
		const rol = "employee";
		const taken = await invite({ user_name: userName.toUpperCase(), rol, email: freshEmail() });
		expect([taken.status, taken.data]).toMatchObject([409, { fields: { user_name: accountMessages.userNameInUse } }]);
		const same = await invite({ user_name: `x${userName}`, rol, email: email.toUpperCase() });
		expect([same.status, same.data]).toMatchObject([409, { fields: { email: accountMessages.emailInUse } }]);
		expect((await invite({ user_name: `y${userName}`, rol, email: "no address" })).status).toBe(400);
	});

	test("shows to admins when it ends, to employees nothing", async () => {
		const { id, email } = await invited();
		const employee = await addStaff(shop, "employee");
		const listed = async (token: string) =>
			(await shop.call(users.list, {}, token)).data.find(({ id_user }) => id_user === id);
		expect(await listed(admin.token)).toMatchObject({ email, invitedUntil: expect.any(String) });
		expect(Object.keys((await listed(employee.token)) ?? {}).sort()).toEqual([
			"createdAt",
			"id_user",
			"rol",
			"user_name",
		]);
	});

	test("of an admin makes nobody the last admin's stand-in", async () => {
		const { rows } = await shop.db.execute<{ id: number }>(
			sql`select id from staff where rol = 'admin' and deleted_at is null and id <> ${admin.id}`,
		);
		for (const { id } of rows) await shop.call(users.remove, { body: { id_user: id } }, admin.token);
		const { id } = await invited("admin");
		const demote = { body: { id_user: admin.id, rol: "employee" } } as const;
		expect((await shop.call(users.changeRole, demote, admin.token)).status).toBe(409);
		expect((await shop.call(users.remove, { body: { id_user: id } }, admin.token)).status).toBe(200);
	});
});

describe("a forgotten password", () => {
	const forgot = (email: string) => shop.call(staffAccounts.requestReset, { body: { email } });

	test("is replaced by a mailed link, once, within 30 minutes; all sessions end", async () => {
		const email = freshEmail();
		const { userName, token } = await addStaff(shop, "employee", { email });
		expect((await forgot(email.toUpperCase())).status).toBe(200);
		const link = await mailedToken(shop, email, "staff-reset");
		expect((await shop.call(staffAccounts.findLink, { body: { token: link } })).data.purpose).toBe("reset");
		expect((await choose(link)).status).toBe(200);
		expect((await shop.call(users.me, {}, token)).status).toBe(401);
		expect((await logIn(userName, PASSWORD)).status).toBe(401);
		expect((await logIn(userName, NEW)).status).toBe(200);
		expect((await choose(link)).status).toBe(410);
		expect((await mailsTo(shop, email))[0]?.subject).toBe("Your staff password was changed");
		expect(await actionsOn(userName)).toEqual(["password reset"]);
		await forgot(email);
		const late = await mailedToken(shop, email, "staff-reset");
		later(HOUR / 2 + 1);
		expect((await choose(late)).status).toBe(410);
	});

	test("A11: the new one is good at once, however many guesses had shut the account", async () => {
		const email = freshEmail();
		const { userName } = await addStaff(shop, "employee", { email });
		for (let guess = 0; guess < 10; guess += 1) await logIn(userName, `guess ${guess} of many`);
		expect((await logIn(userName, PASSWORD)).status).toBe(429);
		await forgot(email);
		expect((await choose(await mailedToken(shop, email, "staff-reset"))).status).toBe(200);
		expect((await logIn(userName, NEW)).status).toBe(200);
	});

	test("is chosen by one of two who use the link at the same moment", async () => {
		const email = freshEmail();
		const { id, userName } = await addStaff(shop, "employee", { email });
		await forgot(email);
		const link = await mailedToken(shop, email, "staff-reset");
		const ended = await overtaken(
			shop,
			(holder) => holder.query("select from staff where id = $1 for update", [id]),
			() => choose(link, "one long password"),
			() => choose(link, "another long password"),
		);
		expect(ended.map(({ status }) => status).sort()).toEqual([200, 410]);
		expect(await actionsOn(userName)).toEqual(["password reset"]);
	});

	test("tells nobody whether an address is of the staff", async () => {
		const [email, nobodys] = [freshEmail(), freshEmail()];
		await addStaff(shop, "employee", { email });
		const [known, unknown] = [await forgot(email), await forgot(nobodys)];
		expect(unknown.status).toBe(known.status);
		expect(unknown.data).toEqual(known.data);
		expect(await mailsTo(shop, nobodys)).toEqual([]);
	});

	test("renews no invitation", async () => {
		const { email, token } = await invited();
		await forgot(email);
		expect(await mailsTo(shop, email)).toHaveLength(1);
		expect((await choose(token)).status).toBe(200);
	});

	test("fills nobody's mailbox, and leaves admins their own count", async () => {
		const email = freshEmail();
		const { id } = await addStaff(shop, "employee", { email });
		const statuses = [];
		for (let time = 0; time < 6; time += 1) statuses.push((await forgot(email)).status);
		expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
		expect((await shop.call(staffAccounts.mailLink, { params: { id } }, admin.token)).status).toBe(200);
	});

	test("is no use to whoever changed it meanwhile: a link that was mailed before is dead", async () => {
		const email = freshEmail();
		const { token } = await addStaff(shop, "employee", { email });
		await forgot(email);
		const link = await mailedToken(shop, email, "staff-reset");
		const body = { old_password: PASSWORD, user_password: NEW };
		expect((await shop.call(staffAccounts.changePassword, { body }, token)).status).toBe(200);
		expect((await choose(link)).status).toBe(410);
	});
});

test("a link needs an address to go to, and somebody who is there", async () => {
	const { id } = await addStaff(shop, "employee");
	const send = (to: number) => shop.call(staffAccounts.mailLink, { params: { id: to } }, admin.token);
	expect(await send(id)).toMatchObject({ status: 409, data: { message: staffMessages.noEmail } });
	expect((await send(999_999)).status).toBe(404);
	const { data } = await shop.call(audit.list, { query: { search: "password link" } }, admin.token);
	expect(data.filter(({ subject }) => subject.endsWith(`(${id})`))).toEqual([]);
});

test("links go a month after they ended", async () => {
	const { id } = await invited();
	later(33 * 24 * HOUR + HOUR);
	await tidyStaffLinks(shop.deps);
	const { rows } = await shop.db.execute(sql`select from staff_link where staff_id = ${id}`);
	expect(rows).toEqual([]);
});
