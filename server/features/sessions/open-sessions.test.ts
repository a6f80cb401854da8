import { describe, expect, test as pure } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { sessions } from "#core/contract/sessions.ts";
import { addClient, PASSWORD } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { deviceInWords } from "./device-words.rules.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

const PHONE =
	"Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";

async function logIn(login_name: string, userAgent: string): Promise<string> {
	const payload = { login_name, login_password: PASSWORD };
	const headers = { "user-agent": userAgent };
	const response = await shop.app.inject({ method: "POST", url: "/api/login", headers, payload });
	return response.json().token;
}
const isIn = async (token: string) => (await shop.call(clients.me, {}, token)).status === 200;
const open = async (token: string) => (await shop.call(sessions.list, {}, token)).data;

describe("one's open sessions", () => {
	test("are listed with their device in words, the one that asks marked, without a secret", async () => {
		const owner = await addClient(shop);
		const token = await logIn(owner.loginName, PHONE);
		const listed = await open(token);
		expect(listed.map(({ device, isThisOne }) => [device, isThisOne])).toEqual([
			["Chrome on Android", true],
			["Unknown device", false],
		]);
		expect(Object.keys(listed[0] ?? {}).sort()).toEqual(["createdAt", "device", "id", "isThisOne", "lastSeenAt"]);
		const { rows } = await shop.pool.query("select user_agent from session where client_id = $1", [owner.id]);
		expect(rows.map(({ user_agent }) => user_agent)).toContain(PHONE);
	});

	test("keep no more than 200 plain characters of what a browser calls itself", async () => {
		const owner = await addClient(shop);
		await logIn(owner.loginName, `Firefox/1 ${"ü".repeat(50)}${"a".repeat(5000)}`);
		const { rows } = await shop.pool.query("select user_agent from session where client_id = $1 and user_agent <> ''", [
			owner.id,
		]);
		expect(rows[0].user_agent).toMatch(/^Firefox\/1 a{1,190}$/);
	});

	test("end one by one, at once; those of others look like none", async () => {
		const owner = await addClient(shop);
		const other = await addClient(shop);
		const stolen = await logIn(owner.loginName, PHONE);
		const [theirs] = await open(other.token);
		const foreign = await shop.call(sessions.end, { params: { id: theirs?.id ?? 0 } }, owner.token);
		const nobodys = await shop.call(sessions.end, { params: { id: 999_999_999 } }, owner.token);
		expect(foreign).toMatchObject({ status: 404, data: nobodys.data });
		expect(await isIn(other.token)).toBe(true);
		const id = (await open(owner.token)).find(({ isThisOne }) => !isThisOne)?.id ?? 0;
		const { status, data } = await shop.call(sessions.end, { params: { id } }, owner.token);
		expect([status, data.length]).toEqual([200, 1]);
		expect([await isIn(owner.token), await isIn(stolen)]).toEqual([true, false]);
	});

	test("end all but the one that asks", async () => {
		const owner = await addClient(shop);
		const tokens = [await logIn(owner.loginName, PHONE), await logIn(owner.loginName, "")];
		const { data } = await shop.call(sessions.endOthers, {}, owner.token);
		expect(data).toMatchObject([{ isThisOne: true }]);
		for (const token of tokens) expect(await isIn(token)).toBe(false);
		expect(await isIn(owner.token)).toBe(true);
	});

	test("that have run out are not listed", async () => {
		const owner = await addClient(shop);
		await shop.pool.query("update session set expires_at = now() - interval '1 second' where client_id = $1", [
			owner.id,
		]);
		const token = await logIn(owner.loginName, PHONE);
		expect(await open(token)).toHaveLength(1);
	});
});

describe("logging in by e-mail address", () => {
	const logInBy = (login_name: string) => shop.call(sessions.logIn, { body: { login_name, login_password: PASSWORD } });

	test("works with a verified one, in whatever case, and with no other", async () => {
		const owner = await addClient(shop);
		expect((await logInBy(owner.email.toUpperCase())).data.client.phone).toBe(owner.phone);
		const unproven = await addClient(shop, { verifiedAt: null });
		const before = shop.deps.passwords.checks();
		const [refused, unknown] = [await logInBy(unproven.email), await logInBy("nobody@shop.test")];
		expect(refused).toMatchObject({ status: 401, data: unknown.data });
		expect(shop.deps.passwords.checks() - before).toBe(2);
	});

	test("leads to whoever has it as login name, if somebody has", async () => {
		const owner = await addClient(shop);
		const named = await addClient(shop, { loginName: owner.email });
		expect((await logInBy(owner.email)).data.client.phone).toBe(named.phone);
	});

	test("counts guesses together with those at the login name", async () => {
		const owner = await addClient(shop);
		const statuses = [];
		for (let guess = 0; guess < 11; guess += 1) {
			const login_name = guess % 2 ? owner.email : owner.loginName;
			const body = { login_name, login_password: "guess after guess" };
			statuses.push((await shop.call(sessions.logIn, { body })).status);
		}
		expect(statuses).toEqual([...Array(10).fill(401), 429]);
	});
});

pure.each([
	[PHONE, "Chrome on Android"],
	["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0", "Edge on Windows"],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1",
		"Safari on iPhone",
	],
	["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox on Mac"],
	["Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/140.0 Safari/537.36", "Chrome on Linux"],
	["curl/8.0", "Unknown device"],
	["Firefox/1", "Firefox"],
])("%s is %s", (userAgent, words) => {
	expect(deviceInWords(userAgent)).toBe(words);
});
