import type { Config } from "../../config.ts";
import { oidcProvider } from "./oidc.ts";
import { PROVIDER, type SignInProviders } from "./provider.ts";
import { REHEARSAL_CLIENT } from "./rehearsal-client.ts";

/** Yours by configuration; else, in demo mode only, the one that came with the shop; else none. */
export function createSignIn(config: Pick<Config, "oidc" | "demo">, rehearsalUrl?: string): SignInProviders {
	if (config.oidc) return new Map([[PROVIDER, oidcProvider({ ...config.oidc, rehearsal: false })]]);
	if (!config.demo || !rehearsalUrl) return new Map();
	return new Map([[PROVIDER, oidcProvider({ issuer: rehearsalUrl, ...REHEARSAL_CLIENT, rehearsal: true })]]);
}
