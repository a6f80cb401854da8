import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetPerson } from "#web/account/session.ts";
import { updatingCart } from "#web/store/events.ts";
import { browserStore } from "#web/store/store.ts";
import { lineOf, scarf } from "#web/testing/cart.ts";
import { heldNetwork } from "#web/testing/held-network.ts";
import { refreshCart } from "./refresh.ts";

let network: ReturnType<typeof heldNetwork>;
const cart = () => browserStore().getState().cart;

beforeEach(() => {
	network = heldNetwork();
	browserStore().dispatch(updatingCart([lineOf(scarf)]));
});
afterEach(() => {
	forgetPerson();
	vi.unstubAllGlobals();
});

test("a cart that is up to date is not written again: another tab may be changing it", async () => {
	const shown = cart();
	const refreshed = refreshCart();
	(await network.next()).answer(scarf);
	await refreshed;
	expect(cart()).toBe(shown);
});

test("what has changed since is written", async () => {
	const refreshed = refreshCart();
	(await network.next()).answer({ ...scarf, brand: "Ojal" });
	await refreshed;
	expect(cart()).toMatchObject([{ name: "Scarf", brand: "Ojal" }]);
});
