import { LRUCache } from "lru-cache";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { byFirstStep } from "./first-steps.ts";

/** What a page's routes say about it in `export const handle`. */
type PageHandle = {
	/** The query parameters it depends on. */
	reads?: readonly string[];
	/** `payment`: its policy lets the card provider in. */
	policy?: "payment";
};
type PageRoute = RouteObject & { handle?: PageHandle };

const MOST_KNOWN_PATHS = 1_000;

/**
 * The path and query a request asks for; null when it names no page. An address may come with a host of the sender's
 * choice, as `http://host/path` or `//host/path`: that host must never reach a page that is kept for everybody.
 */
export function addressOf(target: string): string | null {
	const url = URL.parse(target.startsWith("/") ? `http://page${target}` : target);
	return url && /^\/(?!\/)/.test(url.pathname) ? url.pathname + url.search : null;
}

/** What addresses are told by: the routes of the pages, and below which path they are. */
type PagesBuild = Pick<ServerBuild, "routes" | "basename">;

/** Finds what the routes of an address say about their page; null for addresses no route knows. */
export function pageHandles(build: PagesBuild): (address: string) => PageHandle[] | null {
	const narrowed = byFirstStep(build);
	const trees = new Map<PagesBuild, PageRoute[]>();
	const { basename = "/" } = build;
	// Matching costs a tenth of a render: React Router ranks all routes anew each time.
	const known = new LRUCache<string, { handles: PageHandle[] | null }>({ max: MOST_KNOWN_PATHS });
	return (address) => {
		const path = pathOf(new URL(address, "http://page"), basename);
		const found = known.get(path);
		if (found) return found.handles;
		const some = narrowed(path);
		const tree = trees.get(some) ?? routeTree(some);
		trees.set(some, tree);
		const matches = matchRoutes(tree, path, basename);
		const handles = matches?.flatMap(({ route }) => (route as PageRoute).handle ?? []) ?? null;
		known.set(path, { handles });
		return handles;
	};
}

/** Where React Router asks which routes are behind the links of a page, in each language; all of its query counts. */
const MANIFEST = /^(\/[a-z]{2})?\/__manifest$/;

/** Each path of a list is looked for by itself: thousands of them would stop the whole process for a second. */
const MOST_LISTED_PATHS = 250;

/** Whether an address asks for the routes behind more links than any page has. */
export function listsTooMany(address: string): boolean {
	const { pathname, searchParams } = new URL(address, "http://page");
	return MANIFEST.test(pathname) && (searchParams.get("paths") ?? "").split(",").length > MOST_LISTED_PATHS;
}

/**
 * The address of a page without what does not matter to it: its path and the query parameters its routes say they read
 * (`handle.reads`), sorted. It is what the page is kept under and rendered from, so that nothing else of the first
 * visitor's address reaches the others. `null` for addresses no route knows, and for data of routes there are not:
 * neither is kept.
 */
export function pageAddresses(
	handlesOf: ReturnType<typeof pageHandles>,
	build: PagesBuild,
): (address: string) => string | null {
	return (address) => {
		const url = new URL(address, "http://page");
		const handles = handlesOf(address);
		if (!handles || !asksForKnownRoutes(url, build)) return null;
		const reads = new Set(handles.flatMap((handle) => handle.reads ?? []));
		if (isData(url)) reads.add("_routes");
		const isManifest = MANIFEST.test(url.pathname);
		const read = [...url.searchParams].filter(([name]) => isManifest || reads.has(name)).sort(byNameThenValue);
		const query = new URLSearchParams(read).toString();
		return url.pathname + (query && `?${query}`);
	};
}

function asksForKnownRoutes(url: URL, { routes }: PagesBuild): boolean {
	if (!isData(url)) return true;
	const ids = url.searchParams.getAll("_routes").flatMap((list) => list.split(","));
	return new Set(ids).size === ids.length && ids.every((id) => Object.hasOwn(routes, id));
}

function isData({ pathname }: URL): boolean {
	return pathname.endsWith(".data");
}

/** React Router asks for a page's data at `<path>.data`; the root's own name there is `_root` or `_`. */
function pathOf(url: URL, basename: string): string {
	if (!isData(url)) return url.pathname;
	const path = url.pathname.slice(0, -".data".length);
	const root = basename === "/" ? "" : basename;
	return path === `${root}/_root` || path === `${root}/_` ? basename : path;
}

function byNameThenValue([a, x]: [string, string], [b, y]: [string, string]): number {
	return a === b ? (x < y ? -1 : 1) : a < b ? -1 : 1;
}

function routeTree(build: PagesBuild, parentId?: string): PageRoute[] {
	return Object.values(build.routes)
		.filter((route) => route !== undefined && (route.parentId || undefined) === parentId)
		.map((route) => {
			const handle = route?.module.handle as PageRoute["handle"];
			const path = route?.path === undefined ? {} : { path: route.path };
			const id = route?.id as string;
			return (
				route?.index ? { id, ...path, index: true, handle } : { id, ...path, handle, children: routeTree(build, id) }
			) as PageRoute;
		});
}
