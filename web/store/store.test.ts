import { expect, test } from "vitest";
import type { Order } from "#core/contract/orders.ts";
import type { Product } from "#core/contract/products.ts";
import type { Me } from "#core/contract/users.ts";
import { client, line, token } from "#web/testing/samples.ts";
import * as events from "./events.ts";
import type { DetailedProduct, Session, WishList } from "./records.ts";
import { openStorage, type StorageArea } from "./storage.ts";
import { makeStore, visitorState } from "./store.ts";

const user: Me = { id_user: 2, user_name: "leo", rol: "employee", createdAt: "", rights: [], mustSetUp: false };

function tabOf(content: Map<string, string>, tabs = new EventTarget()) {
	const area: StorageArea = {
		getItem: (key) => content.get(key) ?? null,
		setItem: (key, value) => void content.set(key, value),
		removeItem: (key) => void content.delete(key),
	};
	return makeStore(openStorage(area, tabs));
}

test("the events are exactly the sixteen documented ones", () => {
	expect(
		Object.values(events)
			.map((event) => event.type)
			.sort(),
	).toEqual(
		[
			..."GET_ALL GET_BY_ID GET_SELECTOR_CAT CLEAR_DETAIL GET_ORDERS GET_ORDER_BY_ID GET_ALL_USERS".split(" "),
			..."UPDATE_PERMISSION UPDATING_CART CLEAR_CART LOG_OUT_USER SELECTING_PRODUCT GET_USER_LISTS".split(" "),
			..."GET_SPECIFIC_LIST NESTED CLEAR_DISCOUNT".split(" "),
		].sort(),
	);
});

test("a page starts with the cart and the person that were stored", () => {
	const content = new Map([
		["cart", JSON.stringify([line])],
		["token", token],
		["client", JSON.stringify(client)],
	]);
	const state = tabOf(content).getState();
	expect(state.cart).toEqual([line]);
	expect(state.session).toEqual({ as: "client", client });
});

test("a remembered client without a token is a visitor", () => {
	const state = tabOf(new Map([["client", JSON.stringify(client)]])).getState();
	expect(state.session).toEqual({ as: "visitor" });
});

test("an admin session is read from local storage at start-up", () => {
	const state = tabOf(
		new Map([
			["token", token],
			["admin", JSON.stringify(user)],
		]),
	).getState();
	expect(state.session).toEqual({ as: "staff", user });
});

test("every change of the cart is stored, and clearing it removes the key", () => {
	const content = new Map<string, string>();
	const store = tabOf(content);
	store.dispatch(events.updatingCart([line]));
	expect(JSON.parse(content.get("cart") ?? "")).toEqual([line]);
	store.dispatch(events.clearCart());
	expect(content.has("cart")).toBe(false);
	expect(store.getState().cart).toEqual([]);
});

test("log-out clears client, cart and everything else of the person, in state and in storage", () => {
	const content = new Map([
		["cart", JSON.stringify([line])],
		["token", token],
		["client", JSON.stringify(client)],
		["productPrepared", "[]"],
		["datosDeEnvio", "{}"],
	]);
	const store = tabOf(content);
	store.dispatch(events.getUserLists([{ id: 1 } as WishList]));
	store.dispatch(events.getOrders([{ orderId: 1 } as Order]));
	store.dispatch(events.logOutUser());
	expect(store.getState()).toEqual(makeStore().getState());
	expect(content.size).toBe(0);
});

/** A client's tab, and a way to tell it what another one changed. */
function listeningTab() {
	const content = new Map([
		["token", token],
		["client", JSON.stringify(client)],
	]);
	const tabs = new EventTarget();
	const store = tabOf(content, tabs);
	const change = (key: string) => tabs.dispatchEvent(Object.assign(new Event("storage"), { key }));
	return { content, store, change };
}

test("a cart changed in another tab is this tab's cart too, and so is a log-out", () => {
	const { content, store, change } = listeningTab();
	content.set("cart", JSON.stringify([line]));
	change("cart");
	expect(store.getState().cart).toEqual([line]);
	content.clear();
	change("token");
	expect(store.getState().session).toEqual({ as: "visitor" });
	expect(store.getState().cart).toEqual([]);
});

test("a log-out that is heard late takes nothing from the guest who has shopped since", () => {
	const { content, store, change } = listeningTab();
	const guests = {
		cart: JSON.stringify([line]),
		cartCopy: "{}",
		productPrepared: "[]",
		datosDeEnvio: "{}",
		paymentAttempt: "{}",
	};
	content.clear();
	for (const [key, value] of Object.entries(guests)) content.set(key, value);
	change("token");
	expect(Object.fromEntries(content)).toEqual(guests);
	expect(store.getState().session).toEqual({ as: "visitor" });
	expect(store.getState().cart).toEqual([line]);
});

