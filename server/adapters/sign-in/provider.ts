/** Who somebody is, as a third party says it. */
export type Claims = {
	issuer: string;
	subject: string;
	email: string | null;
	emailVerified: boolean;
	name: string;
	lastname: string;
};

/** The values that bind the third party's answer to the request it belongs to. */
type SignInChecks = { state: string; nonce: string; codeVerifier: string };

export type SignInProvider = {
	/** For people. */
	name: string;
	/** The demo shop's own, which believes whatever is typed. */
	rehearsal: boolean;
	/** The third party's address to send the browser to. */
	begin: (checks: SignInChecks, redirectUri: string) => Promise<string>;
	/** Turns the address the browser came back with into who it is; throws when anything does not fit. */
	complete: (returned: URL, checks: SignInChecks) => Promise<Claims>;
};

/** The name of the third party in addresses, whoever it is by configuration. */
export const PROVIDER = "google";

/** The third party behind an issuer's address, for people. */
export function issuerName(issuer: string): string {
	const { hostname } = new URL(issuer);
	if (hostname === "accounts.google.com") return "Google";
	return isOwnMachine(hostname) ? "Local sign-in" : hostname;
}

/** Addresses of the machine itself: the local provider's, which needs no encryption. */
export function isOwnMachine(hostname: string): boolean {
	return ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
}

export type SignInProviders = ReadonlyMap<string, SignInProvider>;
