import type { CartLine } from "#core/contract/carts.ts";
import type { Order } from "#core/contract/orders.ts";
import type { ProductsByCategory } from "#core/contract/products.ts";
import type { Category } from "#core/contract/selectors.ts";
import type { User } from "#core/contract/users.ts";
import { listsLearned } from "./browser-state.ts";
import { createPart, on } from "./event.ts";
import * as events from "./events.ts";
import type { DetailedProduct, ListedProduct, Session, WishList } from "./records.ts";

type Catalogue = {
	products: ListedProduct[];
	detail: DetailedProduct | null;
	categories: { men: Category[]; women: Category[] } | null;
	/** Garment types by collection, for the burger menu. */
	nested: Record<number, ProductsByCategory>;
	selected: number[];
};
const emptyCatalogue: Catalogue = { products: [], detail: null, categories: null, nested: {}, selected: [] };

export const catalogue = createPart(
	emptyCatalogue,
	on(events.getAll, (state, products) => ({ ...state, products })),
	on(events.getById, (state, detail) => ({ ...state, detail })),
	on(events.clearDetail, (state) => ({ ...state, detail: null })),
	on(events.getSelectorCat, (state, categories) => ({ ...state, categories })),
	on(events.nested, (state, { collection, types }) => ({ ...state, nested: { ...state.nested, [collection]: types } })),
	on(events.selectingProduct, (state, id) => {
		const without = state.selected.filter((one) => one !== id);
		return { ...state, selected: without.length < state.selected.length ? without : [...without, id] };
	}),
	on(events.clearDiscount, (state) => ({ ...state, selected: [] })),
);

export const cart = createPart<CartLine[]>(
	[],
	on(events.updatingCart, (_, lines) => lines),
	on(events.clearCart, () => []),
	on(events.logOutUser, () => []),
);

const visitor: Session = { as: "visitor" };

export const session = createPart<Session>(
	visitor,
	on(events.updatePermission, (state, told) => {
		if ("session" in told) return told.session;
		const isMe = state.as === "staff" && state.user.id_user === told.user.id_user;
		return isMe ? { as: "staff", user: { ...state.user, ...told.user } } : state;
	}),
	on(events.logOutUser, () => visitor),
);

type Orders = { all: Order[]; detail: Order | null };

export const orders = createPart<Orders>(
	{ all: [], detail: null },
	on(events.getOrders, (state, all) => ({ ...state, all })),
	on(events.getOrderById, (state, detail) => ({ ...state, detail })),
);

export const users = createPart<User[]>(
	[],
	on(events.getAllUsers, (_, users) => users),
	on(events.updatePermission, (state, told) =>
		"user" in told ? state.map((user) => (user.id_user === told.user.id_user ? told.user : user)) : state,
	),
);

type Lists = { all: WishList[]; detail: WishList | null };

export const lists = createPart<Lists>(
	{ all: [], detail: null },
	on(events.getUserLists, (state, all) => ({ ...state, all })),
	on(events.getSpecificList, (state, detail) => ({ ...state, detail })),
	on(listsLearned, (_, learned) => learned),
);
