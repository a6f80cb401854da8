import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { auth, type SignInNews } from "#core/contract/auth.ts";
import { clients } from "#core/contract/clients.ts";
import { sessions } from "#core/contract/sessions.ts";
import { accountMessages } from "#core/messages.ts";
import { addClient, mailsTo, nextPhone, PASSWORD } from "#server/testing/actors.ts";
import { testShop } from "#server/testing/app.ts";
import { testWithShop } from "#server/testing/shop-test.ts";
import { createSignIn } from "./create-sign-in.ts";
import { type LocalSignIn, startLocalSignIn } from "./local-sign-in.ts";

let localSignIn: LocalSignIn;
const { shop, test } = testWithShop(async () => {
	localSignIn = await startLocalSignIn({ demo: true, port: 0, shopAddress: () => "http://shop.test" });
	// Its first answer takes longest; on a busy machine longer than the shop waits for a third party.
	await fetch(`${localSignIn.url}/.well-known/openid-configuration`);
	const opened = await testShop({
		signIn: createSignIn({ demo: true, oidc: undefined }, localSignIn.url),
		config: { rateLimits: false },
	});
	const close = async () => {
		await opened.close();
		await localSignIn.close();
	};
	return { ...opened, close };
});

const newFlow = () => randomBytes(24).toString("base64url");
const start = (flow: string) => shop.get(`/api/auth/google/start?flow=${flow}`);

/** A browser at the third party: keeps cookies, follows redirects there, and stops when it is sent back to the shop. */
class Popup {
	private readonly cookies = new Map<string, string>();

	/** Opens an address; answers the page, or the shop's address it was sent back to. */
	async open(
		address: string,
		form?: Record<string, string>,
	): Promise<{ page: string; at: string; backAt: string | null }> {
		const response = await fetch(address, {
			redirect: "manual",
			headers: { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
			...(form && { method: "POST", body: new URLSearchParams(form) }),
		});
		for (const line of response.headers.getSetCookie()) {
			const [pair = ""] = line.split(";");
			const [name = "", value = ""] = pair.split(/=(.*)/s);
			this.cookies.set(name, value);
		}
		const location = response.headers.get("location");
		const page = await response.text();
		if (!location) return { page, at: address, backAt: null };
		const next = new URL(location, address).href;
		return next.startsWith("http://shop.test/") ? { page, at: address, backAt: next } : this.open(next);
	}
}

type Person = { email: string; name: string; lastname: string };

/** Walks through the third party and back; answers the news the popup's last page tells its opener. */
async function signInAs(person: Person | "cancel", flow = newFlow()) {
	const { status, headers } = await start(flow);
	expect(status).toBe(302);
	const popup = new Popup();
	const form = await popup.open(String(headers.location));
	expect(form.page).toContain("this is not Google");
	const { backAt } = await popup.open(form.at, person === "cancel" ? { cancel: "1" } : { ...person, continue: "1" });
	const address = String(backAt).replace("http://shop.test", "");
	const last = await shop.get(address);
	return { flow, address, last, news: newsIn(last.text) };
}

function newsIn(page: string): SignInNews | null {
	const attribute = page.match(/data-news="([^"]*)"/)?.[1] ?? "null";
	const unescaped = attribute.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
	return JSON.parse(unescaped) as SignInNews | null;
}

const finish = (flow: string, code: string) => shop.call(auth.finish, { body: { flow, code } });

async function signedIn(person: Person) {
	const { flow, news } = await signInAs(person);
	if (news?.outcome !== "done") throw new Error("not signed in");
	return finish(flow, news.code);
}

const someone = (): Person => {
	const mark = newFlow()
		.toLowerCase()
		.replace(/[^a-z]/g, "x");
	return { email: `${mark}@third.test`, name: "Lía", lastname: "Núñez" };
};

const completion = (ticket: string, email: string, phone = nextPhone()) => ({
	login_name: `third${phone}`,
	login_password: "a long password",
	name: "Lía",
	lastname: "Núñez",
	phone,
	email,
	address: { streetNumber: "Mitre 10", provinceDepartment: "Salta", city: "Salta", zipCode: "4400" },
	ticket,
});

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

