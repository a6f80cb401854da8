import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect } from "vitest";
import { audit } from "#core/contract/audit.ts";
import { clients } from "#core/contract/clients.ts";
import { passkeys } from "#core/contract/passkeys.ts";
import { users } from "#core/contract/users.ts";
import { passkeyMessages } from "#core/messages/passkeys.ts";
import { passkey } from "#server/db/schema.ts";
import { addClient, addStaff } from "#server/testing/actors.ts";
import { testShop } from "#server/testing/app.ts";
import { SoftwareAuthenticator } from "#server/testing/authenticator.ts";
import { addPasskey, askToSign } from "#server/testing/passkeys.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
beforeEach(() => {
	shop.clock.now = () => new Date();
});

type Answer = ReturnType<SoftwareAuthenticator["sign"]>;
const logIn = (response: Answer, more: object = {}) => shop.call(passkeys.logIn, { body: { response, ...more } });
const logInStaff = (response: Answer, more: object = {}) =>
	shop.call(passkeys.logInStaff, { body: { response, ...more } });
const refused = { status: 401, data: { code: "wrong_credentials", message: passkeyMessages.refused } };

describe("logging in with a passkey", () => {
	test("opens the account it is of, without a name, and says when it was used", async () => {
		const owner = await addClient(shop);
		const { device } = await addPasskey(shop, owner.token);
		const { status, data } = await logIn(device.sign(await askToSign(shop)));
		expect(status).toBe(200);
		expect(data.client.phone).toBe(owner.phone);
		expect((await shop.call(clients.me, {}, data.token)).data.phone).toBe(owner.phone);
		const [listed] = (await shop.call(passkeys.list, {}, data.token)).data;
		expect(listed?.lastUsedAt).not.toBeNull();
	});

	test("counts as a log-in of this moment: a passkey can be added without the password", async () => {
		const owner = await addClient(shop);
		const { device } = await addPasskey(shop, owner.token);
		shop.clock.now = () => new Date(Date.now() + 3_600_000);
		const { data } = await logIn(device.sign(await askToSign(shop)));
		expect((await shop.call(passkeys.addOptions, { body: {} }, data.token)).status).toBe(200);
	});

	test("takes a name that fits, the log-in name or the verified address, and refuses another's", async () => {
		const [owner, other] = [await addClient(shop), await addClient(shop)];
		const { device } = await addPasskey(shop, owner.token);
		const as = async (login_name: string) => logIn(device.sign(await askToSign(shop)), { login_name });
		expect((await as(owner.loginName.toUpperCase())).status).toBe(200);
		expect((await as(owner.email)).status).toBe(200);
		expect(await as(other.loginName)).toMatchObject(refused);
		expect(await as("nobody at all")).toMatchObject(refused);
	});

	test("gives everybody the same to sign, and names no passkey", async () => {
		const { challenge, ...rest } = await askToSign(shop);
		expect(challenge).toMatch(/^[\w-]{43}$/);
		expect(rest).toEqual({ rpId: "shop.test", timeout: 300_000, userVerification: "required" });
	});

	test("works once and for 5 minutes, and not with what was given out for adding one", async () => {
		const owner = await addClient(shop);
		const { device } = await addPasskey(shop, owner.token);
		const gone = { status: 410, data: { code: "gone", message: passkeyMessages.expired } };
		const answer = device.sign(await askToSign(shop));
		expect((await logIn(answer)).status).toBe(200);
		expect(await logIn(answer)).toMatchObject(gone);
		const { challenge } = (await shop.call(passkeys.addOptions, { body: {} }, owner.token)).data;
		expect(await logIn(device.sign(await askToSign(shop), { challenge }))).toMatchObject(gone);
		const late = device.sign(await askToSign(shop));
		const at = Date.now() + 301_000;
		shop.clock.now = () => new Date(at);
		expect(await logIn(late)).toMatchObject(gone);
	});

	test("at the same moment twice opens one session", async () => {
		const owner = await addClient(shop);
		const { device } = await addPasskey(shop, owner.token);
		const answer = device.sign(await askToSign(shop));
		const statuses = (await Promise.all([logIn(answer), logIn(answer)])).map(({ status }) => status);
		expect(statuses.sort()).toEqual([200, 410]);
	});

	test.each([
		["of another site", { origin: "http://evil.test" }],
		["for another site", { rpId: "evil.test" }],
		["of a device that did not look who uses it", { isVerified: false }],
	])("refuses an answer %s", async (_, wrong) => {
		const owner = await addClient(shop);
		const { device } = await addPasskey(shop, owner.token);
		const { status, data } = await logIn(device.sign(await askToSign(shop), wrong));
		expect({ status, data }).toEqual(refused);
	});

	test("refuses an unknown passkey, another's signature and another's handle in the same words", async () => {
		const [owner, other] = [await addClient(shop), await addClient(shop)];
		const { device } = await addPasskey(shop, owner.token);
		const { device: theirs } = await addPasskey(shop, other.token);
		const unknown = new SoftwareAuthenticator().sign(await askToSign(shop));
		const options = await askToSign(shop);
		const forged = device.sign(options);
		forged.response.signature = theirs.sign(options).response.signature;
		const swapped = device.sign(await askToSign(shop));
		swapped.response.userHandle = theirs.sign(options).response.userHandle;
		for (const answer of [unknown, forged, swapped]) {
			const { status, data } = await logIn(answer);
			expect({ status, data }).toEqual(refused);
		}
	});

	test("refuses a removed passkey", async () => {
		const owner = await addClient(shop);
		const { device, id } = await addPasskey(shop, owner.token);
		await shop.call(passkeys.remove, { params: { id } }, owner.token);
		expect(await logIn(device.sign(await askToSign(shop)))).toMatchObject(refused);
	});

	test("refuses a counter that does not go up, once the device counts", async () => {
		const owner = await addClient(shop);
		const { device } = await addPasskey(shop, owner.token);
		const at = async (counter: number) => (await logIn(device.sign(await askToSign(shop), { counter }))).status;
		expect([await at(0), await at(0), await at(5), await at(6)]).toEqual([200, 200, 200, 200]);
		expect([await at(6), await at(2), await at(0)]).toEqual([401, 401, 401]);
		expect(await at(7)).toBe(200);
	});

	test("is limited per address like any log-in", async () => {
		const limited = await testShop();
		try {
			const body = { response: new SoftwareAuthenticator().sign(await askToSign(limited)) };
			const statuses = [];
			for (let round = 0; round < 61; round += 1) statuses.push((await limited.call(passkeys.logIn, { body })).status);
			expect(statuses).toEqual([401, ...Array(59).fill(410), 429]);
		} finally {
			await limited.close();
		}
	});
});

