import { eq, sql } from "drizzle-orm";
import type { PoolClient } from "pg";
import { beforeEach, describe, expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { clients } from "#core/contract/clients.ts";
import { passkeys } from "#core/contract/passkeys.ts";
import { users } from "#core/contract/users.ts";
import { passkeyMessages } from "#core/messages/passkeys.ts";
import { client, passkey, passkeyChallenge } from "#server/db/schema.ts";
import { addClient, addStaff, mailedToken, mailsTo, PASSWORD } from "#server/testing/actors.ts";
import { testShop } from "#server/testing/app.ts";
import { SoftwareAuthenticator } from "#server/testing/authenticator.ts";
import { addPasskey, askToSign } from "#server/testing/passkeys.ts";
import { shopTest } from "#server/testing/shop-test.ts";
import { overtaken } from "#server/testing/stand-in-line.ts";
import { tidyOldRows } from "../tidying.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
beforeEach(() => {
	shop.clock.now = () => new Date();
});

const MINUTE = 60_000;
const later = (ms: number) => {
	const at = Date.now() + ms;
	shop.clock.now = () => new Date(at);
};
const options = (token: string, body: object = {}) => shop.call(passkeys.addOptions, { body }, token);
const add = (token: string, response: ReturnType<SoftwareAuthenticator["make"]>, name = "My phone") =>
	shop.call(passkeys.add, { body: { response, name } }, token);
const names = async (token: string) => (await shop.call(passkeys.list, {}, token)).data.map(({ name }) => name);
const keysOf = async (owner: { id: number }) =>
	shop.db.select({ id: passkey.id }).from(passkey).where(eq(passkey.clientId, owner.id));

describe("adding a passkey", () => {
	test("asks for one that is found without a name and makes sure who uses it, of this shop and this account", async () => {
		const owner = await addClient(shop);
		const { data } = await options(owner.token);
		expect(data).toMatchObject({
			rp: { id: "shop.test" },
			user: { name: owner.loginName },
			authenticatorSelection: { residentKey: "required", userVerification: "required" },
			excludeCredentials: [],
		});
		const { device } = await addPasskey(shop, owner.token);
		const { id } = device.make(data);
		expect((await options(owner.token)).data.excludeCredentials).toEqual([{ id, type: "public-key" }]);
	});

	test("lists it under its name, and the owner is told by mail", async () => {
		const owner = await addClient(shop);
		await addPasskey(shop, owner.token, "  Ana's phone ");
		const { data } = await shop.call(passkeys.list, {}, owner.token);
		expect(data).toEqual([
			{ id: expect.any(Number), name: "Ana's phone", createdAt: expect.any(String), lastUsedAt: null },
		]);
		const [mail] = await mailsTo(shop, owner.email);
		expect(mail).toMatchObject({ kind: "passkey", subject: "A passkey was added to your account" });
		expect(mail?.text_body).not.toContain("Ana's phone");
	});

	test("is not for an unverified address, not even when it loses that meanwhile", async () => {
		const stranger = await addClient(shop, { verifiedAt: null });
		const refused = { status: 403, data: { code: "forbidden", message: passkeyMessages.unverified } };
		expect(await options(stranger.token)).toMatchObject(refused);
		const owner = await addClient(shop);
		const { data } = await options(owner.token);
		await shop.db.update(client).set({ verifiedAt: null }).where(eq(client.id, owner.id));
		expect(await add(owner.token, new SoftwareAuthenticator().make(data))).toMatchObject(refused);
	});

	test("asks clients for the password unless they logged in less than 15 minutes ago", async () => {
		const owner = await addClient(shop);
		later(14 * MINUTE);
		expect((await options(owner.token)).status).toBe(200);
		later(16 * MINUTE);
		expect(await options(owner.token)).toMatchObject({ status: 403, data: { code: "password_needed" } });
		expect(await options(owner.token, { old_password: "a guess" })).toMatchObject({ status: 401 });
		expect((await options(owner.token, { old_password: PASSWORD })).status).toBe(200);
	});

	test("asks staff to confirm unless they logged in less than 15 minutes ago, as removing does", async () => {
		const { token } = await addStaff(shop, "employee");
		const { id } = await addPasskey(shop, token);
		later(16 * MINUTE);
		expect(await options(token)).toMatchObject({ status: 403, data: { code: "step_up" } });
		const removal = await shop.call(passkeys.remove, { params: { id } }, token);
		expect(removal).toMatchObject({ status: 403, data: { code: "step_up" } });
		expect(await names(token)).toEqual(["My phone"]);
	});

	test("works once and for 5 minutes, for the one who asked and for nothing but adding", async () => {
		const [owner, other] = [await addClient(shop), await addClient(shop)];
		const gone = { status: 410, data: { code: "gone", message: passkeyMessages.expired } };
		const device = new SoftwareAuthenticator();
		const { data } = await options(owner.token);
		expect(await add(other.token, device.make(data))).toMatchObject(gone);
		expect((await add(owner.token, device.make(data))).status).toBe(201);
		expect(await add(owner.token, new SoftwareAuthenticator().make(data))).toMatchObject(gone);
		const { challenge } = await askToSign(shop);
		expect(await add(owner.token, device.make(data, { challenge }))).toMatchObject(gone);
		const late = (await options(owner.token)).data;
		later(5 * MINUTE + 1000);
		expect(await add(owner.token, new SoftwareAuthenticator().make(late))).toMatchObject(gone);
	});

	test.each([
		["of another site", { origin: "http://evil.test" }],
		["for another site", { rpId: "evil.test" }],
		["of a device that did not look who uses it", { isVerified: false }],
	])("refuses one %s, and its challenge is used up", async (_, wrong) => {
		const owner = await addClient(shop);
		const { data } = await options(owner.token);
		const refusal = { status: 400, data: { message: passkeyMessages.notAdded } };
		expect(await add(owner.token, new SoftwareAuthenticator().make(data, wrong))).toMatchObject(refusal);
		expect((await add(owner.token, new SoftwareAuthenticator().make(data))).status).toBe(410);
		expect(await names(owner.token)).toEqual([]);
	});

	test("refuses what is no attestation with 400, whatever it is", async () => {
		const owner = await addClient(shop);
		for (const bytes of [Buffer.alloc(12_000, 0x81), Buffer.from([0xa0]), Buffer.alloc(9, 0xff)]) {
			const answer = new SoftwareAuthenticator().make((await options(owner.token)).data);
			answer.response.attestationObject = bytes.toString("base64url");
			expect((await add(owner.token, answer)).status).toBe(400);
		}
	});

	test("refuses a passkey that is somebody's already", async () => {
		const [owner, other] = [await addClient(shop), await addClient(shop)];
		const { device } = await addPasskey(shop, owner.token);
		const answer = device.make((await options(other.token)).data);
		expect(await add(other.token, answer)).toMatchObject({ status: 409, data: { code: "in_use" } });
	});

	test.each([
		["client", () => addClient(shop)],
		["staff", () => addStaff(shop, "employee")],
	] as const)("is over for whoever of the %s is logged out while it is being added", async (table, join) => {
		const { id, token } = await join();
		const response = new SoftwareAuthenticator().make((await options(token)).data);
		const reset = async (holder: PoolClient) => {
			await holder.query(`select from ${table} where id = $1 for update`, [id]);
			await holder.query(`delete from session where ${table}_id = $1`, [id]);
		};
		const [late] = await overtaken(shop, reset, () => add(token, response));
		expect(late?.status).toBe(401);
		const { rows } = await shop.pool.query(`select from passkey where ${table}_id = $1`, [id]);
		expect(rows).toEqual([]);
	});

	test("stops at 20", async () => {
		const owner = await addClient(shop);
		const { data } = await options(owner.token);
		await shop.db.execute(sql`
			insert into passkey (client_id, credential_id, public_key, name)
			select ${owner.id}, sha256((${owner.id} || 'key' || n)::bytea), '\\x01', 'Key ' || n from generate_series(1, 20) n`);
		const full = { status: 409, data: { code: "conflict", message: passkeyMessages.tooMany } };
		expect(await options(owner.token)).toMatchObject(full);
		expect(await add(owner.token, new SoftwareAuthenticator().make(data))).toMatchObject(full);
	});

	test("on one's own machine belongs to the name that was typed", async () => {
		const own = await testShop({ config: { publicUrl: "http://127.0.0.1:3000", demo: true } });
		try {
			const { token } = await addClient(own);
			const asked = (host: string) => own.call(passkeys.addOptions, { body: {}, headers: { host } } as never, token);
			expect((await asked("localhost:3000")).data.rp.id).toBe("localhost");
			expect((await asked("evil.test")).data.rp.id).toBe("127.0.0.1");
			const response = new SoftwareAuthenticator("http://localhost:3000").make((await asked("localhost:3000")).data);
			const given = { body: { response, name: "Laptop" }, headers: { host: "localhost:3000" } };
			expect((await own.call(passkeys.add, given as never, token)).status).toBe(201);
		} finally {
			await own.close();
		}
	});
});

describe("one's own passkeys", () => {
	test("can be renamed and removed, and nobody else's can", async () => {
		const [owner, other] = [await addClient(shop), await addClient(shop)];
		const { id } = await addPasskey(shop, owner.token);
		const rename = (token: string, name: string) =>
			shop.call(passkeys.rename, { params: { id }, body: { name } }, token);
		expect((await rename(other.token, "Mine now")).status).toBe(404);
		expect((await rename(owner.token, " Old phone ")).data.name).toBe("Old phone");
		expect((await rename(owner.token, "  ")).status).toBe(400);
		expect((await shop.call(passkeys.remove, { params: { id } }, other.token)).status).toBe(404);
		expect(await names(owner.token)).toEqual(["Old phone"]);
		expect((await shop.call(passkeys.remove, { params: { id } }, owner.token)).status).toBe(200);
		expect((await shop.call(passkeys.remove, { params: { id } }, owner.token)).status).toBe(404);
		expect(await names(owner.token)).toEqual([]);
	});

	test("of staff are written down in the audit log when they come and go", async () => {
		const { token } = await addStaff(shop, "admin");
		const { id } = await addPasskey(shop, token, "Key of the safe");
		await shop.call(passkeys.remove, { params: { id } }, token);
		const { data } = await shop.call(audit.list, { query: { search: "Key of the safe" } }, token);
		expect(data.map(({ action }) => action)).toEqual(["passkey removed", "passkey added"]);
	});

	test("are in the export of one's data, by name", async () => {
		const owner = await addClient(shop);
		await addPasskey(shop, owner.token, "Exported phone");
		const { data } = await shop.call(clients.exportMine, {}, owner.token);
		expect(data.passkeys).toEqual([{ name: "Exported phone", createdAt: expect.any(String), lastUsedAt: null }]);
	});

	test("go at a reset by mail with what was being added, and stay at a change with the old password", async () => {
		const owner = await addClient(shop);
		await addPasskey(shop, owner.token);
		const body = { login_password: "another password", old_password: PASSWORD };
		const params = { clientPhone: owner.phone };
		const { headers } = await shop.call(clients.edit, { params, body }, owner.token);
		expect(await keysOf(owner)).toHaveLength(1);
		expect((await options(String(headers["x-session-token"]))).status).toBe(200);
		await shop.call(clients.requestReset, { query: { email: owner.email } });
		const token = await mailedToken(shop, owner.email, "reset");
		await shop.call(clients.edit, { params, body: { login_password: "a third password", token } });
		expect(await keysOf(owner)).toEqual([]);
		const open = await shop.db.select().from(passkeyChallenge).where(eq(passkeyChallenge.clientId, owner.id));
		expect(open).toEqual([]);
	});

	test("go with the account, a client's and a staff user's", async () => {
		const owner = await addClient(shop);
		await addPasskey(shop, owner.token);
		await shop.call(clients.remove, { params: { id: owner.phone }, body: { login_password: PASSWORD } }, owner.token);
		expect(await keysOf(owner)).toEqual([]);
		const [admin, leaver] = [await addStaff(shop, "admin"), await addStaff(shop, "employee")];
		await addPasskey(shop, leaver.token);
		await shop.call(users.remove, { body: { id_user: leaver.id } }, admin.token);
		expect(await shop.db.select().from(passkey).where(eq(passkey.staffId, leaver.id))).toEqual([]);
	});
});

test("challenges that nobody answered are tidied away", async () => {
	await askToSign(shop);
	later(60 * MINUTE);
	await tidyOldRows(shop.deps);
	expect(await shop.db.select().from(passkeyChallenge)).toEqual([]);
});
