import type { CartLine } from "#core/contract/carts.ts";
import type { Order } from "#core/contract/orders.ts";
import type { ProductsByCategory } from "#core/contract/products.ts";
import type { Category } from "#core/contract/selectors.ts";
import type { User } from "#core/contract/users.ts";
import { createEvent } from "./event.ts";
import type { DetailedProduct, ListedProduct, Session, WishList } from "./records.ts";

/** The sixteen documented events. What the browser has to remember beside them is in browser-state.ts. */
export const getAll = createEvent<ListedProduct[]>("GET_ALL");
export const getById = createEvent<DetailedProduct>("GET_BY_ID");
export const clearDetail = createEvent("CLEAR_DETAIL");
export const getSelectorCat = createEvent<{ men: Category[]; women: Category[] }>("GET_SELECTOR_CAT");
/** The `bycol` answer of one collection. */
export const nested = createEvent<{ collection: number; types: ProductsByCategory }>("NESTED");
/** Puts a product into the selection, or takes it out. */
export const selectingProduct = createEvent<number>("SELECTING_PRODUCT");
/** A discount has done its work: the staff's offer was sent, or the shopper's code was used or taken away. */
export const clearDiscount = createEvent("CLEAR_DISCOUNT");

/** The cart as it is from now on. */
export const updatingCart = createEvent<CartLine[]>("UPDATING_CART");
export const clearCart = createEvent("CLEAR_CART");

/** What somebody may do has changed: this browser's person after log-in, or the role of a staff user. */
export const updatePermission = createEvent<{ session: Session } | { user: User }>("UPDATE_PERMISSION");
export const logOutUser = createEvent("LOG_OUT_USER");

export const getOrders = createEvent<Order[]>("GET_ORDERS");
export const getOrderById = createEvent<Order>("GET_ORDER_BY_ID");
export const getAllUsers = createEvent<User[]>("GET_ALL_USERS");
export const getUserLists = createEvent<WishList[]>("GET_USER_LISTS");
export const getSpecificList = createEvent<WishList>("GET_SPECIFIC_LIST");
