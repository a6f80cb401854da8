import type { Configuration } from "openid-client";
import { type Claims, isOwnMachine, issuerName, type SignInProvider } from "./provider.ts";

export type OidcOptions = {
	issuer: string;
	clientId: string;
	clientSecret: string;
	rehearsal: boolean;
	timeoutSeconds?: number;
};

const SCOPE = "openid profile email";

/** OpenID Connect, authorization code with PKCE. The library is loaded and the third party asked at the first sign-in. */
export function oidcProvider(options: OidcOptions): SignInProvider {
	let found: Promise<Configuration> | undefined;

	async function discovered() {
		const client = await import("openid-client");
		found ??= discover(client, options);
		try {
			return { client, config: await found };
		} catch (error) {
			// Asked again at the next sign-in.
			found = undefined;
			throw error;
		}
	}

	return {
		name: issuerName(options.issuer),
		rehearsal: options.rehearsal,
		async begin({ state, nonce, codeVerifier }, redirectUri) {
			const { client, config } = await discovered();
			const url = client.buildAuthorizationUrl(config, {
				redirect_uri: redirectUri,
				scope: SCOPE,
				code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
				code_challenge_method: "S256",
				state,
				nonce,
				prompt: options.rehearsal ? "login" : "select_account",
			});
			return url.href;
		},
		async complete(returned, { state, nonce, codeVerifier }) {
			const { client, config } = await discovered();
			const tokens = await client.authorizationCodeGrant(config, returned, {
				pkceCodeVerifier: codeVerifier,
				expectedState: state,
				expectedNonce: nonce,
				idTokenExpected: true,
			});
			return toClaims(tokens.claims() as Record<string, unknown>);
		},
	};
}

type Client = typeof import("openid-client");

async function discover(client: Client, options: OidcOptions): Promise<Configuration> {
	const issuer = new URL(options.issuer);
	const isLocal = issuer.protocol === "http:" && isOwnMachine(issuer.hostname);
	return client.discovery(issuer, options.clientId, options.clientSecret, undefined, {
		timeout: options.timeoutSeconds ?? 8,
		execute: isLocal ? [client.allowInsecureRequests] : [],
	});
}

function toClaims(claims: Record<string, unknown>): Claims {
	const text = (value: unknown) => (typeof value === "string" ? value.slice(0, 300) : "");
	return {
		issuer: text(claims.iss),
		subject: text(claims.sub),
		email: text(claims.email) || null,
		emailVerified: claims.email_verified === true,
		name: text(claims.given_name) || text(claims.name),
		lastname: text(claims.family_name),
	};
}
