import { randomBytes } from "node:crypto";
import { expect } from "vitest";
import { auth, type SignInNews } from "#core/contract/auth.ts";
import { createSignIn } from "../adapters/sign-in/create-sign-in.ts";
import { startLocalSignIn } from "../adapters/sign-in/local-sign-in.ts";
import { nextPhone } from "./actors.ts";
import { testShop } from "./app.ts";
import { testWithShop } from "./shop-test.ts";

export type Person = { email: string; name: string; lastname: string };

/** `test` for a file whose shop lets people sign in with a third party, and the ways they take there. */
export function signInTest() {
	const { shop, test } = testWithShop(async () => {
		const localSignIn = await startLocalSignIn({ demo: true, port: 0, shopAddress: () => "http://shop.test" });
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
		return { ...opened, thirdPartyUrl: localSignIn.url, close };
	});
	const start = (flow: string) => shop.get(`/api/auth/google/start?flow=${flow}`);
	const finish = (flow: string, code: string) => shop.call(auth.finish, { body: { flow, code } });

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

	async function signedIn(person: Person) {
		const { flow, news } = await signInAs(person);
		if (news?.outcome !== "done") throw new Error("not signed in");
		return finish(flow, news.code);
	}
	return { shop, test, start, finish, signInAs, signedIn };
}

export const newFlow = () => randomBytes(24).toString("base64url");

export function newsIn(page: string): SignInNews | null {
	const attribute = page.match(/data-news="([^"]*)"/)?.[1] ?? "null";
	const unescaped = attribute.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
	return JSON.parse(unescaped) as SignInNews | null;
}

export const someone = (): Person => {
	const mark = newFlow()
		.toLowerCase()
		.replace(/[^a-z]/g, "x");
	return { email: `${mark}@third.test`, name: "Lía", lastname: "Núñez" };
};

export const completion = (ticket: string, email: string, phone = nextPhone()) => ({
	login_name: `third${phone}`,
	login_password: "a long password",
	name: "Lía",
	lastname: "Núñez",
	phone,
	email,
	address: { streetNumber: "Mitre 10", provinceDepartment: "Salta", city: "Salta", zipCode: "4400" },
	ticket,
});

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
