import { archive } from "./archive.ts";
import { audit } from "./audit.ts";
import { auth } from "./auth.ts";
import { carts } from "./carts.ts";
import { changes } from "./changes.ts";
import { clients } from "./clients.ts";
import { discounts } from "./discounts.ts";
import type { Endpoint } from "./endpoint.ts";
import { gifts } from "./gifts.ts";
import { identities } from "./identities.ts";
import { images } from "./images.ts";
import { keys } from "./keys.ts";
import { landing } from "./landing.ts";
import { linkOrders } from "./link-orders.ts";
import { lists } from "./lists.ts";
import { notes } from "./notes.ts";
import { offers } from "./offers.ts";
import { orderViews } from "./order-views.ts";
import { orders } from "./orders.ts";
import { papers } from "./papers.ts";
import { passkeys } from "./passkeys.ts";
import { payments } from "./payments.ts";
import { productFiles } from "./product-files.ts";
import { products } from "./products.ts";
import { returns } from "./returns.ts";
import { reviews } from "./reviews.ts";
import { searches } from "./searches.ts";
import { secondFactors } from "./second-factors.ts";
import { selectors } from "./selectors.ts";
import { sessions } from "./sessions.ts";
import { settings } from "./settings.ts";
import { sizeSystems } from "./size-systems.ts";
import { staffAccounts } from "./staff-accounts.ts";
import { statistics } from "./statistics.ts";
import { stock } from "./stock.ts";
import { stockAlerts } from "./stock-alerts.ts";
import { upkeep } from "./upkeep.ts";
import { users } from "./users.ts";
import { visits } from "./visits.ts";
import { webhooks } from "./webhooks.ts";

/** The whole API as data: served, documented, tested for permissions and fuzzed from this table. */
const contract = {
	archive,
	audit,
	auth,
	carts,
	changes,
	clients,
	discounts,
	gifts,
	identities,
	images,
	keys,
	landing,
	linkOrders,
	lists,
	notes,
	offers,
	orderViews,
	orders,
	papers,
	passkeys,
	payments,
	productFiles,
	products,
	returns,
	reviews,
	searches,
	secondFactors,
	selectors,
	sessions,
	settings,
	sizeSystems,
	staffAccounts,
	statistics,
	stock,
	stockAlerts,
	upkeep,
	users,
	visits,
	webhooks,
} satisfies Record<string, Record<string, Endpoint>>;

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
