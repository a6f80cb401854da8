import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { accountMessages, signUpMessages } from "#core/messages.ts";
import { addClient, mailedToken, mailsTo } from "#server/testing/actors.ts";
import { guest, newcomer } from "#server/testing/newcomers.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });

describe("signing up", () => {
	test("makes a registered, not yet verified client and never answers the password", async () => {
		const body = newcomer();
		const { status, data } = await shop.call(clients.add, { body });
		expect(status).toBe(201);
		const { login_password, ...shown } = body;
		expect(data).toEqual({ ...shown, isRegistered: true, isVerified: false, createdAt: expect.any(String) });
		expect(JSON.stringify(data)).not.toContain(login_password);
	});

	test("takes the phone also as digits", async () => {
		const body = newcomer();
		const { status, data } = await shop.call(clients.add, { body: { ...body, phone: String(body.phone) } });
		expect(status).toBe(201);
		expect(data.phone).toBe(body.phone);
	});

	test("ignores what nobody may set about themselves", async () => {
		const body = {
			...newcomer(),
			isVerified: true,
			isRegistered: false,
			verifiedAt: "2020-01-01",
			id: 1,
			rol: "admin",
		};
		const { data } = await shop.call(clients.add, { body });
		expect(data).toMatchObject({ isVerified: false, isRegistered: true });
	});

	test("with the phone and address of a guest's order starts unverified: the address is not proven by buying", async () => {
		const { phone, email } = (await shop.call(clients.add, { body: guest() })).data;
		const made = await shop.call(clients.add, { body: { ...newcomer(phone), email } });
		expect(made).toMatchObject({ status: 201, data: { phone, email, isVerified: false } });
		expect((await mailsTo(shop, email))[0]?.kind).toBe("verification");
	});

	test("refuses a login name with @, because one logs in by e-mail address too", async () => {
		const { status, data } = await shop.call(clients.add, { body: { ...newcomer(), login_name: "ana@shop.test" } });
		expect(status).toBe(400);
		expect(data).toMatchObject({ fields: { login_name: accountMessages.loginNameWithAt } });
	});

	test("the same post again is the same client, not a second one", async () => {
		const body = newcomer();
		const first = await shop.call(clients.add, { body });
		const second = await shop.call(clients.add, { body });
		expect(second.status).toBe(200);
		expect(second.data).toEqual(first.data);
		expect(await mailsTo(shop, body.email)).toHaveLength(1);
	});

	test("the same data with another password is a conflict", async () => {
		const body = newcomer();
		await shop.call(clients.add, { body });
		const second = await shop.call(clients.add, { body: { ...body, login_password: "somebody else's" } });
		expect(second.status).toBe(409);
	});

	test("a guest's phone may become an account, which sees nothing of the guest's", async () => {
		const { phone } = (await shop.call(clients.add, { body: guest() })).data;
		const guestRow = await shop.db.execute<{ id: number }>(sql`select id from client where phone = ${phone}`);
		const { status } = await shop.call(clients.add, { body: newcomer(phone) });
		expect(status).toBe(201);
		const now = await shop.db.execute<{ id: number }>(sql`select id from client where phone = ${phone}`);
		expect(now.rows).toHaveLength(1);
		expect(now.rows[0]?.id).not.toBe(guestRow.rows[0]?.id);
	});

	test.each([
		["phone", (taken: ReturnType<typeof newcomer>) => ({ phone: taken.phone }), accountMessages.phoneInUse],
		[
			"email",
			(taken: ReturnType<typeof newcomer>) => ({ email: taken.email.toUpperCase() }),
			accountMessages.emailInUse,
		],
		[
			"login_name",
			(taken: ReturnType<typeof newcomer>) => ({ login_name: taken.login_name.toUpperCase() }),
			accountMessages.loginNameInUse,
		],
	] as const)("of parallel sign-ups with the same %s one wins, whatever the case", async (field, same, message) => {
		const taken = newcomer();
		const bodies = [taken, ...Array.from({ length: 5 }, () => ({ ...newcomer(), ...same(taken) }))];
		const outcomes = await Promise.all(bodies.map((body) => shop.call(clients.add, { body })));
		expect(outcomes.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
		const refused = outcomes.find(({ status }) => status === 409)?.data as unknown;
		expect(refused).toEqual({ code: "in_use", message, fields: { [field]: message } });
	});
});

describe("a guest's record", () => {
	test("is kept without an account, and again with the same phone", async () => {
		const body = guest();
		const first = await shop.call(clients.add, { body });
		expect(first.status).toBe(201);
		expect(first.data).toMatchObject({ isRegistered: false, login_name: "", phone: body.phone });
		const second = await shop.call(clients.add, { body: { ...body, name: "Otra" } });
		expect(second.status).toBe(200);
		expect(second.data.name).toBe("Otra");
		expect(await mailsTo(shop, body.email)).toHaveLength(0);
	});

	test("with a registered client's phone changes nothing and tells nothing", async () => {
		const owner = await addClient(shop);
		const stranger = await shop.call(clients.add, { body: guest(owner.phone) });
		expect(stranger.status).toBe(201);
		expect(stranger.data).toMatchObject({ name: "Gast", isRegistered: false, login_name: "" });
		const { data } = await shop.call(clients.me, {}, owner.token);
		expect(data).toMatchObject({ name: "Ana", email: owner.email, isRegistered: true });
	});

	test("by the phone's own client answers the account, unchanged", async () => {
		const owner = await addClient(shop);
		const { status, data } = await shop.call(clients.add, { body: guest(owner.phone) }, owner.token);
		expect(status).toBe(200);
		expect(data).toMatchObject({ name: "Ana", isRegistered: true });
	});

	test("an empty login name makes it a sign-up, and an invalid one", async () => {
		const { status, data } = await shop.call(clients.add, { body: { ...guest(), login_name: "" } as never });
		expect(status).toBe(400);
		expect(data).toMatchObject({ fields: { login_name: signUpMessages.loginName } });
	});
});

describe("verifying an address", () => {
	test("works with the mailed link, also a second time", async () => {
		const body = newcomer();
		await shop.call(clients.add, { body });
		const token = await mailedToken(shop, body.email, "verification");
		for (const round of [1, 2]) {
			const { status } = await shop.call(clients.verify, { body: { token } });
			expect(status, `time ${round}`).toBe(200);
		}
		const { rows } = await shop.db.execute<{ verified_at: Date | null }>(
			sql`select verified_at from client where phone = ${body.phone}`,
		);
		expect(rows[0]?.verified_at).not.toBeNull();
	});

	test("does not log in", async () => {
		const body = newcomer();
		await shop.call(clients.add, { body });
		const token = await mailedToken(shop, body.email, "verification");
		expect((await shop.call(clients.me, {}, token)).status).toBe(401);
	});

	test("is refused with a truncated, foreign or expired token", async () => {
		const body = newcomer();
		await shop.call(clients.add, { body });
		const token = await mailedToken(shop, body.email, "verification");
		expect((await shop.call(clients.verify, { body: { token: token.slice(0, -1) } })).status).toBe(404);
		await shop.call(clients.requestReset, { query: { email: body.email } });
		const reset = await mailedToken(shop, body.email, "reset");
		expect((await shop.call(clients.verify, { body: { token: reset } })).status).toBe(404);
		await shop.db.execute(sql`update mail_token set expires_at = now() - interval '1 second'`);
		expect((await shop.call(clients.verify, { body: { token } })).status).toBe(410);
	});

	test("can be asked for again until it is done, but not to flood a mailbox", async () => {
		const owner = await addClient(shop, { verifiedAt: null });
		const answers = [];
		for (let round = 0; round < 6; round += 1) {
			answers.push((await shop.call(clients.resendVerification, {}, owner.token)).status);
		}
		expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
		const token = await mailedToken(shop, owner.email, "verification");
		await shop.call(clients.verify, { body: { token } });
		const after = await shop.call(clients.resendVerification, {}, owner.token);
		expect(after).toMatchObject({ status: 200, data: { sent: false } });
	});

	test("the link starts with the configured address, never with the Host header", async () => {
		const body = newcomer();
		await shop.app.inject({ method: "POST", url: "/api/client", headers: { host: "evil.test" }, payload: body });
		const [mail] = await mailsTo(shop, body.email);
		expect(mail?.text_body).toContain("http://shop.test/verification/");
		expect(mail?.html_body).not.toContain("evil.test");
	});
});
