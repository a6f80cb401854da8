import type { RouteConfigEntry } from "@react-router/dev/routes";
import { BOUNDS } from "#server/http/bounds.ts";
import routes from "#web/routes.ts";
import type { HostileRequest } from "../hostile-requests.ts";
import { BODY_BYTES, dearTexts, HEADER_LENGTH, repeated, some } from "./dear-values.ts";

/** Addresses that are no call and no page of the route table. */
const OTHERS = [
	"/healthz",
	"/readyz",
	"/metrics",
	"/sitemap.xml",
	"/robots.txt",
	"/.well-known/security.txt",
	"/api/docs",
	"/api/docs.css",
	"/api/openapi.json",
	"/api/:unknown",
	"/__manifest",
	"/images/:file.webp",
	"/assets/:file.js",
];
/** What pages read of their query, and what the router itself reads. */
const READ = [
	"filters",
	"category",
	"collection",
	"method",
	"type",
	"page",
	"offer",
	"next",
	"token",
	"_routes",
	"paths",
];

/** The path of every screen. */
export const screenPaths: readonly string[] = [...new Set(pathsOf(routes, ""))];
/** The path of every page. */
export const pagePaths: readonly string[] = [...screenPaths, ...OTHERS];

function pathsOf(entries: readonly RouteConfigEntry[], above: string): string[] {
	return entries.flatMap(({ path, index, children = [] }) => {
		const own = path === undefined ? above : `${above}/${path === "*" ? ":anything" : path}`;
		return [...(path !== undefined || index ? [own || "/"] : []), ...pathsOf(children, own)];
	});
}

export type DearPage = { label: string; request: HostileRequest };

/** The dearest requests for a page that the limits allow. No two are the same, so that none is answered from memory. */
export function dearPageRequests(path: string, known: string): DearPage[] {
	const get = (label: string, url: string, more: Partial<HostileRequest> = {}): DearPage => ({
		label: `${path} ${label}`,
		request: { method: "GET", url, headers: { accept: "text/html" }, ...more },
	});
	const plain = path.replace(/:\w+/g, known);
	const names = path.match(/:\w+/g) ?? [];
	const room = BOUNDS.path - plain.length;
	const inPath = names.flatMap((name) =>
		some(dearTexts, path, 3).map((text) => {
			const encoded = encodeURIComponent(text.of(room).toWellFormed()).slice(0, room);
			return get(`${name}: ${text.name}`, path.replace(name, encoded.replace(/%[^%]?$/, "")).replace(/:\w+/g, known));
		}),
	);
	const inQuery = READ.flatMap((name) =>
		some(dearTexts, path + name, 9).map((text) => {
			const value = encodeURIComponent(text.of(BOUNDS.query).toWellFormed()).slice(0, 3_900);
			return get(`?${name}: ${text.name}`, `${plain}?${name}=${value.replace(/%[^%]?$/, "")}`);
		}),
	);
	const below = plain === "/" ? "" : plain;
	return [
		get("as it is", plain),
		...inPath,
		...inQuery,
		get("with as many segments as may be", below + "/a".repeat(BOUNDS.segments - below.split("/").length + 1)),
		get("with as many empty segments as may be", below + "/".repeat(BOUNDS.segments - below.split("/").length + 1)),
		get(
			"with every letter encoded",
			plain.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
		),
		get("with a thousand names", `${plain}?${repeated("a&", BOUNDS.query)}`),
		get("with a thousand paths", `${plain}?paths=${repeated("/a,", 4_000)}`),
		get("with as many paths as may be", `${plain}?paths=${repeated("/a/b/c/d/e/f/g,", 249 * 15)}z`),
		get("as data", `${below || "/_root"}.data`),
		get("as data of many routes", `${below || "/_root"}.data?_routes=${repeated("root,", 4_000)}`),
		get("with long headers", plain, {
			headers: {
				accept: `text/html,${repeated("a/b;q=0.1,", HEADER_LENGTH)}`,
				"accept-encoding": repeated("br;q=0.1,", HEADER_LENGTH),
				"accept-language": repeated("es-AR;q=0.1,", HEADER_LENGTH),
				cookie: repeated("a=b; ", HEADER_LENGTH),
			},
		}),
		get("sent a form", plain, {
			method: "POST",
			headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
			payload: repeated("a=b&", BODY_BYTES),
		}),
	];
}
