import { afterEach, beforeEach, vi } from "vitest";
import { forgetPerson } from "#web/account/session.ts";
import { updatePermission } from "#web/store/events.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { type HeldRequest, heldNetwork } from "./held-network.ts";
import { client, token } from "./samples.ts";

/** Every test of the file begins with a client logged in, on a network whose answers the test gives. */
export function clientOnHeldNetwork(): { next: () => Promise<HeldRequest> } {
	let network: ReturnType<typeof heldNetwork>;
	beforeEach(() => {
		network = heldNetwork();
		logIn(token);
	});
	afterEach(() => {
		forgetPerson();
		vi.unstubAllGlobals();
	});
	return { next: () => network.next() };
}

export function logIn(by: string): void {
	browserStorage().write("token", by);
	browserStore().dispatch(updatePermission({ session: { as: "client", client } }));
}
