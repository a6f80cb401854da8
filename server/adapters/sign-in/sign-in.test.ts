import { describe, expect } from "vitest";
import { clients } from "#core/contract/clients.ts";
import { sessions } from "#core/contract/sessions.ts";
import { accountMessages } from "#core/messages.ts";
import { addClient, mailsTo, nextPhone, PASSWORD } from "#server/testing/actors.ts";
import { completion, signInTest, someone } from "#server/testing/sign-in.ts";

const { shop, test, signedIn } = signInTest();

describe("a new identity", () => {
	test("gets a ticket and what is known, completes the sign-up once, and is logged in from then on", async () => {
		const person = someone();
		const first = await signedIn(person);
		expect(first.data).toMatchObject({ result: "new", name: "Lía", lastname: "Núñez", email: person.email });
		const { ticket } = first.data as { ticket: string };
		const body = completion(ticket, person.email);
		const made = await shop.call(clients.add, { body });
		expect(made.status).toBe(201);
		expect(made.data.isVerified).toBe(true);
		expect(await mailsTo(shop, person.email)).toHaveLength(0);
		const second = await signedIn(person);
		expect(second.data).toMatchObject({ result: "logged-in", client: { phone: body.phone } });
		const { token } = second.data as { token: string };
		expect((await shop.call(clients.me, {}, token)).data.phone).toBe(body.phone);
		const again = await shop.call(clients.add, { body: completion(ticket, `other${body.phone}@third.test`) });
		expect(again).toMatchObject({ status: 410, data: { message: accountMessages.ticketExpired } });
	});

	test("with another address than the third party's has to verify it", async () => {
		const { data } = await signedIn(someone());
		const email = `mine${nextPhone()}@shop.test`;
		const made = await shop.call(clients.add, { body: completion((data as { ticket: string }).ticket, email) });
		expect(made.data.isVerified).toBe(false);
		expect((await mailsTo(shop, email))[0]?.kind).toBe("verification");
	});

	test("keeps its ticket when the sign-up is refused", async () => {
		const taken = await addClient(shop);
		const person = someone();
		const { ticket } = (await signedIn(person)).data as { ticket: string };
		const refused = await shop.call(clients.add, { body: completion(ticket, person.email, taken.phone) });
		expect(refused.status).toBe(409);
		expect((await shop.call(clients.add, { body: completion(ticket, person.email) })).status).toBe(201);
	});

	test("has half an hour", async () => {
		const person = someone();
		const { ticket } = (await signedIn(person)).data as { ticket: string };
		shop.clock.now = () => new Date(Date.now() + 31 * 60_000);
		expect((await shop.call(clients.add, { body: completion(ticket, person.email) })).status).toBe(410);
		shop.clock.now = () => new Date();
	});
});

describe("an identity with an existing account's address", () => {
	test("is joined only after the account's password is given", async () => {
		const owner = await addClient(shop);
		const person = { ...someone(), email: owner.email };
		const { data } = await signedIn(person);
		expect(data).toMatchObject({ result: "join", email: owner.email });
		const { ticket } = data as { ticket: string };
		expect((await shop.call(clients.add, { body: completion(ticket, owner.email) })).status).toBe(409);
		const wrong = { login_name: owner.loginName, login_password: "a guess", ticket };
		expect((await shop.call(sessions.logIn, { body: wrong })).status).toBe(401);
		expect((await signedIn(person)).data.result).toBe("join");
		const right = { login_name: owner.loginName, login_password: PASSWORD, ticket };
		expect((await shop.call(sessions.logIn, { body: right })).status).toBe(200);
		const after = await signedIn(person);
		expect(after.data).toMatchObject({ result: "logged-in", client: { phone: owner.phone } });
	});

	test("goes with the account when that is deleted", async () => {
		const owner = await addClient(shop);
		const person = { ...someone(), email: owner.email };
		const { ticket } = (await signedIn(person)).data as { ticket: string };
		const body = { login_name: owner.loginName, login_password: PASSWORD, ticket };
		await shop.call(sessions.logIn, { body });
		await shop.call(clients.remove, { params: { id: owner.phone }, body: { login_password: PASSWORD } }, owner.token);
		expect((await signedIn(person)).data.result).toBe("new");
	});
});
