import { expect, test } from "vitest";
import { become, forgetPerson } from "#web/account/session.ts";
import { browserStorage } from "#web/store/storage.ts";
import { browserStore } from "#web/store/store.ts";
import { client, line } from "#web/testing/samples.ts";
import { setCart } from "./stored-cart.ts";

const state = () => browserStore().getState();

test("CLEAR_CART is told when there was something to clear, and only then", () => {
	const empty = state().cart;
	setCart([]);
	expect(state().cart).toBe(empty);
	setCart([line]);
	expect(state().cart).toEqual([line]);
	setCart([]);
	expect(state().cart).toEqual([]);
	expect(browserStorage().read("cart")).toEqual([]);
});

test("UPDATE_PERMISSION is told when what is known of the person has changed, and only then", () => {
	become({ as: "client", client });
	const known = state().session;
	become({ as: "client", client: structuredClone(client) });
	expect(state().session).toBe(known);
	become({ as: "client", client: { ...client, isVerified: true } });
	expect(state().session).toMatchObject({ client: { isVerified: true } });
	forgetPerson();
	expect(state().session).toEqual({ as: "visitor" });
});
