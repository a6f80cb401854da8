import { afterEach, beforeEach, describe, expect } from "vitest";
import { contractEntries } from "#core/contract/index.ts";
import { passkeys } from "#core/contract/passkeys.ts";
import { secondFactors } from "#core/contract/second-factors.ts";
import { sessions } from "#core/contract/sessions.ts";
import { settings } from "#core/contract/settings.ts";
import { staffAccounts } from "#core/contract/staff-accounts.ts";
import { users } from "#core/contract/users.ts";
import { staffMessages } from "#core/messages/staff.ts";
import { addStaff, mailedToken, nextPhone, PASSWORD, type TestStaff } from "./actors.ts";
import { addPasskey, askToSign } from "./passkeys.ts";
import { setUpSecondFactor } from "./second-factor.ts";
import { shopTest } from "./shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
let owner: TestStaff;

async function ask(secondFactor: "off" | "required", { token } = owner) {
	const { version, staff } = await shop.deps.settings.current();
	return shop.call(settings.change, { body: { version, staff: { ...staff, secondFactor } } }, token);
}
const NEEDED = { status: 403, data: { code: "second_factor_needed" } };
const logIn = ({ userName }: TestStaff, user_password = PASSWORD) =>
	shop.call(sessions.logInStaff, { body: { user_name: userName, user_password } });
const isOpenTo = async (token: string) => (await shop.call(users.list, {}, token)).status === 200;

beforeEach(async () => {
	owner = await addStaff(shop, "admin");
	await setUpSecondFactor(shop, owner.token);
	expect((await ask("required")).status).toBe(200);
});
afterEach(async () => {
	expect((await ask("off")).status).toBe(200);
});

/** What staff without a second factor can still do: about themselves, and setting one up. */
const open = [
	"passkeys.list",
	"passkeys.addOptions",
	"passkeys.add",
	"passkeys.rename",
	"passkeys.remove",
	"secondFactors.begin",
	"secondFactors.confirm",
	"sessions.logOut",
	"staffAccounts.mine",
	"staffAccounts.changeEmail",
	"staffAccounts.changePassword",
	"staffAccounts.confirm",
	"staffAccounts.sessions",
	"staffAccounts.endOtherSessions",
	"staffAccounts.endSession",
	"users.me",
];
const entries = contractEntries();
const forStaff = entries.filter(
	({ endpoint }) => !["public", "client", "self", "self-or-token"].includes(endpoint.access),
);

test("these calls are open without a second factor, and no other", () => {
	const flagged = entries.filter(({ endpoint }) => endpoint.withoutSecondFactor).map(({ name }) => name);
	expect(flagged.sort()).toEqual([...open].sort());
});

describe.each(["employee", "admin"] as const)("an %s without the second factor the owner asks for", (rol) => {
	test.each(forStaff)("is let in by $name only to set one up", async ({ name, endpoint }) => {
		const { token } = await addStaff(shop, rol);
		const body = endpoint.body && { body: {} };
		const { status, data } = await shop.call(endpoint, { params: { id: 1 }, ...body } as never, token);
		const isAdminsOnly = endpoint.access === "admin" && rol === "employee";
		if (open.includes(name)) expect(data).not.toMatchObject(NEEDED.data);
		else expect({ status, data }).toMatchObject(isAdminsOnly ? { status: 403, data: { code: "forbidden" } } : NEEDED);
	});
});

describe("a second factor the owner asks for", () => {
	test("is told of at log-in, and opens everything once it is set up", async () => {
		const person = await addStaff(shop, "employee");
		const { data } = await logIn(person);
		expect(data.user.mustSetUp).toBe(true);
		expect(await isOpenTo(data.token)).toBe(false);
		await setUpSecondFactor(shop, data.token);
		expect((await shop.call(users.me, {}, data.token)).data.mustSetUp).toBe(false);
		expect(await isOpenTo(data.token)).toBe(true);
	});

	test("may be a passkey; the password alone then lets nobody in", async () => {
		const person = await addStaff(shop, "employee");
		const { device } = await addPasskey(shop, person.token);
		expect(await isOpenTo(person.token)).toBe(true);
		expect(await logIn(person)).toMatchObject({ ...NEEDED, data: { message: staffMessages.passkeyNeeded } });
		expect((await logIn(person, "a wrong password")).status).toBe(401);
		const body = { response: device.sign(await askToSign(shop)) };
		expect((await shop.call(passkeys.logInStaff, { body })).data.user.mustSetUp).toBe(false);
	});

	test("is not got around by a password reset by mail", async () => {
		const email = `staff${nextPhone()}@shop.test`;
		const person = await addStaff(shop, "employee", { email });
		await addPasskey(shop, person.token);
		await shop.call(staffAccounts.requestReset, { body: { email } });
		const body = { token: await mailedToken(shop, email, "staff-reset"), user_password: "a new long password" };
		expect((await shop.call(staffAccounts.choosePassword, { body })).status).toBe(200);
		expect(await logIn(person, "a new long password")).toMatchObject(NEEDED);
	});

	test("that was lost is taken away by an admin, and set up anew", async () => {
		const person = await addStaff(shop, "employee");
		await addPasskey(shop, person.token);
		await shop.call(secondFactors.reset, { params: { id: person.id } }, owner.token);
		expect((await logIn(person)).data.user.mustSetUp).toBe(true);
	});

	test("can be asked for only by an admin who has one", async () => {
		await ask("off");
		const other = await addStaff(shop, "admin");
		expect(await ask("required", other)).toMatchObject({
			status: 409,
			data: { message: staffMessages.ownFactorFirst },
		});
		expect((await ask("required")).status).toBe(200);
	});
});
