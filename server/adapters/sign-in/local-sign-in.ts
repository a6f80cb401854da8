import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Configuration, Provider } from "oidc-provider";
import { addressOf } from "#core/calls/call.ts";
import { auth } from "#core/contract/auth.ts";
import { isEmail } from "#core/rules/client.ts";
import { StartupError } from "../../startup-error.ts";
import { LOCAL_CLIENT } from "./local-client.ts";
import { localSignInPage } from "./local-sign-in-page.ts";
import { localSignInStorage } from "./local-sign-in-storage.ts";
import { PROVIDER } from "./provider.ts";
import { machineNames } from "./shop-origin.ts";

export type LocalSignIn = { url: string; close: () => Promise<void> };
export type LocalSignInOptions = {
	demo: boolean;
	port: number;
	/** Where people come back to; asked at the first sign-in, when the shop is open. */
	shopAddress: () => string;
};

type Person = { email: string; name: string; lastname: string };

/**
 * A sign-in provider for the demo shop: real OpenID Connect, but it believes whatever is typed. It listens on this
 * machine only and is loaded at its first request.
 */
export async function startLocalSignIn({ demo, port, shopAddress }: LocalSignInOptions): Promise<LocalSignIn> {
	if (!demo) throw new StartupError("The local sign-in provider exists in demo mode only.");
	const people = new Map<string, Person>();
	let provider: Promise<Provider> | undefined;
	const server = createServer((request, response) => {
		provider ??= loadProvider(url, callbacksOf(shopAddress()), people);
		provider
			.then((loaded) => answer(loaded, people, request, response))
			.catch(() => response.writeHead(500, { "content-type": "text/plain" }).end("The local sign-in went wrong."));
	});
	await new Promise<void>((resolve, reject) => {
		server.once("error", (error) =>
			reject(new StartupError(`The local sign-in provider cannot listen on port ${port}.`, { cause: error })),
		);
		server.listen(port, "127.0.0.1", resolve);
	});
	server.unref();
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return {
		url,
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
}

function callbacksOf(shopAddress: string): string[] {
	const path = addressOf(auth.callback, { params: { provider: PROVIDER } });
	return machineNames(new URL(shopAddress)).map((origin) => origin + path);
}

async function loadProvider(url: string, redirectUris: string[], people: Map<string, Person>): Promise<Provider> {
	const { Provider } = await import("oidc-provider");
	const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
	const configuration: Configuration = {
		adapter: localSignInStorage(),
		ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
		clients: [
			{
				client_id: LOCAL_CLIENT.clientId,
				client_secret: LOCAL_CLIENT.clientSecret,
				redirect_uris: redirectUris,
				grant_types: ["authorization_code"],
				response_types: ["code"],
			},
		],
		jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "local" }] },
		cookies: { keys: [randomBytes(32).toString("hex")] },
		pkce: { required: () => true },
		claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "given_name", "family_name"] },
		conformIdTokenClaims: false,
		features: { devInteractions: { enabled: false } },
		interactions: { url: (_, { uid }) => `/interaction/${uid}` },
		findAccount: (_, id) => ({
			accountId: id,
			claims: () => {
				const { email, name, lastname } = people.get(id) ?? { email: "", name: "", lastname: "" };
				const names = { name: `${name} ${lastname}`.trim(), given_name: name, family_name: lastname };
				return { sub: id, email, email_verified: true, ...names };
			},
		}),
		async loadExistingGrant({ oidc }) {
			const accountId = oidc.session?.accountId;
			if (!oidc.client || !accountId) return undefined;
			const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId });
			grant.addOIDCScope("openid email profile");
			await grant.save();
			return grant;
		},
	};
	return new Provider(url, configuration);
}

async function answer(
	provider: Provider,
	people: Map<string, Person>,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	if (!request.url?.startsWith("/interaction/")) {
		void provider.callback()(request, response);
		return;
	}
	if (request.method !== "POST") return sendPage(response, 200, localSignInPage(""));
	const form = new URLSearchParams(await bodyOf(request));
	if (form.get("cancel") !== null) {
		await provider.interactionFinished(request, response, { error: "access_denied" });
		return;
	}
	const person = {
		email: (form.get("email") ?? "").trim().toLowerCase(),
		name: (form.get("name") ?? "").trim().slice(0, 80),
		lastname: (form.get("lastname") ?? "").trim().slice(0, 80),
	};
	if (!isEmail(person.email)) return sendPage(response, 400, localSignInPage("Please type an e-mail address."));
	const accountId = createHash("sha256").update(person.email).digest("hex").slice(0, 32);
	people.set(accountId, person);
	await provider.interactionFinished(request, response, { login: { accountId } });
}

function sendPage(response: ServerResponse, status: number, page: string): void {
	response.writeHead(status, {
		"content-type": "text/html; charset=utf-8",
		"cache-control": "no-store",
		"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
	});
	response.end(page);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	let body = "";
	for await (const piece of request) {
		body += piece;
		if (body.length > 10_000) throw new Error("too long");
	}
	return body;
}
