import { sql } from "drizzle-orm";
import { beforeEach, describe, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { sessions } from "#core/contract/sessions.ts";
import { users } from "#core/contract/users.ts";
import { logInMessages } from "#core/messages.ts";
import { addClient, addStaff, PASSWORD } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { createPasswords } from "../credentials/passwords.service.ts";

const { shop, test } = shopTest({ config: { rateLimits: false }, passwords: createPasswords() });
beforeEach(() => {
	shop.clock.now = () => new Date();
});

const HOUR = 3_600_000;
const later = (ms: number) => {
	const at = Date.now() + ms;
	shop.clock.now = () => new Date(at);
};
const logIn = (login_name: string, login_password: string, more: object = {}) =>
	shop.call(sessions.logIn, { body: { login_name, login_password, ...more } });
const logInStaff = (user_name: string, user_password: string, more: object = {}) =>
	shop.call(sessions.logInStaff, { body: { user_name, user_password, ...more } });
const isClientIn = async (token: string) => (await shop.call(clients.me, {}, token)).status === 200;
const isStaffIn = async (token: string) => (await shop.call(users.me, {}, token)).status === 200;

describe("logging in", () => {
	test("gives a token that says who one is, whatever the case of the name", async () => {
		const owner = await addClient(shop);
		const { status, data } = await logIn(owner.loginName.toUpperCase(), PASSWORD);
		expect(status).toBe(200);
		expect(data.client).toMatchObject({ phone: owner.phone, login_name: owner.loginName });
		expect(await isClientIn(data.token)).toBe(true);
	});

	test("answers a wrong password and an unknown name alike", async () => {
		const owner = await addClient(shop);
		const wrong = await logIn(owner.loginName, "not it at all");
		const unknown = await logIn("nobody-here", "not it at all");
		expect(wrong.status).toBe(401);
		expect(wrong.data).toEqual({ code: "wrong_credentials", message: logInMessages.refused });
		expect(unknown.status).toBe(401);
		expect(unknown.data).toEqual(wrong.data);
	});

	test("checks a password as hard for an unknown name as for a known one", async () => {
		const owner = await addClient(shop);
		for (const name of [owner.loginName, "nobody-there"]) {
			const before = shop.deps.passwords.checks();
			await logIn(name, "not it at all");
			expect(shop.deps.passwords.checks() - before).toBe(1);
		}
	});

	test("lasts 12 hours, or 30 days with Remember me", async () => {
		const owner = await addClient(shop);
		const short = (await logIn(owner.loginName, PASSWORD)).data.token;
		const long = (await logIn(owner.loginName, PASSWORD, { remember: true })).data.token;
		later(12 * HOUR - 60_000);
		expect([await isClientIn(short), await isClientIn(long)]).toEqual([true, true]);
		later(12 * HOUR + 60_000);
		expect([await isClientIn(short), await isClientIn(long)]).toEqual([false, true]);
		later(30 * 24 * HOUR + 60_000);
		expect(await isClientIn(long)).toBe(false);
	});

	test("keeps neither the token nor the device's secret as they are", async () => {
		const owner = await addClient(shop);
		const { token, device } = (await logIn(owner.loginName, PASSWORD)).data;
		const { rows } = await shop.db.execute<{ all: string }>(sql`
			select (select json_agg(s) from session s)::text || (select json_agg(d) from known_device d)::text as all`);
		expect(rows[0]?.all).not.toContain(token);
		expect(rows[0]?.all).not.toContain(device);
	});

	test("writes no password and no token into the log", async () => {
		const owner = await addClient(shop);
		const { token, device } = (await logIn(owner.loginName, PASSWORD)).data;
		await logIn(owner.loginName, "a wrong secret");
		await shop.call(clients.me, {}, token);
		const log = shop.logged.join("");
		expect(log).toContain("/api/login");
		for (const secret of [token, device, PASSWORD, "a wrong secret", owner.email, String(owner.phone)]) {
			expect(log).not.toContain(secret);
		}
	});

	test("renews a hash that was made with weaker settings", async () => {
		const owner = await addClient(shop);
		await logIn(owner.loginName, PASSWORD);
		const { rows } = await shop.db.execute<{ hash: string }>(
			sql`select password_hash as hash from client where id = ${owner.id}`,
		);
		expect(rows[0]?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		expect((await logIn(owner.loginName, PASSWORD)).status).toBe(200);
	});

	test("writes down at most once a minute that somebody was seen", async () => {
		const owner = await addClient(shop);
		const seen = async () =>
			(await shop.db.execute<{ at: Date }>(sql`select last_seen_at as at from session where client_id = ${owner.id}`))
				.rows[0]?.at;
		const first = await seen();
		later(30_000);
		await isClientIn(owner.token);
		expect(await seen()).toEqual(first);
		later(90_000);
		await isClientIn(owner.token);
		expect(await seen()).not.toEqual(first);
	});
});

describe("logging out", () => {
	test("ends that session at once and no other", async () => {
		const owner = await addClient(shop);
		const other = (await logIn(owner.loginName, PASSWORD)).data.token;
		expect((await shop.call(sessions.logOut, {}, owner.token)).status).toBe(200);
		expect(await isClientIn(owner.token)).toBe(false);
		expect(await isClientIn(other)).toBe(true);
	});

	test("of a token that is dead already is no problem", async () => {
		const owner = await addClient(shop);
		await shop.call(sessions.logOut, {}, owner.token);
		expect((await shop.call(sessions.logOut, {}, owner.token)).status).toBe(200);
		expect((await shop.call(sessions.logOut, {})).status).toBe(200);
	});
});

describe("staff", () => {
	test("log in apart from clients: neither's name nor token opens the other's door", async () => {
		const owner = await addClient(shop);
		const admin = await addStaff(shop, "admin");
		const { status, data } = await logInStaff(admin.userName.toUpperCase(), PASSWORD);
		expect(status).toBe(200);
		expect(data.user).toMatchObject({ id_user: admin.id, rol: "admin" });
		expect(await isStaffIn(data.token)).toBe(true);
		expect((await shop.call(clients.me, {}, data.token)).status).toBe(403);
		expect((await shop.call(users.me, {}, owner.token)).status).toBe(403);
		expect((await logInStaff(owner.loginName, PASSWORD)).status).toBe(401);
		expect((await logIn(admin.userName, PASSWORD)).status).toBe(401);
	});

	test("are logged out after an hour of doing nothing, and after eight hours whatever they do", async () => {
		const { userName } = await addStaff(shop, "employee");
		const idle = (await logInStaff(userName, PASSWORD)).data.token;
		const busy = (await logInStaff(userName, PASSWORD)).data.token;
		for (let minutes = 50; minutes < 8 * 60; minutes += 50) {
			later(minutes * 60_000);
			expect(await isStaffIn(busy), `after ${minutes} minutes`).toBe(true);
		}
		expect(await isStaffIn(idle)).toBe(false);
		later(8 * HOUR + 60_000);
		expect(await isStaffIn(busy)).toBe(false);
	});

	test("on their own device get in while strangers guess", async () => {
		const { userName } = await addStaff(shop, "admin");
		const { device } = (await logInStaff(userName, PASSWORD)).data;
		for (let guess = 0; guess < 12; guess += 1) await logInStaff(userName, `guess ${guess} of many`);
		expect((await logInStaff(userName, PASSWORD)).status).toBe(429);
		expect((await logInStaff(userName, PASSWORD, { device: `${"x".repeat(43)}.${"y".repeat(43)}` })).status).toBe(429);
		expect((await logInStaff(userName, PASSWORD, { device })).status).toBe(200);
	});
});
