import { describe, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { identities } from "#core/contract/identities.ts";
import { sessions } from "#core/contract/sessions.ts";
import { accountMessages } from "#core/messages.ts";
import { addClient, mailedToken, nextPhone, PASSWORD, type TestClient } from "#server/testing/actors.ts";
import { newcomer } from "#server/testing/newcomers.ts";
import { completion, signInTest, someone } from "#server/testing/sign-in.ts";

const { shop, test, signedIn } = signInTest();

const ticketOf = async (person: ReturnType<typeof someone>) =>
	((await signedIn(person)).data as { ticket: string }).ticket;
const listed = async (token: string) => (await shop.call(identities.list, {}, token)).data;

/** Somebody's identity is joined to an account by its password. */
async function joined(owner: TestClient, person = { ...someone(), email: owner.email }) {
	const body = { login_name: owner.loginName, login_password: PASSWORD, ticket: await ticketOf(person) };
	expect((await shop.call(sessions.logIn, { body })).status).toBe(200);
	return person;
}

async function reset(email: string, phone: number, ogin_password: string): Promise<void> {
	await shop.call(clients.requestReset, { query: { email } });
	const token = await mailedToken(shop, email, "reset");
	const given = { params: { clientPhone: phone }, body: { ogin_password, token } };
	expect((await shop.call(clients.edit, given)).status).toBe(200);
}

async function verify(email: string): Promise<void> {
	const token = await mailedToken(shop, email, "verification");
	expect((await shop.call(clients.verify, { body: { token } })).status).toBe(200);
}

describe("A4: an account made beforehand with somebody else's address", () => {
	test("takes no identity of its maker, and none opens it after the owner's reset and verification", async () => {
		const victim = newcomer();
		await shop.call(clients.add, { body: victim });
		const attacker = someone();
		const { login_name, login_password } = victim;
		const body = { login_name, login_password, ticket: await ticketOf(attacker) };
		const { data } = await shop.call(sessions.logIn, { body });
		expect(await listed(data.token)).toEqual([]);
		await reset(victim.email, victim.phone, "only the owner knows");
		await verify(victim.email);
		expect((await signedIn(attacker)).data.result).toBe("new");
	});

	test("takes none at a sign-up by a third party with an address that party did not prove", async () => {
		const attacker = someone();
		const victimsAddress = `victim${nextPhone()}@shop.test`;
		const body = completion(await ticketOf(attacker), victimsAddress);
		expect(await shop.call(clients.add, { body })).toMatchObject({ status: 201, data: { isVerified: false } });
		expect((await signedIn(attacker)).data.result).toBe("new");
	});

	test.for(["verification", "reset"] as const)(
		"loses one that was joined in earlier days at the first %s",
		async (by) => {
			const victim = await addClient(shop);
			const attacker = await joined(victim, someone());
			await shop.pool.query("update client set verified_at = null where id = $1", [victim.id]);
			expect((await signedIn(attacker)).data.result).toBe("logged-in");
			if (by === "reset") await reset(victim.email, victim.phone, "only the owner knows");
			else {
				await shop.call(clients.resendVerification, {}, victim.token);
				await verify(victim.email);
			}
			expect((await signedIn(attacker)).data.result).toBe("new");
		},
	);
});

describe("one's identities", () => {
	test("are listed with the third party's name and address, and opened no more once unlinked", async () => {
		const owner = await addClient(shop);
		const person = await joined(owner);
		const [identity, ...more] = await listed(owner.token);
		expect(more).toEqual([]);
		expect(identity).toMatchObject({ name: "Local sign-in", email: owner.email, createdAt: expect.any(String) });
		const { issuer, subject } = identity ?? { issuer: "", subject: "" };
		const unlink = (token: string) => shop.call(identities.unlink, { body: { issuer, subject } }, token);
		const other = await addClient(shop);
		expect((await unlink(other.token)).status).toBe(404);
		expect(await unlink(owner.token)).toMatchObject({ status: 200, data: [] });
		expect((await unlink(owner.token)).status).toBe(404);
		expect((await signedIn(person)).data.result).toBe("join");
	});

	test("the only way in stays", async () => {
		const owner = await addClient(shop);
		await joined(owner);
		await shop.pool.query("update client set password_hash = null where id = $1", [owner.id]);
		const [identity] = await listed(owner.token);
		const { issuer, subject } = identity ?? { issuer: "", subject: "" };
		const refused = await shop.call(identities.unlink, { body: { issuer, subject } }, owner.token);
		expect(refused).toMatchObject({ status: 409, data: { message: accountMessages.lastWayIn } });
		expect(await listed(owner.token)).toHaveLength(1);
	});
});
