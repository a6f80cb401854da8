import { createAction } from "@reduxjs/toolkit";
import type { CartLine } from "#core/contract/carts.ts";
import type { Order } from "#core/contract/orders.ts";
import type { ProductsByCategory } from "#core/contract/products.ts";
import type { Category } from "#core/contract/selectors.ts";
import type { User } from "#core/contract/users.ts";
import type { DetailedProduct, ListedProduct, Session, WishList } from "./records.ts";

/** The sixteen documented events. What the browser has to remember beside them is in browser-state.ts. */
export const getAll = createAction<ListedProduct[]>("GET_ALL");
export const getById = createAction<DetailedProduct>("GET_BY_ID");
export const clearDetail = createAction("CLEAR_DETAIL");
export const getSelectorCat = createAction<{ men: Category[]; women: Category[] }>("GET_SELECTOR_CAT");
/** The `bycol` answer of one collection. */
export const nested = createAction<{ collection: number; types: ProductsByCategory }>("NESTED");
/** Puts a product into the selection, or takes it out. */
export const selectingProduct = createAction<number>("SELECTING_PRODUCT");
/** A discount has done its work: the staff's offer was sent, or the shopper's code was used or taken away. */
export const clearDiscount = createAction("CLEAR_DISCOUNT");

/** The cart as it is from now on. */
export const updatingCart = createAction<CartLine[]>("UPDATING_CART");
export const clearCart = createAction("CLEAR_CART");

/** What somebody may do has changed: this browser's person after log-in, or the role of a staff user. */
export const updatePermission = createAction<{ session: Session } | { user: User }>("UPDATE_PERMISSION");
export const logOutUser = createAction("LOG_OUT_USER");

export const getOrders = createAction<Order[]>("GET_ORDERS");
export const getOrderById = createAction<Order>("GET_ORDER_BY_ID");
export const getAllUsers = createAction<User[]>("GET_ALL_USERS");
export const getUserLists = createAction<WishList[]>("GET_USER_LISTS");
export const getSpecificList = createAction<WishList>("GET_SPECIFIC_LIST");
