import { createContext, useContext, useSyncExternalStore } from "react";
import { type Action, applyMiddleware, combineReducers, legacy_createStore, type Middleware } from "redux";
import {
	certainty,
	type FollowedKey,
	followed,
	followedChanged,
	isFollowedKey,
	listChanges,
	news,
	readFollowed,
} from "./browser-state.ts";
import { clearDiscount, logOutUser, updatePermission, updatingCart } from "./events.ts";
import { isSameSession, personOf, type Session } from "./records.ts";
import { cart, catalogue, lists, orders, session, users } from "./reducers.ts";
import { browserStorage, openStorage, type ShopStorage } from "./storage.ts";

const slices = combineReducers({
	catalogue,
	cart,
	session,
	orders,
	users,
	lists,
	certainty,
	news,
	listChanges,
	followed,
});
export type ShopState = ReturnType<typeof slices>;
export type ShopStore = ReturnType<typeof makeStore>;

/** What the server renders, and the browser shows until it has read its storage. */
export const visitorState: ShopState = slices(undefined, { type: "" });

/** Nothing of somebody stays in sight when they log out, or when somebody else logs in without that. */
function reducer(state: ShopState | undefined, event: Action): ShopState {
	const next = slices(state, event);
	const before = state ? personOf(state.session) : null;
	const isSomebodyElse = before !== null && before !== personOf(next.session);
	if (!isSomebodyElse && !logOutUser.match(event)) return next;
	const { orders, users, lists } = visitorState;
	return { ...next, orders, users, lists };
}

/** One store per page load: it starts from what was stored, and stores what must outlive the page. */
export function makeStore(storage: ShopStorage = openStorage(null)) {
	const stored = { cart: storage.read("cart"), session: storedSession(storage), followed: readFollowed(storage) };
	const store = legacy_createStore(reducer, { ...visitorState, ...stored }, applyMiddleware(storing(storage)));
	storage.watch((key) => {
		const isLogOut = key === "token" && storage.read("token") === null;
		if (isLogOut) {
			storage.forgetRemembered();
			store.dispatch(heard(logOutUser()));
		}
		// After a log-out too: the other tab may have gone on shopping before this one got to hear of it.
		if (isLogOut || key === "cart") store.dispatch(heard(updatingCart(storage.read("cart"))));
		if (isLogOut || isFollowedKey(key)) store.dispatch(heard(followedChanged(readFollowed(storage))));
		const now = storedSession(storage);
		const isNews = now.as !== "visitor" && !isSameSession(store.getState().session, now);
		if (aboutThePerson.has(key) && isNews) store.dispatch(heard(updatePermission({ session: now })));
	});
	return store;
}

/** Marks what another tab did. That tab has stored it, and maybe more since then, so this one only shows it. */
function heard<E extends Action>(event: E) {
	return { ...event, meta: { heard: true } };
}

function isHeard(event: unknown): boolean {
	return (event as { meta?: { heard?: boolean } }).meta?.heard === true;
}

const aboutThePerson: ReadonlySet<string> = new Set(["token", "client", "admin"]);

let opened: ShopStore | undefined;

/** This browser's store, the same for everybody who asks. */
export function browserStore(): ShopStore {
	opened ??= makeStore(browserStorage());
	return opened;
}

/** Where the parts of a page find the store. */
export const StoreContext = createContext<ShopStore | null>(null);

function useStore(): ShopStore {
	const store = useContext(StoreContext);
	if (!store) throw new Error("there is no store above this part");
	return store;
}

/** A piece of the state. What `select` answers must stay the same object as long as the state does. */
export function useShop<T>(select: (state: ShopState) => T): T {
	const { subscribe, getState } = useStore();
	return useSyncExternalStore(
		subscribe,
		() => select(getState()),
		() => select(visitorState),
	);
}

export function useEvents(): ShopStore["dispatch"] {
	return useStore().dispatch;
}

function storedSession(storage: ShopStorage): Session {
	if (storage.read("token") === null) return { as: "visitor" };
	const user = storage.read("admin");
	if (user) return { as: "staff", user };
	const client = storage.read("client");
	return client ? { as: "client", client } : { as: "visitor" };
}

/**
 * Writes the cart and what else is followed whenever an event of this tab changed them; at log-out everything of the
 * person goes.
 */
function storing(storage: ShopStorage): Middleware<unknown, Pick<ShopState, "cart">> {
	return (store) => (next) => (event) => {
		if (isHeard(event)) return next(event);
		const before = store.getState().cart;
		const result = next(event);
		const after = store.getState().cart;
		if (logOutUser.match(event)) storage.forgetPerson();
		else if (after !== before) storage.write("cart", after);
		if (clearDiscount.match(event)) storage.write("discountCode", null);
		if (followedChanged.match(event))
			for (const [key, value] of Object.entries(event.payload)) storage.write(key as FollowedKey, value);
		return result;
	};
}