describe("staff", () => {
	test("log in with their passkey alone", async () => {
		const { token, userName } = await addStaff(shop, "employee");
		const { device } = await addPasskey(shop, token);
		const { status, data } = await logInStaff(device.sign(await askToSign(shop)), { user_name: userName });
		expect(status).toBe(200);
		expect(data.user.user_name).toBe(userName);
		expect((await shop.call(users.me, {}, data.token)).data.user_name).toBe(userName);
	});

	test("and clients have doors of their own", async () => {
		const [person, worker] = [await addClient(shop), await addStaff(shop, "admin")];
		const { device: clients } = await addPasskey(shop, person.token);
		const { device: staff } = await addPasskey(shop, worker.token);
		expect(await logInStaff(clients.sign(await askToSign(shop)))).toMatchObject(refused);
		expect(await logIn(staff.sign(await askToSign(shop)))).toMatchObject(refused);
	});

	test("who are deleted do not get in, though the row were still there", async () => {
		const { token, id } = await addStaff(shop, "employee");
		const { device } = await addPasskey(shop, token);
		await shop.db.execute(sql`update staff set deleted_at = now() where id = ${id}`);
		expect(await logInStaff(device.sign(await askToSign(shop)))).toMatchObject(refused);
	});

	test("whose counter goes back are refused, and the audit log says so", async () => {
		const admin = await addStaff(shop, "admin");
		const { device, id } = await addPasskey(shop, admin.token, "Copied key");
		await shop.db.update(passkey).set({ counter: 9 }).where(eq(passkey.id, id));
		expect(await logInStaff(device.sign(await askToSign(shop), { counter: 8 }))).toMatchObject(refused);
		const { data } = await shop.call(audit.list, { query: { search: "Copied key" } }, admin.token);
		expect(data[0]).toMatchObject({
			action: "passkey refused",
			user_name: admin.userName,
			detail: { counter: 8, before: 9 },
		});
	});
});
