import type { StaffRight } from "#core/rules/staff-rights.ts";
import { mayDo, type Session } from "#web/store/records.ts";

/** A place the navigation leads to, who sees it, and which right staff need for it. */
export type Entry = { to: string; label: string; shownTo: readonly Session["as"][]; right?: StaffRight };

const everybody = ["visitor", "client", "staff"] as const;
const shoppers = ["visitor", "client"] as const;

export const barEntries: readonly Entry[] = [
	{ to: "/home", label: "Home", shownTo: everybody },
	{ to: "/admindashboard", label: "Dashboard", shownTo: ["staff"] },
];

export const cartEntry: Entry = { to: "/cart", label: "Cart", shownTo: shoppers };

export const accountEntries: readonly Entry[] = [
	{ to: "/login", label: "Client Log in/Sign up", shownTo: ["visitor"] },
	{ to: "/loginadmin", label: "Admin Log in", shownTo: ["visitor"] },
	{ to: "/client/profile", label: "Profile", shownTo: ["client"] },
	{ to: "/orders", label: "Orders", shownTo: ["client"] },
];

export function isShown(entry: Entry, session: Session): boolean {
	return entry.shownTo.includes(session.as) && (!entry.right || mayDo(session, entry.right));
}
