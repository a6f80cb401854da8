import { describe, expect, onTestFinished } from "vitest";
import type { Endpoint } from "#core/contract/endpoint.ts";
import { contractEntries } from "#core/contract/index.ts";
import { users } from "#core/contract/users.ts";
import { API_SCOPES } from "#core/rules/api-scopes.ts";
import { STAFF_RIGHTS } from "#core/rules/staff-rights.ts";
import type { SignInProvider } from "../adapters/sign-in/provider.ts";
import { forgetClient } from "../features/personal-data/forget-client.service.ts";
import { addClient, addStaff, type TestClient } from "./actors.ts";
import { addKey } from "./keys.ts";
import { type ActorName, actorNames } from "./permissions/table.ts";
import { permissions } from "./permissions.ts";
import { permitEmployees } from "./permit-employees.ts";
import { shopTest } from "./shop-test.ts";

const thirdParty: SignInProvider = {
	name: "Third party",
	rehearsal: false,
	begin: async () => "https://third.test/authorize",
	complete: async () => {
		throw new Error("nobody comes back here");
	},
};

const { shop, test } = shopTest({ config: { rateLimits: false }, signIn: new Map([["google", thirdParty]]) });

/** The token an actor calls with; what has to happen to it first has happened then. */
async function tokenOf(name: ActorName, owner: TestClient): Promise<string | undefined> {
	switch (name) {
		case "visitor":
			return undefined;
		case "owner":
		case "unverified":
			return owner.token;
		case "otherClient":
			return (await addClient(shop)).token;
		case "deletedClient":
			await shop.db.transaction((tx) => forgetClient(tx, owner.id, new Date(), () => {}));
			return owner.token;
		case "expiredToken":
			return (await addClient(shop, { sessionEndsAt: new Date(Date.now() - 1) })).token;
		case "barredEmployee":
			await permitEmployees(shop, nothing);
			onTestFinished(() => permitEmployees(shop, {}));
			return (await addStaff(shop, "employee")).token;
		case "employee":
		case "admin":
			return (await addStaff(shop, name)).token;
		case "demotedAdmin": {
			const [admin, demoted] = [await addStaff(shop, "admin"), await addStaff(shop, "admin")];
			await shop.call(users.changeRole, { body: { id_user: demoted.id, rol: "employee" } }, admin.token);
			return demoted.token;
		}
	}
}

/** An empty body and one of wrong types, as far as the call takes neither; what names its object stays. */
function badBodies({ body: schema, names = "", upload }: Endpoint, good: object | undefined): object[] {
	if (!schema || upload || !good) return [];
	const wrong = Object.entries(good).map(([name, value]) => [name, name === names ? value : { wrong: [] }]);
	return [{}, Object.fromEntries(wrong)].filter((body) => !schema.safeParse(body).success);
}

/** Who may not make a call is told so, and nothing of what is wrong with the body, which was not looked at. */
function isTurnedAway({ access, names }: Endpoint, actor: ActorName, expected: number, body: object): boolean {
	const isNamed = names !== undefined && names in body;
	if (expected === 404) return access.startsWith("self") || isNamed;
	// Another client has the right role, and may still not touch what the body names.
	if (expected === 403 && actor === "otherClient" && access === "client") return isNamed;
	return (expected === 401 || expected === 403) && access !== "public" && access !== "guest";
}

const nothing = { rights: Object.fromEntries(STAFF_RIGHTS.map((right) => [right, false])) };

const entries = contractEntries();

test("every call of the contract says who may make it, and no other does", () => {
	expect(Object.keys(permissions).sort()).toEqual(entries.map(({ name }) => name).sort());
});

describe.each(entries.filter(({ name }) => name in permissions))("$name", ({ name, endpoint }) => {
	test.each(actorNames)("answers %s as it should", async (actor) => {
		const permission = permissions[name];
		if (!permission) throw new Error(`nobody said who may call ${name}`);
		const owner = await addClient(shop, actor === "unverified" ? { verifiedAt: null } : {});
		const given = (await permission.given?.({ shop, owner })) ?? {};
		const token = await tokenOf(actor, owner);
		const expected = permission.expect[actor];
		for (const body of badBodies(endpoint, given.body)) {
			const { status, data } = await shop.call(endpoint, { ...given, body } as never, token);
			const isRefused = isTurnedAway(endpoint, actor, expected, body);
			expect(status, `${JSON.stringify(body)} → ${JSON.stringify(data)}`).toBe(isRefused ? expected : 400);
		}
		const { status, data } = await shop.call(endpoint, given as never, token);
		expect(status, JSON.stringify(data)).toBe(expected);
	});
});

const scoped = entries.filter(({ name, endpoint }) => name in permissions && endpoint.scope);

describe.each(scoped)("$name", ({ name, endpoint }) => {
	test("answers a key with its scope as it answers an admin, and one with all others not at all", async () => {
		const owner = await addClient(shop);
		const permission = permissions[name];
		const given = (await permission?.given?.({ shop, owner })) ?? {};
		const { scope } = endpoint;
		const others = await addKey(shop, { scopes: API_SCOPES.filter((one) => one !== scope) });
		const { secret } = await addKey(shop, { scopes: [scope as (typeof API_SCOPES)[number]] });
		for (const body of [...badBodies(endpoint, given.body), given.body]) {
			const { status } = await shop.call(endpoint, { ...given, body } as never, others.secret);
			expect(status).toBe(403);
		}
		for (const body of badBodies(endpoint, given.body)) {
			const { status } = await shop.call(endpoint, { ...given, body } as never, secret);
			expect(status).toBe(400);
		}
		const { status, data } = await shop.call(endpoint, given as never, secret);
		expect(status, JSON.stringify(data)).toBe(permission?.expect.admin);
	});
});

test("a key with every scope is refused by every other call that is not public, whatever it brings", async () => {
	const { secret } = await addKey(shop, { scopes: [...API_SCOPES] });
	for (const { name, endpoint } of entries) {
		if (endpoint.scope || endpoint.access === "public") continue;
		const params = new Proxy({}, { get: () => "1" });
		const { status, data } = await shop.call(endpoint, { params } as never, secret);
		expect(status, `${name}: ${JSON.stringify(data)}`).toBe(403);
	}
});

const personal = entries.filter(({ name, endpoint }) => name in permissions && endpoint.access.startsWith("self"));

describe.each(personal)("$name", ({ name, endpoint }) => {
	test("answers byte for byte the same for somebody else's and for nobody's", async () => {
		const owner = await addClient(shop);
		const { token } = await addClient(shop);
		const theirs = (await permissions[name]?.given?.({ shop, owner })) ?? {};
		const text = JSON.stringify(theirs).replaceAll(String(owner.phone), "999999999999");
		const first = await shop.call(endpoint, theirs as never, token);
		const second = await shop.call(endpoint, JSON.parse(text), token);
		expect(first.status).toBe(404);
		expect(second.status).toBe(404);
		expect(second.data).toEqual(first.data);
	});
});
