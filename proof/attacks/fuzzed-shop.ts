import { clients } from "#core/contract/clients.ts";
import { contractEntries } from "#core/contract/index.ts";
import type { SignInProvider } from "#server/adapters/sign-in/provider.ts";
import type { TestShopOptions } from "#server/testing/app.ts";
import type { Target } from "./callers.ts";
import type { Good } from "./hostile-requests.ts";

/** Decides what is random; the same seed tries the same things. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_115);
/** How many requests are sent at least. */
export const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 60_000);
/** About so many of them try every bad value in every place; the others are random. */
const NOT_RANDOM = 55_000;

const thirdParty: SignInProvider = {
	name: "Third party",
	rehearsal: false,
	begin: async () => "https://third.test/authorize",
	complete: async () => {
		throw new Error("nobody comes back here");
	},
};

export const fuzzedShop: TestShopOptions = { config: { rateLimits: false }, signIn: new Map([["google", thirdParty]]) };

/** A guest's record becomes a sign-up by what it has besides. */
function signingUp(good: Good): Good {
	const guest = good.body as { phone: number };
	return { ...good, body: { ...guest, login_name: `new${guest.phone}`, login_password: "a long password" } };
}

/** Every call of the contract. Reads come first: what the others leave behind would make them slower with each. */
export const targets: readonly Target[] = [
	...contractEntries().map((entry) => ({ ...entry, title: entry.name })),
	{ name: "clients.add", feature: "clients", endpoint: clients.add, title: "clients.add, signing up", more: signingUp },
].sort((one, other) => Number(other.endpoint.method === "GET") - Number(one.endpoint.method === "GET"));

const bodies = targets.filter(({ endpoint }) => endpoint.body && !endpoint.upload).length;
export const RANDOM_PER_BODY = Math.max(150, Math.ceil((REQUESTS - NOT_RANDOM) / bodies));
