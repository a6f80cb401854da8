import { sql } from "drizzle-orm";
import { expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { sessions } from "#core/contract/sessions.ts";
import { accountMessages } from "#core/messages.ts";
import { RESET_ANSWERS } from "#core/rules/client.ts";
import { addClient, mailedToken, mailsTo, PASSWORD } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

const edit = (phone: number, body: object, token?: string) =>
	shop.call(clients.edit, { params: { clientPhone: phone }, body: body as never }, token);

test("a password is changed with the old one: all sessions end, this one goes on with a new token", async () => {
	const owner = await addClient(shop);
	const body = { login_password: "a new password", old_password: PASSWORD };
	const { status, data, headers } = await edit(owner.phone, body, owner.token);
	expect(status).toBe(200);
	expect(data).toBe(RESET_ANSWERS.changed);
	expect((await shop.call(clients.me, {}, owner.token)).status).toBe(401);
	expect((await shop.call(clients.me, {}, String(headers["x-session-token"]))).status).toBe(200);
	const login = { login_name: owner.loginName, login_password: "a new password" };
	expect((await shop.call(sessions.logIn, { body: login })).status).toBe(200);
	expect((await mailsTo(shop, owner.email))[0]?.kind).toBe("password");
});

test("a password is not changed without the old one, nor with a wrong one", async () => {
	const owner = await addClient(shop);
	const without = await edit(owner.phone, { login_password: "a new password" }, owner.token);
	expect(without).toMatchObject({ status: 403, data: { code: "password_needed" } });
	const wrong = await edit(owner.phone, { login_password: "a new password", old_password: "guess" }, owner.token);
	expect(wrong).toMatchObject({ status: 401, data: { code: "wrong_credentials" } });
	expect((await shop.call(clients.me, {}, owner.token)).status).toBe(200);
});

test("a password is reset with the mailed token, which ends all sessions", async () => {
	const owner = await addClient(shop);
	const { data: answer } = await shop.call(clients.requestReset, { query: { email: owner.email.toUpperCase() } });
	expect(answer).toBe("Correo de reseteo enviado");
	const token = await mailedToken(shop, owner.email, "reset");
	expect((await mailsTo(shop, owner.email))[0]?.text_body).toContain(
		`http://shop.test/resetpassword/${owner.phone}?token=`,
	);
	const { status, data } = await edit(owner.phone, { ogin_password: "a new password", token });
	expect(status).toBe(200);
	expect(data).toBe("Cliente actualizado con Exito!!");
	expect((await shop.call(clients.me, {}, owner.token)).status).toBe(401);
	const login = { login_name: owner.loginName, login_password: "a new password" };
	expect((await shop.call(sessions.logIn, { body: login })).status).toBe(200);
});

test("A11: after a reset the new password is good at once, however many guesses had shut the account", async () => {
	const owner = await addClient(shop);
	const { device } = (
		await shop.call(sessions.logIn, { body: { login_name: owner.loginName, login_password: PASSWORD } })
	).data;
	const guess = { login_name: owner.loginName, login_password: "guess after guess" };
	for (const body of [guess, { ...guess, device }]) {
		for (let round = 0; round < 11; round += 1) await shop.call(sessions.logIn, { body });
		expect((await shop.call(sessions.logIn, { body })).status).toBe(429);
	}
	await shop.call(clients.requestReset, { query: { email: owner.email } });
	const token = await mailedToken(shop, owner.email, "reset");
	await edit(owner.phone, { ogin_password: "a new password", token });
	const right = { login_name: owner.loginName, login_password: "a new password" };
	expect((await shop.call(sessions.logIn, { body: right })).status).toBe(200);
	expect((await shop.call(sessions.logIn, { body: { ...right, device } })).status).toBe(200);
});

test("a reset token only changes the password", async () => {
	const owner = await addClient(shop);
	await shop.call(clients.requestReset, { query: { email: owner.email } });
	const token = await mailedToken(shop, owner.email, "reset");
	await edit(owner.phone, { ogin_password: "a new password", token, email: "thief@shop.test", name: "Thief" });
	const { rows } = await shop.db.execute(sql`select name, email from client where id = ${owner.id}`);
	expect(rows).toEqual([{ name: "Ana", email: owner.email }]);
});

test("a reset token that is used, expired, cut short, of another purpose or another client is refused and changes nothing", async () => {
	const owner = await addClient(shop, { verifiedAt: null });
	const other = await addClient(shop);
	await shop.call(clients.resendVerification, {}, owner.token);
	const verification = await mailedToken(shop, owner.email, "verification");
	await shop.call(clients.requestReset, { query: { email: owner.email } });
	const token = await mailedToken(shop, owner.email, "reset");
	const hashes = async () =>
		(await shop.db.execute(sql`select password_hash from client where id in (${owner.id}, ${other.id}) order by id`))
			.rows;
	const before = await hashes();
	const tries = [
		[owner.phone, verification],
		[other.phone, token],
		[owner.phone, token.slice(0, -1)],
		[owner.phone, `${token}x`],
		[owner.phone, owner.token],
	] as const;
	for (const [phone, given] of tries) {
		expect((await edit(phone, { ogin_password: "stolen account", token: given })).status).toBe(401);
	}
	shop.clock.now = () => new Date(Date.now() + 61 * 60_000);
	expect((await edit(owner.phone, { ogin_password: "stolen account", token })).status).toBe(401);
	shop.clock.now = () => new Date();
	expect(await hashes()).toEqual(before);
	expect((await edit(owner.phone, { ogin_password: "rightly mine", token })).status).toBe(200);
	expect((await edit(owner.phone, { ogin_password: "stolen account", token })).status).toBe(401);
});

test("of two uses of one reset token at the same moment one counts", async () => {
	const owner = await addClient(shop);
	await shop.call(clients.requestReset, { query: { email: owner.email } });
	const token = await mailedToken(shop, owner.email, "reset");
	const outcomes = await Promise.all(
		["first password", "second password"].map((ogin_password) => edit(owner.phone, { ogin_password, token })),
	);
	expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test("reset mails go to known addresses only, few of them, and not at another site's wish", async () => {
	const owner = await addClient(shop);
	const unknown = await shop.call(clients.requestReset, { query: { email: "nobody@shop.test" } });
	expect(unknown).toMatchObject({ status: 404, data: { message: accountMessages.unknownEmail } });
	const url = `/api/client/resetPass?email=${owner.email}`;
	const foreign = await shop.get(url, { "sec-fetch-site": "cross-site" });
	expect(foreign.status).toBe(403);
	const statuses = [];
	for (let round = 0; round < 6; round += 1) statuses.push((await shop.get(url)).status);
	expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
	expect((await shop.get(url)).headers["retry-after"]).toMatch(/^\d+$/);
});
