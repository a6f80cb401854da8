import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#web/routes.ts";

/** The paths of the whole route table. */
export const routePaths: ReadonlySet<string> = pathsOf(routes);

function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): Set<string> {
	return new Set(
		entries.flatMap(({ path, children }) => {
			const full = path === undefined ? parent : `${parent}/${path.replace(/^\//, "")}`;
			return [full, ...pathsOf(children ?? [], full)];
		}),
	);
}