describe("the popup", () => {
	test("is sent away and comes back without being kept anywhere, and tells no token and no address", async () => {
		const flow = newFlow();
		const redirect = await start(flow);
		expect(redirect.headers["cache-control"]).toBe("no-store");
		const wanted = new URL(String(redirect.headers.location)).searchParams;
		expect(wanted.get("redirect_uri")).toBe("http://shop.test/api/auth/google/callback");
		expect(wanted.get("code_challenge_method")).toBe("S256");
		expect(String(redirect.headers.location)).not.toContain(flow);
		const person = someone();
		const { last, news } = await signInAs(person);
		expect(last.status).toBe(200);
		expect(last.headers["cache-control"]).toBe("no-store");
		expect(last.headers["content-security-policy"]).toMatch(/script-src 'sha256-[^']+'; /);
		expect(Object.keys(news ?? {}).sort()).toEqual(["code", "flow", "outcome"]);
		expect(last.text).not.toContain(person.email);
	});

	test("its news is worth nothing without the opener's secret, nor the secret without the news", async () => {
		const { flow, news } = await signInAs(someone());
		if (news?.outcome !== "done") throw new Error("not signed in");
		expect((await finish(newFlow(), news.code)).status).toBe(410);
		expect((await finish(flow, newFlow())).status).toBe(410);
		expect((await finish(flow, news.code)).status).toBe(200);
		expect((await finish(flow, news.code)).status).toBe(410);
	});

	test("its code is no ticket, and a ticket is no code", async () => {
		const person = someone();
		const { flow, news } = await signInAs(person);
		if (news?.outcome !== "done") throw new Error("not signed in");
		expect((await shop.call(clients.add, { body: completion(news.code, person.email) })).status).toBe(410);
		const { ticket } = (await finish(flow, news.code)).data as { ticket: string };
		expect((await finish(flow, ticket)).status).toBe(410);
	});

	test("says so when the person cancels, and nothing is made", async () => {
		const before = await shop.db.execute(sql`select count(*) from client`);
		const { last, news, flow } = await signInAs("cancel");
		expect(news).toEqual({ outcome: "cancelled", flow });
		expect(last.text).toContain("Sign-in cancelled");
		expect((await shop.db.execute(sql`select count(*) from client`)).rows).toEqual(before.rows);
	});

	test("a way back is good once, for ten minutes, and only as it was sent out", async () => {
		const { address } = await signInAs(someone());
		const again = await shop.get(address);
		expect(again.status).toBe(410);
		expect(again.text).toContain("This sign-in has expired");
		expect((await shop.get("/api/auth/google/callback?code=x&state=forged")).status).toBe(410);
		expect((await shop.get("/api/auth/google/callback")).status).toBe(410);

		const { headers } = await start(newFlow());
		const state = new URL(String(headers.location)).searchParams.get("state");
		const forged = await shop.get(`/api/auth/google/callback?code=forged&state=${state}&iss=${localSignIn.url}`);
		expect(newsIn(forged.text)).toMatchObject({ outcome: "failed" });

		const late = await start(newFlow());
		const lateState = new URL(String(late.headers.location)).searchParams.get("state");
		shop.clock.now = () => new Date(Date.now() + 11 * 60_000);
		expect((await shop.get(`/api/auth/google/callback?code=x&state=${lateState}`)).status).toBe(410);
		shop.clock.now = () => new Date();
	});

	test("needs a real secret and a third party there is", async () => {
		expect((await start("short")).status).toBe(400);
		expect((await shop.get(`/api/auth/elsewhere/start?flow=${newFlow()}`)).status).toBe(404);
		expect((await shop.call(auth.providers, {})).data).toEqual([
			{ provider: "google", name: "Local sign-in", rehearsal: true },
		]);
	});

	test("writes no code and no address into the log", async () => {
		const person = someone();
		const { news } = await signInAs(person);
		if (news?.outcome !== "done") throw new Error("not signed in");
		expect(shop.logged.join("")).not.toContain(news.code);
		expect(shop.logged.join("")).not.toContain(person.email);
	});
});

describe("when the third party is away", () => {
	test("the popup says so at once, nothing is noted, and it works again when the third party is back", async () => {
		const gone = await startLocalSignIn({ demo: true, port: 0, shopAddress: () => "http://shop.test" });
		const signIn = createSignIn({ demo: true, oidc: undefined }, gone.url);
		await gone.close();
		const other = await testShop({ signIn });
		try {
			const flow = newFlow();
			const { status, text } = await other.get(`/api/auth/google/start?flow=${flow}`);
			expect(status).toBe(503);
			expect(text).toContain("Sign-in did not work");
			expect(newsIn(text)).toEqual({ outcome: "failed", flow });
			expect((await other.db.execute(sql`select from sign_in_flow`)).rows).toEqual([]);
			const port = Number(new URL(gone.url).port);
			const back = await startLocalSignIn({ demo: true, port, shopAddress: () => "http://shop.test" });
			expect((await other.get(`/api/auth/google/start?flow=${flow}`)).status).toBe(302);
			await back.close();
		} finally {
			await other.close();
		}
	});
});

describe("the local sign-in provider", () => {
	test("is impossible outside demo mode", async () => {
		await expect(startLocalSignIn({ demo: false, port: 0, shopAddress: () => "" })).rejects.toThrow("demo mode only");
		expect(createSignIn({ demo: false, oidc: undefined }, localSignIn.url).size).toBe(0);
	});

	test("gives way to the third party that is configured", () => {
		const oidc = { issuer: "https://accounts.google.com", clientId: "id", clientSecret: "secret" };
		const [google] = [...createSignIn({ demo: true, oidc }, localSignIn.url).values()];
		expect(google).toMatchObject({ name: "Google", rehearsal: false });
	});
});
