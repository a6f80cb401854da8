import type { Config } from "../../config.ts";
import { LOCAL_CLIENT } from "./local-client.ts";
import { oidcProvider } from "./oidc.ts";
import { PROVIDER, type SignInProviders } from "./provider.ts";

/** Yours by configuration; else, in demo mode only, the one that came with the shop; else none. */
export function createSignIn(config: Pick<Config, "oidc" | "demo">, localUrl?: string): SignInProviders {
	if (config.oidc) return new Map([[PROVIDER, oidcProvider({ ...config.oidc, rehearsal: false })]]);
	if (!config.demo || !localUrl) return new Map();
	return new Map([[PROVIDER, oidcProvider({ issuer: localUrl, ...LOCAL_CLIENT, rehearsal: true })]]);
}
