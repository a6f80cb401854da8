import { sql } from "drizzle-orm";
import { beforeEach, describe, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { sessions } from "#core/contract/sessions.ts";
import { accountMessages } from "#core/messages.ts";
import { addClient, mailedToken, mailsTo, PASSWORD, type TestClient } from "#server/testing/actors.ts";
import { askNewEmail, openNewEmail, takeNewEmail } from "#server/testing/new-email.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { overtaken } from "#server/testing/stand-in-line.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
beforeEach(() => {
	shop.clock.now = () => new Date();
});

const edit = ({ phone, token }: TestClient, body: object) =>
	shop.call(clients.edit, { params: { clientPhone: phone }, body }, token);
const me = async ({ token }: TestClient) => (await shop.call(clients.me, {}, token)).data;
const kindsAt = async (email: string) => (await mailsTo(shop, email)).map(({ kind }) => kind);
const moved = ({ phone }: TestClient, where = "moved") => `${where}${phone}@shop.test`;

describe("what tells whose account it is", () => {
	test("A5: a bearer alone changes no e-mail address, phone, login name or password", async () => {
		const owner = await addClient(shop);
		const before = await me(owner);
		for (const body of [
			{ email: moved(owner) },
			{ email: owner.email.toUpperCase() },
			{ phone: owner.phone + 1_000_000 },
			{ login_name: `thief${owner.phone}` },
			{ login_password: "stolen account" },
			{ ogin_password: "stolen account" },
		]) {
			expect(await edit(owner, { ...body, name: "Thief" })).toMatchObject({
				status: 403,
				data: { code: "password_needed" },
			});
			const wrong = await edit(owner, { ...body, name: "Thief", old_password: "guess" });
			expect(wrong).toMatchObject({ status: 401, data: { code: "wrong_credentials" } });
			await shop.db.execute(sql`delete from rate_limit`);
		}
		expect(await me(owner)).toEqual(before);
		expect(await kindsAt(owner.email)).toEqual([]);
	});

	test("needs no password where it stays as it is", async () => {
		const owner = await addClient(shop);
		const { email, phone, loginName: login_name } = owner;
		expect(await edit(owner, { email, phone, login_name, name: "Eva" })).toMatchObject({
			status: 200,
			data: { name: "Eva", email, phone, login_name },
		});
	});

	test("is asked for again when it changed while somebody sent what was there before", async () => {
		const owner = await addClient(shop);
		const [edited] = await overtaken(
			shop,
			(holder) => holder.query("update client set login_name = login_name || 'x' where id = $1", [owner.id]),
			() => edit(owner, { login_name: owner.loginName }),
		);
		expect(edited?.status).toBe(403);
		expect((await me(owner)).login_name).toBe(`${owner.loginName}x`);
	});

	test.each([
		["is not changed", (who: TestClient) => edit(who, { email: moved(who), old_password: PASSWORD })],
		[
			"is not changed by phone",
			(who: TestClient) => edit(who, { phone: who.phone + 5_000_000, old_password: PASSWORD }),
		],
		[
			"is not deleted",
			({ phone, token }: TestClient) =>
				shop.call(clients.remove, { params: { id: phone }, body: { login_password: PASSWORD } }, token),
		],
	])("%s with a password that was reset while it was being checked", async (_, send) => {
		const owner = await addClient(shop);
		const before = await me(owner);
		const [late] = await overtaken<{ status: number }>(
			shop,
			(holder) => holder.query("update client set password_hash = 'another' where id = $1", [owner.id]),
			() => send(owner),
		);
		expect(late?.status).toBe(409);
		expect(await me(owner)).toEqual(before);
		expect(await mailsTo(shop, moved(owner))).toEqual([]);
	});

	test("changes with the password; a new login name holds no @, an old one may stay", async () => {
		const owner = await addClient(shop, { loginName: `old@name${Date.now()}` });
		const withAt = await edit(owner, { login_name: "new@name", old_password: PASSWORD });
		expect(withAt).toMatchObject({ status: 400, data: { fields: { login_name: accountMessages.loginNameWithAt } } });
		expect((await edit(owner, { login_name: owner.loginName, name: "Eva" })).status).toBe(200);
		const login_name = `named${owner.phone}`;
		const named = await edit(owner, { login_name, old_password: PASSWORD });
		expect(named).toMatchObject({ status: 200, data: { login_name } });
	});
});

describe("a new e-mail address", () => {
	test("is pending until the link mailed to it is opened; the old one is told both times", async () => {
		const owner = await addClient(shop);
		const email = moved(owner);
		const asked = await askNewEmail(shop, owner, email);
		expect(asked).toMatchObject({ status: 200, data: { email: owner.email, pendingEmail: email, isVerified: true } });
		expect(await kindsAt(owner.email)).toEqual(["address-asked"]);
		const [notice] = await mailsTo(shop, owner.email);
		expect(notice?.text_body).toContain(email);
		expect(notice?.text_body).toMatch(/was not you\?.*forgot password/);
		expect(await openNewEmail(shop, email)).toMatchObject({
			status: 200,
			data: { message: accountMessages.emailConfirmed },
		});
		const after = await me(owner);
		expect(after).toMatchObject({ email, isVerified: true });
		expect(after.pendingEmail).toBeUndefined();
		expect(await kindsAt(owner.email)).toEqual(["address-changed", "address-asked"]);
		expect((await mailsTo(shop, owner.email))[0]?.text_body).toContain("It was not you?");
	});

	test("is taken once: opening its link again changes nothing, also after a further move", async () => {
		const owner = await addClient(shop);
		await askNewEmail(shop, owner, moved(owner));
		const token = await mailedToken(shop, moved(owner), "new-address");
		const open = async () => (await shop.call(clients.verify, { body: { token } })).status;
		expect([await open(), await open()]).toEqual([200, 200]);
		expect(await kindsAt(owner.email)).toEqual(["address-changed", "address-asked"]);
		await takeNewEmail(shop, owner, moved(owner, "again"));
		expect(await open()).toBe(404);
		expect((await me(owner)).email).toBe(moved(owner, "again"));
	});

	test("that another account took meanwhile is refused, and nothing changes", async () => {
		const owner = await addClient(shop);
		await askNewEmail(shop, owner, moved(owner));
		await addClient(shop, { email: moved(owner).toUpperCase() });
		expect(await openNewEmail(shop, moved(owner))).toMatchObject({
			status: 409,
			data: { message: accountMessages.emailInUse },
		});
		expect(await me(owner)).toMatchObject({ email: owner.email, pendingEmail: moved(owner) });
		expect(await kindsAt(owner.email)).toEqual(["address-asked"]);
	});

	test("its link is for that address only: it is void after another was asked for, a day, or a cancelling", async () => {
		const owner = await addClient(shop);
		const linkTo = async (email: string) => {
			await askNewEmail(shop, owner, email);
			return mailedToken(shop, email, "new-address");
		};
		const open = async (token: string) => (await shop.call(clients.verify, { body: { token } })).status;
		const first = await linkTo(moved(owner, "first"));
		const second = await linkTo(moved(owner, "second"));
		expect(await open(first)).toBe(404);
		shop.clock.now = () => new Date(Date.now() + 25 * 3_600_000);
		expect(await open(second)).toBe(410);
		shop.clock.now = () => new Date();
		const cancelled = await shop.call(clients.cancelNewEmail, {}, owner.token);
		expect(cancelled).toMatchObject({ status: 200, data: { email: owner.email } });
		expect(cancelled.data.pendingEmail).toBeUndefined();
		expect(await open(second)).toBe(404);
		expect((await me(owner)).email).toBe(owner.email);
	});

	test("its mail can be sent again, but not to flood a mailbox", async () => {
		const owner = await addClient(shop);
		const resend = () => shop.call(clients.resendNewEmail, {}, owner.token);
		expect(await resend()).toMatchObject({ status: 200, data: { sent: false } });
		await askNewEmail(shop, owner, moved(owner));
		const statuses = [];
		for (let round = 0; round < 5; round += 1) statuses.push((await resend()).status);
		expect(statuses).toEqual([200, 200, 200, 200, 429]);
		expect(await kindsAt(moved(owner))).toEqual(Array(5).fill("new-address"));
		expect((await openNewEmail(shop, moved(owner))).status).toBe(200);
	});

	test("a new or reset password cancels it: whoever asked knew the old one", async () => {
		const owner = await addClient(shop);
		await askNewEmail(shop, owner, moved(owner));
		const stolen = await mailedToken(shop, moved(owner), "new-address");
		await shop.call(clients.requestReset, { query: { email: owner.email } });
		const token = await mailedToken(shop, owner.email, "reset");
		await shop.call(clients.edit, {
			params: { clientPhone: owner.phone },
			body: { ogin_password: "a new password", token },
		});
		expect((await shop.call(clients.verify, { body: { token: stolen } })).status).toBe(404);
		const login = { login_name: owner.loginName, login_password: "a new password" };
		const { data } = await shop.call(sessions.logIn, { body: login });
		expect(data.client).toMatchObject({ email: owner.email });
		expect(data.client.pendingEmail).toBeUndefined();
	});

	test("can be asked for together with a new password", async () => {
		const owner = await addClient(shop);
		const body = { email: moved(owner), login_password: "a new password", old_password: PASSWORD };
		const { headers } = await edit(owner, body);
		const { data } = await shop.call(clients.me, {}, String(headers["x-session-token"]));
		expect(data).toMatchObject({ email: owner.email, pendingEmail: moved(owner) });
	});
});
