import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#web/routes.ts";
import type { Session } from "#web/store/records.ts";

/** Everything the navigation can hold. An entry appears once its route is in the route table. */
export type Entry = { to: string; label: string; shownTo: readonly Session["as"][] };

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

/** The paths of the whole route table. */
export const existingPaths: ReadonlySet<string> = pathsOf(routes);

export function exists(entry: Entry): boolean {
	return existingPaths.has(entry.to);
}

export function isShown(entry: Entry, session: Session): boolean {
	return exists(entry) && entry.shownTo.includes(session.as);
}

function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): Set<string> {
	return new Set(
		entries.flatMap(({ path, children }) => {
			const full = path === undefined ? parent : `${parent}/${path.replace(/^\//, "")}`;
			return [full, ...pathsOf(children ?? [], full)];
		}),
	);
}
