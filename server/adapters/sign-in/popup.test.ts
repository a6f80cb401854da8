import { sql } from "drizzle-orm";
import { describe, expect } from "vitest";
import { auth } from "#core/contract/auth.ts";
import { clients } from "#core/contract/clients.ts";
import { testShop } from "#server/testing/app.ts";
import { completion, newFlow, newsIn, signInTest, someone } from "#server/testing/sign-in.ts";
import { createSignIn } from "./create-sign-in.ts";
import { startLocalSignIn } from "./local-sign-in.ts";

const { shop, test, start, finish, signInAs } = signInTest();

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

	test("speaks the language of the page that opened it, back from the third party, too", async () => {
		const flow = newFlow();
		const { headers } = await shop.get(`/api/auth/google/start?flow=${flow}&language=es`);
		const state = new URL(String(headers.location)).searchParams.get("state");
		const cancelled = await shop.get(`/api/auth/google/callback?error=access_denied&state=${state}`);
		expect(newsIn(cancelled.text)).toEqual({ outcome: "cancelled", flow });
		expect(cancelled.text).toContain('<html lang="es">');
		expect(cancelled.text).toContain("Cancelaste el ingreso");
		expect(cancelled.text).toContain("Cerrar esta ventana");
		expect(cancelled.text).toContain('<a href="/es/home">Ir a la tienda</a>');
		const again = await shop.get(`/api/auth/google/callback?error=access_denied&state=${state}`);
		expect(again.text).toContain("Este ingreso venció");
		expect((await shop.get("/api/auth/google/callback?state=forged.es.xx")).text).toContain("This sign-in has expired");
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
		const forged = await shop.get(`/api/auth/google/callback?code=forged&state=${state}&iss=${shop.thirdPartyUrl}`);
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
		expect(createSignIn({ demo: false, oidc: undefined }, shop.thirdPartyUrl).size).toBe(0);
	});

	test("gives way to the third party that is configured", () => {
		const oidc = { issuer: "https://accounts.google.com", clientId: "id", clientSecret: "secret" };
		const [google] = [...createSignIn({ demo: true, oidc }, shop.thirdPartyUrl).values()];
		expect(google).toMatchObject({ name: "Google", rehearsal: false });
	});
});
