import type { ServerBuild } from "react-router";

type Build = Pick<ServerBuild, "routes" | "basename">;

/**
 * Of a build the routes alone that a page can need, by the first step of its path: for each page React Router goes through
 * all routes it is given several times. Others with the same first step, and those of the paths above the page's, are among them.
 */
export function byFirstStep<B extends Build>(build: B): (path: string) => B {
	const steps = Object.groupBy(Object.keys(build.routes), (id) => firstStep(fullPath(build, id)) ?? ANY);
	const narrowed = new Map<string, B>();
	return (path) => {
		const step = firstStep(withoutBasename(path, build.basename)) ?? ANY;
		if (step.includes("%")) return build;
		const name = Object.hasOwn(steps, step) ? step : ANY;
		const known = narrowed.get(name) ?? withRoutes(build, [...(steps[ANY] ?? []), ...(steps[name] ?? [])]);
		narrowed.set(name, known);
		return known;
	};
}

/** No path has it: a step with a colon is a parameter, and those fit anywhere. */
const ANY = ":";

/** Undefined where any step fits, or none is needed. */
function firstStep(path: string): string | undefined {
	const step = path.split("/").find((part) => part !== "");
	return step === undefined || /^[:*]|\?$/.test(step) ? undefined : step.toLowerCase();
}

function fullPath({ routes }: Build, id: string): string {
	const steps: string[] = [];
	for (let route = routes[id]; route; route = routes[route.parentId ?? ""]) steps.unshift(route.path ?? "");
	return steps.join("/");
}

function withoutBasename(path: string, basename = "/"): string {
	return path.startsWith(basename) ? path.slice(basename.length) : path;
}

function withRoutes<B extends Build>(build: B, ids: readonly string[]): B {
	const wanted = new Set<string>();
	for (const id of ids) {
		for (let at: string | undefined = id; at && build.routes[at]; at = build.routes[at]?.parentId) wanted.add(at);
	}
	const some = <R>(routes: Record<string, R>) =>
		Object.fromEntries(Object.entries(routes).filter(([id]) => wanted.has(id)));
	const narrowed: B = { ...build, routes: some(build.routes) };
	if ("assets" in build) {
		const { assets } = build as unknown as ServerBuild;
		Object.assign(narrowed, { assets: { ...assets, routes: some(assets.routes) } });
	}
	return narrowed;
}
