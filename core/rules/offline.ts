import { LANGUAGES } from "../languages.ts";

/** What the worker keeps, by the names of its stores in the browser. */
export const STORES = { shell: "shell", pages: "pages", files: "files", pictures: "pictures" } as const;

/** The most that is kept of each; the oldest goes first. */
export const MOST_KEPT = { shell: 8, pages: 30, files: 300, pictures: 120 } as const;
export const MOST_BYTES = 2_000_000;

/** How long a page is waited for while an older one is kept. */
export const PATIENCE_MS = 4_000;

/** Carries a kept page's title, so that it can be listed. */
export const TITLE_HEADER = "x-title";
/** Marks a page that was kept, in a way the page itself can read. */
export const KEPT_MARK = "kept";

const LANGUAGE = new RegExp(`^/(?:${LANGUAGES.join("|")})(?=/|$)`);
const PUBLIC_PAGE = /^\/(?:home|products\/\d{1,15}|terms|privacy|returns|contact)?$/;
const SHELL_PAGES = ["/offline", "/cart"];
const FILE = /^\/(?:assets\/[\w.-]{1,100}|accent\/[0-9a-f]{6}\.css)$/;
const PICTURE = /^\/images\/[\w.-]{1,200}$/;

/** The path of a page without its language. */
function plain(path: string): string {
	return path.replace(LANGUAGE, "") || "/";
}

/** The beginning of the paths of a page's language: nothing, or `/es`. */
export function languageOf(path: string): string {
	return LANGUAGE.exec(path)?.[0] ?? "";
}

/** Pages that say the same to everybody; the list is closed, so nothing of an account, an order or a payment can be kept. */
export function isPublicPage(path: string): boolean {
	return PUBLIC_PAGE.test(plain(path));
}

/** Pages that are kept without a visit: what is said without a network, and the cart, whose lines are in the browser. */
export function shellPages(path: string): string[] {
	return SHELL_PAGES.map((page) => languageOf(path) + page);
}

export type Store = keyof typeof STORES;

/** In which store an address of the shop may be kept; null: in none. */
export function storeOf(path: string): Store | null {
	if (isPublicPage(path)) return "pages";
	if (SHELL_PAGES.includes(plain(path))) return "shell";
	if (FILE.test(path)) return "files";
	return PICTURE.test(path) ? "pictures" : null;
}

type Asked = { method: string; isNavigation: boolean; isOwn: boolean; path: string };

/**
 * How the worker answers. `page`: from the network, else as it was kept. `screen`: from the network, else it is said that there is none. `kept`: as it
 * was kept, for it never changes. Null: the worker stays out of it, as of everything that is asked of the API.
 */
export function wayOf({ method, isNavigation, isOwn, path }: Asked): "page" | "screen" | "kept" | null {
	if (method !== "GET" || !isOwn) return null;
	const store = storeOf(path);
	if (!isNavigation) return store === "files" || store === "pictures" ? "kept" : null;
	if (store === "pages" || store === "shell") return "page";
	return /^\/(?:api|assets|images|mailbox)(?:\/|$)|\.\w+$/.test(path) ? null : "screen";
}

type Answered = Pick<Response, "status" | "type" | "redirected"> & { headers: Pick<Headers, "get"> };

const TYPES: Record<Store, RegExp> = {
	shell: /^text\/html/,
	pages: /^text\/html/,
	files: /^(?:text\/(?:javascript|css)|application\/javascript|font\/)/,
	pictures: /^image\//,
};

/** Whether an answer may be kept: whole, the shop's own, of the kind that belongs there, and said to be for everybody. */
export function mayKeep({ status, type, redirected, headers }: Answered, store: Store): boolean {
	const control = headers.get("cache-control") ?? "";
	const isForAll = /\bpublic\b/.test(control) && !/\b(?:no-store|private)\b/.test(control);
	const isSmall = Number(headers.get("content-length") ?? 0) <= MOST_BYTES;
	const isOurs = status === 200 && type === "basic" && !redirected;
	return isOurs && isForAll && isSmall && TYPES[store].test(headers.get("content-type") ?? "");
}

const MENTIONED = /\/(?:assets\/[\w.-]+\.(?:js|css|woff2)|accent\/[0-9a-f]{6}\.css)/g;

/** The files a page names, without which it does not work; its style names typefaces that few pages use. */
export function filesIn(html: string): string[] {
	return [...new Set(html.replace(/<style>[^<]*<\/style>/, "").match(MENTIONED) ?? [])];
}

/** What a page tells the worker after somebody has opened it. */
export type Visit = { page: string; title: string; files: string[] };

const MOST_FILES = 150;

/** A message is input like any other: null for what is no visit of a page that may be kept. */
export function visitIn(message: unknown): Visit | null {
	const { page, title, files } = (message ?? {}) as Partial<Record<keyof Visit, unknown>>;
	if (typeof page !== "string" || typeof title !== "string" || !Array.isArray(files)) return null;
	const path = page.split(/[?#]/, 1)[0] ?? "";
	if (page.length > 1000 || !isPublicPage(path)) return null;
	const named = files.slice(0, MOST_FILES).filter((file) => typeof file === "string" && storeOf(file) === "files");
	return { page, title: title.slice(0, 200), files: named as string[] };
}

/** Where to go on from the page that says there is no network: a page of the shop, nowhere else. */
export function wayBack(to: string | null, origin: string): string | null {
	const url = to?.startsWith("/") ? URL.parse(to, origin) : null;
	return url?.origin === origin ? url.pathname + url.search + url.hash : null;
}
