import { matchPath } from "react-router";
import type { StaffRight } from "#core/rules/staff-rights.ts";
import { mayDo, type Session } from "#web/store/records.ts";
import { isAdmin } from "./is-admin.ts";
import messages from "./messages.en.ts";

export type Room = {
	path: string;
	/** In the tabs under this name. */
	label?: string;
	/** One of these opens it; admins come in everywhere. */
	rights?: readonly StaffRight[];
	adminsOnly?: true;
};

/** Where staff set up the second factor the owner asks for; until then it is the only room. */
export const OWN_ROOM = "/admindashboard/account";

/** The rooms of the shop's back office. */
export const rooms: readonly Room[] = [
	{ path: "/admindashboard", label: messages.rooms.overview, rights: ["statistics.read"] },
	{ path: "/admindashboard/orders", label: messages.rooms.orders, rights: ["orders.read"] },
	{ path: "/admindashboard/orders/packing", rights: ["orders.read"] },
	{ path: "/admindashboard/orders/send", rights: ["orders.write"] },
	{ path: "/admindashboard/orders/new", rights: ["orders.write"] },
	{ path: "/admindashboard/orders/:id", rights: ["orders.read"] },
	{ path: "/admindashboard/returns", label: messages.rooms.returns, rights: ["orders.read"] },
	{ path: "/admindashboard/products", label: messages.rooms.products, rights: ["products.write"] },
	{ path: "/addnewproduct", label: messages.rooms.addProduct, rights: ["products.write"] },
	{ path: "/addnewproduct/addcategory", rights: ["categories.write"] },
	{ path: "/updateProducto/:id", rights: ["products.write"] },
	{ path: "/admindashboard/offsale", label: messages.rooms.offSale, rights: ["products.sale"] },
	{ path: "/admindashboard/offers", label: messages.rooms.offers, rights: ["offers.write"] },
	{ path: "/admindashboard/codes", label: messages.rooms.codes, rights: ["discounts.read"] },
	{ path: "/admindashboard/reviews", label: messages.rooms.reviews, rights: ["reviews.write"] },
	{ path: "/admindashboard/clients", label: messages.rooms.clients, rights: ["clients.read"] },
	{ path: "/admindashboard/figures", label: messages.rooms.figures, rights: ["statistics.read"] },
	{ path: "/admindashboard/moving", label: messages.rooms.moving, rights: ["products.write"] },
	{ path: "/admindashboard/categories", label: messages.rooms.categories, adminsOnly: true },
	{ path: "/admindashboard/searches", label: messages.rooms.searches, rights: ["statistics.read"] },
	{ path: "/admindashboard/sizes", label: messages.rooms.sizes, adminsOnly: true },
	{ path: "/admindashboard/users", label: messages.rooms.users, rights: ["users.read"] },
	{ path: "/admindashboard/settings", label: messages.rooms.settings, adminsOnly: true },
	{ path: "/admindashboard/settings/texts", adminsOnly: true },
	{ path: "/admindashboard/permissions", label: messages.rooms.permissions, adminsOnly: true },
	{ path: "/admindashboard/keys", label: messages.rooms.keys, adminsOnly: true },
	{ path: "/admindashboard/webhooks", label: messages.rooms.webhooks, adminsOnly: true },
	{ path: "/admindashboard/webhooks/:id", adminsOnly: true },
	{ path: "/admindashboard/log", label: messages.rooms.log, adminsOnly: true },
	{ path: OWN_ROOM, label: messages.rooms.ownAccount },
];

/** Other rooms' addresses begin as theirs do. */
export const isEndOfPath = (path: string): boolean => path === "/admindashboard" || path === "/addnewproduct";

export function isOpenTo({ path, rights, adminsOnly }: Room, session: Session): boolean {
	if (session.as !== "staff") return false;
	if (session.user.mustSetUp) return path === OWN_ROOM;
	if (adminsOnly) return isAdmin(session);
	return !rights || rights.some((right) => mayDo(session, right));
}

/** Whether somebody may be at an address; what is no room of the list is everybody's. */
export function isOpenAt(pathname: string, session: Session): boolean {
	const room = rooms.find(({ path }) => matchPath(path, pathname));
	return !room || isOpenTo(room, session);
}
