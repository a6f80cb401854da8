import { describe, expect } from "vitest";
import { sessions } from "#core/contract/sessions.ts";
import { staffAccounts } from "#core/contract/staff-accounts.ts";
import { addStaff, PASSWORD, type TestStaff } from "#server/testing/actors.ts";
import { shopTest } from "#server/testing/shop-test.ts";

const { shop, test } = shopTest({ config: { rateLimits: false } });
test.beforeEach(() => {
	shop.clock.now = () => new Date();
});

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0";
const list = (token: string) => shop.call(staffAccounts.sessions, {}, token);

async function logIn({ userName }: TestStaff): Promise<string> {
	const payload = { user_name: userName, user_password: PASSWORD };
	const answer = await shop.app.inject({
		method: "POST",
		url: "/api/login/admin",
		headers: { "user-agent": FIREFOX },
		payload,
	});
	return (answer.json() as { token: string }).token;
}

describe("the open sessions of staff", () => {
	test("are listed with their device, the one that asks marked, and without a secret", async () => {
		const person = await addStaff(shop, "employee");
		const token = await logIn(person);
		const { status, data } = await list(token);
		expect(status).toBe(200);
		expect(data).toMatchObject([{ device: "Firefox on Linux", isThisOne: true }, { isThisOne: false }]);
		expect(Object.keys(data[0] ?? {}).sort()).toEqual(["createdAt", "device", "id", "isThisOne", "lastSeenAt"]);
	});

	test("end one by one, at once; a colleague's looks like none", async () => {
		const [person, colleague] = [await addStaff(shop, "employee"), await addStaff(shop, "employee")];
		const token = await logIn(person);
		const end = (id = 0) => shop.call(staffAccounts.endSession, { params: { id } }, token);
		expect((await end((await list(colleague.token)).data[0]?.id)).status).toBe(404);
		expect((await list(colleague.token)).status).toBe(200);
		const other = (await list(token)).data.find(({ isThisOne }) => !isThisOne);
		expect((await end(other?.id)).data).toHaveLength(1);
		expect((await list(person.token)).status).toBe(401);
	});

	test("end all but the one that asks, and nobody else's", async () => {
		const [person, colleague] = [await addStaff(shop, "employee"), await addStaff(shop, "employee")];
		const token = await logIn(person);
		expect((await shop.call(staffAccounts.endOtherSessions, {}, token)).data).toHaveLength(1);
		expect((await list(person.token)).status).toBe(401);
		expect((await list(colleague.token)).status).toBe(200);
	});

	test("are not listed any more once nobody used them for an hour", async () => {
		const person = await addStaff(shop, "employee");
		const start = Date.now();
		for (const minutes of [40, 80]) {
			shop.clock.now = () => new Date(start + minutes * 60_000);
			expect((await list(person.token)).status).toBe(200);
			if (minutes === 40)
				await shop.call(sessions.logInStaff, { body: { user_name: person.userName, user_password: PASSWORD } });
		}
		shop.clock.now = () => new Date(start + 110 * 60_000);
		expect((await list(person.token)).data).toHaveLength(1);
	});
});
