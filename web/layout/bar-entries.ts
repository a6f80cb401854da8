import type { StaffRight } from "#core/rules/staff-rights.ts";
import { mayDo, type Session } from "#web/store/records.ts";
import messages from "./messages.en.ts";

/** A place the navigation leads to, who sees it, and which right staff need for it. */
export type Entry = { to: string; label: string; shownTo: readonly Session["as"][]; right?: StaffRight };

const everybody = ["visitor", "client", "staff"] as const;
const shoppers = ["visitor", "client"] as const;

export const barEntries: readonly Entry[] = [
	{ to: "/home", label: messages.home, shownTo: everybody },
	{ to: "/admindashboard", label: messages.dashboard, shownTo: ["staff"] },
];

export const cartEntry: Entry = { to: "/cart", label: messages.cart, shownTo: shoppers };

export const accountEntries: readonly Entry[] = [
	{ to: "/login", label: messages.logIn, shownTo: ["visitor"] },
	{ to: "/loginadmin", label: messages.staffLogIn, shownTo: ["visitor"] },
	{ to: "/client/profile", label: messages.profile, shownTo: ["client"] },
	{ to: "/orders", label: messages.orders, shownTo: ["client"] },
];

export function isShown(entry: Entry, session: Session): boolean {
	return entry.shownTo.includes(session.as) && (!entry.right || mayDo(session, entry.right));
}
