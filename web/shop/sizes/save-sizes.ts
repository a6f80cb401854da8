import { clients } from "#core/calls/clients.ts";
import { products } from "#core/calls/products.ts";
import type { Client } from "#core/contract/clients.ts";
import { GARMENT_GROUPS, type OwnSizes, sizesWorn } from "#core/rules/garment-groups.ts";
import { become, learnWho } from "#web/account/session.ts";
import { signedCall } from "#web/account/signed-call.ts";
import { call } from "#web/api.ts";
import { browserStorage } from "#web/store/storage.ts";
import { showToast } from "#web/ui/toast.tsx";
import messages from "./messages.en.ts";

let saving: Promise<unknown> = Promise.resolve();

/** Counts at once, and is saved one after the other: the last choice is the one that stays. */
export async function saveSizes(client: Client, given: OwnSizes): Promise<boolean> {
	const sizes = Object.fromEntries(GARMENT_GROUPS.map((group) => [group, [...(given[group] ?? [])]]));
	become({ as: "client", client: { ...client, sizes } });
	const saved = saving.then(async () => {
		try {
			await signedCall(clients.edit, { params: { clientPhone: client.phone }, body: { sizes } });
			return true;
		} catch {
			showToast(messages.notSaved, "warning");
			void learnWho();
			return false;
		}
	});
	saving = saved;
	return saved;
}

/** What a visitor said of their sizes is added to the profile of who logs in, once. */
export async function joinSizes(client: Client): Promise<void> {
	const fits = browserStorage().read("mySizes");
	if (fits === null) return;
	const { data: offered } = await call(products.sizesByGroup, {});
	const known = new Set(offered.flatMap(({ sizes }) => sizes));
	const worn = sizesWorn(fits, (size) => known.has(size));
	const joined = GARMENT_GROUPS.map((group) => {
		const said = (worn.get(group) ?? []).filter((size) => known.has(size));
		return [group, [...new Set([...(client.sizes?.[group] ?? []), ...said])]];
	});
	if (await saveSizes(client, Object.fromEntries(joined))) browserStorage().write("mySizes", null);
}