test("a cart that is heard of is shown and not written back", () => {
	const { content, store, change } = listeningTab();
	const written = JSON.stringify([{ ...line, note: "as the other tab wrote it" }]);
	content.set("cart", written);
	change("cart");
	expect(store.getState().cart).toEqual([line]);
	expect(content.get("cart")).toBe(written);
});

test("what only this page could remember of the person goes with a log-out in another tab", () => {
	const content = new Map([["token", token]]);
	const tabs = new EventTarget();
	const full: StorageArea = {
		getItem: (key) => content.get(key) ?? null,
		setItem: () => {
			throw new DOMException("full", "QuotaExceededError");
		},
		removeItem: (key) => void content.delete(key),
	};
	const storage = openStorage(full, tabs);
	const store = makeStore(storage);
	store.dispatch(events.updatingCart([line]));
	expect(storage.read("cart")).toEqual([line]);
	content.clear();
	tabs.dispatchEvent(Object.assign(new Event("storage"), { key: "token" }));
	expect(storage.read("cart")).toEqual([]);
	expect(store.getState().cart).toEqual([]);
});

test("a log-in in another tab is this tab's log-in too", () => {
	const content = new Map<string, string>();
	const tabs = new EventTarget();
	const store = tabOf(content, tabs);
	content.set("token", token).set("admin", JSON.stringify(user));
	tabs.dispatchEvent(Object.assign(new Event("storage"), { key: "admin" }));
	expect(store.getState().session).toEqual({ as: "staff", user });
});

test("choosing a product twice takes it out of the selection, and sending the offer empties it", () => {
	const store = makeStore();
	for (const id of [4, 7, 4]) store.dispatch(events.selectingProduct(id));
	expect(store.getState().catalogue.selected).toEqual([7]);
	store.dispatch(events.clearDiscount());
	expect(store.getState().catalogue.selected).toEqual([]);
});

test("a new role changes the list of users, and one's own session when it is one's own", () => {
	const store = makeStore();
	const promoted: Me = { ...user, rol: "admin" };
	const me: Session = { as: "staff", user };
	store.dispatch(events.updatePermission({ session: me }));
	store.dispatch(events.getAllUsers([user, { ...user, id_user: 9 }]));
	store.dispatch(events.updatePermission({ user: promoted }));
	expect(store.getState().users).toEqual([promoted, { ...user, id_user: 9 }]);
	expect(store.getState().session).toEqual({ as: "staff", user: promoted });
	store.dispatch(events.updatePermission({ user: { ...user, id_user: 9, rol: "admin" } }));
	expect(store.getState().session).toEqual({ as: "staff", user: promoted });
});

test("the product on screen is put down when its page is left", () => {
	const store = makeStore();
	store.dispatch(events.getAll([{ id_product: 1 } as Product]));
	const detail = { id_product: 1, reviewsText: [{ stars: 5 }] } as unknown as DetailedProduct;
	store.dispatch(events.getById(detail));
	expect(store.getState().catalogue.detail).toEqual(detail);
	store.dispatch(events.nested({ collection: 1, types: { women: [], men: [] } }));
	store.dispatch(events.clearDetail());
	const { catalogue } = store.getState();
	expect(catalogue.products).toHaveLength(1);
	expect(catalogue.detail).toBeNull();
	expect(catalogue.nested[1]).toEqual({ women: [], men: [] });
});

test("who logs in after somebody who did not log out sees nothing of theirs; a visitor keeps what was opened", () => {
	const store = tabOf(new Map());
	const [order, list] = [{ orderId: 7 } as Order, { id: 8 } as WishList];
	const become = (session: Session) => store.dispatch(events.updatePermission({ session }));
	const show = () => {
		store.dispatch(events.getOrders([order]));
		store.dispatch(events.getOrderById(order));
		store.dispatch(events.getUserLists([list]));
		store.dispatch(events.getSpecificList(list));
		store.dispatch(events.getAllUsers([user]));
	};
	const inSight = () => {
		const { orders, lists, users } = store.getState();
		return { orders, lists, users };
	};
	const { orders, lists, users } = visitorState;
	show();
	const shown = inSight();
	become({ as: "client", client });
	become({ as: "client", client: { ...client, name: "Renamed" } });
	expect(inSight()).toEqual(shown);
	become({ as: "client", client: { ...client, phone: client.phone + 1 } });
	expect(inSight()).toEqual({ orders, lists, users });
	show();
	become({ as: "staff", user });
	expect(inSight()).toEqual({ orders, lists, users });
});
