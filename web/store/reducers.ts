import { createReducer } from "@reduxjs/toolkit";
import type { CartLine } from "#core/contract/carts.ts";
import type { Order } from "#core/contract/orders.ts";
import type { ProductsByCategory } from "#core/contract/products.ts";
import type { Category } from "#core/contract/selectors.ts";
import type { User } from "#core/contract/users.ts";
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

export const catalogue = createReducer(emptyCatalogue, (on) => {
	on.addCase(events.getAll, (state, { payload }) => {
		state.products = payload;
	})
		.addCase(events.getById, (state, { payload }) => {
			state.detail = payload;
		})
		.addCase(events.clearDetail, (state) => {
			state.detail = null;
		})
		.addCase(events.getSelectorCat, (state, { payload }) => {
			state.categories = payload;
		})
		.addCase(events.nested, (state, { payload }) => {
			state.nested[payload.collection] = payload.types;
		})
		.addCase(events.selectingProduct, (state, { payload: id }) => {
			const without = state.selected.filter((one) => one !== id);
			state.selected = without.length < state.selected.length ? without : [...without, id];
		})
		.addCase(events.clearDiscount, (state) => {
			state.selected = [];
		});
});

export const cart = createReducer<CartLine[]>([], (on) => {
	on.addCase(events.updatingCart, (_, { payload }) => payload)
		.addCase(events.clearCart, () => [])
		.addCase(events.logOutUser, () => []);
});

const visitor: Session = { as: "visitor" };

export const session = createReducer<Session>(visitor, (on) => {
	on.addCase(events.updatePermission, (state, { payload }) => {
		if ("session" in payload) return payload.session;
		const isMe = state.as === "staff" && state.user.id_user === payload.user.id_user;
		return isMe ? { as: "staff", user: payload.user } : state;
	}).addCase(events.logOutUser, () => visitor);
});

type Orders = { all: Order[]; detail: Order | null };

export const orders = createReducer<Orders>({ all: [], detail: null }, (on) => {
	on.addCase(events.getOrders, (state, { payload }) => {
		state.all = payload;
	}).addCase(events.getOrderById, (state, { payload }) => {
		state.detail = payload;
	});
});

export const users = createReducer<User[]>([], (on) => {
	on.addCase(events.getAllUsers, (_, { payload }) => payload).addCase(events.updatePermission, (state, { payload }) => {
		if (!("user" in payload)) return state;
		return state.map((user) => (user.id_user === payload.user.id_user ? payload.user : user));
	});
});

type Lists = { all: WishList[]; detail: WishList | null };

export const lists = createReducer<Lists>({ all: [], detail: null }, (on) => {
	on.addCase(events.getUserLists, (state, { payload }) => {
		state.all = payload;
	}).addCase(events.getSpecificList, (state, { payload }) => {
		state.detail = payload;
	});
});
