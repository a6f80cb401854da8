import { auth } from "./auth.ts";
import { clients } from "./clients.ts";
import type { Endpoint } from "./endpoint.ts";
import { products } from "./products.ts";
import { reviews } from "./reviews.ts";
import { selectors } from "./selectors.ts";
import { sessions } from "./sessions.ts";
import { users } from "./users.ts";

/** The whole API as data: served, documented, tested for permissions and fuzzed from this table. */
export const contract = { auth, clients, products, reviews, selectors, sessions, users } satisfies Record<
	string,
	Record<string, Endpoint>
>;

export type ContractEntry = { name: string; feature: string; endpoint: Endpoint };

export function contractEntries(): ContractEntry[] {
	return Object.entries(contract).flatMap(([feature, endpoints]) =>
		Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => ({
			name: `${feature}.${name}`,
			feature,
			endpoint,
		})),
	);
}
