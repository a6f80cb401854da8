import {
	filesIn,
	KEPT_MARK,
	MOST_KEPT,
	mayKeep,
	STORES,
	type Store,
	shellPages,
	TITLE_HEADER,
	type Visit,
} from "#core/rules/offline.ts";

/** So long a page of the shell is taken as it is. */
const SHELL_FRESH_MS = 3_600_000;

/** Nobody looks at what is fetched only to be kept: it counts as no visit. */
const FETCHED_AHEAD = { headers: { purpose: "prefetch" } };

/** Keeps a page that was visited with everything it needs, and the pages of the shell in its language. */
export async function keepVisit({ page, title, files }: Visit): Promise<void> {
	const named = await keepPage("pages", page, title);
	await Promise.all([...named, ...files].map(keepFile));
	for (const address of shellPages(page))
		if (!(await isFresh(address))) await Promise.all((await keepPage("shell", address)).map(keepFile));
}

/** Keeps a page as the network has it now; the answer names the files it needs. */
async function keepPage(store: Store, address: string, title = ""): Promise<string[]> {
	const answer = await fetch(address, FETCHED_AHEAD);
	if (!mayKeep(answer, store)) return [];
	const html = await answer.text();
	const headers = new Headers(answer.headers);
	headers.set(TITLE_HEADER, encodeURIComponent(title));
	headers.set("server-timing", KEPT_MARK);
	await put(store, address, new Response(html, { headers }));
	return filesIn(html);
}

async function keepFile(address: string): Promise<void> {
	if (await kept("files", address)) return;
	const answer = await fetch(address);
	if (mayKeep(answer, "files")) await put("files", address, answer);
}

async function isFresh(address: string): Promise<boolean> {
	const date = (await kept("shell", address))?.headers.get("date");
	return date ? Date.now() - Date.parse(date) < SHELL_FRESH_MS : false;
}

/** What is kept of an address. The kinds of picture a browser takes do not matter: it took this one. */
export async function kept(store: Store, address: string): Promise<Response | undefined> {
	return (await caches.open(STORES[store])).match(address, { ignoreVary: true });
}

/** Keeps an answer and lets the oldest go. Where there is no room, the pictures go first, and nobody is disturbed. */
export async function put(store: Store, address: string, answer: Response): Promise<void> {
	try {
		const cache = await caches.open(STORES[store]);
		await cache.put(address, answer);
		const all = await cache.keys();
		for (const oldest of all.slice(0, Math.max(0, all.length - MOST_KEPT[store]))) await cache.delete(oldest);
	} catch {
		await caches.delete(STORES.pictures);
	}
}
